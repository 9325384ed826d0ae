public import TatamiGeometry

extension BoxTree {
  /// Returns the style of a node.
  ///
  /// - Throws: `staleHandle`.
  public func style(of node: BoxHandle) throws(BoxTreeError) -> BoxStyle {
    try style(at: slot(node))
  }

  /// Replaces the style of a node; an equal style has no effect.
  ///
  /// Invalid numbers stop debug builds and are clamped in release builds.
  ///
  /// - Throws: `staleHandle`.
  public mutating func setStyle(_ style: BoxStyle, of node: BoxHandle) throws(BoxTreeError) {
    let slot = try slot(node)
    let old = self.style(at: slot)
    guard style != old else { return }
    store(style, at: slot)
    headers[slot].walk = .unknown
    markParentStale(of: slot)
    resetWalk(ofParentOf: slot)
    if style.width != old.width || style.height != old.height || style.margin != old.margin {
      markStale(slot)
    }
  }

  /// Changes the style of a node in place.
  ///
  /// - Throws: `staleHandle`.
  public mutating func updateStyle(
    of node: BoxHandle,
    _ change: (inout BoxStyle) -> Void
  ) throws(BoxTreeError) {
    var style = try style(of: node)
    change(&style)
    try setStyle(style, of: node)
  }

  /// Returns the layout of a box.
  ///
  /// - Throws: `staleHandle` or `leafHasNoLayout`.
  public func layout(of box: BoxHandle) throws(BoxTreeError) -> BoxLayout {
    let slot = try slot(box)
    guard headers[slot].kind.isBox else { throw .leafHasNoLayout(box) }
    return boxes[headers[slot].record].layout
  }

  /// Replaces the layout of a box; an equal layout has no effect.
  ///
  /// Invalid numbers stop debug builds and are clamped in release builds.
  ///
  /// - Throws: `staleHandle` or `leafHasNoLayout`.
  public mutating func setLayout(
    _ layout: BoxLayout,
    of box: BoxHandle
  ) throws(BoxTreeError) {
    guard try self.layout(of: box) != layout else { return }
    let slot = Int(box.index)
    store(layout, at: slot)
    markStale(slot)
  }

  /// Changes the layout of a box in place.
  ///
  /// - Throws: `staleHandle` or `leafHasNoLayout`.
  public mutating func updateLayout(
    of box: BoxHandle,
    _ change: (inout BoxLayout) -> Void
  ) throws(BoxTreeError) {
    var layout = try layout(of: box)
    change(&layout)
    try setLayout(layout, of: box)
  }

  /// Sets the content of a leaf to a fixed size, in points.
  ///
  /// - Throws: `staleHandle` or `boxHasNoContent`.
  public mutating func setContent(_ content: Size, of leaf: BoxHandle) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    let record = LeafRecord(content: StyleLimits.content(content))
    leaves[headers[slot].record] = record
    markStale(slot)
  }

  /// Sets the content of a leaf to content that a function measures.
  ///
  /// - Throws: `staleHandle` or `boxHasNoContent`.
  public mutating func setMeasure(
    _ measure: @escaping Measure,
    of leaf: BoxHandle
  ) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    leaves[headers[slot].record] = LeafRecord(measure: measure)
    markStale(slot)
  }

  /// Discards the cached sizes of a leaf whose content has changed.
  ///
  /// - Throws: `staleHandle` or `boxHasNoContent`.
  public mutating func invalidateContent(of leaf: BoxHandle) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    leaves[headers[slot].record].invalidate()
    markStale(slot)
  }

  private func leafSlot(_ leaf: BoxHandle) throws(BoxTreeError) -> Int {
    let slot = try slot(leaf)
    guard headers[slot].kind == .leaf else { throw .boxHasNoContent(leaf) }
    return slot
  }
}

extension BoxTree {
  /// Stores a style in a node's records, with its numbers clamped.
  mutating func store(_ style: BoxStyle, at slot: Int) {
    checkValid(StyleLimits.validationError(in: style), at: slot)
    headers[slot].setStyle(style)
    extents[slot].setStyle(style)
    if style.width.isLimited || style.height.isLimited || style.alignment != .none {
      setExtendedStyle(ExtendedStyle(clamping: style), at: slot)
    } else if headers[slot].extendedStyle != NodeHeader.none {
      removeExtendedStyle(at: slot)
    }
  }

