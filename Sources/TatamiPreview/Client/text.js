// The text that a person edits: a hidden text area connects input methods and the clipboard.

/** The keys, and whether Alt is held down, of edits that are none of the text alone. */
const KEYS = {
  insertLineBreak: ['Enter', false], insertParagraph: ['Enter', false],
  deleteWordBackward: ['Backspace', true], deleteWordForward: ['Delete', true],
};

export class TextInput {
  constructor(area, canvas, send) {
    this.area = area;
    this.canvas = canvas;
    this.send = send;
    this.isActive = false;
    this.isComposing = false;
    this.selection = '';
    area.addEventListener('compositionstart', () => { this.isComposing = true; });
    area.addEventListener('compositionupdate', (event) => this.mark(event.data));
    area.addEventListener('compositionend', (event) => this.endComposition(event.data));
    area.addEventListener('beforeinput', (event) => this.edit(event));
    for (const target of [area, canvas]) {
      target.addEventListener('copy', (event) => this.copy(event, 'copied'));
      target.addEventListener('cut', (event) => this.copy(event, 'cut'));
      target.addEventListener('paste', (event) => this.paste(event));
    }
  }

  /** Shows the state of the text that is edited. */
  update(message) {
    this.isActive = message.active;
    if (message.active) {
      const [x, y, , height] = message.marked ?? message.caret;
      this.area.style.left = `${x}px`;
      this.area.style.top = `${y}px`;
      this.area.style.fontSize = `${Math.max(8, Math.min(64, height * 0.8))}px`;
      this.area.inputMode = message.mode;
      this.area.enterKeyHint = message.enter;
      if (!this.isComposing) {
        this.area.value = message.text;
        this.area.setSelectionRange(message.start, message.end);
      }
    }
    // An option or an element over the picture that a person operates keeps the keyboard.
    const others = '#switches, #panel, #link, #copied, #mirror [contenteditable]';
    const kept = message.active ? others : `${others}, #mirror`;
    if (!document.activeElement?.closest(kept)) this.focus();
  }

  /** Gives the keyboard to the text area while a text is edited, and to the canvas otherwise. */
  focus() {
    const target = this.isActive ? this.area : this.canvas;
    if (document.activeElement !== target) target.focus({ preventScroll: true });
  }

  /** Whether a key types a character, which arrives as an edit of the text area. */
  types(event) {
    const isPlain = !event.ctrlKey && !event.metaKey && [...event.key].length === 1;
    return this.isActive && (isPlain || event.key === 'Dead');
  }

  mark(words) {
    this.send({ t: 'text', op: 'mark', text: words });
  }

  endComposition(words) {
    this.isComposing = false;
    this.send({ t: 'text', op: 'insert', text: words });
  }

  edit(event) {
    if (event.isComposing || event.inputType === 'insertCompositionText') return;
    if (event.inputType.endsWith('FromComposition')) return;
    event.preventDefault();
    if (event.inputType === 'insertText' || event.inputType === 'insertReplacementText') {
      this.send({ t: 'text', op: 'insert', text: event.data ?? '' });
    } else if (event.inputType === 'deleteContentBackward') {
      this.send({ t: 'text', op: 'delete', before: 1, after: 0 });
    } else if (event.inputType === 'deleteContentForward') {
      this.send({ t: 'text', op: 'delete', before: 0, after: 1 });
    } else if (event.inputType in KEYS) {
      this.press(...KEYS[event.inputType]);
    }
  }

  /** Presses and releases a key that an on-screen keyboard reports as an edit. */
  press(code, alt) {
    for (const down of [true, false]) this.send({ t: 'key', down, code, key: code, alt });
  }

  copy(event, op) {
    if (this.selection === '') return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', this.selection);
    this.send({ t: 'clipboard', op });
  }

  paste(event) {
    event.preventDefault();
    const words = event.clipboardData.getData('text/plain');
    if (words !== '') this.send({ t: 'clipboard', op: 'paste', text: words.slice(0, 1 << 19) });
  }
}
