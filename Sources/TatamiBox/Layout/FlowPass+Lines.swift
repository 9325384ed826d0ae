import TatamiGeometry

extension FlowPass {
  /// Breaks the children into lines until the pass has a request.
  mutating func breakLines(_ arena: LayoutArena) -> Request? {
    while cursor != NodeHeader.none {
      guard hasSlots(arena) else { return .slots }
      let child = Int(cursor)
      let header = arena.headers[child]
      if header.flags.contains(.active) {
        if arrange > 0 {
          addByCount(child, header, arena)
        } else {
          if !isResuming, !arena.measure(child, header, space) {
            isResuming = true
            return .child(child)
          }
          isResuming = false
          addByContent(child, header, arena)
        }
      }
      cursor = header.next
    }
    guard hasSlots(arena) else { return .slots }
    endLine(before: NodeHeader.none, arena)
    return nil
  }

  /// Whether there are slots for two more lines: a single child can end two.
  private func hasSlots(_ arena: LayoutArena) -> Bool {
    arena.state.pointee.rowTop + 2 <= arena.state.pointee.rowEnd
  }

  private mutating func addByCount(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) {
    if isUnplaced(header, arena) { arena.leaveOut(child) }
    add(child)
    if lineCount == arrange { endLine(before: header.next, arena) }
  }

  private mutating func addByContent(_ child: Int, _ header: NodeHeader, _ arena: LayoutArena) {
    let along = arena.extent(child, main)
    let (size, margins) = (along.pointee.size, along.pointee.margins)
    let isRatio = header[main] == .ratio
    let gap = lineCount > 0 ? itemSpace : 0
    if isRatio, lineLength + gap + margins < space[main] {
      lineLength = space[main]
    } else {
      lineLength += gap + margins + size
    }
    if lineLength > space[main], lineCount > 0 {
      endLine(before: Int32(child), arena)
      lineLength = isRatio ? space[main] : size + margins
    }
    add(child)
    if header.flags.contains(.endsLine) { endLine(before: header.next, arena) }
  }

  private mutating func add(_ child: Int) {
    if lineCount == 0 { lineStart = Int32(child) }
    lineCount += 1
  }

  /// Ends the line before a child and stores the line in a slot.
  private mutating func endLine(before child: Int32, _ arena: LayoutArena) {
    guard lineCount > 0 else { return }
    let row = rowEnd
    if row > firstRow { arena.headers[row - 1].next = Int32(row) }
    makeRow(row, before: child, arena)
    rowEnd += 1
    arena.state.pointee.rowTop = rowEnd
    lineCount = 0
    lineLength = 0
  }

  private func makeRow(_ row: Int, before end: Int32, _ arena: LayoutArena) {
    let box = arena.box(node)
    let lengths = box.pointee.layout.runRowSizes
    let index = lengths.isEmpty ? 0 : (row - firstRow) % lengths.count
    let length = lengths.isEmpty ? FlowPass.defaultRow : lengths[index]
    let wrapsMain = arena.headers[node][main].wraps
    var header = NodeHeader()
    header.kind = cross == .horizontal ? .vrow : .hrow
    header.parent = Int32(node)
    header.firstChild = lineStart
    header.record = end
    header.extendedStyle = lengths.isEmpty ? 0 : box.pointee.lineStyles[index]
    let kinds = (across: LengthKind(length), along: wrapsMain ? LengthKind.wrap : .ratio)
    header.widthKind = cross == .horizontal ? kinds.across : kinds.along
    header.heightKind = cross == .horizontal ? kinds.along : kinds.across
    header.flags = .active
    if kinds.across.wraps || wrapsMain { header.flags.insert(.wraps) }
    if kinds.across == .aspect { header.flags.insert(.hasAspect) }
    arena.headers[row] = header
    arena.extent(row, cross).pointee = Extent(value: length.value)
    arena.extent(row, main).pointee = Extent(value: wrapsMain ? 0 : 1)
  }

  /// The length of a line if the flow specifies none.
  static let defaultRow = SizeDescription.wrap(shrink: 1)
}
