public import TatamiGeometry

extension BoxTree {
  /// Returns what a node says about itself.
  public func style(of node: BoxHandle) throws(BoxTreeError) -> BoxStyle {
    try style(at: slot(node))
  }

  /// Replaces what a node says about itself; an equal style changes nothing.
  ///
  /// Numbers that are not legal stop debug builds and are clamped in others (box §8).
  public mutating func setStyle(_ style: BoxStyle, of node: BoxHandle) throws(BoxTreeError) {
    let slot = try slot(node)
    let old = self.style(at: slot)
    guard style != old else { return }
    adopt(style, at: slot)
    markParent(of: slot)
    if style.width != old.width || style.height != old.height || style.margin != old.margin {
      mark(slot)
    }
  }

  /// Changes what a node says about itself in place.
  public mutating func updateStyle(
    of node: BoxHandle,
    _ change: (inout BoxStyle) -> Void
  ) throws(BoxTreeError) {
    var style = try style(of: node)
    change(&style)
    try setStyle(style, of: node)
  }

  /// Returns how a box arranges its children.
  public func layout(of box: BoxHandle) throws(BoxTreeError) -> BoxLayout {
    let slot = try slot(box)
    guard headers[slot].kind.isBox else { throw .leafHasNoLayout(box) }
    return boxes[headers[slot].record].layout
  }

  /// Replaces how a box arranges its children; an equal layout changes nothing.
  ///
  /// Numbers that are not legal stop debug builds and are clamped in others (box §8).
  public mutating func setLayout(
    _ layout: BoxLayout,
    of box: BoxHandle
  ) throws(BoxTreeError) {
    guard try self.layout(of: box) != layout else { return }
    let slot = Int(box.index)
    adopt(layout, at: slot)
    mark(slot)
  }

  /// Changes how a box arranges its children in place.
  public mutating func updateLayout(
    of box: BoxHandle,
    _ change: (inout BoxLayout) -> Void
  ) throws(BoxTreeError) {
    var layout = try layout(of: box)
    change(&layout)
    try setLayout(layout, of: box)
  }

  /// Gives a leaf a content of a fixed size, in points.
  public mutating func setContent(_ content: Size, of leaf: BoxHandle) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    let record = LeafRecord(content: LegalValue.content(content))
    leaves[headers[slot].record] = record
    mark(slot)
  }

  /// Gives a leaf a content that is measured.
  public mutating func setMeasure(
    _ measure: @escaping Measure,
    of leaf: BoxHandle
  ) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    leaves[headers[slot].record] = LeafRecord(measure: measure)
    mark(slot)
  }

  /// Says that a leaf's measure function would answer differently now.
  public mutating func contentChanged(of leaf: BoxHandle) throws(BoxTreeError) {
    let slot = try leafSlot(leaf)
    leaves[headers[slot].record].forget()
    mark(slot)
  }

  private func leafSlot(_ leaf: BoxHandle) throws(BoxTreeError) -> Int {
    let slot = try slot(leaf)
    guard headers[slot].kind == .leaf else { throw .boxHasNoContent(leaf) }
    return slot
  }
}

extension BoxTree {
  /// Spreads a legal form of a style over a node's records.
  mutating func adopt(_ style: BoxStyle, at slot: Int) {
    assert(LegalValue.complaint(style) == nil, complaint(LegalValue.complaint(style), at: slot))
    let style = LegalValue.clamped(style)
    headers[slot].widthKind = LengthKind(style.width)
    headers[slot].heightKind = LengthKind(style.height)
    headers[slot].flags.subtract(.fromStyle)
    headers[slot].flags.formUnion(NodeFlags(style))
    for axis in Axis.allCases {
      extents[2 * slot + axis.index].value = style[axis].value
      extents[2 * slot + axis.index].before = style.margin[start: axis]
      extents[2 * slot + axis.index].after = style.margin[end: axis]
    }
    if style.width.isLimited || style.height.isLimited || style.alignment != .none {
      setRare(RareStyle(style), at: slot)
    } else {
      removeRare(at: slot)
    }
  }

  private mutating func setRare(_ rare: RareStyle, at slot: Int) {
    if headers[slot].rare == NodeHeader.none {
      headers[slot].rare = rares.insert(rare)
    } else {
      rares[headers[slot].rare] = rare
    }
  }

  private mutating func removeRare(at slot: Int) {
    guard headers[slot].rare != NodeHeader.none else { return }
    rares.remove(headers[slot].rare, leaving: RareStyle())
    headers[slot].rare = NodeHeader.none
  }

  /// Keeps a legal form of a layout in a box's record.
  mutating func adopt(_ layout: BoxLayout, at slot: Int) {
    assert(LegalValue.complaint(layout) == nil, complaint(LegalValue.complaint(layout), at: slot))
    let layout = LegalValue.clamped(layout)
    let record = headers[slot].record
    headers[slot].kind = NodeKind(layout.kind)
    boxes[record].layout = layout
    for rare in boxes[record].runRares { rares.remove(rare, leaving: RareStyle()) }
    var runRares: [Int32] = []
    for length in layout.runRowSizes {
      var rare = RareStyle()
      rare.widthLimits = length.limits
      rare.heightLimits = length.limits
      runRares.append(rares.insert(rare))
    }
    boxes[record].runRares = runRares
  }

  private func complaint(_ text: String?, at slot: Int) -> String {
    "\(handle(slot)): \(text ?? "legal")"
  }

  private func style(at slot: Int) -> BoxStyle {
    let (x, y) = (extents[2 * slot], extents[2 * slot + 1])
    let header = headers[slot]
    let rare = header.rare == NodeHeader.none ? RareStyle() : rares[header.rare]
    var style = BoxStyle(
      width: SizeDescription(header.widthKind, x.value, rare.widthLimits),
      height: SizeDescription(header.heightKind, y.value, rare.heightLimits),
      margin: Insets(top: y.before, left: x.before, bottom: y.after, right: x.after),
      alignment: rare.alignment
    )
    style.flowEnding = header.flags.contains(.endsLine)
    style.activated = header.flags.contains(.active)
    return style
  }
}

extension NodeFlags {
  /// The flags that repeat a style.
  static let fromStyle: NodeFlags = [.active, .endsLine, .wraps, .hasAspect, .aligned]

  init(_ style: BoxStyle) {
    self = []
    if style.activated { insert(.active) }
    if style.flowEnding { insert(.endsLine) }
    if style.width.kind == .wrap || style.height.kind == .wrap { insert(.wraps) }
    if style.width.kind == .aspect || style.height.kind == .aspect { insert(.hasAspect) }
    if style.alignment != .none { insert(.aligned) }
  }
}

extension RareStyle {
  init(_ style: BoxStyle) {
    widthLimits = style.width.limits
    heightLimits = style.height.limits
    alignment = style.alignment
  }
}

extension SizeDescription {
  init(_ kind: LengthKind, _ value: Double, _ limits: WrapLimits) {
    switch kind {
    case .wrap, .limitedWrap: self.init(kind: .wrap, limits: limits)
    case .fixed: self.init(kind: .fixed, value: value)
    case .ratio: self.init(kind: .ratio, value: value)
    case .aspect: self.init(kind: .aspect, value: value)
    }
  }
}
