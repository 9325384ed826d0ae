"""Tests of the site in out/docs in headless Chromium."""

import functools
import http.server
import threading
import unittest
from pathlib import Path

from playwright.sync_api import sync_playwright

SITE = Path(__file__).parents[2] / 'out' / 'docs'
GUIDES = [page.stem for page in (SITE.parents[1] / 'Documentation').glob('*.md')]

# The addresses of pictures that cannot be shown.
MISSING_PICTURES = '''async () => {
  const missing = [];
  for (const picture of document.querySelectorAll('main img')) {
    picture.loading = 'eager';
    await picture.decode().catch(() => missing.push(picture.src));
  }
  return missing;
}'''


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class SiteTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        handler = functools.partial(QuietHandler, directory=SITE)
        cls.server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path='/usr/bin/chromium', args=['--no-sandbox']
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()
        cls.server.shutdown()
        cls.server.server_close()

    def open(self, path, **options):
        """Opens a page of the site."""
        page = self.browser.new_page(viewport={'width': 1280, 'height': 900}, **options)
        self.addCleanup(page.close)
        page.goto(f'http://127.0.0.1:{self.server.server_port}/documentation/{path}')
        return page

    def test_the_first_page_leads_to_the_guides(self):
        page = self.open('')
        page.get_by_role('main').get_by_role('link', name='Guides').first.click()
        page.get_by_role('heading', name='Guides', level=1).wait_for()
        page.get_by_role('main').get_by_role('link', name='Start in five minutes').click()
        page.get_by_role('heading', name='Start in five minutes', level=1).wait_for()

    def test_every_guide_has_its_title_and_its_pictures(self):
        self.assertIn('start', GUIDES)
        page = self.open('guides')
        for guide in GUIDES:
            page.goto(f'http://127.0.0.1:{self.server.server_port}/documentation/guides/{guide}')
            page.get_by_role('heading', level=1).wait_for()
            self.assertEqual(page.evaluate(MISSING_PICTURES), [], f'in {guide}')

    def test_the_reference_shows_the_declaration_and_the_sample_of_a_box(self):
        page = self.open('tatami/vbox')
        page.get_by_role('heading', name='VBox', level=1).wait_for()
        main = page.get_by_role('main')
        for text in ('class VBox', 'UILabel().attach(box)'):
            main.filter(has_text=text).wait_for()

    def test_the_filter_finds_a_type(self):
        page = self.open('tatami')
        page.get_by_placeholder('Filter').fill('RoundedTableView')
        page.get_by_role('link', name='RoundedTableView', exact=True).first.click()
        page.get_by_role('heading', name='RoundedTableView', level=1).wait_for()

    def test_the_site_follows_the_dark_appearance(self):
        page = self.open('guides/start', color_scheme='dark')
        page.get_by_role('heading', level=1).wait_for()
        color = page.evaluate('getComputedStyle(document.body).backgroundColor')
        self.assertEqual(color, 'rgb(0, 0, 0)')


if __name__ == '__main__':
    unittest.main()
