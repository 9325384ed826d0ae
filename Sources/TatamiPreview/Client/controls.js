// The panel that changes the nodes of a document.

import { Field, Schema } from './fields.js';

export class Controls {
  constructor(panel, send) {
    this.send = send;
    this.find = (id) => panel.querySelector(`#${id}`);
    this.fields = new Map();
    this.selection = null;
    this.waiting = new Map();
    this.find('nodes').addEventListener('change', (event) => this.select(event.target.value));
    this.find('commands').addEventListener('click', ({ target }) => {
      if (target.name === 'copy') this.copy(target);
      else if (target.name) this.command(target.name);
    });
  }

  command(op, members = {}) {
    this.send({ t: 'control', op, ...members });
  }

  select(node) {
    if (node !== '') this.command('select', { node });
  }

  /** Selects the selected node again, whose frame may be another one. */
  refresh() {
    if (this.selection) this.select(this.selection.node);
  }

  setSchema(text) {
    this.schema = new Schema(JSON.parse(text));
    const colors = this.schema.colors.map((name) => new Option(name, name));
    document.getElementById('colors').replaceChildren(...colors);
  }

  /** Shows the nodes, the selected one and the changes. */
  update({ nodes, selection, patch, canSave, notice }) {
    if (nodes) this.showNodes(nodes);
    const isOther = this.selection?.node !== selection?.node || this.selection?.kind !== selection?.kind;
    this.selection = selection;
    this.find('nodes').value = selection?.node ?? '';
    if (isOther) this.makeFields();
    this.find('properties').hidden = this.fields.size === 0;
    const members = selection ? JSON.parse(selection.members) : {};
    for (const [name, field] of this.fields) field.show(members[name]);
    this.find('place').textContent = selection?.line ? `Line ${selection.line} of the file` : '';
    this.find('changes').hidden = patch === '' && notice === '';
    this.find('commands').hidden = patch === '';
    this.find('patch').parentElement.hidden = patch === '';
    this.find('patch').textContent = patch && JSON.stringify(JSON.parse(patch), null, 1);
    this.find('notice').textContent = notice;
    this.find('commands').querySelector('[name=save]').hidden = !canSave;
  }

  showNodes(nodes) {
    this.find('controls').hidden = nodes.length === 0;
    const options = nodes.map(([node, title, level]) => new Option('\u2003'.repeat(level) + title, node));
    this.find('nodes').replaceChildren(new Option('Choose a node', ''), ...options);
  }

  makeFields() {
    this.fields.clear();
    const kind = this.selection?.kind;
    for (const [name, schema] of kind ? this.schema?.properties(kind) ?? [] : []) {
      const [form, standard] = [this.schema.field(schema), this.schema.standard(kind, name)];
      const change = (value) => this.change(name, value);
      this.fields.set(name, new Field(name, schema.description ?? '', standard, form, change));
    }
    this.find('fields').replaceChildren(...[...this.fields.values()].map((field) => field.element));
  }

  /** Sends the last value of a property once per frame of the page. */
  change(name, value) {
    const { node } = this.selection;
    if (this.waiting.size === 0) requestAnimationFrame(() => this.sendChanges());
    this.waiting.set(`${node} ${name}`, { node, name, value });
  }

  sendChanges() {
    for (const { node, name, value } of this.waiting.values()) {
      if (value === undefined) this.command('remove', { node, name });
      else this.command('set', { node, name, value: JSON.stringify(value) });
    }
    this.waiting.clear();
  }

  copy(button) {
    const words = button.textContent;
    const done = (text) => {
      button.textContent = text;
      setTimeout(() => { button.textContent = words; }, 1500);
    };
    navigator.clipboard.writeText(this.find('patch').textContent)
      .then(() => done('Copied'), () => done('Not copied'));
  }
}
