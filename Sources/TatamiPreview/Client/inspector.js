// The inspector: a click selects a view and shows its frame and what determines it.

/** Events that do not reach the program while a person selects views. */
const EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel'];

export class Inspector {
  constructor(button, screen, panel, send) {
    this.button = button;
    this.panel = panel;
    this.outline = screen.appendChild(document.createElement('div'));
    this.outline.id = 'outline';
    this.setActive(false);
    button.addEventListener('click', () => this.setActive(!this.isActive));
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
    this.panel.hidden = true;
    this.outline.hidden = true;
  }

  /** Shows the view that the server has found. */
  show({ frame: [x, y, width, height], explanation }) {
    if (!this.isActive) return;
    Object.assign(this.outline.style, {
      left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    });
    this.outline.hidden = false;
    this.panel.textContent = explanation;
    this.panel.hidden = false;
  }
}
