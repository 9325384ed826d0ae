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
const contrast = matchMedia('(prefers-contrast: more)');

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
const switches = new Switches(toolbar, screen, () => {
  send({ t: 'traits', ...traits() });
  resize();
});

const panel = document.getElementById('panel');
const controls = new Controls(panel, send);
const inspector = new Inspector(document.getElementById('inspect'), screen, panel, controls, send);

let sent = JSON.stringify(viewport());

function viewport() {
  const { clientWidth, clientHeight } = screen;
  const scale = Math.min(8, Math.max(0.5, switches.scale ?? devicePixelRatio));
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight), scale };
}

/** The position of a pointer, in points of the window. */
function position(event) {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

function traits() {
  const found = { dark: dark.matches, reducedMotion: motion.matches, highContrast: contrast.matches };
  return { ...found, ...switches.traits() };
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
      screen.style.cursor = '';
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
    case 'tree':
      mirror.update(message);
      canvas.setAttribute('aria-activedescendant', mirror.focused ?? '');
      inspector.showUnnamed(mirror.unnamed);
      break;
    case 'announce': announce(message.text, message.urgent); break;
    case 'cursor': screen.style.cursor = message.shape; break;
    case 'outline': inspector.showHovered(message.frame); break;
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
function announce(words, isUrgent) {
  const line = document.createElement('p');
  line.textContent = words;
  document.getElementById(isUrgent ? 'urgent' : 'announcements').replaceChildren(line);
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

// Pointers, on the picture or on an element over it

const moved = new Map();
const pressed = new Set();
let isMoveScheduled = false;

function pointer(phase, event) {
  return {
    t: 'pointer', phase, kind: event.pointerType || 'mouse', id: event.pointerId, ...position(event),
  };
}

/** The pressed buttons; on a Mac, a click with Control is one of the secondary button. */
function buttons(event) {
  return isMac && event.ctrlKey && event.buttons === 1 ? 2 : event.buttons;
}

function sendMoves() {
  isMoveScheduled = false;
  for (const message of moved.values()) sendInput(message);
  moved.clear();
}

screen.addEventListener('pointerdown', (event) => {
  if (event.button !== 0 && event.button !== 2) return;
  event.preventDefault();
  screen.setPointerCapture(event.pointerId);
  pressed.add(event.pointerId);
  sendMoves();
  sendInput({ ...pointer('down', event), buttons: buttons(event) });
  text.focus();
});
// The elements over the picture do not take the focus from the text that is edited.
screen.addEventListener('mousedown', (event) => event.preventDefault());
screen.addEventListener('pointermove', (event) => {
  moved.set(event.pointerId, pointer('move', event));
  if (isMoveScheduled) return;
  isMoveScheduled = true;
  requestAnimationFrame(sendMoves);
});
for (const [name, phase] of [
  ['pointerup', 'up'], ['pointercancel', 'cancel'], ['lostpointercapture', 'cancel'],
]) {
  screen.addEventListener(name, (event) => {
    if (!pressed.delete(event.pointerId)) return;
    sendMoves();
    sendInput(pointer(phase, event));
  });
}
screen.addEventListener('pointerleave', (event) => {
  if (!pressed.has(event.pointerId)) sendInput(pointer('leave', event));
});
for (const name of ['contextmenu', 'dragstart']) {
  screen.addEventListener(name, (event) => event.preventDefault());
}
screen.addEventListener('wheel', (event) => {
  event.preventDefault();
  const unit = [1, 20, canvas.clientHeight][event.deltaMode] ?? 1;
  // Browsers report the pinch of a trackpad as a wheel with Control.
  if (event.ctrlKey) return pinch(event, Math.exp(-event.deltaY * unit / 100), 0);
  sendInput({
    t: 'wheel', ...position(event), dx: event.deltaX * unit, dy: event.deltaY * unit,
    precise: event.deltaMode === 0 && !Number.isInteger(event.deltaY),
  });
}, { passive: false });

function pinch(event, scale, rotation) {
  const limited = Math.min(100, Math.max(0.01, scale || 1));
  sendInput({ t: 'pinch', ...position(event), scale: limited, rotation });
}

// Safari reports pinches and rotations as gestures, with values since their beginning.
let gesture = { scale: 1, rotation: 0 };
screen.addEventListener('gesturestart', (event) => {
  event.preventDefault();
  gesture = { scale: 1, rotation: 0 };
});
screen.addEventListener('gesturechange', (event) => {
  event.preventDefault();
  if (pressed.size > 0) return; // fingers on a screen are touches
  pinch(event, event.scale / gesture.scale, (event.rotation - gesture.rotation) * Math.PI / 180);
  gesture = { scale: event.scale, rotation: event.rotation };
});

// Keys

/** Keys that the browser keeps, and those that input methods and text edits answer. */
function isBrowserKey(event) {
  if (/^F\d+$/.test(event.key) || event.isComposing || event.keyCode === 229) return true;
  const isCommand = isMac ? event.metaKey : event.ctrlKey;
  return isCommand && 'twnrlcvx+-0'.includes(event.key.toLowerCase());
}

/** Handles F6, with which the keyboard leaves the picture, and keys of the options. */
function isPageKey(down, event) {
  if (event.target.closest?.('#mirror [contenteditable]')) return isFieldKey(event);
  const isOption = event.target.closest?.('#switches, #panel, #link, #copied') != null;
  if (event.key !== 'F6') return isOption;
  event.preventDefault();
  if (!down) return true;
  if (isOption) text.focus();
  else switches.focus();
  return true;
}

/** Whether a field over the picture handles a key; it gives the keyboard back for others. */
function isFieldKey(event) {
  if (!['Tab', 'Enter', 'Escape', 'F6'].includes(event.key)) return true;
  text.focus();
  return false;
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
for (const query of [dark, motion, contrast]) {
  query.addEventListener('change', () => send({ t: 'traits', ...traits() }));
}

connect();
