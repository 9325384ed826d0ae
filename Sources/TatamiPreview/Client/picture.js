// The picture of a window: applies the frames of the protocol tatami.live.1.

/** Bytes of a pixel. */
const PIXEL = 4;

/** Allowed lengths of a side and numbers of pixels of a picture. */
const [MAX_SIDE, MAX_PIXELS] = [16384, 1 << 26];

export class FrameError extends Error {}

/** Throws `FrameError` unless at least `count` bytes begin at an offset. */
function requireBytes(view, at, count) {
  if (at + count > view.byteLength) throw new FrameError('length');
}

/** Decodes an image in the Quite OK Image format into a rectangle of `target`. */
export function decodeQOI(bytes, target, offset, stride, width, height) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22 || view.getUint32(0) !== 0x716f6966) throw new FrameError('not an image');
  if (view.getUint32(4) !== width || view.getUint32(8) !== height) throw new FrameError('size');
  const seen = new Uint8Array(64 * 3);
  const end = bytes.length - 8;
  let [r, g, b, run, at] = [0, 0, 0, 0, 14];
  for (let y = 0; y < height; y++) {
    let out = offset + y * stride;
    for (let x = 0; x < width; x++, out += PIXEL) {
      if (run > 0) {
        run--;
      } else {
        if (at >= end) throw new FrameError('image too short');
        const byte = bytes[at++];
        if (byte === 0xfe) {
          [r, g, b] = [bytes[at], bytes[at + 1], bytes[at + 2]];
          at += 3;
        } else if (byte >= 0xc0) {
          run = byte & 63;
        } else if (byte >= 0x80) {
          const next = bytes[at++];
          const green = (byte & 63) - 32;
          r = (r + green + (next >> 4) - 8) & 255;
          g = (g + green) & 255;
          b = (b + green + (next & 15) - 8) & 255;
        } else if (byte >= 0x40) {
          r = (r + ((byte >> 4) & 3) - 2) & 255;
          g = (g + ((byte >> 2) & 3) - 2) & 255;
          b = (b + (byte & 3) - 2) & 255;
        } else {
          [r, g, b] = [seen[byte * 3], seen[byte * 3 + 1], seen[byte * 3 + 2]];
        }
        const index = ((r * 3 + g * 5 + b * 7 + 255 * 11) & 63) * 3;
        seen[index] = r;
        seen[index + 1] = g;
        seen[index + 2] = b;
      }
      target[out] = r;
      target[out + 1] = g;
      target[out + 2] = b;
      target[out + 3] = 255;
    }
  }
  if (run !== 0 || at !== end) throw new FrameError('image too long');
}

/** The picture that a canvas shows. */
export class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false, desynchronized: true });
    this.image = null;
  }

  /** Applies a frame and returns its sequence number; throws `FrameError` for one that is wrong. */
  apply(buffer) {
    const view = new DataView(buffer);
    if (buffer.byteLength < 28 || view.getUint8(0) !== 1) throw new FrameError('header');
    const [width, height] = [view.getUint32(8, true), view.getUint32(12, true)];
    this.resize(width, height, (view.getUint8(1) & 1) === 1);
    let at = 28;
    for (let count = view.getUint16(2, true); count > 0; count--) {
      at = this.applyOperation(view, at);
    }
    if (at !== buffer.byteLength) throw new FrameError('length');
    return { sequence: view.getUint32(4, true), lastInput: view.getUint32(16, true) };
  }

  resize(width, height, isWhole) {
    if (this.image && this.image.width === width && this.image.height === height) return;
    const isAllowed = Math.min(width, height) >= 1 && Math.max(width, height) <= MAX_SIDE;
    if (!isWhole || !isAllowed || width * height > MAX_PIXELS) throw new FrameError('size');
    this.image = new ImageData(width, height);
    this.canvas.width = width;
    this.canvas.height = height;
  }

  applyOperation(view, at) {
    requireBytes(view, at, 12);
    const kind = view.getUint8(at);
    const [x, y, w, h] = [2, 4, 6, 8].map((offset) => view.getUint16(at + offset, true));
    if (w < 1 || h < 1 || x + w > this.image.width || y + h > this.image.height) {
      throw new FrameError('rectangle');
    }
    let end = at + 10;
    if (kind === 0) end = this.drawPixels(view, end, x, y, w, h);
    else if (kind === 1) end = this.drawImage(view, end, x, y, w, h);
    else if (kind === 2) end = this.copy(view, end, x, y, w, h);
    else if (kind === 3) end = this.fill(view, end, x, y, w, h);
    else throw new FrameError('kind');
    this.context.putImageData(this.image, 0, 0, x, y, w, h);
    return at + Math.ceil((end - at) / 4) * 4;
  }

  drawPixels(view, at, x, y, w, h) {
    requireBytes(view, at, w * h * PIXEL);
    const { data, width } = this.image;
    for (let row = 0; row < h; row++) {
      const source = new Uint8Array(view.buffer, at + row * w * PIXEL, w * PIXEL);
      data.set(source, ((y + row) * width + x) * PIXEL);
    }
    return at + w * h * PIXEL;
  }

  drawImage(view, at, x, y, w, h) {
    requireBytes(view, at, 4);
    const length = view.getUint32(at, true);
    requireBytes(view, at + 4, length);
    const { data, width } = this.image;
    const bytes = new Uint8Array(view.buffer, at + 4, length);
    decodeQOI(bytes, data, (y * width + x) * PIXEL, width * PIXEL, w, h);
    return at + 4 + length;
  }

  copy(view, at, x, y, w, h) {
    requireBytes(view, at, 4);
    const [dx, dy] = [view.getInt16(at, true), view.getInt16(at + 2, true)];
    const [columns, rows] = [w - Math.abs(dx), h - Math.abs(dy)];
    if (columns > 0 && rows > 0) {
      const { data, width } = this.image;
      const [left, top] = [x + Math.max(0, -dx), y + Math.max(0, -dy)];
      for (let step = 0; step < rows; step++) {
        const row = top + (dy > 0 ? rows - 1 - step : step);
        const source = (row * width + left) * PIXEL;
        const target = ((row + dy) * width + left + dx) * PIXEL;
        data.copyWithin(target, source, source + columns * PIXEL);
      }
    }
    return at + 4;
  }

  fill(view, at, x, y, w, h) {
    requireBytes(view, at, 4);
    const color = new Uint8Array(view.buffer, at, 4);
    const { data, width } = this.image;
    const row = new Uint8Array(w * PIXEL);
    for (let index = 0; index < row.length; index++) row[index] = color[index & 3];
    for (let line = 0; line < h; line++) data.set(row, ((y + line) * width + x) * PIXEL);
    return at + 4;
  }
}
