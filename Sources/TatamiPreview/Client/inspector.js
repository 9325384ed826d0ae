// The inspector: a click selects a view and shows its frame and what determines it.

/** Events that do not reach the program while a person selects views. */
const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel'];

export class Inspector {
  constructor(button, screen, panel, controls, send) {
    this.button = button;
    this.panel = panel;
    this.controls = controls;
    this.explanation = panel.querySelector('#inspection');
    this.outline = screen.appendChild(document.createElement('div'));
    this.outline.id = 'outline';
    this.hovered = screen.appendChild(document.createElement('div'));
    this.hovered.id = 'hovered';
    this.unnamed = panel.querySelector('#unnamed');
    this.send = send;
    this.setActive(false);
    button.addEventListener('click', () => this.setActive(!this.isActive));
    panel.querySelector('#close').addEventListener('click', () => this.setActive(false));
    for (const name of EVENTS) {
      screen.addEventListener(name, (event) => {
        if (!this.isActive) return;
        event.stopPropagation();
        event.preventDefault();
        const { left, top } = screen.getBoundingClientRect();
        const point = { x: event.clientX - left, y: event.clientY - top };
        if (name === 'pointermove') this.hover(point);
        if (name === 'pointerleave') this.hovered.hidden = true;
        if (name === 'pointerdown' && event.button === 0) send({ t: 'inspect', ...point });
      }, { capture: true, passive: false });
    }
    addEventListener('keydown', (event) => {
      if (!this.isActive || event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      this.setActive(false);
    }, { capture: true });
  }

  setActive(isActive) {
    this.isActive = isActive;
    this.button.setAttribute('aria-pressed', isActive);
    this.panel.hidden = !isActive;
    this.panel.querySelector('#layout').hidden = true;
    this.explanation.hidden = true;
    this.panel.querySelector('#hint').hidden = false;
    this.outline.hidden = true;
    this.hovered.hidden = true;
    this.showUnnamed(this.items ?? []);
    this.controls.command('show', { on: isActive });
  }

  /** Asks for the view at a point, once per frame of the page. */
  hover(point) {
    if (!this.point) {
      requestAnimationFrame(() => {
        this.send({ t: 'inspect', hover: true, ...this.point });
        this.point = null;
      });
    }
    this.point = point;
  }

  /** Outlines the view below the pointer. */
  showHovered(frame) {
    if (this.isActive) this.move(this.hovered, frame);
  }

  /** Lists the elements that a person operates and that have no name; a click selects one. */
  showUnnamed(items) {
    this.items = items;
    if (!this.isActive) return;
    this.unnamed.hidden = items.length === 0;
    this.unnamed.querySelector('ul').replaceChildren(...items.map(({ role, identifier, frame }) => {
      const [x, y, width, height] = frame;
      const button = Object.assign(document.createElement('button'), {
        type: 'button', textContent: `${role}${identifier ? ` #${identifier}` : ''} at ${x}, ${y}`,
      });
      button.addEventListener('click', () => this.send({ t: 'inspect', x: x + width / 2, y: y + height / 2 }));
      const item = document.createElement('li');
      item.append(button);
      return item;
    }));
  }

  /** Shows the controls again after the page has connected again. */
  restore() {
    if (this.isActive) this.controls.command('show', { on: true });
  }

  /** Shows the view that the server has found. */
  show({ frame, explanation }) {
    if (!this.isActive) return;
    this.move(this.outline, frame);
    this.explanation.textContent = explanation;
    this.explanation.hidden = false;
    this.panel.querySelector('#layout').hidden = false;
    this.panel.querySelector('#hint').hidden = true;
  }

  /** Shows the controls of the document. */
  update(message) {
    this.controls.update(message);
    if (message.selection && this.isActive) this.move(this.outline, message.selection.frame);
  }

  /** Outlines the selected node again after the size of the window has changed. */
  refresh() {
    this.outline.hidden = true;
    this.controls.refresh();
  }

  move(outline, [x, y, width, height]) {
    Object.assign(outline.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
    outline.hidden = false;
  }
}
