public import TatamiBox
public import TatamiReactive
public import TatamiUIKit

/// A linear box or group.
public protocol LinearLayoutContainer: BoxLayoutContainer {
  /// The layout properties.
  var linearRegulator: LinearRegulator { get }
}

/// A flow box or group.
public protocol FlowLayoutContainer: LinearLayoutContainer {
  /// The layout properties.
  var flowRegulator: FlowRegulator { get }
}

extension FlowLayoutContainer {
  /// The layout properties.
  public var linearRegulator: LinearRegulator { flowRegulator }
}

extension LinearBox: LinearLayoutContainer {
  /// The layout properties.
  public var linearRegulator: LinearRegulator { regulator }
}

extension LinearGroup: LinearLayoutContainer {
  /// The layout properties.
  public var linearRegulator: LinearRegulator { regulator }
}

extension FlowBox: FlowLayoutContainer {
  /// The layout properties.
  public var flowRegulator: FlowRegulator { regulator }
}

extension FlowGroup: FlowLayoutContainer {
  /// The layout properties.
  public var flowRegulator: FlowRegulator { regulator }
}

extension Puyo where Node: BoxLayoutContainer {
  /// Sets the alignment of children without their own alignment.
  @discardableResult
  public func justifyContent(_ alignment: Alignment) -> Self {
    bind("justifyContent", alignment) { $0.layoutRegulator.justifyContent = $1 }
  }

  /// Sets the alignment of children without their own alignment.
  @discardableResult
  public func justifyContent(_ alignment: some ReactiveSource<Alignment>) -> Self {
    bind("justifyContent", alignment) { $0.layoutRegulator.justifyContent = $1 }
  }

  /// Sets the reading direction; nil for that of the box's view.
  @discardableResult
  public func semanticDirection(_ direction: SemanticDirection?) -> Self {
    bind("semanticDirection", direction) { $0.layoutRegulator.semanticDirection = $1 }
  }

  /// Sets the reading direction.
  @discardableResult
  public func semanticDirection<Output: ReactiveSource>(_ direction: Output) -> Self
  where
    Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == SemanticDirection
  {
    bind("semanticDirection", direction) {
      $0.layoutRegulator.semanticDirection = $1.optionalValue
    }
  }

  /// Sets the padding, in points.
  @discardableResult
  public func padding(_ insets: some ReactiveSource<BorderInsets>) -> Self {
    bindPadding(.insets, insets.asOutput())
  }

  /// Sets the padding, in points.
  @discardableResult
  public func padding(_ insets: some ReactiveSource<UIEdgeInsets>) -> Self {
    bindPadding(.insets, insets.asOutput().map { BorderInsets($0) })
  }

  /// Sets distances of the padding, each a number of points or a source of numbers.
  ///
  /// They are applied in the order of the parameters: `padding(all: 8, leading: 16)`. A later
  /// change of a distance does not override distances set by subsequent parameters and calls.
  @discardableResult
  public func padding(
    all: (any LengthOutput)? = nil,
    horz: (any LengthOutput)? = nil,
    vert: (any LengthOutput)? = nil,
    top: (any LengthOutput)? = nil,
    left: (any LengthOutput)? = nil,
    bottom: (any LengthOutput)? = nil,
    right: (any LengthOutput)? = nil,
    leading: (any LengthOutput)? = nil,
    trailing: (any LengthOutput)? = nil
  ) -> Self {
    let lengths = [all, horz, vert, top, left, bottom, right, leading, trailing]
    for (part, output) in zip(InsetPart.lengths, lengths) {
      if let output { bindPadding(part, output.lengths.map { BorderInsets(all: $0) }) }
    }
    return self
  }

  @discardableResult
  private func bindPadding(_ part: InsetPart, _ insets: Outputs<BorderInsets>) -> Self {
    node.layoutRegulator.paddingSettings.remove(part)
    return bind("padding.\(part)", insets) { node, insets in
      let regulator = node.layoutRegulator
      regulator.paddingSettings.set(part, to: insets, in: &regulator.padding)
    }
  }
}

extension SemanticDirection: OptionalConvertible {
  /// The direction's own type.
  public typealias Wrap = SemanticDirection
}

extension Puyo where Node: LinearLayoutContainer {
  /// Sets the space between neighbors, and between the lines of a flow, in points.
  @discardableResult
  public func space<Output: ReactiveSource>(_ space: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("space", space) { $0.linearRegulator.space = $1.cgFloatValue }
  }

  /// Sets the distribution of free space.
  @discardableResult
  public func format(_ format: Format) -> Self {
    bind("format", format) { $0.linearRegulator.format = $1 }
  }

  /// Sets the distribution of free space.
  @discardableResult
  public func format(_ format: some ReactiveSource<Format>) -> Self {
    bind("format", format) { $0.linearRegulator.format = $1 }
  }

