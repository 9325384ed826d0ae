"""Draws pictures in the partitions of a Spark job, by `tatami render --worker`.

    from tatami_worker import draw
    pictures = jobs.mapPartitions(lambda partition: draw(partition, ["tatami"]))

A job is a dictionary as described in Documentation/server.md, with an `id` that is unique in its
partition. Each partition has one worker. Jobs are written by a thread of their own, because a worker
stops reading while its answers are not read. A job that ends its worker has an error as its answer;
the jobs after it go to a new worker.
"""

import collections
import contextlib
import json
import subprocess
import threading


def draw(jobs, command, root='.'):
    """Returns the answers to jobs, in their order: dictionaries with `id`, `ok`, and `bytes` or `error`."""
    waiting = collections.deque((job['id'], json.dumps(job).encode() + b'\n') for job in jobs)
    while waiting:
        yield from _draw_with_one_worker(waiting, command, root)


def _draw_with_one_worker(waiting, command, root):
    """Yields answers until there are no more jobs, or until the worker ends or asks to be replaced."""
    worker = subprocess.Popen(
        [*command, 'render', '--worker', '--jobs', '1', '--root', root],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    feeder = threading.Thread(target=_feed, args=(worker.stdin, [line for _, line in waiting]), daemon=True)
    feeder.start()
    try:
        for line in worker.stdout:
            answer = json.loads(line)
            waiting.popleft()
            yield answer
            if answer.get('recycle') or not waiting:
                return
        # The worker has ended during the first of the jobs that wait.
        name, _ = waiting.popleft()
        error = {'code': 'internal', 'message': 'the worker has ended during the job'}
        yield {'id': name, 'ok': False, 'error': error}
    finally:
        worker.kill()
        worker.wait()
        feeder.join()
        worker.stdout.close()


def _feed(pipe, lines):
    # When the worker has ended, the reader of its answers notices that.
    with contextlib.suppress(OSError):
        try:
            pipe.writelines(lines)
        finally:
            pipe.close()
