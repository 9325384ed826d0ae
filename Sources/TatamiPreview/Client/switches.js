// The options of the page: appearance, direction, size of text and size of the window.

/** The names of the choices in the page's address; all are texts, and an empty one is not in it. */
const TRAITS = ['appearance', 'direction', 'textSize', 'contrast', 'motion', 'scale', 'row'];
/** Allowed lengths of a side of the window, in points. */
const [MIN, MAX] = [1, 16384];
/** The last row that can be chosen. */
const MAX_ROW = 999999;

export class Switches {
  constructor(toolbar, screen, changed) {
    this.toolbar = toolbar;
    this.screen = screen;
    this.changed = changed;
    this.choices = new URLSearchParams(location.hash.slice(1).split('&').slice(1).join('&'));
    for (const name of TRAITS) this.control(name).value = this.choices.get(name) ?? '';
    // A choice that does not exist.
    for (const name of TRAITS) if (this.control(name).value === '' && name !== 'row') this.choices.delete(name);
    this.readSize();
    toolbar.addEventListener('change', (event) => this.choose(event.target));
  }

  control(name) {
    return this.toolbar.querySelector(`[name=${name}]`);
  }

  /** The choices that are traits. */
  traits() {
    const chosen = TRAITS.map((name) => [name, this.choices.get(name) ?? '']);
    const traits = Object.fromEntries(chosen.filter(([, value]) => value !== ''));
    if ('row' in traits) traits.row = Math.min(MAX_ROW, Math.max(0, Math.trunc(Number(traits.row)) || 0));
    if (traits.motion === 'reduced') traits.reducedMotion = true;
    if (traits.contrast === 'high') traits.highContrast = true;
    return traits;
  }

  /** The chosen number of pixels per point; null for that of the screen. */
  get scale() {
    return Number(this.choices.get('scale')) || null;
  }

  /** Shows the rows of data to choose from. */
  showRows({ names, selected }) {
    const row = this.control('row');
    row.parentElement.hidden = names.length === 0;
    row.replaceChildren(...names.map((name, index) => new Option(name, index)));
    row.value = selected ?? '';
  }

  /** Moves the focus of the keyboard to the first option. */
  focus() {
    this.control(TRAITS[0]).focus();
  }

  choose(control) {
    if (TRAITS.includes(control.name)) this.keep(control.name, control.value);
    else this.chooseSize(control);
    this.changed();
  }

  /** Keeps a choice in the address, which repeats it. */
  keep(name, value) {
    if (value === '') this.choices.delete(name);
    else this.choices.set(name, value);
    const [token] = location.hash.slice(1).split('&');
    const choices = this.choices.toString();
    history.replaceState(null, '', `#${token}${choices && '&'}${choices}`);
  }

  chooseSize(control) {
    if (control.name === 'device') {
      const { width, height } = this.screen.getBoundingClientRect();
      const size = control.value === 'custom' ? `${Math.round(width)}x${Math.round(height)}` : control.value;
      this.keep('size', size);
    } else {
      const [width, height] = ['width', 'height'].map((name) => {
        const side = Math.round(Number(this.control(name).value));
        return Math.min(MAX, Math.max(MIN, side || MIN));
      });
      this.keep('size', `${width}x${height}`);
    }
    this.readSize();
  }

  /** Gives the screen the size in the address, or that of the window without one. */
  readSize() {
    const size = /^(\d{1,5})x(\d{1,5})$/.exec(this.choices.get('size') ?? '')?.slice(1).map(Number);
    const sides = size?.every((side) => side >= MIN && side <= MAX) ? size : null;
    const device = this.control('device');
    const text = sides?.join('x') ?? '';
    device.value = [...device.options].some((option) => option.value === text) ? text : 'custom';
    this.screen.classList.toggle('sized', sides !== null);
    ['width', 'height'].forEach((name, index) => {
      this.screen.style[name] = sides ? `${sides[index]}px` : '';
      this.control(name).value = sides?.[index] ?? '';
      this.control(name).parentElement.hidden = sides === null;
    });
  }
}
