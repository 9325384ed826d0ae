import TatamiCompatPuyopuyo

/// Uses the names of lengths; returns texts of them.
func useLengths(_ log: NamedLog) {
  // SizeDescription, SizeDescription.fix(_:), SizeDescription.ratio(_:), SizeDescription.wrap
  // SizeDescription.wrap(add:min:max:priority:shrink:grow:), SizeDescription.fill
  // SizeDescription.aspectRatio(_:)
  let wrap: SizeDescription = .wrap(add: 1, min: 2, max: 30, priority: 4, shrink: 5, grow: 0)
  let lengths: [SizeDescription] = [.fix(10), .ratio(2), .wrap, wrap, .fill, .aspectRatio(2)]
  // SizeDescription.SizeType, SizeDescription.SizeType.fixed, SizeDescription.SizeType.ratio
  // SizeDescription.SizeType.wrap, SizeDescription.SizeType.aspectRatio, SizeDescription.sizeType
  let types: [SizeDescription.SizeType] = [.fixed, .ratio, .wrap, .wrap, .ratio, .aspectRatio]
  log.add(lengths.map { $0.sizeType } == types)
  // SizeDescription.fixedValue, SizeDescription.ratio, SizeDescription.aspectRatio
  log.add([lengths[0].fixedValue, lengths[1].ratio, lengths[5].aspectRatio])
  // SizeDescription.add, SizeDescription.min, SizeDescription.max, SizeDescription.priority
  // SizeDescription.shrink, SizeDescription.grow, SizeDescription.description
  log.add([wrap.add, wrap.min, wrap.max, wrap.priority, wrap.shrink, wrap.grow])
  log.add(lengths[0].description)
  // Size, Size.init(width:height:), Size.width, Size.height, Size.fixed(_:), Size.==
  let size = Size(width: .fix(0), height: .fix(0))
  log.add(size == Size.fixed(0) && Size().width == size.width && Size().height == size.height)
  // Size.flex(main:cross:axis:), Size.aspectRatio
  let axis = State<Direction>(.y)
  Size.flex(main: .aspectRatio(2), cross: .fix(1), axis: axis).outputing {
    log.add($0.aspectRatio ?? 0)
  }
}

/// Uses the names of positions.
func usePositions(_ log: NamedLog) {
  // Direction, Direction.x, Direction.y, Direction.horizontal, Direction.vertical
  let directions: [Direction] = [.x, .y]
  log.add(directions == [.horizontal, .vertical])
  // Format, Format.leading, Format.center, Format.between, Format.round, Format.trailing
  let formats: [Format] = [.leading, .center, .between, .round, .trailing]
  log.add(formats.count)
  // SemanticDirection, SemanticDirection.leftToRight, SemanticDirection.rightToLeft
  let semantics: [SemanticDirection] = [.leftToRight, .rightToLeft]
  log.add(semantics.count)
  // Alignment, Alignment.none, Alignment.top, Alignment.bottom, Alignment.left, Alignment.right
  // Alignment.leading, Alignment.trailing, Alignment.horzCenter, Alignment.vertCenter
  // Alignment.center, Alignment.rawValue, Alignment.RawValue
  let names: [Alignment] = [
    .none, .top, .bottom, .left, .right, .horzCenter, .vertCenter, .leading, .trailing, .center,
  ]
  let bits: [Alignment.RawValue] = names.map { $0.rawValue }
  log.add(bits)
  // Alignment.init(rawValue:), Alignment.init(rawValue:ratio:), Alignment.centerRatio
  // Alignment.center(_:_:), Alignment.horzCenter(_:), Alignment.vertCenter(_:), Alignment.==
  let center = Alignment(rawValue: 96, ratio: CGPoint(x: 0.5, y: 2))
  log.add(center == .center(0.5, 1) && center == [.horzCenter(0.5), .vertCenter(1)])
  log.add("\(center.centerRatio.x) \(Alignment(rawValue: 10))")
  // Alignment.horzAlignments, Alignment.vertAlignments, Alignment.hasHorzAlignment
  // Alignment.hasVertAlignment, Alignment.hasSemanticAlignment, Alignment.description
  log.add(Alignment.horzAlignments.allSatisfy { $0.hasHorzAlignment })
  log.add(Alignment.vertAlignments.allSatisfy { $0.hasVertAlignment })
  log.add(Alignment.leading.hasSemanticAlignment ? Alignment.leading.description : "")
  // Alignment.hasCrossAligment(for:), Alignment.isCenter(for:), Alignment.isStart(for:)
  // Alignment.isEnd(for:)
  let corner: Alignment = [.left, .bottom]
  log.add([corner.hasCrossAligment(for: .x), corner.isCenter(for: .x)])
  log.add([corner.isStart(for: .y), corner.isEnd(for: .x)])
}

