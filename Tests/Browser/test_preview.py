"""Tests of `tatami preview` in headless Chromium."""

import base64
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import unittest
import unittest.mock

from pages import PIXELS, TOOLBAR, PageTests, free_port

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


# Applies frames that were recorded, each changed, cut off or extended in many ways, and returns how
# many were applied and refused, and the errors that are none of the frame's.
DAMAGE = '''async ([recorded, count]) => {
  const { FrameError, Picture } = await import('/picture.js');
  const frames = recorded.map((text) => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)));
  let state = 1;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
  const damage = (frame) => {
    const length = random(4) === 0 ? random(frame.length + 16) : frame.length;
    const bytes = new Uint8Array(length);
    bytes.set(frame.subarray(0, length));
    for (let changes = 1 + random(4); changes > 0 && length > 0; changes--) {
      bytes[random(random(2) === 0 ? Math.min(64, length) : length)] = random(256);
    }
    return bytes;
  };
  const result = { applied: 0, refused: 0, others: [] };
  for (const frame of frames) {
    const picture = new Picture(document.createElement('canvas'));
    for (let index = 0; index < count; index++) {
      try {
        if (index % 50 === 0) picture.apply(frames[0].buffer);
        // The ends of the header and of the first operation are where checks are easily missed.
        picture.apply((index < 64 ? frame.slice(0, index) : damage(frame)).buffer);
        result.applied++;
      } catch (error) {
        if (error instanceof FrameError) result.refused++;
        else result.others.push(String(error));
      }
    }
  }
  return result;
}'''


