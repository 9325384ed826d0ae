// The accessibility mirror: elements over the canvas that screen readers and tests find by role.

/** The actions of keys on an element that has the focus of a screen reader. */
const ACTIONS = { ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement' };

export class Mirror {
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.elements = new Map();
    root.addEventListener('click', (event) => this.act(event, 'activate'));
    root.addEventListener('keydown', (event) => {
      if (event.target.getAttribute('role') !== 'slider' || !(event.key in ACTIONS)) return;
      event.stopPropagation();
      event.preventDefault();
      this.act(event, ACTIONS[event.key]);
    });
  }

  act(event, name) {
    const node = Number(event.target.dataset.node);
    if (node > 0) this.send({ t: 'action', node, name });
  }

  /** Shows the elements of a message; those that are still there keep their place in the page. */
  update(items) {
    const present = new Set();
    const next = new Map();
    const frames = new Map();
    for (const item of items) {
      present.add(item.id);
      const element = this.elements.get(item.id) ?? document.createElement('div');
      this.elements.set(item.id, element);
      this.describe(element, item);
      const parent = this.elements.get(item.parent) ?? this.root;
      frames.set(item.id, item.frame);
      this.place(element, item.frame, frames.get(item.parent) ?? [0, 0]);
      const index = next.get(parent) ?? 0;
      if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index]);
      next.set(parent, index + 1);
    }
    for (const [id, element] of this.elements) {
      if (present.has(id)) continue;
      element.remove();
      this.elements.delete(id);
    }
  }

  describe(element, item) {
    element.dataset.node = item.id;
    const isText = !item.group && ['text', 'heading', 'listitem'].includes(item.role);
    const attributes = {
      role: item.role === 'text' ? null : item.role,
      'aria-label': isText ? null : item.label ?? null,
      'aria-description': item.hint ?? null,
      'data-testid': item.identifier ?? null,
      'aria-disabled': item.disabled ? true : null,
      'aria-checked': item.role === 'switch' ? item.checked : null,
      'aria-pressed': item.role === 'button' && item.selected ? true : null,
      'aria-valuetext': item.role === 'slider' ? item.value ?? '' : null,
      'aria-posinset': item.index === null ? null : item.index + 1,
      'aria-setsize': item.count,
      'aria-level': item.role === 'heading' ? 1 : null,
      tabindex: item.role === 'slider' ? -1 : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null || value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
    const words = isText ? item.label ?? '' : item.role === 'textbox' ? item.value ?? '' : null;
    if (words !== null && element.textContent !== words) element.textContent = words;
    // The words of an element that is a group now.
    if (words === null && element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.remove();
  }

  /** Gives an element its frame, in points of the window, inside of that of its group. */
  place(element, [x, y, width, height], [left, top]) {
    Object.assign(element.style, {
      left: `${x - left}px`, top: `${y - top}px`, width: `${width}px`, height: `${height}px`,
    });
  }
}