/// Uses the names of insets, visibilities and borders.
func useInsets(_ log: NamedLog) {
  // BorderInsets, BorderInsets.init(top:left:bottom:right:leading:trailing:), BorderInsets.zero
  // BorderInsets.top, BorderInsets.left, BorderInsets.bottom, BorderInsets.right
  // BorderInsets.leading, BorderInsets.trailing, BorderInsets.isHorzSemantic
  let semantic = BorderInsets(top: 1, bottom: 2, leading: 3, trailing: 4)
  log.add(semantic.top + semantic.bottom)
  log.add((semantic.leading ?? 0) + (semantic.trailing ?? 0))
  log.add(semantic.isHorzSemantic && semantic.left == nil && semantic.right == nil)
  log.add(BorderInsets.zero.top == 0)
  // BorderInsets.from(_:)
  log.add(BorderInsets.from(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).bottom)
  // Visibility, Visibility.visible, Visibility.invisible, Visibility.free, Visibility.gone
  // Visibility.description
  let visibilities: [Visibility] = [.visible, .invisible, .free, .gone]
  log.add(visibilities.map { $0.description })
  // BorderOptions, BorderOptions.thick(_:), BorderOptions.color(_:), BorderOptions.lead(_:)
  // BorderOptions.trail(_:), BorderOptions.offset(_:), BorderOptions.dash(_:_:)
  let options: [BorderOptions] = [
    .thick(2), .color(.red), .lead(3), .trail(4), .offset(5), .dash(6, 7),
  ]
  // Border, Border.init(thick:color:leadInset:trailInset:offset:dash:), Border.init(options:)
  // Border.thick, Border.color, Border.leadInset, Border.trailInset, Border.offset, Border.dash
  let border = Border(thick: 2, color: .red, leadInset: 3, trailInset: 4, offset: 5, dash: [6, 7])
  log.add(border == Border(options: options) && Border(options: []) == nil)
  log.add(border.thick + border.leadInset + border.trailInset + border.offset)
  log.add(border.color == .red && border.dash == [6, 7])
  // Borders, Borders.all(_:), Borders.top, Borders.left, Borders.bottom, Borders.right
  let borders = Borders.all(border)
  log.add(borders.top == borders.left && borders.bottom == borders.right)
  log.add(Borders.all(nil as Border?) == Borders())
}

/// Uses the names of differences.
func useDifferences(_ log: NamedLog) {
  // Diff, Diff.init(src:dest:identifier:), Diff.check(), Diff.src, Diff.dest
  // Diff.isDifferent(), Diff.description
  let diff = Diff(src: ["a", "b", "c"], dest: ["a", "c", "d"], identifier: { $0 })
  diff.check()
  log.add(diff.src.count + diff.dest.count)
  log.add(diff.isDifferent() && !diff.description.isEmpty)
  // Diff.Change, Diff.insert, Diff.delete, Diff.move, Diff.stay, Diff.Change.from, Diff.Change.to
  // Diff.Change.value, Diff.Change.description
  let changes: [Diff<String>.Change] = diff.insert + diff.delete + diff.move + diff.stay
  log.add(changes.map { "\($0.from) \($0.to) \($0.value)" })
  log.add(changes[0].description)
}
