// The page of a preview: connects to the server, shows its frames and sends what a person does.

import { Controls } from './controls.js';
import { FrameError, Picture } from './picture.js';
import { Inspector } from './inspector.js';
import { Mirror } from './mirror.js';
import { Switches } from './switches.js';
import { TextInput } from './text.js';

const canvas = document.getElementById('canvas');
const banner = document.getElementById('banner');
const errors = document.getElementById('errors');
const picture = new Picture(canvas);
const [token] = location.hash.slice(1).split('&');
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const delays = [100, 200, 500, 1000, 2000];

let socket = null;
let session = sessionStorage.getItem('session') ?? undefined;
let attempts = 0;
let input = 0;
let failures = 0;

const dark = matchMedia('(prefers-color-scheme: dark)');
const motion = matchMedia('(prefers-reduced-motion: reduce)');

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function sendInput(message) {
  send({ ...message, n: ++input });
}

const mirror = new Mirror(document.getElementById('mirror'), send);
const text = new TextInput(document.getElementById('text'), canvas, send);
const screen = document.getElementById('screen');
const toolbar = document.getElementById('switches');
const switches = new Switches(toolbar, screen, () => send({ t: 'traits', ...traits() }));

const panel = document.getElementById('panel');
const controls = new Controls(panel, send);
const inspector = new Inspector(document.getElementById('inspect'), screen, panel, controls, send);

function viewport() {
  const { clientWidth, clientHeight } = screen;
  return {
    width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), scale: devicePixelRatio,
  };
}

