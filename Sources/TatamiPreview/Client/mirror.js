// The accessibility mirror: elements over the canvas that screen readers and tests find by role.

/** The actions of keys on an element that has the focus of a screen reader. */
const ACTIONS = { ArrowUp: 'increment', ArrowRight: 'increment', ArrowDown: 'decrement', ArrowLeft: 'decrement' };

/** The roles of elements whose label is their text. */
const TEXTS = new Set(['text', 'heading', 'listitem', 'cell', 'columnheader']);

/** The roles of elements with a value in a range. */
const RANGES = new Set(['slider', 'progressbar']);

/** A length with two decimals. */
function round(length) {
  return Math.round(length * 100) / 100;
}

/** The identities of runs: the first and the number of each. */
function ids(runs) {
  return runs.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index));
}

/** Whether a click is one of a pointer, which the picture below receives as well. */
function isPointerClick(event) {
  return event.pointerId === undefined ? event.isTrusted && event.detail > 0 : event.pointerId > 0;
}

export class Mirror {
  constructor(root, send) {
    this.root = root;
    this.send = send;
    this.elements = new Map();
    this.items = new Map();
    this.order = [];
    this.rows = new Map();
    root.addEventListener('click', (event) => {
      const { action } = event.target.dataset;
      if (action !== undefined) this.act(event.target.parentElement, 'custom', { index: Number(action) });
      else if (!isPointerClick(event)) this.act(event.target, 'activate');
    });
    root.addEventListener('keydown', (event) => {
      if (event.target.getAttribute('role') !== 'slider' || !(event.key in ACTIONS)) return;
      event.stopPropagation();
      event.preventDefault();
      this.act(event.target, ACTIONS[event.key]);
    });
    root.addEventListener('focusin', ({ target }) => this.act(target, 'focus'));
    root.addEventListener('focusout', ({ target }) => {
      const item = this.items.get(Number(target.dataset.node));
      if (target.isContentEditable && item) target.textContent = item.value ?? '';
    });
    root.addEventListener('input', ({ target, isComposing }) => {
      if (!isComposing) this.act(target, 'text', { text: target.textContent });
    });
    root.addEventListener('compositionend', ({ target }) => {
      this.act(target, 'text', { text: target.textContent });
    });
  }

  act(element, name, members = {}) {
    const node = Number(element.dataset.node);
    if (node > 0) this.send({ t: 'action', node, name, ...members });
  }

  /** The elements that a person operates and that have no name. */
  get unnamed() {
    const roles = ['button', 'link', 'switch', 'slider', 'textbox', 'searchbox'];
    return [...this.items.values()].filter((item) => roles.includes(item.role) && !item.label);
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
      this.rows.delete(element);
      if (this.focused === element.id) this.focused = '';
    }
    for (const rows of this.rows.values()) {
      for (const [index, row] of rows) {
        if (row.childElementCount > 0) continue;
        row.remove();
        rows.delete(index);
      }
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
      const group = this.elements.get(item.parent) ?? this.root;
      const parent = Number.isInteger(item.row) ? this.row(group, item.row, next) : group;
      this.place(element, item.frame, this.items.get(item.parent)?.frame ?? [0, 0]);
      const index = next.get(parent) ?? 0;
      if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index]);
      next.set(parent, index + 1);
    }
  }

  /** The row of a table, in which the cells have their frames in the table. */
  row(table, index, next) {
    const rows = this.rows.get(table) ?? new Map();
    this.rows.set(table, rows);
    const row = rows.get(index) ?? document.createElement('div');
    rows.set(index, row);
    if (next.has(row)) return row;
    row.className = 'row';
    row.setAttribute('role', 'row');
    row.setAttribute('aria-rowindex', index + 1);
    const place = next.get(table) ?? 0;
    if (table.children[place] !== row) table.insertBefore(row, table.children[place]);
    next.set(table, place + 1);
    next.set(row, 0);
    return row;
  }

  describe(element, item) {
    element.dataset.node = item.id;
    element.id = `node-${item.id}`;
    const isText = !item.group && TEXTS.has(item.role);
    const isField = item.role === 'textbox' || item.role === 'searchbox';
    const percent = RANGES.has(item.role) ? /^(\d+(?:\.\d+)?) ?%$/.exec(item.value ?? '')?.[1] : undefined;
    const attributes = {
      role: item.role === 'text' ? null : item.role,
      'aria-label': isText ? null : item.label ?? null,
      'aria-description': item.hint ?? null,
      'data-testid': item.identifier ?? null,
      'aria-disabled': item.disabled ? true : null,
      'aria-checked': item.role === 'switch' ? item.checked ?? false : null,
      'aria-pressed': item.role === 'button' && item.selected ? true : null,
      'aria-valuetext': RANGES.has(item.role) ? item.value ?? '' : null,
      'aria-valuenow': percent,
      'aria-valuemin': percent && 0,
      'aria-valuemax': percent && 100,
      'aria-multiline': isField && item.multiline ? true : null,
      'aria-modal': item.modal ? true : null,
      'aria-rowcount': item.rows,
      'aria-colcount': item.columns,
      'aria-colindex': Number.isInteger(item.column) ? item.column + 1 : null,
      'aria-posinset': Number.isInteger(item.index) ? item.index + 1 : null,
      'aria-setsize': item.count,
      'aria-level': item.role === 'heading' ? 1 : null,
      tabindex: item.role === 'slider' || isField ? -1 : null,
      'aria-readonly': isField && item.readOnly ? true : null,
      contenteditable: isField && !item.disabled && !item.readOnly ? 'plaintext-only' : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null || value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
    }
    const words = isText ? item.label ?? '' : isField ? item.value ?? '' : null;
    // A field that a person edits shows what is typed; earlier values arrive late.
    const isEdited = isField && document.activeElement === element;
    if (words !== null && !isEdited && element.textContent !== words) element.textContent = words;
    // The words of an element that is a group now.
    if (words === null && element.firstChild?.nodeType === Node.TEXT_NODE) element.firstChild.remove();
    this.offer(element, item.actions ?? []);
    if (item.focused) this.focused = element.id;
    else if (this.focused === element.id) this.focused = '';
  }

  /** Adds buttons for the actions in addition to the activation, after what is inside. */
  offer(element, actions) {
    const old = [...element.children].filter((child) => child.dataset.action !== undefined);
    if (old.map((button) => button.ariaLabel).join('\n') === actions.join('\n')) return;
    for (const button of old) button.remove();
    element.append(...actions.map((name, index) => {
      const button = document.createElement('div');
      button.className = 'action';
      button.setAttribute('role', 'button');
      button.ariaLabel = name;
      button.dataset.action = index;
      return button;
    }));
  }

  /** Gives an element its frame, in points of the window, inside of that of its group. */
  place(element, [x, y, width, height], [left, top]) {
    const place = [x - left, y - top, width, height].map((side) => `${side}px`);
    if (element.dataset.place === place.join()) return;
    element.dataset.place = place.join();
    Object.assign(element.style, { left: place[0], top: place[1], width: place[2], height: place[3] });
  }
}