  private mutating func setExtendedStyle(_ extendedStyle: ExtendedStyle, at slot: Int) {
    if headers[slot].extendedStyle == NodeHeader.none {
      headers[slot].extendedStyle = extendedStyles.insert(extendedStyle)
    } else {
      extendedStyles[headers[slot].extendedStyle] = extendedStyle
    }
  }

  private mutating func removeExtendedStyle(at slot: Int) {
    extendedStyles.remove(headers[slot].extendedStyle, leaving: ExtendedStyle())
    headers[slot].extendedStyle = NodeHeader.none
  }

  /// Stores a clamped layout in a box's record.
  mutating func store(_ layout: BoxLayout, at slot: Int) {
    checkValid(StyleLimits.validationError(in: layout), at: slot)
    let layout = StyleLimits.clamped(layout)
    let record = headers[slot].record
    headers[slot].kind = NodeKind(layout.kind)
    headers[slot].walk = .unknown
    boxes[record].layout = layout
    for extendedStyle in boxes[record].lineStyles {
      extendedStyles.remove(extendedStyle, leaving: ExtendedStyle())
    }
    var lineStyles: [Int32] = []
    for length in layout.runRowSizes {
      var extendedStyle = ExtendedStyle()
      extendedStyle.widthLimits = length.limits
      extendedStyle.heightLimits = length.limits
      lineStyles.append(extendedStyles.insert(extendedStyle))
    }
    boxes[record].lineStyles = lineStyles
  }

  /// Stops debug builds if a style is invalid.
  private func checkValid(_ error: @autoclosure () -> String?, at slot: Int) {
    assert(error() == nil, "\(handle(slot)): \(error() ?? "valid")")
  }

  private func style(at slot: Int) -> BoxStyle {
    let extendedStyle = headers[slot].extendedStyle
    return BoxStyle(
      headers[slot],
      extents[slot],
      extendedStyle == NodeHeader.none ? ExtendedStyle() : extendedStyles[extendedStyle]
    )
  }
}

extension BoxStyle {
  /// Creates the style that is stored in a node's records.
  init(_ header: NodeHeader, _ extents: NodeExtents, _ extendedStyle: ExtendedStyle) {
    let (x, y) = (extents.x, extents.y)
    self.init(
      width: SizeDescription(header.widthKind, value: x.value, limits: extendedStyle.widthLimits),
      height: SizeDescription(
        header.heightKind,
        value: y.value,
        limits: extendedStyle.heightLimits
      ),
      margin: Insets(top: y.before, left: x.before, bottom: y.after, right: x.after),
      alignment: extendedStyle.alignment
    )
    flowEnding = header.flags.contains(.endsLine)
    activated = header.flags.contains(.active)
  }
}

extension NodeFlags {
  /// The flags that are derived from a style.
  static let fromStyle: NodeFlags = [
    .active, .endsLine, .wraps, .hasAspect, .aligned, .plain, .fixed,
  ]

  init(_ style: BoxStyle) {
    self = []
    if style.activated { insert(.active) }
    if style.flowEnding { insert(.endsLine) }
    if style.width.kind == .wrap || style.height.kind == .wrap { insert(.wraps) }
    if style.width.kind == .aspect || style.height.kind == .aspect { insert(.hasAspect) }
    if style.alignment != .none { insert(.aligned) }
  }
}

extension ExtendedStyle {
  init(clamping style: BoxStyle) {
    widthLimits = StyleLimits.clamped(style.width).limits
    heightLimits = StyleLimits.clamped(style.height).limits
    alignment = StyleLimits.clamped(style.alignment)
  }
}

extension SizeDescription {
  init(_ kind: LengthKind, value: Double, limits: WrapLimits) {
    switch kind {
    case .wrap, .limitedWrap: self.init(kind: .wrap, limits: limits)
    case .fixed: self.init(kind: .fixed, value: value)
    case .ratio: self.init(kind: .ratio, value: value)
    case .aspect: self.init(kind: .aspect, value: value)
    }
  }
}
