#!/bin/bash
# A census on a Slurm of one controller and four nodes on this machine, bound to loopback, with every fault that a cluster has:
# slurm_test.sh PROGRAM. The merged checksum has to be the one of a run on one core. Ends with 77 where Slurm is not installed.
set -uo pipefail
arete=$1
PATH=$PATH:/usr/sbin:/sbin
for program in slurmctld slurmd munged sbatch squeue scontrol; do
  command -v $program > /dev/null || { echo "SKIPPED: $program IS MISSING (Debian: slurmctld slurmd munge slurm-client)"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "SKIPPED: slurmd WANTS TO BE ROOT"; exit 77; }

family="convex-triangulations:${ARETE_SLURM_SIZE:-13} --game coloring --nimber"
folder=$(mktemp -d /tmp/arete-slurm-XXXXXX)
export SLURM_CONF=$folder/slurm.conf
host=$(hostname -s)
port=$((20000 + $$ % 10000))

stop() { local pid; pid=$(cat "$1" 2> /dev/null) && kill "${2:--TERM}" "$pid" 2> /dev/null; }
clean() {
  scancel --full --signal=KILL --user=root 2> /dev/null
  for node in 1 2 3 4; do stop "$folder/n$node.pid"; done
  stop "$folder/ctld.pid"
  stop "$folder/munge/pid"
  sleep 0.3
  rm -rf "$folder"
}
trap clean EXIT
fail() {
  echo "FAILED: $1"
  squeue --states=all 2>&1
  tail -n 20 "$folder/ctld.log" "$folder"/all.db.shards/*.log 2> /dev/null
  exit 1
}
# Nothing of ours has run yet.
skip() {
  echo "SKIPPED: $1 ON THIS MACHINE"
  tail -n 20 "$folder"/*.log 2> /dev/null
  exit 77
}
# until SECONDS COMMAND...: tries ten times a second.
until_true() {
  local end=$((SECONDS + $1))
  shift
  until "$@" > /dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.1
  done
}

mkdir -p "$folder"/{munge,state,spool/n{1,2,3,4}}
chmod 755 "$folder" "$folder/munge"
head -c 1024 /dev/urandom > "$folder/munge/key"
chmod 400 "$folder/munge/key"
munged --socket="$folder/munge/socket" --key-file="$folder/munge/key" --pid-file="$folder/munge/pid" \
  --log-file="$folder/munge/log" --seed-file="$folder/munge/seed" --force > /dev/null 2>&1 || skip "munge does not start"
cat > "$SLURM_CONF" << END
ClusterName=census
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmctldPort=$port
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool/%n
SlurmctldPidFile=$folder/ctld.pid
SlurmdPidFile=$folder/%n.pid
SlurmctldLogFile=$folder/ctld.log
SlurmdLogFile=$folder/%n.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SchedulerParameters=batch_sched_delay=0,sched_interval=1,bf_interval=1
SlurmdTimeout=5
KillWait=1
MinJobAge=3600
ReturnToService=2
MpiDefault=none
NodeName=n[1-4] NodeHostname=$host NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 4))] CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
start=$(date +%s%N)
slurmctld -f "$SLURM_CONF" || skip "the controller does not start"
for node in 1 2 3 4; do slurmd -f "$SLURM_CONF" -N n$node || skip "node $node does not start"; done
all_idle() { [ "$(sinfo --noheader --format=%T%D)" = idle4 ]; }
until_true 30 all_idle || skip "the nodes do not come up"
echo "up after $((($(date +%s%N) - start) / 1000000)) ms"

run="$arete census run $family"
$run --db "$folder/all.db" --slurm 8 --sbatch --cpus-per-task=1 || fail "the job is not taken"
job=$("$arete" census status "$folder/all.db" | sed -n 's/^Slurm job \([0-9]*\),.*/\1/p')
[ -n "$job" ] || fail "status does not name the job"
[[ $($run --db "$folder/all.db" --slurm 8 2>&1) == *"is still at work"* ]] || fail "a second job is not refused"

# The process that works on a shard.
worker() { pgrep -f -- "census run .*$folder/all.db.shards/$1.db" | while read -r pid; do
  [ "$(readlink /proc/$pid/exe)" = "$arete" ] && echo $pid; done; }
works() { [ -n "$(worker "$1")" ]; }
rows() { sqlite3 "$folder/all.db.shards/$1.db" "SELECT count(*) FROM answers" 2> /dev/null || echo 0; }
begun() { [ "$(rows "$1")" -gt 0 ]; }
no_delay() {  # Slurm lets a task that is queued again wait for two minutes
  squeue --noheader --array --states=PENDING --format=%i --jobs="$job" | while read -r id; do
    scontrol update jobid="$id" starttime=now 2> /dev/null; done; }

until_true 30 begun 2 && until_true 30 works 2 || fail "shard 2 does not begin"
kill -KILL "$(worker 2)" || fail "shard 2 was too quick to be killed"
echo "killed the run of shard 2 after $(rows 2) rows"

until_true 30 works 3 || fail "shard 3 does not begin"
prlimit --pid "$(worker 3)" --fsize=20480:unlimited || fail "shard 3 was too quick for a full disk"
full() { grep -q "waiting until it can be written" "$folder/all.db.shards/3.log"; }
until_true 30 full || fail "shard 3 does not notice the full disk"
prlimit --pid "$(worker 3)" --fsize=unlimited
echo "filled the disk of shard 3 for a while"

$run --db "$folder/all.db.shards/4.db" --shard 4/8 --threads 1 > "$folder/twice" 2>&1 &
twice=$!

stop "$folder/ctld.pid"
until_true 20 test ! -e "$folder/ctld.pid" || fail "the controller does not stop"
slurmctld -f "$SLURM_CONF" || fail "the controller does not start again"
until_true 20 squeue || fail "the controller does not come back"
echo "restarted the controller"

node=$(squeue --noheader --states=RUNNING --format=%N --jobs="$job" | tail -n 1)
[ -n "$node" ] || fail "no task was running any more when a node should fail"
for id in $(squeue --noheader --states=RUNNING --nodelist="$node" --format=%A); do
  for pid in $(pgrep -f "^slurmstepd: \[$id\.batch\]"); do
    for child in $(pgrep -P "$pid"); do pkill -KILL -P "$child"; kill -KILL "$child"; done
    kill -KILL "$pid"
  done
done
stop "$folder/$node.pid" -KILL
echo "killed the node $node"

ended() {
  no_delay
  ! squeue --noheader --array --states=PENDING,RUNNING,COMPLETING,CONFIGURING,REQUEUED --jobs="$job" --format=%T | grep -q .
}
until_true "${ARETE_SLURM_PATIENCE:-300}" ended || fail "the job does not end"
wait $twice || fail "the run beside shard 4 failed: $(cat "$folder/twice")"
"$arete" census status "$folder/all.db"

$run --db "$folder/one.db" --threads 1 || fail "the run on one core fails"
one=$("$arete" census report "$folder/one.db" --json)
all=$("$arete" census report "$folder/all.db" --json)
echo "one core: $one"
echo "cluster:  $all"
[ -n "$one" ] && [ "$one" = "$all" ] || fail "the cluster says something else than one core"
[[ $($run --db "$folder/all.db" --slurm 8) == "every shard is done"* ]] || fail "a third job is submitted for nothing"
