"""Draws badges and brackets on a local Spark cluster; checks and counts the pictures.

    python3 draw_pictures.py --tatami PATH [--badges 10000] [--brackets 1000] [--executors 2]
"""

import argparse
import base64
import csv
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time

from pyspark.sql import SparkSession

import tatami_worker

FOLDER = os.path.dirname(os.path.abspath(__file__))
SCENES = os.path.normpath(os.path.join(FOLDER, '..', 'Scenes'))
NAMES = ['Ada Lovelace', 'Grace Hopper', 'Konrad Zuse', 'Katherine Johnson', 'Alan Turing', 'Radia Perlman',
         'Donald Knuth', 'Barbara Liskov', 'Edsger Dijkstra', 'Frances Allen', 'Tony Hoare', 'Mary Jackson']
COLORS = ['#5B4BDB', '#0A7D53', '#B3261E', '#1E6091']


def guest(index):
    """Returns the row of a guest; every guest is different."""
    return {'name': f'{NAMES[index % len(NAMES)]} {index}', 'company': f'Company {index % 97}',
            'role': 'Speaker' if index % 7 == 0 else 'Guest', 'seat': f'{"ABCD"[index % 4]} {index}',
            'color': COLORS[index % len(COLORS)]}


def badge(index):
    """Returns the job of a badge, which gives the same bytes as `tatami render badge.json --data`."""
    return {'id': index, 'path': 'badge.json', 'texts': guest(index), 'title': 'badge'}


def bracket(index):
    """Returns the job of a bracket of 16 teams with results."""
    generator = random.Random(index)
    teams = [f'{name} {index}' for name in NAMES + ['Lynn Conway', 'John Backus', 'Jean Bartik', 'Ken Thompson']]
    lines = ['round,home,away,home_score,away_score']
    for title in ['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']:
        winners = []
        for home, away in zip(teams[::2], teams[1::2]):
            score = generator.sample(range(8), 2)
            lines.append(f'{title},{home},{away},{score[0]},{score[1]}')
            winners.append(home if score[0] > score[1] else away)
        teams = winners
    return {'id': index, 'tournament': '\n'.join(lines), 'title': f'Cup {index}', 'scale': 1}


def summary(answer):
    """Returns what the driver needs of an answer: pictures stay where they are drawn."""
    if not answer['ok']:
        return answer['id'], None, 0, answer['error']['message']
    data = base64.b64decode(answer['bytes'])
    digest = hashlib.sha256(data).hexdigest()
    assert digest == answer['sha256'] and data.startswith(b'\x89PNG')
    return answer['id'], digest, len(data), None


def draw(spark, name, make, count, arguments):
    """Draws a number of pictures and returns their checksums in the order of the jobs."""
    partitions = arguments.executors * 4
    command, start = [arguments.tatami], time.monotonic()
    pictures = (spark.sparkContext.parallelize(range(count), partitions)
                .map(make)
                .mapPartitions(lambda jobs: tatami_worker.draw(jobs, command, SCENES))
                .map(summary).collect())
    seconds = time.monotonic() - start
    errors = [error for _, _, _, error in pictures if error]
    assert [picture[0] for picture in pictures] == list(range(count)), 'the order has changed'
    assert not errors, errors[:3]
    size = sum(picture[2] for picture in pictures) / count / 1024
    print(json.dumps({'pictures': name, 'count': count, 'executors': arguments.executors,
                      'seconds': round(seconds, 2), 'per_second': round(count / seconds, 1),
                      'KB': round(size, 1)}), flush=True)
    return [picture[1] for picture in pictures]


def check_first(digests, arguments):
    """Compares the first badges with those that `tatami render --data` draws."""
    count = min(200, len(digests))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'guests.csv')
        with open(path, 'w', newline='', encoding='utf-8') as file:
            writer = csv.DictWriter(file, guest(0))
            writer.writeheader()
            writer.writerows(guest(index) for index in range(count))
        subprocess.run([arguments.tatami, 'render', os.path.join(SCENES, 'badge.json'), '--data', path,
                        '-o', folder + '/', '--quiet'], check=True)
        names = sorted(name for name in os.listdir(folder) if name.endswith('.png'))
        for name, digest in zip(names, digests, strict=False):
            with open(os.path.join(folder, name), 'rb') as file:
                assert hashlib.sha256(file.read()).hexdigest() == digest, name
        assert len(names) == count
    print(f'{count} badges have the bytes of tatami render --data')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--tatami', required=True, help='the command')
    parser.add_argument('--badges', type=int, default=10_000)
    parser.add_argument('--brackets', type=int, default=1_000)
    parser.add_argument('--executors', type=int, default=2, help='processes of Spark with one core each')
    arguments = parser.parse_args()
    arguments.tatami = os.path.abspath(arguments.tatami)
    start = time.monotonic()
    spark = (SparkSession.builder.appName('pictures')
             .master(f'local-cluster[{arguments.executors},1,1024]')
             .config('spark.driver.host', '127.0.0.1').config('spark.driver.bindAddress', '127.0.0.1')
             .config('spark.ui.enabled', 'false').config('spark.ui.showConsoleProgress', 'false')
             .config('spark.executorEnv.PYTHONPATH', FOLDER).getOrCreate())
    spark.sparkContext.setLogLevel('ERROR')
    spark.sparkContext.addPyFile(os.path.join(FOLDER, 'tatami_worker.py'))
    # Executors start with the first job, which is not measured.
    partitions = arguments.executors * 4
    spark.sparkContext.parallelize(range(partitions), partitions).map(lambda _: time.sleep(0.5)).count()
    print(f'Spark has started in {time.monotonic() - start:.1f} s', flush=True)
    try:
        digests = draw(spark, 'badges', badge, arguments.badges, arguments)
        draw(spark, 'brackets', bracket, arguments.brackets, arguments)
    finally:
        spark.stop()
    check_first(digests, arguments)


if __name__ == '__main__':
    sys.exit(main())
