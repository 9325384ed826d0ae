"""A page in headless Chromium that shows a program."""

import base64
import os
import re
import socket
import subprocess
import threading
import time
import unittest

from playwright.sync_api import sync_playwright

# The height of the options below the picture.
TOOLBAR = 40

PIXELS = '''([x, y, width, height]) => {
  const canvas = document.getElementById('canvas');
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}'''


def free_port():
    """Returns a port on which no server listens."""
    with socket.create_server(('127.0.0.1', 0)) as server:
        return server.getsockname()[1]


class PageTests(unittest.TestCase):
    """A program and the page that shows it."""

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path='/usr/bin/chromium', args=['--no-sandbox']
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def start(self, command, folder=None, size=(600, 500), scale=1):
        """Starts a program and opens the page of the address that it prints."""
        self.launch(command, folder)
        self.page = self.browser.new_page(
            viewport={'width': size[0], 'height': size[1] + TOOLBAR}, device_scale_factor=scale
        )
        self.addCleanup(self.page.close)
        self.failures = []
        self.page.on('pageerror', lambda error: self.failures.append(str(error)))
        self.page.on('console', self.record)
        self.page.goto(self.url)
        self.page.wait_for_selector('canvas[data-frame]')

    def restart(self, command, folder=None):
        """Ends the program, starts it again and opens its new address in the page."""
        self.stop()
        self.page.get_by_role('status').filter(has_text='Connecting').wait_for(timeout=20000)
        self.launch(command, folder)
        self.page.goto(self.url)
        self.page.get_by_role('status').filter(has_text='Connecting').wait_for(
            state='hidden', timeout=20000
        )
        self.page.wait_for_selector('canvas[data-frame]')
        self.failures = [text for text in self.failures if 'WebSocket connection' not in text]

    def launch(self, command, folder=None):
        """Starts a program and reads the address that it prints."""
        self.process = subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.stop, self.process)
        address, self.lines = None, []
        while address is None:
            line = self.process.stderr.readline()
            self.assertNotEqual(line, '', 'the program has ended')
            address = re.search(r'http://\S+', line)
        self.url = address[0]
        # A full pipe would stop the program.
        threading.Thread(target=lambda: self.lines.extend(self.process.stderr)).start()

    def record(self, line):
        # The advice for pages that read pixels, as the tests do.
        if 'willReadFrequently' not in line.text:
            self.failures.append(line.text)

    def stop(self, process=None):
        process = process or self.process
        process.terminate()
        process.wait(10)

    def tearDown(self):
        self.assertEqual(self.failures, [])

    def choose_option(self, name, option):
        """Chooses an option of the page."""
        self.page.get_by_role('combobox', name=name).select_option(option)

    def pixels(self, x, y, width, height):
        return base64.b64decode(self.page.evaluate(PIXELS, [x, y, width, height]))

    def wait(self, condition, what):
        """Waits until a condition holds, at most for twenty seconds."""
        end = time.monotonic() + 20
        while not condition():
            self.assertLess(time.monotonic(), end, what)
            self.page.wait_for_timeout(20)

    def origin(self, locator):
        """Returns the left and top of an element; zero while it is being replaced."""
        box = locator.bounding_box() or {'x': 0, 'y': 0}
        return [box['x'], box['y']]

    def wait_for_change(self, rect, before, what):
        self.wait(lambda: self.pixels(*rect) != before, what)
