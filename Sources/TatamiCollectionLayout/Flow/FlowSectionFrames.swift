import TatamiGeometry

/// A section with its lines; positions count from the section's start and the leading edge.
struct FlowSectionFrames: Sendable {
  private let scrollAxis: Axis
  private let extent: Double
  private let inset: Insets
  private let pixels: PixelGrid
  /// The length of the header, or 0.
  let header: Double
  /// The length of the footer, or 0.
  let footer: Double
  var body: FlowBody

  init(_ section: FlowLayoutSection, container: LayoutContainer, scrollAxis: Axis) {
    self.scrollAxis = scrollAxis
    extent = container.size[scrollAxis.cross]
    inset = section.sectionInset
    pixels = container.pixels
    header = section.headerReferenceSize[scrollAxis]
    footer = section.footerReferenceSize[scrollAxis]
    let metrics = FlowMetrics(
      lineAxis: scrollAxis.cross,
      available: extent - inset[sum: scrollAxis.cross],
      lineSpacing: section.minimumLineSpacing,
      itemSpacing: section.minimumInteritemSpacing
    )
    body = FlowBody(section.items, metrics: metrics)
  }

  /// The position of the first line.
  private var bodyStart: Double { header + inset[start: scrollAxis] }

  private var footerStart: Double { bodyStart + body.length + inset[end: scrollAxis] }

  /// The lengths along the scroll axis.
  var span: SectionStack.Span {
    let length = max(0, footerStart + footer)
    let (near, far) = body.extent
    return SectionStack.Span(
      length: length,
      near: min(0, bodyStart + near, footerStart),
      far: max(length, bodyStart + far)
    )
  }

  /// Returns the frame of an item, with the section's start at an offset.
  func frame(of item: Int, offset: Double) -> Rect {
    directed(body.frame(of: item), offset: offset)
  }

  private func directed(_ frame: Rect, offset: Double) -> Rect {
    let origin = Point(scrollAxis, offset + bodyStart, cross: inset[start: scrollAxis.cross])
    return pixels.placed(frame.offset(by: origin))
  }

  /// Calls a closure with the items of lines near an interval of the scroll axis.
  func forEachItem(
    from low: Double,
    through high: Double,
    offset: Double,
    _ body: (Int, Rect) throws -> Void
  ) rethrows {
    // Rounding to pixels moves frames by at most half a pixel.
    let (start, pixel) = (offset + bodyStart, 1 / pixels.scale)
    try self.body.forEachItem(from: low - start - pixel, through: high - start + pixel) {
      try body($0, directed($1, offset: offset))
    }
  }

  /// Returns the frame of a header or footer, or nil without one.
  func frame(of kind: SupplementaryItem.Kind, offset: Double) -> Rect? {
    let (start, length): (Double, Double) =
      switch kind {
      case .header: (0, header)
      case .footer: (footerStart, footer)
      case .backer: (0, 0)
      }
    guard length > 0 else { return nil }
    return Rect(
      origin: Point(scrollAxis, offset + start, cross: 0),
      size: Size(scrollAxis, length, cross: extent)
    )
  }
}