  /// Sets the axis along which the children, or the lines of a flow, follow each other.
  @discardableResult
  public func direction(_ direction: Direction) -> Self {
    bind("direction", direction) { $0.linearRegulator.direction = $1 }
  }

  /// Sets the axis along which the children, or the lines of a flow, follow each other.
  @discardableResult
  public func direction(_ direction: some ReactiveSource<Direction>) -> Self {
    bind("direction", direction) { $0.linearRegulator.direction = $1 }
  }

  /// Sets whether the children are placed in reverse order.
  @discardableResult
  public func reverse(_ reverse: some ReactiveSource<Bool>) -> Self {
    bind("reverse", reverse) { $0.linearRegulator.reverse = $1 }
  }
}

extension FlowRegulator {
  /// Sets the length of all lines.
  fileprivate func setRowSize(_ length: SizeDescription) {
    if runRowSize != nil { runRowSize = nil }
    runRowSizes = [length]
  }
}

extension Puyo where Node: FlowLayoutContainer {
  /// Sets the number of children in each line; 0 breaks lines by content.
  @discardableResult
  public func arrangeCount(_ count: some ReactiveSource<Int>) -> Self {
    bind("arrangeCount", count) { $0.flowRegulator.arrange = $1 }
  }

  /// Sets the space between the children of a line, in points.
  @discardableResult
  public func itemSpace<Output: ReactiveSource>(_ space: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("itemSpace", space) { $0.flowRegulator.itemSpace = $1.cgFloatValue }
  }

  /// Sets the space between lines, in points.
  @discardableResult
  public func runSpace<Output: ReactiveSource>(_ space: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("runSpace", space) { $0.flowRegulator.runSpace = $1.cgFloatValue }
  }

  /// Sets the distribution of free space among the lines.
  @discardableResult
  public func runFormat(_ format: Format) -> Self {
    bind("runFormat", format) { $0.flowRegulator.runFormat = $1 }
  }

  /// Sets the distribution of free space among the lines.
  @discardableResult
  public func runFormat(_ format: some ReactiveSource<Format>) -> Self {
    bind("runFormat", format) { $0.flowRegulator.runFormat = $1 }
  }

  /// Sets the length of all lines.
  @discardableResult
  public func runRowSize(_ length: SizeDescription) -> Self {
    bind("runRowSize", length) { $0.flowRegulator.setRowSize($1) }
  }

  /// Sets the length of all lines.
  @discardableResult
  public func runRowSize<Output: ReactiveSource>(_ length: Output) -> Self
  where Output.OutputType: SizeDescriptionConvertible {
    bind("runRowSize", length) { $0.flowRegulator.setRowSize($1.sizeDescription) }
  }

  /// Sets the length of each line by its index.
  @discardableResult
  public func runRowSize(each length: @escaping (Int) -> SizeDescription) -> Self {
    node.flowRegulator.runRowSize = length
    return self
  }
}

extension Puyo where Node: BoxView {
  /// Sets whether an outermost box sets the content size of the scroll view that contains it.
  @discardableResult
  public func autoJudgeScroll(_ isControl: Bool) -> Self {
    node.isScrollViewControl = isControl
    return self
  }

  /// Sets whether an outermost box sets its own size.
  @discardableResult
  public func isSizeControl(_ isControl: Bool) -> Self {
    node.isSizeControl = isControl
    return self
  }

  /// Sets whether an outermost box sets its own center.
  @discardableResult
  public func isCenterControl(_ isControl: Bool) -> Self {
    node.isCenterControl = isControl
    return self
  }

  /// Sets the same line along all edges; no options remove the lines.
  @discardableResult
  public func borders(_ options: [BorderOption]) -> Self {
    node.borders = options.isEmpty ? Borders() : .all(Border(options))
    return self
  }

  /// Sets the line along the top edge; no options remove it.
  @discardableResult
  public func topBorder(_ options: [BorderOption]) -> Self {
    node.borders.top = options.isEmpty ? nil : Border(options)
    return self
  }

  /// Sets the line along the left edge; no options remove it.
  @discardableResult
  public func leftBorder(_ options: [BorderOption]) -> Self {
    node.borders.left = options.isEmpty ? nil : Border(options)
    return self
  }

  /// Sets the line along the bottom edge; no options remove it.
  @discardableResult
  public func bottomBorder(_ options: [BorderOption]) -> Self {
    node.borders.bottom = options.isEmpty ? nil : Border(options)
    return self
  }

  /// Sets the line along the right edge; no options remove it.
  @discardableResult
  public func rightBorder(_ options: [BorderOption]) -> Self {
    node.borders.right = options.isEmpty ? nil : Border(options)
    return self
  }
}
