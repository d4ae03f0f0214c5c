"""What Python adds to the engine: a small position, a stream of documents, and a graph with a million edges.

./run python bench/python_bench.py [PROGRAM]    PROGRAM is arete, build/release/arete if it is not said
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import arete
import networkx as nx

ROOT = pathlib.Path(__file__).resolve().parents[1]
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "release" / "arete"


def best_of(times, work, clock=time.process_time):
    """The least of so many times, in seconds, and the result; of processor time, unless other processes take part."""
    least = float("inf")
    for _ in range(times):
        started = clock()
        result = work()
        least = min(least, clock() - started)
    return least, result


def small_position():
    """The C++ call tells by itself how long it took; what is above it is Python, JSON and the lock."""
    p = arete.position("kayles", [3, 7])
    many = 1000
    whole, _ = best_of(20, lambda: [p.solve() for _ in range(many)])
    inside = min(p.solve().ms for _ in range(many)) / 1000
    print(f"solve of a small position    {1e6 * whole / many:8.1f} µs, of which {1e6 * inside:.1f} µs in the search; wanted: at most 20 µs more")


def documents(count):
    draw = random.Random(1)
    for _ in range(count):
        graph = nx.gnm_random_graph(9, 13, seed=draw.randrange(1 << 30))
        yield json.dumps({"game": draw.choice(["ueg", "arc-kayles", "node-kayles"]), "vertices": 9,
                          "edges": [list(edge) for edge in graph.edges]})


def stream(threads):
    texts = list(documents(4000))
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write("\n".join(texts) + "\n")
        file.flush()
        command = [PROGRAM, "solve", "--json", "--threads", str(threads), file.name]
        program, _ = best_of(3, lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True), time.perf_counter)
    python, _ = best_of(3, lambda: [answer.outcome for answer in arete.solve_many(texts, threads=threads)], time.perf_counter)
    print(f"solve_many, {threads} thread{'s' if threads > 1 else ' '}        {100 * program / python:8.0f} % of the throughput of arete solve "
          f"({len(texts) / python:.0f} against {len(texts) / program:.0f} a second); wanted: 90 %")


def large_graph():
    draw = random.Random(1)
    graph = nx.Graph()
    graph.add_nodes_from(range(500_000))
    ends = draw.choices(range(500_000), k=2_000_000)
    graph.add_edges_from((u, v) for u, v in zip(ends[::2], ends[1::2]) if u != v)
    iterating, _ = best_of(3, lambda: sum(1 for _ in graph.edges()))
    asking, answer = best_of(2, lambda: arete.position("uvg", graph, root=0).solve(best="one"))
    theorem = answer.ms / 1000
    print(f"a million edges to uvg       {asking:8.2f} s: {(asking - theorem) / iterating:.1f} times iterating over its edges ({iterating:.2f} s), "
          f"plus the theorem ({theorem:.2f} s); wanted: 3 times")


if __name__ == "__main__":
    print(f"{os.cpu_count()} processors")
    small_position()
    large_graph()
    for threads in (1, 2):
        stream(threads)
