"""Tests of `tatami preview` in headless Chromium."""

import base64
import os
import pathlib
import re
import subprocess
import tempfile
import time
import unittest

from playwright.sync_api import sync_playwright

TATAMI = os.environ['TATAMI']

CARD = '''{"scene": {"background": "systemGroupedBackground", "padding": 24},
 "view": {"type": "vbox", "space": 12, "padding": 16, "cornerRadius": 16, "width": 320,
  "background": "secondarySystemGroupedBackground",
  "children": [
    {"type": "label", "size": 17, "text": "Settings", "weight": "semibold"},
    {"type": "switch"},
    {"type": "slider", "value": 0.3, "width": 200},
    {"type": "textField", "placeholder": "Name", "width": 200},
    {"type": "button", "title": "Save", "appearance": "filled"}]}}
'''

# The centers of the controls in the scene, in points.
SWITCH, SLIDER, FIELD = (66, 88), (100, 131), (140, 177)

PIXELS = '''([x, y, width, height]) => {
  const canvas = document.getElementById('canvas');
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}'''

IMAGE_PIXELS = '''async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
}'''


class PreviewTests(unittest.TestCase):
    """A preview of a scene or a tournament in a page of 600 x 500 points."""

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

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def open(self, name, text, scale=1, **options):
        """Starts a preview of a new file and opens its page."""
        self.path = self.folder / name
        self.path.write_text(text)
        self.process = subprocess.Popen(
            [TATAMI, 'preview', name], cwd=self.folder, stderr=subprocess.PIPE, text=True
        )
        self.addCleanup(self.stop)
        self.url = None
        self.lines = []
        while self.url is None:
            line = self.process.stderr.readline()
            self.assertNotEqual(line, '', 'the preview has ended')
            self.lines.append(line)
            match = re.search(r'http://\S+', line)
            self.url = match and match[0]
        self.page = self.browser.new_page(
            viewport={'width': 600, 'height': 500}, device_scale_factor=scale, **options
        )
        self.addCleanup(self.page.close)
        self.failures = []
        self.page.on('pageerror', lambda error: self.failures.append(str(error)))
        self.page.on('console', self.record)
        self.page.goto(self.url)
        self.page.wait_for_selector('canvas[data-frame]')

    def record(self, line):
        # The advice for pages that read pixels, as the tests do.
        if 'willReadFrequently' not in line.text:
            self.failures.append(line.text)

    def stop(self):
        self.process.terminate()
        self.process.stderr.close()
        self.process.wait(10)

    def tearDown(self):
        self.assertEqual(self.failures, [])

    def point(self, position, size=(368, 283)):
        """The position in the page of a point of the scene, which is in the middle."""
        return [(page - side + 1) // 2 + at for page, side, at in zip((600, 500), size, position)]

    def pixels(self, x, y, width, height):
        return base64.b64decode(self.page.evaluate(PIXELS, [x, y, width, height]))

    def wait(self, condition, what):
        """Waits until a condition holds, at most for five seconds."""
        end = time.monotonic() + 5
        while not condition():
            self.assertLess(time.monotonic(), end, what)
            self.page.wait_for_timeout(20)

    def wait_for_change(self, rect, before, what):
        self.wait(lambda: self.pixels(*rect) != before, what)

    def field_text(self):
        return self.page.eval_on_selector('#text', 'area => area.value')

    def focus_field(self):
        self.page.mouse.click(*self.point(FIELD))
        self.wait(
            lambda: self.page.evaluate('document.activeElement.id') == 'text', 'the field has no focus'
        )

    def test_picture_is_the_one_of_render(self):
        self.open('card.json', CARD, scale=2)
        subprocess.run(
            [TATAMI, 'render', 'card.json', '-o', 'card.png', '--scale', '2', '--quiet'],
            cwd=self.folder, check=True,
        )
        image = base64.b64encode((self.folder / 'card.png').read_bytes()).decode()
        expected = base64.b64decode(self.page.evaluate(IMAGE_PIXELS, f'data:image/png;base64,{image}'))
        size = (368, len(expected) // 16 // 368)
        pixels = self.pixels(*(2 * side for side in (*self.point((0, 0), size), *size)))
        self.assertTrue(pixels == expected)

    def test_canvas_has_the_pixels_of_the_screen(self):
        self.open('card.json', CARD, scale=2)
        self.assertEqual(self.page.eval_on_selector('#canvas', 'canvas => canvas.width'), 1200)

    def test_click_turns_a_switch_on(self):
        self.open('card.json', CARD)
        x, y = self.point(SWITCH)
        rect = (x - 20, y - 10, 10, 10)
        before = self.pixels(*rect)
        self.page.mouse.click(x, y)
        self.wait_for_change(rect, before, 'the switch is still off')

    def test_drag_moves_a_slider(self):
        self.open('card.json', CARD)
        (x, y), (end, _) = self.point(SLIDER), self.point((200, 0))
        rect = (end - 5, y - 5, 10, 10)
        before = self.pixels(*rect)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(end, y, steps=5)
        self.page.mouse.up()
        self.wait_for_change(rect, before, 'the slider has not moved')

    def test_keys_edit_a_field(self):
        self.open('card.json', CARD)
        self.focus_field()
        self.page.keyboard.type('Adaé')
        self.page.keyboard.press('Backspace')
        self.page.keyboard.press('ArrowLeft')
        self.page.keyboard.type('X')
        self.wait(lambda: self.field_text() == 'AdXa', 'the text is not AdXa')

    def test_input_method_composes_a_text(self):
        self.open('card.json', CARD)
        self.focus_field()
        devtools = self.page.context.new_cdp_session(self.page)
        x, y = self.point(FIELD)
        rect = (x - 100, y - 17, 100, 34)
        before = self.pixels(*rect)
        devtools.send('Input.imeSetComposition', {'text': 'か', 'selectionStart': 1, 'selectionEnd': 1})
        self.wait_for_change(rect, before, 'the composition is not shown')
        devtools.send('Input.insertText', {'text': '家'})
        self.wait(lambda: self.field_text() == '家', 'the text is not 家')

    def test_clipboard(self):
        self.open('card.json', CARD)
        self.focus_field()
        self.page.evaluate('''() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', 'Grace');
          document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        }''')
        self.wait(lambda: self.field_text() == 'Grace', 'nothing was pasted')

    def test_saved_file_is_shown_and_keeps_what_was_typed(self):
        self.open('card.json', CARD)
        self.focus_field()
        self.page.keyboard.type('Ada')
        self.wait(lambda: self.field_text() == 'Ada', 'the text is not Ada')
        rect = (*self.point((30, 30)), 200, 40)
        before = self.pixels(*rect)
        self.path.write_text(CARD.replace('Settings', 'Preferences'))
        self.wait_for_change(rect, before, 'the new title is not shown')
        self.assertEqual(self.field_text(), 'Ada')
        self.page.keyboard.type('!')
        self.wait(lambda: self.field_text() == 'Ada!', 'the field is not the first responder')

    def test_error_is_shown_until_the_file_is_mended(self):
        self.open('card.json', CARD)
        self.path.write_text(CARD.replace('"slider"', '"slyder"'))
        alert = self.page.get_by_role('alert')
        alert.wait_for(state='visible', timeout=5000)
        self.assertIn("did you mean 'slider'?", alert.inner_text())
        self.assertIn('card.json', alert.inner_text())
        self.path.write_text(CARD)
        alert.wait_for(state='hidden', timeout=5000)

    def test_file_replaced_by_a_rename_is_shown(self):
        self.open('card.json', CARD)
        rect = (*self.point((30, 30)), 200, 40)
        before = self.pixels(*rect)
        other = self.folder / 'card.json~'
        other.write_text(CARD.replace('Settings', 'Options'))
        other.rename(self.path)
        self.wait_for_change(rect, before, 'the new title is not shown')

    def test_tournament_scrolls(self):
        teams, rows = [f'Team {number}' for number in range(1, 33)], []
        while len(teams) > 1:
            pairs = list(zip(teams[::2], teams[1::2]))
            rows += [f'Last {len(teams)},{home},{away},2,1' for home, away in pairs]
            teams = [home for home, _ in pairs]
        self.open('cup.csv', '\n'.join(['round,home,away,home_score,away_score', *rows, '']))
        before = self.pixels(0, 0, 600, 500)
        self.page.mouse.move(300, 250)
        self.page.mouse.wheel(0, 300)
        self.wait_for_change((0, 0, 600, 500), before, 'the picture has not moved')

    def test_page_that_is_resized(self):
        self.open('card.json', CARD)
        self.page.set_viewport_size({'width': 500, 'height': 400})
        self.wait(
            lambda: self.page.eval_on_selector('#canvas', 'canvas => canvas.width') == 500,
            'the picture has not the new width',
        )

    def test_dark_appearance(self):
        self.open('card.json', CARD)
        before = self.pixels(0, 0, 10, 10)
        self.page.emulate_media(color_scheme='dark')
        self.wait_for_change((0, 0, 10, 10), before, 'the background is still light')

    def test_page_without_the_secret_shows_nothing(self):
        self.open('card.json', CARD)
        page = self.browser.new_page()
        self.addCleanup(page.close)
        page.goto(self.url.split('#')[0] + '#0')
        banner = page.get_by_role('status')
        banner.wait_for(state='visible', timeout=5000)
        self.assertIn('Open the address that the terminal prints', banner.inner_text())
        self.assertIsNone(page.eval_on_selector('#canvas', 'canvas => canvas.dataset.frame ?? null'))

    def test_two_pages_show_the_same(self):
        self.open('card.json', CARD)
        other = self.browser.new_page(viewport={'width': 600, 'height': 500})
        self.addCleanup(other.close)
        other.goto(self.url)
        other.wait_for_selector('canvas[data-frame]')
        x, y = self.point(SWITCH)
        rect = [x - 20, y - 10, 10, 10]
        before = other.evaluate(PIXELS, rect)
        self.page.mouse.click(x, y)
        self.wait(lambda: other.evaluate(PIXELS, rect) != before, 'the other page has not changed')

    def test_preview_that_has_ended(self):
        self.open('card.json', CARD)
        self.process.terminate()
        self.page.get_by_role('status').wait_for(state='visible', timeout=5000)
        self.failures = [text for text in self.failures if 'WebSocket connection' not in text]


if __name__ == '__main__':
    unittest.main()
