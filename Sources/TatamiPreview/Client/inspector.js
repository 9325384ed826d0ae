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
    this.setActive(false);
    button.addEventListener('click', () => this.setActive(!this.isActive));
    panel.querySelector('#close').addEventListener('click', () => this.setActive(false));
    for (const name of EVENTS) {
      screen.addEventListener(name, (event) => {
        if (!this.isActive) return;
        event.stopPropagation();
        event.preventDefault();
        if (name !== 'pointerdown' || event.button !== 0) return;
        const { left, top } = screen.getBoundingClientRect();
        send({ t: 'inspect', x: event.clientX - left, y: event.clientY - top });
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
    this.controls.command('show', { on: isActive });
  }

  /** Shows the controls again after the page has connected again. */
  restore() {
    if (this.isActive) this.controls.command('show', { on: true });
  }

  /** Shows the view that the server has found. */
  show({ frame, explanation }) {
    if (!this.isActive) return;
    this.move(frame);
    this.explanation.textContent = explanation;
    this.explanation.hidden = false;
    this.panel.querySelector('#layout').hidden = false;
    this.panel.querySelector('#hint').hidden = true;
  }

  /** Shows the controls of the document. */
  update(message) {
    this.controls.update(message);
    if (message.selection && this.isActive) this.move(message.selection.frame);
  }

  /** Outlines the selected node again after the size of the window has changed. */
  refresh() {
    this.outline.hidden = true;
    this.controls.refresh();
  }

  move([x, y, width, height]) {
    Object.assign(this.outline.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
    this.outline.hidden = false;
  }
}
