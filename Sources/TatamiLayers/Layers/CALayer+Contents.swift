import Foundation
import TatamiGeometry

extension CALayer {
  /// A part of the image in `contents` and the rectangle in which it is drawn.
  struct ContentsPart {
    let target: Rect
    let source: Rect
  }

  /// The rectangle that the image in `contents` fills; nil without an image.
  var contentsFrame: CGRect? {
    guard let size = contentsSize else { return nil }
    return contentsGravity.rect(for: size, in: bounds)
  }

  /// The size of the visible part of the contents, in points (S191).
  private var contentsSize: CGSize? {
    guard let contents, contentsScale > 0, Rect(contentsRect).isFinite,
      let image = contents as? CGImage
    else { return nil }
    return CGSize(
      width: CGFloat(image.width) / contentsScale * contentsRect.width,
      height: CGFloat(image.height) / contentsScale * contentsRect.height
    )
  }

  /// Returns the parts of the stretched contents: one, or up to nine around the center.
  func contentsParts(in frame: CGRect) -> [ContentsPart] {
    guard Rect(frame).isFinite else { return [] }
    let source = Rect(contentsRect)
    let center = Rect(contentsCenter)
    guard center != Rect(x: 0, y: 0, width: 1, height: 1), center.isFinite, let size = contentsSize
    else {
      return [ContentsPart(target: Rect(frame), source: source)]
    }
    let spans = { (axis: Axis) in
      StretchedSpan.parts(
        center: (center.min(axis), center.max(axis)),
        length: Size(size)[axis],
        target: Rect(frame).span(axis),
        source: source.span(axis)
      )
    }
    let columns = spans(.horizontal)
    return spans(.vertical).flatMap { row in
      columns.map { column in
        ContentsPart(
          target: Rect(column.target, row.target),
          source: Rect(column.source, row.source)
        )
      }
    }
  }
}

/// A part of an image along one axis and the interval in which it is drawn.
private struct StretchedSpan {
  let target: ClosedRange<Double>
  let source: ClosedRange<Double>

  /// Divides an image into a part of fixed length, a part that stretches, and another part of fixed
  /// length.
  ///
  /// - Parameters:
  ///   - center: The interval of the stretched part, in units of the visible contents.
  ///   - length: The image's length, in points.
  static func parts(
    center: (start: Double, end: Double),
    length: Double,
    target: ClosedRange<Double>,
    source: ClosedRange<Double>
  ) -> [StretchedSpan] {
    let start = max(0, min(center.start, 1))
    let end = max(start, min(center.end, 1))
    let space = target.upperBound - target.lowerBound
    let fixed = (start + 1 - end) * length
    let shrink = fixed > space ? space / fixed : 1
    let cuts = [
      target.lowerBound, target.lowerBound + start * length * shrink,
      target.upperBound - (1 - end) * length * shrink, target.upperBound,
    ]
    let units = [0, start, end, 1].map {
      source.lowerBound + $0 * (source.upperBound - source.lowerBound)
    }
    return (0..<3).compactMap { index in
      guard cuts[index] < cuts[index + 1], units[index] < units[index + 1] else { return nil }
      return StretchedSpan(
        target: cuts[index]...cuts[index + 1],
        source: units[index]...units[index + 1]
      )
    }
  }
}

extension Rect {
  fileprivate func span(_ axis: Axis) -> ClosedRange<Double> {
    self.min(axis)...Swift.max(self.min(axis), self.max(axis))
  }

  fileprivate init(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>) {
    self.init(
      x: columns.lowerBound,
      y: rows.lowerBound,
      width: columns.upperBound - columns.lowerBound,
      height: rows.upperBound - rows.lowerBound
    )
  }
}
