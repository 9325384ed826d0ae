"""Tests of the example's screens in headless Chromium."""

import os
import unittest

from pages import PageTests

GALLERY = os.environ['GALLERY']

# The screens that fit above the end of the page, in the order of the list.
NAMES = [
    'Buttons', 'Controls', 'Steps', 'Text', 'Labels', 'Images', 'Layers', 'Scrolling', 'Collections',
    'Lists', 'Stacks', 'Form', 'Cards', 'Chat', 'Constants', 'Animations', 'Gestures', 'Tables',
    'Editing', 'Rounded', 'Mosaic', 'Bricks', 'Boxes', 'Tournament', 'Feed', 'Settings', 'Form',
    'Calculator', 'Chat',
]


class GalleryTests(PageTests):
    """The gallery in a page in which all rows of its list are visible."""

    def setUp(self):
        self.start([GALLERY], size=(760, 1500))

    def rows(self):
        boxes = []
        for name in dict.fromkeys(NAMES):
            for element in self.page.get_by_text(name, exact=True).all():
                box = element.bounding_box()
                if box and box['x'] < 240:
                    boxes.append((box['y'] + box['height'] / 2, name))
        return sorted(boxes)

    def choose(self, y, name):
        rect = (240, 0, 520, 1500)
        before = self.pixels(*rect)
        self.page.mouse.click(120, y)
        self.wait_for_change(rect, before, f'{name} is not shown')

    def test_all_screens_are_shown_in_light_and_dark(self):
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        rows = self.rows()
        self.assertEqual([name for _, name in rows], NAMES)
        for y, name in rows[1:]:
            self.choose(y, name)
        rect = (240, 0, 520, 1500)
        before = self.pixels(*rect)
        self.choose_option('Appearance', 'Dark')
        self.wait_for_change(rect, before, 'the appearance is still light')
        for y, name in rows[:8]:
            self.choose(y, name)
        self.assertEqual(self.lines, [])

    def test_chosen_size_of_text_makes_rows_higher(self):
        label = self.page.get_by_text('Buttons', exact=True).first
        label.wait_for(state='attached', timeout=20000)

        def height():
            # The elements of rows that are loaded again are replaced.
            return (label.bounding_box() or {'height': 0})['height']

        before = height()
        self.assertGreater(before, 0)
        self.choose_option('Text', 'Accessibility 5')
        self.wait(lambda: height() > 1.5 * before, 'the rows are still low')

    def test_controls_are_operated_through_their_roles(self):
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        self.choose(dict((name, y) for y, name in self.rows())['Controls'], 'Controls')
        switches = self.page.get_by_role('switch')
        self.wait(lambda: switches.count() == 6, 'there are not six switches')
        for index in range(6):
            control = switches.nth(index)
            before = control.get_attribute('aria-checked')
            control.dispatch_event('click')
            if control.get_attribute('aria-disabled'):
                self.page.wait_for_timeout(300)
                self.assertEqual(control.get_attribute('aria-checked'), before)
            else:
                self.wait(
                    lambda: control.get_attribute('aria-checked') != before, 'the switch is the same'
                )

    def test_source_is_shown_in_place_of_the_screen(self):
        source = self.page.get_by_role('textbox', name='Source')
        control = self.page.get_by_role('button', name='Source')
        control.wait_for(state='attached', timeout=20000)
        self.assertEqual(source.count(), 0)
        control.dispatch_event('click')
        source.wait_for(state='attached', timeout=20000)

    def test_source_is_shown_beside_the_screen(self):
        self.page.set_viewport_size({'width': 1280, 'height': 800})
        source = self.page.get_by_role('textbox', name='Source')
        source.wait_for(state='attached', timeout=20000)
        self.assertEqual(self.page.get_by_role('button', name='Source').count(), 0)
        self.assertGreater(source.bounding_box()['x'], 600)

    def test_screens_are_mirrored(self):
        rect = (240, 0, 520, 1500)
        before = self.pixels(*rect)
        self.choose_option('Direction', 'Right to left')
        self.wait_for_change(rect, before, 'the screen is not mirrored')


if __name__ == '__main__':
    unittest.main()
