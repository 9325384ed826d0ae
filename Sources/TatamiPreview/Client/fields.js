// The fields of a node's properties, made from the JSON Schema of scenes.

/** The members of nodes that are not properties. */
const OTHERS = new Set(['type', 'children', '$each', '$if']);

/** A number with its range as a slider as well, if the range is at most this long. */
const MAX_RANGE = 720;

/** The values that a schema accepts, without references to data. */
export class Schema {
  constructor(root) {
    this.definitions = root.$defs;
    this.defaults = root.defaults ?? {};
  }

  /** The documented default of a property; an empty text for none. */
  standard(kind, name) {
    const words = this.defaults[kind]?.[name] ?? '';
    return words === 'none' ? '' : words.replaceAll('"', '');
  }

  /** The properties of a kind of nodes: names with their schemas. */
  properties(kind) {
    const members = Object.entries(this.definitions[kind]?.properties ?? {});
    return members.filter(([name]) => !OTHERS.has(name));
  }

  /** The names of colors. */
  get colors() {
    return this.definitions.color.anyOf.find((form) => form.enum)?.enum ?? [];
  }

  /** The forms of a value, in place of which a schema can name definitions or list alternatives. */
  forms(schema) {
    if (schema.anyOf) return schema.anyOf.flatMap((form) => this.forms(form));
    const name = schema.$ref?.split('/').pop();
    if (name === 'reference') return [];
    if (name === 'color') return [{ color: true }];
    return name ? this.forms(this.definitions[name]) : [schema];
  }

  /** The kind of field for a property. */
  field(schema) {
    const forms = this.forms(schema);
    const only = forms.length === 1 ? forms[0] : {};
    if (only.type === 'boolean') return { type: 'choice', words: [true, false] };
    if (only.enum) return { type: 'choice', words: only.enum };
    if (only.type === 'number' || only.type === 'integer') return { ...only, type: 'number', step: only.type };
    if (forms.some((form) => form.color)) return { type: 'color' };
    if (forms.some((form) => form.type === 'string')) return { type: 'text' };
    return { type: 'value' };
  }
}

function make(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}

/** The JSON of a value that a person has typed; a word is a text. */
function parse(words) {
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

/** The field of a property; `changed` receives its value, undefined if it is empty. */
export class Field {
  constructor(name, description, standard, field, changed) {
    this.changed = changed;
    this.type = field.type;
    this.element = make('div', { className: 'field', title: description });
    this.label = make('label', { textContent: name });
    this.input = this.makeInput(field, standard);
    this.input.id = `field-${name}`;
    this.input.name = name;
    this.label.htmlFor = this.input.id;
    this.clear = make('button', { type: 'button', textContent: '✕', title: `Remove ${name}` });
    this.clear.ariaLabel = `Remove ${name}`;
    this.clear.addEventListener('click', () => changed(undefined));
    this.extra = this.makeExtra(field, name);
    const group = make('span');
    group.append(...[this.extra, this.input, this.clear].filter((part) => part));
    this.element.append(this.label, group);
    this.input.addEventListener(this.type === 'value' ? 'change' : 'input', () => changed(this.value));
  }

  makeInput(field, standard) {
    if (field.type === 'choice') {
      const select = make('select');
      select.append(new Option(standard === '' ? '–' : `– (${standard})`, ''));
      for (const word of field.words) select.append(new Option(String(word), JSON.stringify(word)));
      return select;
    }
    const input = make('input', { placeholder: standard, autocomplete: 'off', spellcheck: false });
    if (field.type === 'number') {
      Object.assign(input, { type: 'number', step: field.step === 'integer' ? 1 : 'any' });
      if (field.minimum !== undefined) input.min = field.minimum;
      if (field.maximum !== undefined) input.max = field.maximum;
    }
    if (field.type === 'color') input.setAttribute('list', 'colors');
    return input;
  }

  /** The slider of a number, or the well of a color. */
  makeExtra(field, name) {
    let extra = null;
    if (field.type === 'color') extra = make('input', { type: 'color', ariaLabel: `${name}, color` });
    const range = field.maximum - field.minimum;
    if (field.type === 'number' && range <= MAX_RANGE) {
      const step = field.step === 'integer' || range > 10 ? 1 : range / 100;
      extra = make('input', {
        type: 'range', min: field.minimum, max: field.maximum, step, ariaLabel: `${name}, slider`,
      });
    }
    extra?.addEventListener('input', () => {
      this.input.value = extra.value;
      this.changed(this.value);
    });
    return extra;
  }

  get value() {
    const words = this.input.value;
    if (this.type === 'choice') return words === '' ? undefined : JSON.parse(words);
    if (this.type === 'number') return this.input.validity.badInput || words === '' ? undefined : Number(words);
    if (words === '') return this.type === 'text' && this.isSet ? '' : undefined;
    if (this.type === 'value' || /^[[{]/.test(words)) return parse(words);
    return words;
  }

  /** Shows a value; the field that a person edits keeps its words. */
  show(value) {
    this.isSet = value !== undefined;
    this.element.classList.toggle('set', this.isSet);
    this.clear.hidden = !this.isSet;
    const isText = typeof value === 'string' && this.type !== 'choice';
    const words = value === undefined ? '' : isText ? value : JSON.stringify(value);
    if (document.activeElement !== this.input && this.input.value !== words) this.input.value = words;
    if (!this.extra || document.activeElement === this.extra) return;
    if (this.type === 'number') {
      this.extra.value = value ?? (Number(this.input.placeholder) || this.extra.min);
      return;
    }
    const isKnown = /^#[0-9a-f]{6}$/i.test(words);
    this.extra.value = isKnown ? words : '#808080';
    this.extra.classList.toggle('unknown', !isKnown);
  }
}
