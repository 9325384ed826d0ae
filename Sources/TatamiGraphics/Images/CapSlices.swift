import Foundation

/// The nine slices of a resizable image: source and target rectangles.
struct CapSlices {
  struct Slice {
    /// In units of the image's size.
    let source: CGRect
    /// In points.
    let target: CGRect
    /// The size of the slice in the image, in points.
    let size: CGSize
    /// Whether the slice is stretched or tiled along at least one axis.
    let isBetweenCaps: Bool
  }

  /// The extent of a slice along one axis, in the image and in the rectangle, in points.
  private struct Part {
    let from: (start: CGFloat, length: CGFloat)
    let to: (start: CGFloat, length: CGFloat)
  }

  let slices: [Slice]

  init(of size: CGSize, caps: UIEdgeInsets, in rect: CGRect) {
    let columns = Self.parts(
      of: size.width,
      caps: (caps.left, caps.right),
      in: (rect.minX, rect.width)
    )
    let rows = Self.parts(
      of: size.height,
      caps: (caps.top, caps.bottom),
      in: (rect.minY, rect.height)
    )
    slices = rows.enumerated().flatMap { row, vertical in
      columns.enumerated().compactMap { column, horizontal in
        Self.slice(horizontal, vertical, of: size, isBetweenCaps: row == 1 || column == 1)
      }
    }
  }

  /// Divides an axis into leading cap, center and trailing cap; caps that do not fit shrink.
  private static func parts(
    of length: CGFloat,
    caps: (leading: CGFloat, trailing: CGFloat),
    in target: (start: CGFloat, length: CGFloat)
  ) -> [Part] {
    let (leading, trailing) = (
      max(0, min(caps.leading, length)), max(0, min(caps.trailing, length))
    )
    let excess = leading + trailing > length ? length / (leading + trailing) : 1
    let (first, last) = (leading * excess, trailing * excess)
    let fit = first + last > target.length ? target.length / (first + last) : 1
    let (head, tail) = (first * fit, last * fit)
    return [
      Part(from: (0, first), to: (target.start, head)),
      Part(
        from: (first, length - first - last),
        to: (target.start + head, target.length - head - tail)
      ),
      Part(from: (length - last, last), to: (target.start + target.length - tail, tail)),
    ]
  }

  private static func slice(
    _ x: Part,
    _ y: Part,
    of size: CGSize,
    isBetweenCaps: Bool
  ) -> Slice? {
    guard x.from.length > 1e-9, y.from.length > 1e-9, x.to.length > 1e-9, y.to.length > 1e-9 else {
      return nil
    }
    return Slice(
      source: CGRect(
        x: x.from.start / size.width,
        y: y.from.start / size.height,
        width: x.from.length / size.width,
        height: y.from.length / size.height
      ),
      target: CGRect(x: x.to.start, y: y.to.start, width: x.to.length, height: y.to.length),
      size: CGSize(width: x.from.length, height: y.from.length),
      isBetweenCaps: isBetweenCaps
    )
  }
}

extension CGContext {
  /// Draws an image's pixels into a rectangle, keeping the size of its caps.
  package func draw(_ pixels: CGImage, of image: UIImage, in rect: CGRect) {
    guard let caps = image.appearance.caps, rect.width > 0, rect.height > 0 else {
      return drawUpright(pixels, in: rect)
    }
    for slice in CapSlices(of: image.size, caps: caps, in: rect).slices {
      if slice.isBetweenCaps, image.resizingMode == .tile {
        drawTiles(pixels, slice)
      } else {
        drawPart(of: pixels, slice.source, in: slice.target)
      }
    }
  }

  /// Fills a slice's target rectangle with tiles, clipped to it.
  private func drawTiles(_ pixels: CGImage, _ slice: CapSlices.Slice) {
    let tile = CGRect(
      origin: slice.target.origin,
      size: CGSize(
        width: min(slice.size.width, slice.target.width),
        height: min(slice.size.height, slice.target.height)
      )
    )
    // If the target is smaller than the tile, it shows the tile's top-left part.
    let source = CGRect(
      origin: slice.source.origin,
      size: CGSize(
        width: slice.source.width * tile.width / slice.size.width,
        height: slice.source.height * tile.height / slice.size.height
      )
    )
    saveGState()
    clip(to: slice.target)
    forEachTile(of: tile, over: slice.target) { drawPart(of: pixels, source, in: $0) }
    restoreGState()
  }

  /// Draws a slice; if it consists of whole pixels, without interpolating across its edges.
  private func drawPart(of pixels: CGImage, _ source: CGRect, in target: CGRect) {
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let exact = CGRect(
      x: source.minX * width,
      y: source.minY * height,
      width: source.width * width,
      height: source.height * height
    )
    guard let whole = exact.wholePixels, let part = pixels.cropping(to: whole) else {
      return drawUpright(pixels, in: target, source: source)
    }
    drawUpright(part, in: target)
  }
}

extension CGRect {
  /// The rectangle with edges rounded to pixels; nil if they are not on pixel boundaries.
  fileprivate var wholePixels: CGRect? {
    let (left, top, right, bottom) = (
      minX.rounded(), minY.rounded(), maxX.rounded(), maxY.rounded()
    )
    let error = max(abs(left - minX), abs(top - minY), abs(right - maxX), abs(bottom - maxY))
    guard error < 1e-6 else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