class PreviewTests(PageTests):
    """A preview of a scene or a tournament in a page of 600 x 500 points."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def open(self, name, text, scale=1):
        """Starts a preview of a new file and opens its page."""
        self.path = self.folder / name
        self.path.write_text(text)
        self.start([TATAMI, 'preview', name], self.folder, scale=scale)

    def point(self, position, size=(368, 283)):
        """The position in the page of a point of the scene, which is in the middle."""
        return [(page - side + 1) // 2 + at for page, side, at in zip((600, 500), size, position)]

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
        """V103: Click turns a switch on."""
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
        """V76, V79: Keys edit a field."""
        self.open('card.json', CARD)
        self.focus_field()
        self.page.keyboard.type('Adaé')
        self.page.keyboard.press('Backspace')
        self.page.keyboard.press('ArrowLeft')
        self.page.keyboard.type('X')
        self.wait(lambda: self.field_text() == 'AdXa', 'the text is not AdXa')

    def test_input_method_composes_a_text(self):
        """V76, V78: Input method composes a text."""
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

    def test_pointer_has_the_shape_of_what_is_below(self):
        """V64: Pointer has the shape of what is below."""
        self.open('card.json', CARD)
        shape = lambda: self.page.evaluate("document.getElementById('screen').style.cursor")
        self.page.mouse.move(*self.point(FIELD))
        self.wait(lambda: shape() == 'text', 'the pointer over the field is not that of text')
        self.page.mouse.move(*self.point(SWITCH))
        self.wait(lambda: shape() == 'default', 'the pointer over the switch is that of text')

    def test_damaged_frames_are_refused(self):
        """V45, V204: Damaged frames are refused."""
        self.open('card.json', CARD)
        frames = []
        self.page.on('websocket', lambda socket: socket.on(
            'framereceived', lambda data: frames.append(data) if isinstance(data, bytes) else None
        ))
        self.page.reload()
        self.page.wait_for_selector('canvas[data-frame]')
        self.focus_field()
        self.page.keyboard.type('Ada')
        self.wait(lambda: len(frames) >= 3, 'there are not three frames')
        recorded = [base64.b64encode(frame).decode() for frame in frames[:3]]
        found = self.page.evaluate(DAMAGE, [recorded, 1500])
        self.assertEqual(found['others'], [])
        self.assertGreater(found['applied'], 100)
        self.assertGreater(found['refused'], 1000)

    def test_clipboard(self):
        """V86: Clipboard."""
        self.open('card.json', CARD)
        self.focus_field()
        self.page.evaluate('''() => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', 'Grace');
          document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        }''')
        self.wait(lambda: self.field_text() == 'Grace', 'nothing was pasted')

    def test_saved_file_is_shown_and_keeps_what_was_typed(self):
        """V110, V113, V114: Saved file is shown and keeps what was typed."""
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
        """V116, V205: Error is shown until the file is mended."""
        self.open('card.json', CARD)
        self.path.write_text(CARD.replace('"slider"', '"slyder"'))
        alert = self.page.get_by_role('alert')
        alert.wait_for(state='visible', timeout=20000)
        self.assertIn("did you mean 'slider'?", alert.inner_text())
        self.assertIn('card.json', alert.inner_text())
        self.path.write_text(CARD)
        alert.wait_for(state='hidden', timeout=20000)

    def test_file_replaced_by_a_rename_is_shown(self):
        """V110: File replaced by a rename is shown."""
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

    def test_controls_have_roles_and_are_operated_through_them(self):
        """V100, V101, V104: Controls have roles and are operated through them."""
        self.open('card.json', CARD)
        control = self.page.get_by_role('switch')
        control.wait_for(state='attached', timeout=20000)
        self.assertEqual(control.get_attribute('aria-checked'), 'false')
        box, (x, y) = control.bounding_box(), self.point(SWITCH)
        self.assertTrue(box['x'] < x < box['x'] + box['width'])
        self.assertTrue(box['y'] < y < box['y'] + box['height'])
        control.dispatch_event('click')
        self.wait(lambda: control.get_attribute('aria-checked') == 'true', 'the switch is still off')
        slider = self.page.get_by_role('slider')
        before = slider.get_attribute('aria-valuetext')
        slider.focus()
        self.page.keyboard.press('ArrowUp')
        self.wait(lambda: slider.get_attribute('aria-valuetext') != before, 'the value is the same')
        self.page.get_by_role('textbox').last.dispatch_event('click')
        self.page.keyboard.type('Ada')
        self.wait(lambda: self.field_text() == 'Ada', 'the text is not Ada')
        self.assertEqual(self.page.get_by_role('button', name='Save').count(), 1)
        self.assertEqual(self.page.get_by_text('Settings', exact=True).count(), 1)

    def test_controls_are_clicked_and_filled_as_those_of_a_page(self):
        """V103, V104: Controls are clicked and filled as those of a page."""
        self.open('card.json', CARD)
        control = self.page.get_by_role('switch')
        control.click()
        self.wait(lambda: control.get_attribute('aria-checked') == 'true', 'the switch is still off')
        control.click()
        self.wait(lambda: control.get_attribute('aria-checked') == 'false', 'the switch is still on')
        field = self.page.get_by_role('textbox').and_(self.page.locator('#mirror *'))
        field.fill('Ada Lovelace')
        self.wait(lambda: self.field_text() == 'Ada Lovelace', 'the text is not Ada Lovelace')
        field.fill('Grace')
        self.wait(lambda: self.field_text() == 'Grace', 'the text is not Grace')
        self.page.keyboard.type('!')
        self.wait(lambda: self.field_text() == 'Grace!', 'the text is not Grace!')
        slider = self.page.get_by_role('slider')
        self.assertEqual(slider.get_attribute('aria-valuenow'), '30')
        self.assertEqual(self.page.locator('#canvas').get_attribute('role'), 'application')

    def test_grid_has_rows_columns_and_titles(self):
        """V101: Grid has rows columns and titles."""
        rows = [['Tea', '2'], ['Coffee', '3']]
        grid = {'type': 'grid', 'columns': [{'title': 'Drink'}, {'title': 'Price'}]}
        grid['rows'] = [{'cells': row} for row in rows]
        self.open('grid.json', json.dumps({'scene': {'padding': 24}, 'view': grid}))
        table = self.page.get_by_role('table')
        table.wait_for(state='attached', timeout=20000)
        self.assertEqual(table.get_attribute('aria-rowcount'), '3')
        self.assertEqual(table.get_attribute('aria-colcount'), '2')
        self.assertEqual(
            table.get_by_role('columnheader').all_inner_texts(), ['Drink', 'Price']
        )
        row = table.get_by_role('row', name='Coffee')
        self.assertEqual(row.get_attribute('aria-rowindex'), '3')
        self.assertEqual(row.get_by_role('cell').all_inner_texts(), ['Coffee', '3'])
        self.assertEqual(row.get_by_role('cell').last.get_attribute('aria-colindex'), '2')
        box = row.get_by_text('Coffee').bounding_box()
        self.assertGreater(box['y'], table.get_by_text('Tea').bounding_box()['y'])

    def test_identifier_of_a_node_is_its_test_id(self):
        """V102: Identifier of a node is its test id."""
        self.open('card.json', CARD.replace('{"type": "switch"}', '{"type": "switch", "id": "wifi"}'))
        switch = self.page.get_by_test_id('wifi')
        switch.click()
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is still off')

    def test_only_what_differs_after_a_save_is_sent(self):
        """V112: Only what differs after a save is sent."""
        self.open('card.json', CARD)
        frames = []
        self.page.on('websocket', lambda socket: socket.on(
            'framereceived', lambda data: frames.append(data) if isinstance(data, bytes) else None
        ))
        self.page.reload()
        self.wait(lambda: len(frames) == 1, 'there is no frame')
        self.page.wait_for_timeout(300)
        self.path.write_text(CARD.replace('Settings', 'Setting!'))
        self.page.get_by_text('Setting!', exact=True).wait_for(state='attached', timeout=20000)
        self.assertEqual(len(frames), 2)
        self.assertEqual(frames[0][1], 1)
        self.assertEqual(frames[1][1], 0)
        self.assertLess(len(frames[1]), 1500)

    def test_chosen_number_of_pixels_and_motion_are_in_the_address(self):
        """V132: Chosen number of pixels and motion are in the address."""
        self.open('card.json', CARD)
        width = lambda: self.page.eval_on_selector('#canvas', 'canvas => canvas.width')
        self.assertEqual(width(), 600)
        self.choose_option('Pixels', '2 per point')
        self.wait(lambda: width() == 1200, 'the canvas has not twice the pixels')
        self.choose_option('Motion', 'Reduced')
        self.choose_option('Contrast', 'High')
        for choice in ('scale=2', 'motion=reduced', 'contrast=high'):
            self.assertIn(choice, self.page.url)
        self.page.reload()
        self.page.wait_for_selector('canvas[data-frame]')
        self.wait(lambda: width() == 1200, 'the canvas has not twice the pixels')

    def test_inspector_outlines_the_view_below_the_pointer_and_lists_what_has_no_name(self):
        """V108, V133: Inspector outlines the view below the pointer and lists what has no name."""
        self.open_wide('card.json', CARD)
        self.page.get_by_role('switch').wait_for(state='attached', timeout=20000)
        self.inspect()
        hovered = self.page.locator('#hovered')
        label = self.page.get_by_text('Settings', exact=True).bounding_box()
        self.page.mouse.move(label['x'] + 4, label['y'] + 4)
        self.wait(
            lambda: (hovered.bounding_box() or {'width': 0})['width'] == label['width'],
            'the label is not outlined',
        )
        unnamed = self.page.get_by_role('region', name='Elements without a name')
        self.assertIn('switch', unnamed.inner_text())
        self.assertNotIn('button', unnamed.inner_text())
        unnamed.get_by_role('button', name='switch').click()
        panel = self.page.get_by_role('region', name='Inspected view')
        self.wait(lambda: 'SceneLabel' not in panel.inner_text(), 'the label is still selected')

    def test_page_of_a_slow_network_shows_the_last_picture(self):
        """V47: Page of a slow network shows the last picture."""
        self.open('card.json', CARD)
        slow = self.browser.new_page(viewport={'width': 600, 'height': 500 + TOOLBAR})
        self.addCleanup(slow.close)
        held = []

        def connect(socket):
            server = socket.connect_to_server()
            # What the page answers is held back.
            socket.on_message(lambda data: held.append((server, data)) if '"ack"' in data
                              else server.send(data))

        slow.route_web_socket('**/session', connect)
        slow.goto(self.url)
        slow.wait_for_selector('canvas[data-frame]')
        first = slow.locator('#canvas').get_attribute('data-frame')
        x, y = self.point(SWITCH)
        for _ in range(5):
            self.page.mouse.click(x, y)
            self.page.wait_for_timeout(150)
        self.assertEqual(slow.locator('#canvas').get_attribute('data-frame'), first)
        self.page.wait_for_timeout(500)
        for server, data in held[:]:
            server.send(data)
        expected = self.pixels(0, 0, 600, 500)
        shown = lambda: base64.b64decode(slow.evaluate(PIXELS, [0, 0, 600, 500]))
        self.wait(lambda: shown() == expected, 'the slow page shows another picture')

    def test_page_that_is_resized(self):
        self.open('card.json', CARD)
        self.page.set_viewport_size({'width': 500, 'height': 400 + TOOLBAR})
        self.wait(
            lambda: self.page.eval_on_selector('#canvas', 'canvas => canvas.width') == 500,
            'the picture has not the new width',
        )

    def test_dark_appearance(self):
        self.open('card.json', CARD)
        before = self.pixels(0, 0, 10, 10)
        self.page.emulate_media(color_scheme='dark')
        self.wait_for_change((0, 0, 10, 10), before, 'the background is still light')

    def test_chosen_appearance_is_that_of_the_scene_and_of_the_page(self):
        self.open('card.json', CARD)
        page, scene = (0, 0, 10, 10), (*self.point((30, 30)), 10, 10)
        before = self.pixels(*page), self.pixels(*scene)
        self.choose_option('Appearance', 'Dark')
        self.wait_for_change(page, before[0], 'the background is still light')
        self.wait_for_change(scene, before[1], 'the scene is still light')
        self.choose_option('Appearance', 'Automatic')
        self.wait(lambda: self.pixels(*page) == before[0], 'the background is still dark')
        self.wait(lambda: self.pixels(*scene) == before[1], 'the scene is still dark')

    def test_chosen_direction_mirrors_the_scene_and_keeps_its_state(self):
        """V114, V132: Chosen direction mirrors the scene and keeps its state."""
        self.open('card.json', CARD)
        switch = self.page.get_by_role('switch')
        switch.dispatch_event('click')
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is still off')
        left = self.origin(switch)[0]
        self.choose_option('Direction', 'Right to left')
        self.wait(lambda: self.origin(switch)[0] > left + 100, 'the switch is still on the left')
        self.assertEqual(switch.get_attribute('aria-checked'), 'true')

    def test_chosen_device_has_its_size_and_is_touched_where_it_is_shown(self):
        self.open('card.json', CARD)
        self.page.set_viewport_size({'width': 1000, 'height': 900 + TOOLBAR})
        self.choose_option('Size', 'Phone')
        size = "canvas => [canvas.width, canvas.height].join('x')"
        self.wait(lambda: self.page.eval_on_selector('#canvas', size) == '390x844', 'not a phone')
        self.assertIn('size=390x844', self.page.url)
        switch = self.page.get_by_role('switch')
        left, top = 305 + 24 + 40, 28 + 281 + 72
        self.wait(
            lambda: self.origin(switch) == [left, top], 'the picture is not in the middle'
        )
        box = switch.bounding_box()
        self.page.mouse.click(box['x'] + box['width'] / 2, box['y'] + box['height'] / 2)
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is still off')
        width = self.page.get_by_role('spinbutton', name='Width')
        width.fill('500')
        width.press('Enter')
        self.wait(lambda: self.page.eval_on_selector('#canvas', size) == '500x844', 'not 500 wide')
        self.page.reload()
        self.page.wait_for_selector('canvas[data-frame]')
        self.assertEqual(self.page.eval_on_selector('#canvas', size), '500x844')

    def test_options_are_operated_with_the_keyboard(self):
        """V107: Options are operated with the keyboard."""
        self.open('card.json', CARD)
        self.focus_field()
        self.page.keyboard.press('F6')
        focused = 'document.activeElement.name || document.activeElement.id'
        self.assertEqual(self.page.evaluate(focused), 'appearance')
        before = self.pixels(0, 0, 10, 10)
        self.page.keyboard.press('d')
        self.wait_for_change((0, 0, 10, 10), before, 'the background is still light')
        self.page.keyboard.press('Tab')
        self.assertEqual(self.page.evaluate(focused), 'direction')
        self.page.keyboard.press('F6')
        self.assertEqual(self.page.evaluate(focused), 'text')
        self.page.keyboard.type('Ada')
        self.wait(lambda: self.field_text() == 'Ada', 'the text is not Ada')

    def inspect(self, name='Settings'):
        """Opens the inspector and selects the view of a text."""
        self.page.get_by_role('button', name='Inspect').click()
        self.page.get_by_role('complementary', name='Inspector').wait_for(timeout=20000)
        label = self.page.get_by_text(name, exact=True)
        stage = self.page.locator('#stage')
        # The stage is smaller beside the panel, and the picture is in its middle.
        self.wait(
            lambda: self.page.eval_on_selector('#canvas', 'canvas => canvas.width')
            == round(stage.bounding_box()['width']), 'the picture has not the size of the stage',
        )
        self.page.wait_for_timeout(300)
        self.click(label)

    def click(self, element):
        """Clicks the picture at the middle of an element."""
        box = element.bounding_box()
        self.page.mouse.click(box['x'] + box['width'] / 2, box['y'] + box['height'] / 2)

    def test_inspector_explains_the_view_that_is_clicked(self):
        """V133: Inspector explains the view that is clicked."""
        self.open('card.json', CARD)
        switch = self.page.get_by_role('switch')
        switch.wait_for(state='attached', timeout=20000)
        button = self.page.get_by_role('button', name='Inspect')
        self.inspect()
        self.assertEqual(button.get_attribute('aria-pressed'), 'true')
        panel = self.page.get_by_role('region', name='Inspected view')
        panel.wait_for(state='visible', timeout=20000)
        self.assertIn('SceneLabel', panel.inner_text())
        box = self.page.locator('#outline').bounding_box()
        label = self.page.get_by_text('Settings', exact=True).bounding_box()
        for side in ('x', 'y', 'width', 'height'):
            self.assertAlmostEqual(box[side], label[side], delta=1)
        self.click(switch)
        self.wait(lambda: 'SceneLabel' not in panel.inner_text(), 'the label is still explained')
        self.page.keyboard.press('Escape')
        panel.wait_for(state='hidden', timeout=20000)
        self.assertEqual(switch.get_attribute('aria-checked'), 'false')
        self.page.wait_for_timeout(300)
        self.click(switch)
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is still off')

    def open_wide(self, name, text):
        """Starts a preview in a page with room for the panel beside the picture."""
        self.open(name, text)
        self.page.set_viewport_size({'width': 1000, 'height': 700})

    def height(self, name):
        box = self.page.get_by_text(name, exact=True).bounding_box()
        return box['height'] if box else 0

    def test_changed_property_is_shown_at_once_and_saved_when_asked(self):
        """V38, V131: Changed property is shown at once and saved when asked."""
        self.open_wide('card.json', CARD)
        self.inspect()
        size = self.page.get_by_label('size', exact=True)
        self.wait(lambda: size.input_value() == '17', 'the size is not 17')
        self.assertIn('Line 5', self.page.locator('#place').inner_text())
        rect, before = (0, 0, 660, 660), self.pixels(0, 0, 660, 660)
        height = self.height('Settings')
        size.fill('40')
        self.wait(lambda: self.height('Settings') > 1.8 * height, 'the label is as high as before')
        self.wait_for_change(rect, before, 'the picture is the same')
        self.assertEqual(self.path.read_text(), CARD)
        patch = self.page.locator('#patch').text_content()
        self.assertEqual(
            json.loads(patch), [{'op': 'add', 'path': '/view/children/0/size', 'value': 40}]
        )
        outline, label = (
            self.page.locator('#outline').bounding_box(),
            self.page.get_by_text('Settings', exact=True).bounding_box(),
        )
        self.assertAlmostEqual(outline['height'], label['height'], delta=1)
        self.page.get_by_role('button', name='Save to file').click()
        self.page.get_by_text('Saved.').wait_for(timeout=20000)
        self.assertEqual(self.path.read_text(), CARD.replace('"size": 17', '"size": 40'))
        self.assertEqual(self.lines, [])

    def test_nodes_are_chosen_and_fields_have_the_types_of_their_properties(self):
        """V130: Nodes are chosen and fields have the types of their properties."""
        self.open_wide('card.json', CARD)
        self.inspect()
        nodes = self.page.get_by_role('combobox', name='Node')
        self.wait(lambda: nodes.input_value() == '/vbox0/label0', 'the label is not chosen')
        nodes.select_option('/vbox0/switch0')
        on = self.page.get_by_role('combobox', name='on', exact=True)
        on.select_option('true')
        switch = self.page.get_by_role('switch')
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is still off')
        nodes.select_option('/vbox0')
        color = self.page.get_by_role('combobox', name='background', exact=True)
        self.wait(
            lambda: color.input_value() == 'secondarySystemGroupedBackground', 'not the background'
        )
        box = self.page.locator('#outline').bounding_box()
        rect = (int(box['x']) + 160, int(box['y']) + 4, 4, 4)
        before = self.pixels(*rect)
        color.fill('systemRed')
        self.wait_for_change(rect, before, 'the background is the same')
        red, green, *_ = self.pixels(*rect)
        self.assertGreater(red, green + 100)
        self.page.get_by_role('slider', name='opacity, slider').fill('0.5')
        self.wait(lambda: len(json.loads(self.page.locator('#patch').text_content())) == 3, 'no patch')
        self.page.get_by_role('button', name='Reset').click()
        self.wait(lambda: self.pixels(*rect) == before, 'the background is still red')
        self.wait(
            lambda: color.input_value() == 'secondarySystemGroupedBackground', 'not the background'
        )
        self.assertEqual(self.path.read_text(), CARD)

    def test_wrong_value_is_refused_with_what_is_allowed(self):
        self.open_wide('card.json', CARD)
        self.inspect()
        color = self.page.get_by_role('combobox', name='color', exact=True)
        rect = (0, 0, 660, 660)
        before = self.pixels(*rect)
        color.fill('systemRed')
        patch = self.page.locator('#patch')
        self.wait(lambda: 'systemRed' in patch.text_content(), 'the color is no change')
        self.wait_for_change(rect, before, 'the color is not shown')
        before = self.pixels(*rect)
        color.fill('#12')
        self.page.get_by_text('$.view.children[0].color').wait_for(timeout=20000)
        self.assertTrue(self.pixels(*rect) == before)
        self.assertIn('systemRed', patch.text_content())
        self.assertEqual(self.page.get_by_role('alert').count(), 0)

    def test_yaml_is_not_saved(self):
        """V131: Yaml is not saved."""
        scene = 'scene: {padding: 24}\nview: {type: label, text: Name} # a name\n'
        self.open_wide('card.yaml', scene)
        self.page.get_by_text('Name', exact=True).wait_for(state='attached', timeout=20000)
        self.inspect('Name')
        self.page.get_by_label('text', exact=True).fill('Ada')
        self.page.get_by_text('Ada', exact=True).first.wait_for(state='attached', timeout=20000)
        self.page.get_by_role('button', name='Copy changes').wait_for(timeout=20000)
        self.assertFalse(self.page.get_by_role('button', name='Save to file').is_visible())
        self.assertEqual(self.path.read_text(), scene)

    def test_rows_of_data_are_chosen(self):
        """V132: Rows of data are chosen."""
        (self.folder / 'guests.csv').write_text('name,seat\nAda,1\nGrace,2\n')
        self.path = self.folder / 'badge.json'
        self.path.write_text('{"scene": {"padding": 24}, "view": {"type": "label", "text": "{{name}}"}}')
        self.start([TATAMI, 'preview', 'badge.json', '--data', 'guests.csv'], self.folder)
        self.page.get_by_text('Ada', exact=True).wait_for(state='attached', timeout=20000)
        before = self.pixels(0, 0, 600, 500)
        row = self.page.get_by_role('combobox', name='Row')
        self.assertEqual(row.locator('option').all_inner_texts(), ['1 Ada', '2 Grace'])
        row.select_option('2 Grace')
        self.page.get_by_text('Grace', exact=True).wait_for(state='attached', timeout=20000)
        self.wait_for_change((0, 0, 600, 500), before, 'the picture is the same')
        self.assertIn('row=1', self.page.url)
        self.page.reload()
        self.page.get_by_text('Grace', exact=True).wait_for(state='attached', timeout=20000)
        self.wait(lambda: row.input_value() == '1', 'the second row is not chosen')

    def test_all_errors_of_a_scene_are_shown_with_their_lines(self):
        """V116, V117: All errors of a scene are shown with their lines."""
        self.open('card.json', CARD)
        before = self.pixels(0, 0, 600, 500)
        wrong = CARD.replace('"switch"', '"swich"').replace('"value": 0.3', '"value": 3')
        self.path.write_text(wrong)
        alert = self.page.get_by_role('alert')
        alert.wait_for(timeout=20000)
        words = alert.inner_text()
        for part in ['card.json:6', "did you mean 'switch'?", 'card.json:7', 'a number from 0 to 1',
                     '▸ 7      {"type": "slider", "value": 3']:
            self.assertIn(part, words)
        self.wait(lambda: len(self.lines) >= 2, 'the terminal has no errors')
        self.assertIn('card.json: line 6: $.view.children[1].type: unknown', self.lines[0])
        self.assertIn('card.json: line 7: $.view.children[2].value: found', self.lines[1])
        self.path.write_text(CARD)
        alert.wait_for(state='hidden', timeout=20000)
        self.assertTrue(self.pixels(0, 0, 600, 500) == before)

    def test_restarted_preview_keeps_texts_values_and_the_focus(self):
        """V121, V127: Restarted preview keeps texts values and the focus."""
        self.path = self.folder / 'card.json'
        self.path.write_text(CARD)
        command = [TATAMI, 'preview', 'card.json', '--port', str(free_port())]
        self.start(command, self.folder)
        self.page.mouse.click(*self.point(SWITCH))
        self.focus_field()
        self.page.keyboard.type('Ada')
        kept = "sessionStorage.getItem('kept') ?? ''"
        self.wait(lambda: 'Ada' in self.page.evaluate(kept), 'nothing is kept')
        self.page.wait_for_timeout(1000)
        self.page.keyboard.type('!')
        self.wait(lambda: 'Ada!' in self.page.evaluate(kept), 'the last key is not kept')
        x, y = self.point(SWITCH)
        rect = (x - 20, y - 10, 30, 20)
        before = self.pixels(*rect)
        self.restart(command, self.folder)
        switch = self.page.get_by_role('switch')
        self.wait(lambda: switch.get_attribute('aria-checked') == 'true', 'the switch is off')
        self.wait(lambda: self.field_text() == 'Ada!', 'the text is not Ada!')
        self.wait(lambda: self.pixels(*rect) == before, 'the switch has other pixels')
        self.page.keyboard.type('?')
        self.wait(lambda: self.field_text() == 'Ada!?', 'the field has no focus')

    def test_page_without_the_secret_shows_nothing(self):
        """V31: Page without the secret shows nothing."""
        self.open('card.json', CARD)
        page = self.browser.new_page()
        self.addCleanup(page.close)
        page.goto(self.url.split('#')[0] + '#0')
        banner = page.get_by_role('status')
        banner.wait_for(state='visible', timeout=20000)
        self.assertIn('Open the address that the terminal prints', banner.inner_text())
        self.assertIsNone(page.eval_on_selector('#canvas', 'canvas => canvas.dataset.frame ?? null'))

    def test_two_pages_show_the_same(self):
        """V53: Two pages show the same."""
        self.open('card.json', CARD)
        other = self.browser.new_page(viewport={'width': 600, 'height': 500 + TOOLBAR})
        self.addCleanup(other.close)
        other.goto(self.url)
        other.wait_for_selector('canvas[data-frame]')
        x, y = self.point(SWITCH)
        rect = [x - 20, y - 10, 10, 10]
        before = other.evaluate(PIXELS, rect)
        self.page.mouse.click(x, y)
        self.wait(lambda: other.evaluate(PIXELS, rect) != before, 'the other page has not changed')

    def test_scene_beyond_its_limits_and_images_of_other_folders_are_errors(self):
        """V37, V118, V205: Scene beyond its limits and images of other folders are errors."""
        self.open('card.json', CARD)
        before = self.pixels(0, 0, 600, 500)
        alert = self.page.get_by_role('alert')
        label = '{"type": "label", "text": "a"}'
        scenes = [
            ('{"view": {"type": "vbox", "children": [%s]}}' % ', '.join([label] * 30000), 'more than 20000 nodes'),
            ('{"view": {"type": "image", "path": "../secret.png"}}', 'secret.png'),
            ('{"view": ' + '{"type": "vbox", "children": [' * 3000, '512 levels'),
        ]
        for scene, words in scenes:
            self.path.write_text(scene)
            alert.filter(has_text=words).wait_for(timeout=20000)
            self.path.write_text(CARD)
            alert.wait_for(state='hidden', timeout=20000)
            self.assertTrue(self.pixels(0, 0, 600, 500) == before)

    def test_page_of_a_program_that_traps_says_so(self):
        # Without the report of the trap, which takes a minute.
        with unittest.mock.patch.dict(os.environ, {'SWIFT_BACKTRACE': 'enable=no'}):
            self.open('card.json', CARD)
        self.process.send_signal(signal.SIGILL)
        self.page.get_by_role('status').filter(has_text='Connecting').wait_for(timeout=20000)
        self.failures = [text for text in self.failures if 'WebSocket connection' not in text]

    def test_preview_that_has_ended(self):
        self.open('card.json', CARD)
        self.process.terminate()
        self.page.get_by_role('status').wait_for(state='visible', timeout=20000)
        self.failures = [text for text in self.failures if 'WebSocket connection' not in text]


if __name__ == '__main__':
    unittest.main()
