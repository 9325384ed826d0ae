"""Tests of the example's screens in headless Chromium."""

import os
import re
import unittest

from pages import PageTests, free_port

GALLERY = os.environ['GALLERY']

# The height at which all rows of the list are visible, in pixels.
HEIGHT = 1920

# The screens in the order of the list.
NAMES = [
    'Buttons', 'Controls', 'Steps', 'Text', 'Labels', 'Images', 'Layers', 'Scrolling', 'Collections',
    'Lists', 'Stacks', 'Form', 'Cards', 'Chat', 'Constants', 'Animations', 'Gestures', 'Tables',
    'Editing', 'Rounded', 'Mosaic', 'Bricks', 'Boxes', 'Tournament', 'Particles', 'Menus',
    'Million rows', 'To-do list', 'Reader', 'App settings', 'Feed', 'Settings',
    'Form', 'Calculator', 'Chat',
]

# Operates all controls of the screen, and returns their numbers by role; the gallery's own control
# would replace the screen by its source.
OPERATE = '''async (roles) => {
  const counts = {};
  for (const role of roles) {
    const controls = [...document.querySelectorAll(`#mirror [role=${role}]`)]
      .filter((element) => element.getBoundingClientRect().left >= 240)
      .filter((element) => !['Screen', 'Source'].includes(element.ariaLabel));
    for (const control of controls) {
      if (!control.isConnected) continue;
      control.dispatchEvent(role === 'slider'
        ? new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
        : new MouseEvent('click', { bubbles: true }));
      await new Promise((resume) => setTimeout(resume, 5));
    }
    counts[role] = controls.length;
  }
  return counts;
}'''

PASTE = '''(words) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}'''


