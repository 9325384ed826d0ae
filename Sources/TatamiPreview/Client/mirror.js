// The accessibility mirror: elements over the canvas that screen readers and tests find by role.

/** The actions of keys on an element that has the focus of a screen reader. */
const ACTIONS = { ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement' };

/** A length with two decimals. */
function round(length) {
  return Math.round(length * 100) / 100;
}

/** The identities of runs: the first and the number of each. */
function ids(runs) {
  return runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
}

export class Mirror {
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.elements = new Map();
    this.items = new Map();
    this.order = [];
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

  /** Applies the changes of a message; elements that are still there keep their place in the page. */
  update({ whole, set, move, remove, order }) {
    if (whole) this.items.clear();
    for (const id of remove ?? []) this.items.delete(id);
    for (const change of set) {
      const item = { ...this.items.get(change.id), ...change };
      this.items.set(change.id, item);
      this.describe(this.element(change.id), item);
    }
    for (const [dx, dy, ...moved] of move ?? []) {
      for (const id of ids(moved)) {
        const [x, y, width, height] = this.items.get(id).frame;
        this.items.get(id).frame = [round(x + dx), round(y + dy), width, height];
      }
    }
    if (order) this.order = ids(order);
    this.arrange();
    for (const [id, element] of this.elements) {
      if (this.items.has(id)) continue;
      element.remove();
      this.elements.delete(id);
    }
  }

  /** The element of an identity, which is made if it does not exist. */
  element(id) {
    const element = this.elements.get(id) ?? document.createElement('div');
    this.elements.set(id, element);
    return element;
  }

  /** Puts the elements inside of their groups, in reading order, each with its frame. */
  arrange() {
    const next = new Map();
    for (const id of this.order) {
      const item = this.items.get(id);
      const element = this.elements.get(id);
      const parent = this.elements.get(item.parent) ?? this.root;
      this.place(element, item.frame, this.items.get(item.parent)?.frame ?? [0, 0]);
      const index = next.get(parent) ?? 0;
      if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index]);
      next.set(parent, index + 1);
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
      'aria-checked': item.role === 'switch' ? item.checked ?? false : null,
      'aria-pressed': item.role === 'button' && item.selected ? true : null,
      'aria-valuetext': item.role === 'slider' ? item.value ?? '' : null,
      'aria-posinset': Number.isInteger(item.index) ? item.index + 1 : null,
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
    const place = [x - left, y - top, width, height].map((side) => `${side}px`);
    if (element.dataset.place === place.join()) return;
    element.dataset.place = place.join();
    Object.assign(element.style, { left: place[0], top: place[1], width: place[2], height: place[3] });
  }
}
