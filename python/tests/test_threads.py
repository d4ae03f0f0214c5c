"""Threads, streams and Ctrl-C."""

import itertools
import os
import signal
import threading
import time

import arete
import pytest


def interrupt_after(seconds):
    timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    return timer


def test_threads_share_positions(examples):
    positions = [arete.position(text) for text in examples[::5]]
    expected = [p.solve() for p in positions]
    found = {}

    def work(name):
        found[name] = [p.solve() for p in positions]

    threads = [threading.Thread(target=work, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(found[name] == expected for name in range(4))


def test_the_interpreter_works_while_a_search_runs(long_search):
    ticks = 0
    done = threading.Event()

    def search():
        long_search.solve(time=0.4)
        done.set()

    threading.Thread(target=search).start()
    while not done.is_set():
        ticks += 1
        time.sleep(0.001)
    assert ticks > 20


def test_ctrl_c_stops_a_search_and_gives_what_is_known(long_search):
    before = signal.getsignal(signal.SIGINT)
    timer = interrupt_after(0.3)
    started = time.monotonic()
    answer = long_search.solve()
    assert time.monotonic() - started < 20
    assert answer.limited and answer.outcome == "unknown"
    timer.join()
    assert signal.getsignal(signal.SIGINT) is before
    timer = interrupt_after(0.2)
    assert any(not value.exact for value in long_search.values())
    timer.join()


def test_ctrl_c_between_short_searches_is_not_lost():
    p = arete.position("kayles", [3, 4])
    timer = interrupt_after(0.2)
    with pytest.raises(KeyboardInterrupt):
        end = time.monotonic() + 20
        while time.monotonic() < end:
            p.solve()
    timer.join()


def test_ctrl_c_ends_a_stream(long_search):
    timer = interrupt_after(0.3)
    with pytest.raises(KeyboardInterrupt):
        list(arete.solve_many([long_search, long_search], threads=2))
    timer.join()


def test_a_search_of_another_thread_goes_on_after_ctrl_c(long_search):
    answers = []
    thread = threading.Thread(target=lambda: answers.append(long_search.solve(time=0.5)))
    thread.start()
    timer = interrupt_after(0.1)
    with pytest.raises(KeyboardInterrupt):
        while thread.is_alive():
            time.sleep(0.01)
    timer.join()
    thread.join()
    assert answers[0].limited


def test_a_stream_keeps_the_order_and_takes_no_more_than_it_needs():
    taken = []

    def endless():
        for n in itertools.count():
            taken.append(n)
            yield {"game": "kayles", "heaps": [n % 50]}

    stream = arete.solve_many(endless(), threads=2)
    nimbers = [answer.nimber for answer in itertools.islice(stream, 1000)]
    assert nimbers == [arete.position("kayles", [n % 50]).solve().nimber for n in range(1000)]
    assert len(taken) < 3000
    stream.close()


def test_a_stream_takes_positions_documents_and_texts(long_search):
    import networkx as nx

    grid = arete.position("ueg", nx.grid_2d_graph(3, 4), root=(0, 0))
    answers = list(arete.solve_many([grid, {"game": "kayles", "heaps": [3]}, '{"game": "kayles", "heaps": [2]}'], threads=2))
    assert [answers[0].best, answers[1].nimber, answers[2].nimber] == [[(0, 1)], 3, 2]
    limited = list(arete.solve_many([long_search, grid], time=0.1))
    assert limited[0].limited and not limited[1].limited


def test_a_bad_document_is_told_in_its_turn():
    documents = ['{"game": "kayles", "heaps": [1]}', '{"game": "kayles", "heaps": [-1]}', '{"game": "kayles", "heaps": [2]}']
    stream = arete.solve_many(documents)
    assert next(stream).nimber == 1
    with pytest.raises(arete.InputError) as error:
        next(stream)
    assert error.value.at == "heaps[0]"
    kept = list(arete.solve_many(documents, errors="return"))
    assert [kept[0].nimber, kept[2].nimber] == [1, 2] and kept[1].at == "heaps[0]"


def test_long_games_do_not_overflow_a_small_stack():
    path = arete.board("path", 400, game="node-kayles")
    heaps = arete.position("kayles", [100, 27])
    edge = arete.board("complete", 16, game="strings-and-coins")  # 120 edges, as deep as a search goes without a thread
    answers = []
    before = threading.stack_size(1 << 20)
    try:
        thread = threading.Thread(target=lambda: answers.extend(
            [path.solve(), heaps.solve(), edge.solve(nodes=20000), edge.values(nodes=20000)]))
        thread.start()
        thread.join()
    finally:
        threading.stack_size(before)
    assert len(answers) == 4