/** The position of a pointer, in points of the window. */
function position(event) {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function traits() {
  return { dark: dark.matches, reducedMotion: motion.matches, ...switches.traits() };
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/session`, 'tatami.live.1');
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => {
    const kept = sessionStorage.getItem('kept') ?? undefined;
    send({ t: 'hello', token, session, kept, usesCommandKey: isMac, traits: traits(), ...viewport() });
  };
  socket.onmessage = ({ data }) => {
    if (typeof data === 'string') receive(JSON.parse(data));
    else show(data);
  };
  socket.onclose = ({ code, reason }) => {
    if (code === 4401) return showBanner('Open the address that the terminal prints.');
    showBanner(reason || 'Connecting…');
    setTimeout(connect, delays[Math.min(attempts++, delays.length - 1)]);
  };
}

function show(buffer) {
  try {
    const { sequence, lastInput } = picture.apply(buffer);
    failures = 0;
    send({ t: 'ack', frame: sequence });
    canvas.dataset.frame = sequence;
    canvas.dataset.input = lastInput;
  } catch (error) {
    if (!(error instanceof FrameError) || failures++ > 0) {
      socket.close();
      throw error;
    }
    send({ t: 'resync', reason: error.message });
  }
}

function receive(message) {
  switch (message.t) {
    case 'welcome':
      attempts = 0;
      input = 0;
      session = message.session;
      canvas.style.cursor = '';
      sessionStorage.setItem('session', session);
      document.title = message.title;
      banner.hidden = true;
      inspector.restore();
      showErrors([]);
      break;
    case 'title': document.title = message.text; break;
    case 'inspection': inspector.show(message); break;
    case 'schema': controls.setSchema(message.text); break;
    case 'controls': inspector.update(message); break;
    case 'rows': switches.showRows(message); break;
    case 'state': sessionStorage.setItem('kept', message.text); break;
    case 'link': showLink(message.url); break;
    case 'input': text.update(message); break;
    case 'tree': mirror.update(message); break;
    case 'announce': announce(message.text); break;
    case 'cursor': canvas.style.cursor = message.shape; break;
    case 'selection': text.selection = message.text; break;
    case 'clipboard': copy(message.text); break;
    case 'error': showErrors(message.problems); break;
  }
}

/** Copies a text that the program has copied; with a button if the browser asks for a click. */
function copy(words) {
  const button = document.getElementById('copied');
  const write = () => navigator.clipboard.writeText(words).then(
    () => { button.hidden = true; }, () => { button.hidden = false; },
  );
  button.onclick = write;
  write();
}

/** Gives screen readers a text to speak; the same text is spoken again if it comes again. */
function announce(words) {
  const line = document.createElement('p');
  line.textContent = words;
  document.getElementById('announcements').replaceChildren(line);
}

function showBanner(words) {
  banner.textContent = words;
  banner.hidden = false;
}

function showErrors(problems) {
  errors.hidden = problems.length === 0;
  document.body.classList.toggle('stale', problems.length > 0);
  const make = (tag, words) => Object.assign(document.createElement(tag), { textContent: words });
  errors.replaceChildren(...problems.flatMap(({ file, line, message, source }) => [
    make('strong', line ? `${file}:${line}` : file), make('pre', message), ...source ? [make('code', source)] : [],
  ]));
}

/** Shows a URL that the program opens; a click of the person opens it. */
function showLink(url) {
  const bar = document.getElementById('link');
  const link = bar.querySelector('a');
  if (!['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)) return;
  link.href = url;
  link.textContent = url;
  bar.hidden = false;
}

document.getElementById('link').addEventListener('click', () => {
  document.getElementById('link').hidden = true;
});

// Pointers

const moved = new Map();
let isMoveScheduled = false;

function pointer(phase, event) {
  return {
    t: 'pointer', phase, kind: event.pointerType || 'mouse', id: event.pointerId, ...position(event),
  };
}

function sendMoves() {
  isMoveScheduled = false;
  for (const message of moved.values()) sendInput(message);
  moved.clear();
}

canvas.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return;
  event.preventDefault();
  canvas.setPointerCapture(event.pointerId);
  sendMoves();
  sendInput(pointer('down', event));
  text.focus();
});
canvas.addEventListener('pointermove', (event) => {
  moved.set(event.pointerId, pointer('move', event));
  if (isMoveScheduled) return;
  isMoveScheduled = true;
  requestAnimationFrame(sendMoves);
});
for (const [name, phase] of [['pointerup', 'up'], ['pointercancel', 'cancel']]) {
  canvas.addEventListener(name, (event) => {
    sendMoves();
    sendInput(pointer(phase, event));
  });
}
canvas.addEventListener('pointerleave', (event) => {
  if (!canvas.hasPointerCapture(event.pointerId)) sendInput(pointer('leave', event));
});
canvas.addEventListener('contextmenu', (event) => event.preventDefault());
canvas.addEventListener('wheel', (event) => {
  event.preventDefault();
  if (event.ctrlKey) return;
  const unit = [1, 20, canvas.clientHeight][event.deltaMode] ?? 1;
  sendInput({
    t: 'wheel', ...position(event), dx: event.deltaX * unit, dy: event.deltaY * unit,
    precise: event.deltaMode === 0 && !Number.isInteger(event.deltaY),
  });
}, { passive: false });

// Keys

/** Keys that the browser keeps, and those that input methods and text edits answer. */
function isBrowserKey(event) {
  if (/^F\d+$/.test(event.key) || event.isComposing || event.keyCode === 229) return true;
  const isCommand = isMac ? event.metaKey : event.ctrlKey;
  return isCommand && 'twnrlcvx+-0'.includes(event.key.toLowerCase());
}

/** Handles F6, with which the keyboard leaves the picture, and keys of the options. */
function isPageKey(down, event) {
  const isOption = event.target.closest?.('#switches, #panel, #link, #copied') != null;
  if (event.key !== 'F6') return isOption;
  event.preventDefault();
  if (!down) return true;
  if (isOption) text.focus();
  else switches.focus();
  return true;
}

function sendKey(down, event) {
  if (isPageKey(down, event)) return;
  if (isBrowserKey(event) || (down && text.types(event))) return;
  event.preventDefault();
  sendInput({
    t: 'key', down, code: event.code, key: event.key, shift: event.shiftKey,
    control: event.ctrlKey, alt: event.altKey, meta: event.metaKey,
  });
}

addEventListener('keydown', (event) => sendKey(true, event));
addEventListener('keyup', (event) => sendKey(false, event));

// The page

let sent = JSON.stringify(viewport());

function resize() {
  const size = viewport();
  if (JSON.stringify(size) === sent) return;
  sent = JSON.stringify(size);
  send({ t: 'resize', ...size });
  inspector.refresh();
}

// The address of a program that has been started again.
addEventListener('hashchange', () => location.reload());

new ResizeObserver(resize).observe(screen);
// The number of pixels per point has changed.
addEventListener('resize', resize);
addEventListener('focus', () => send({ t: 'focus', on: true }));
addEventListener('blur', () => send({ t: 'focus', on: false }));
document.addEventListener('visibilitychange', () => {
  send({ t: 'visible', on: document.visibilityState === 'visible' });
});
for (const query of [dark, motion]) {
  query.addEventListener('change', () => send({ t: 'traits', ...traits() }));
}

connect();
