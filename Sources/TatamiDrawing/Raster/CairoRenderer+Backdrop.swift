import TatamiGeometry

extension CairoRenderer {
  /// Fills a path on a raster with the blurred pixels behind it.
  ///
  /// The pixels are those inside of the path's bounds, so that a color does not depend on what is
  /// drawn beside it.
  func fill(_ path: Path, _ rule: FillRule, _ backdrop: Backdrop, bounds: Rect) {
    guard let buffer = state.buffer else { return }
    let area = PixelRect(roundingOut: state.transform.apply(bounds)).intersection(buffer.bounds)
    guard !area.intersection(state.clip).isEmpty else { return }
    let deviation = min(
      backdrop.blurRadius.clampedLength * state.transform.meanScale,
      Shadow.maxDeviation
    )
    buffer.draw {
      var pixels = ReducedPixels(of: buffer, in: area, deviation: deviation)
      pixels.blur()
      pixels.color(saturation: backdrop.saturation, tint: backdrop.tint)
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width + 3) { line in
        guard let line = line.baseAddress else { return }
        forEachMask(of: path, .fill(rule), bounds: bounds) { mask in
          let part = mask.bounds.intersection(state.clip).intersection(area)
          buffer.blend(through: mask, in: part) { y in
            pixels.read(y: y, into: line)
            return UnsafePointer(line + (part.left - area.left))
          }
        }
      }
    }
  }
}

extension Paint {
  /// The paint with one color in place of a backdrop.
  var flattened: Paint {
    if case .backdrop(let backdrop) = self { .solid(backdrop.flatColor) } else { self }
  }
}

extension DisplayList.Command {
  /// Whether the command draws what is behind it.
  var readsBackdrop: Bool {
    if case .fill(_, _, .backdrop) = self { true } else { false }
  }
}