class GalleryTests(PageTests):
    """The gallery in a page in which all rows of its list are visible."""

    def setUp(self):
        self.start([GALLERY], size=(760, HEIGHT))

    def rows(self):
        boxes = []
        for name in dict.fromkeys(NAMES):
            for element in self.page.get_by_text(name, exact=True).all():
                box = element.bounding_box()
                if box and box['x'] < 240:
                    boxes.append((box['y'] + box['height'] / 2, name))
        return sorted(boxes)

    def choose(self, y, name):
        rect = (240, 0, 520, HEIGHT)
        before = self.pixels(*rect)
        self.page.mouse.click(120, y)
        self.wait_for_change(rect, before, f'{name} is not shown')

    def test_all_screens_are_shown_in_light_and_dark(self):
        """V134: All screens are shown in light and dark."""
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        rows = self.rows()
        self.assertEqual([name for _, name in rows], NAMES)
        for y, name in rows[1:]:
            self.choose(y, name)
        rect = (240, 0, 520, HEIGHT)
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

    def open_screen(self, name, last=False):
        """Shows a screen by its name; of two with the name, the first or the last one."""
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        found = [y for y, row in self.rows() if row == name]
        self.choose(found[-1 if last else 0], name)
        self.page.wait_for_timeout(300)

    def test_every_control_is_operated_through_its_role(self):
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        operated = dict.fromkeys(['button', 'switch', 'slider', 'textbox', 'searchbox'], 0)
        for y, name in self.rows():
            # The alerts of the to-do list and the menus, which have tests of their own, would cover the
            # list of screens.
            if name in ('To-do list', 'Menus'):
                continue
            self.page.mouse.click(120, y)
            self.page.wait_for_timeout(300)
            for role, count in self.page.evaluate(OPERATE, list(operated)).items():
                operated[role] += count
        self.choose(self.rows()[0][0], 'Buttons')
        self.assertEqual(self.lines, [])
        least = {'button': 40, 'switch': 6, 'slider': 3, 'textbox': 5}
        self.assertEqual([role for role in least if operated[role] < least[role]], [], operated)

    def test_secondary_click_shows_the_menu_of_a_row(self):
        """N181: Secondary click shows the menu of a row."""
        self.open_screen('Menus')
        banana = self.page.get_by_text('Banana', exact=True)
        box = banana.bounding_box()
        x, y = box['x'] + 20, box['y'] + box['height'] / 2
        self.page.mouse.click(x, y, button='right')
        delete = self.page.get_by_role('button', name='Delete')
        delete.wait_for(state='attached', timeout=20000)
        self.wait(lambda: banana.count() == 0, 'the rows behind the menu can be reached')
        delete.dispatch_event('click')
        self.page.get_by_text('Cherry', exact=True).wait_for(state='attached', timeout=20000)
        self.wait(lambda: banana.count() == 0, 'the row is not deleted')
        self.assertEqual(self.lines, [])

    def test_slider_follows_the_arrow_keys(self):
        self.open_screen('Controls')
        slider = self.page.get_by_role('slider').first
        before = slider.get_attribute('aria-valuetext')
        slider.dispatch_event('keydown', {'key': 'ArrowRight', 'bubbles': True})
        self.wait(lambda: slider.get_attribute('aria-valuetext') != before, 'the slider is the same')

    def test_row_is_dragged_to_another_place(self):
        """V60: Row is dragged to another place."""
        self.open_screen('Editing')

        def order():
            names = ['One', 'Two', 'Three', 'Four', 'Five']
            rows = [(self.origin(self.page.get_by_text(name, exact=True)), name) for name in names]
            return [name for (_, _), name in sorted(rows, key=lambda row: row[0][1])]

        self.assertEqual(order(), ['One', 'Two', 'Three', 'Four', 'Five'])
        y = lambda name: self.page.get_by_text(name, exact=True).bounding_box()['y'] + 8
        # The control at the end of the row; the screen is 390 points wide in the middle of the stage.
        x = 305 + 358
        start, end = y('One'), y('Three')
        self.page.mouse.move(x, start)
        self.page.mouse.down()
        for step in range(1, 13):
            self.page.mouse.move(x, start + (end - start + 12) * step / 12)
            self.page.wait_for_timeout(20)
        self.page.wait_for_timeout(300)
        self.page.mouse.up()
        self.wait(
            lambda: order() == ['Two', 'Three', 'One', 'Four', 'Five'], 'the row has not been moved'
        )

    def test_table_of_a_million_rows_scrolls_to_its_end(self):
        """V26, V101: Table of a million rows scrolls to its end."""
        self.open_screen('Million rows')
        row = self.page.get_by_role('listitem').filter(has_text=re.compile('^Row 1$'))
        row.wait_for(state='attached', timeout=20000)
        self.assertEqual(row.get_attribute('aria-posinset'), '1')
        self.assertEqual(row.get_attribute('aria-setsize'), '1000000')
        self.page.mouse.move(500, 700)
        self.page.mouse.wheel(0, 880)
        self.page.get_by_text('Row 30', exact=True).wait_for(state='attached', timeout=20000)
        for _ in range(450):
            self.page.mouse.wheel(0, 100000)
        self.page.get_by_text('Row 1000000', exact=True).wait_for(state='attached', timeout=20000)
        # Only visible rows have elements.
        self.assertLess(self.page.get_by_text(re.compile('^Row ')).count(), 60)

    def test_form_is_filled_with_keys_compositions_and_the_clipboard(self):
        self.open_screen('Form', last=True)
        fields = self.page.get_by_role('textbox')
        self.wait(lambda: fields.count() >= 2, 'there are no fields')
        session = self.page.context.new_cdp_session(self.page)

        def compose():
            session.send(
                'Input.imeSetComposition', {'text': 'にほん', 'selectionStart': 3, 'selectionEnd': 3}
            )
            session.send('Input.insertText', {'text': '日本'})

        ways = [
            ('Ada Lovelace', lambda: self.page.keyboard.type('Ada Lovelace')), ('日本', compose),
            ('pasted', lambda: self.page.evaluate(PASTE, 'pasted')),
        ]
        for index, (words, enter) in enumerate(ways):
            field = fields.nth(min(index, 1))
            x, y = self.origin(field)
            self.page.mouse.click(x + 60, y + 10)
            enter()
            self.wait(lambda: words in field.inner_text(), f'{words} is not in the field')

    def test_pinch_of_a_trackpad_and_of_two_fingers_zooms(self):
        """V22, V60: Pinch of a trackpad and of two fingers zooms."""
        self.open_screen('Scrolling')
        self.page.wait_for_timeout(500)
        x, y, width, height = 350, 1180, 290, 150  # inside of the picture
        rect = (x, y, width, height)
        before = self.pixels(*rect)
        self.page.mouse.move(x + width / 2, y + height / 2)
        self.page.keyboard.down('Control')
        self.page.mouse.wheel(0, -60)
        self.page.keyboard.up('Control')
        self.wait_for_change(rect, before, 'a trackpad does not zoom')
        self.page.wait_for_timeout(800)
        before = self.pixels(*rect)
        session = self.page.context.new_cdp_session(self.page)

        def touch(kind, distance):
            points = [] if distance is None else [
                {'x': x + width / 2 + side * distance, 'y': y + height / 2, 'id': id}
                for id, side in enumerate((-1, 1))
            ]
            session.send('Input.dispatchTouchEvent', {'type': kind, 'touchPoints': points})

        touch('touchStart', 10)
        for distance in range(12, 60, 4):
            touch('touchMove', distance)
            self.page.wait_for_timeout(20)
        touch('touchEnd', None)
        self.wait_for_change(rect, before, 'two fingers do not zoom')

    def test_actions_of_rows_are_buttons(self):
        """V104: Actions of rows are buttons."""
        self.open_screen('Editing')
        row = self.page.get_by_role('listitem').filter(has_text='Two').last
        row.get_by_role('button', name='Move up').dispatch_event('click')
        order = lambda: [self.origin(self.page.get_by_text(name, exact=True))[1] for name in ('Two', 'One')]
        self.wait(lambda: order()[0] < order()[1], 'the row has not moved up')

    def test_pages_have_screens_of_their_own(self):
        self.open_screen('Controls')
        other = self.browser.new_page(viewport={'width': 760, 'height': HEIGHT})
        self.addCleanup(other.close)
        other.goto(self.url)
        other.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        self.assertEqual(other.get_by_role('switch').count(), 0)
        self.assertEqual(self.page.get_by_role('switch').count(), 6)

    def test_reloaded_page_shows_the_same_screen(self):
        self.open_screen('Calculator')
        self.page.reload()
        self.page.get_by_text('Calculator', exact=True).wait_for(state='attached', timeout=20000)
        self.page.get_by_role('button', name='7').wait_for(state='attached', timeout=20000)

    def test_page_connects_again_after_the_network_was_cut(self):
        """V54: Page connects again after the network was cut."""
        self.page.close()
        context = self.browser.new_context(viewport={'width': 760, 'height': HEIGHT})
        self.addCleanup(context.close)
        self.page = page = context.new_page()
        sockets, is_cut = [], []

        def connect(socket):
            if is_cut:
                return socket.close()
            socket.connect_to_server()
            sockets.append(socket)

        page.route_web_socket('**/session', connect)
        page.goto(self.url)
        self.open_screen('Calculator')
        is_cut.append(True)
        sockets[-1].close()
        banner = page.get_by_role('status')
        banner.wait_for(state='visible', timeout=20000)
        page.wait_for_timeout(600)
        self.assertEqual(len(sockets), 1)
        is_cut.clear()
        banner.wait_for(state='hidden', timeout=20000)
        self.assertEqual(len(sockets), 2)
        page.get_by_role('button', name='7').click(force=True)
        self.wait(
            lambda: page.get_by_text('7', exact=True).count() > 0, 'the calculator does not answer'
        )

    def test_restarted_program_keeps_offsets_and_selected_segments(self):
        self.page.close()
        self.stop()
        command = [GALLERY, str(free_port())]
        self.start(command, size=(760, 500))
        self.page.get_by_text('Buttons', exact=True).first.wait_for(state='attached', timeout=20000)
        rect = (0, 0, 230, 460)
        top = self.pixels(*rect)
        self.page.get_by_role('button', name='Source').dispatch_event('click')
        self.page.get_by_role('textbox', name='Source').wait_for(state='attached', timeout=20000)
        self.page.mouse.move(120, 300)
        self.page.mouse.wheel(0, 400)
        kept = "(sessionStorage.getItem('kept') ?? '').includes('#screens')"
        self.wait(lambda: self.page.evaluate(kept), 'the offset is not kept')
        self.page.wait_for_timeout(1500)
        before = self.pixels(*rect)
        self.assertFalse(before == top)
        self.restart(command)
        self.page.get_by_role('textbox', name='Source').wait_for(state='attached', timeout=20000)
        self.wait(lambda: self.pixels(*rect) == before, 'the list is at another offset')

    def test_link_of_a_source_is_opened_by_a_click_of_the_person(self):
        """V65: Link of a source is opened by a click of the person."""
        self.page.set_viewport_size({'width': 1280, 'height': 800})
        source = self.page.get_by_role('textbox', name='Source')
        source.wait_for(state='attached', timeout=20000)
        x, y = self.origin(source)
        cursor = "getComputedStyle(document.getElementById('canvas')).cursor"
        places = [(x + 20 + 14 * step, y + 22 + 15 * line) for line in range(20) for step in range(24)]
        for place in places:
            self.page.mouse.move(*place)
            self.page.wait_for_timeout(15)
            if self.page.evaluate(cursor) == 'pointer':
                break
        self.page.wait_for_timeout(300)
        self.assertEqual(self.page.evaluate(cursor), 'pointer')
        self.page.mouse.click(*place)
        link = self.page.get_by_role('link', name='https://developer.apple.com/documentation/uikit/')
        link.wait_for(timeout=20000)
        self.assertEqual(link.get_attribute('target'), '_blank')
        self.assertEqual(link.get_attribute('rel'), 'noopener noreferrer')
        self.assertEqual(len(self.page.context.pages), 1)
        with self.page.context.expect_page() as opened:
            link.click()
        self.assertIsNone(opened.value.evaluate('window.opener'))
        link.wait_for(state='hidden', timeout=20000)

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
        rect = (240, 0, 520, HEIGHT)
        before = self.pixels(*rect)
        self.choose_option('Direction', 'Right to left')
        self.wait_for_change(rect, before, 'the screen is not mirrored')


if __name__ == '__main__':
    unittest.main()
