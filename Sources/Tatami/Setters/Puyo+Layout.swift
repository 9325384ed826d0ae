public import TatamiBox
public import TatamiReactive
public import TatamiUIKit

extension Puyo {
  /// Sets the width.
  @discardableResult
  public func width(_ width: SizeDescription) -> Self {
    bind("width", width) { $0.layoutMeasure.size.width = $1 }
  }

  /// Sets the width: a number of points or a `SizeDescription`, or a source of either.
  @discardableResult
  public func width<Output: ReactiveSource>(_ width: Output) -> Self
  where Output.OutputType: SizeDescriptionConvertible {
    bind("width", width) { $0.layoutMeasure.size.width = $1.sizeDescription }
  }

  /// Sets the height.
  @discardableResult
  public func height(_ height: SizeDescription) -> Self {
    bind("height", height) { $0.layoutMeasure.size.height = $1 }
  }

  /// Sets the height: a number of points or a `SizeDescription`, or a source of either.
  @discardableResult
  public func height<Output: ReactiveSource>(_ height: Output) -> Self
  where Output.OutputType: SizeDescriptionConvertible {
    bind("height", height) { $0.layoutMeasure.size.height = $1.sizeDescription }
  }

  /// Sets width and height.
  @discardableResult
  public func size(_ width: SizeDescription, _ height: SizeDescription) -> Self {
    self.width(width).height(height)
  }

  /// Sets width and height.
  @discardableResult
  public func size<Width: ReactiveSource>(_ width: Width, _ height: SizeDescription) -> Self
  where Width.OutputType: SizeDescriptionConvertible {
    self.width(width).height(height)
  }

  /// Sets width and height.
  @discardableResult
  public func size<Height: ReactiveSource>(_ width: SizeDescription, _ height: Height) -> Self
  where Height.OutputType: SizeDescriptionConvertible {
    self.width(width).height(height)
  }

  /// Sets width and height.
  @discardableResult
  public func size<Width: ReactiveSource, Height: ReactiveSource>(
    _ width: Width,
    _ height: Height
  ) -> Self
  where Width.OutputType: SizeDescriptionConvertible, Height.OutputType: SizeDescriptionConvertible
  {
    self.width(width).height(height)
  }

  /// Sets width and height together.
  @discardableResult
  public func size(_ size: some ReactiveSource<BoxSize>) -> Self {
    bind("size", size) { $0.layoutMeasure.size = $1 }
  }

  /// Binds the width to the size of another view.
  ///
  /// - Parameters:
  ///   - view: The view, which may be laid out later in the same pass; nil changes nothing.
  ///   - length: Returns the width for a size of the view, in points.
  @discardableResult
  public func width(
    on view: UIView?,
    _ length: @escaping (CGSize) -> SizeDescription = { .fix(Double($0.width)) }
  ) -> Self {
    guard let view else { return self }
    return width(view.sizeState().map(length))
  }

  /// Binds the height to the size of another view.
  ///
  /// - Parameters:
  ///   - view: The view, which may be laid out later in the same pass; nil changes nothing.
  ///   - length: Returns the height for a size of the view, in points.
  @discardableResult
  public func height(
    on view: UIView?,
    _ length: @escaping (CGSize) -> SizeDescription = { .fix(Double($0.height)) }
  ) -> Self {
    guard let view else { return self }
    return height(view.sizeState().map(length))
  }

  /// Sets the alignment in the box.
  @discardableResult
  public func alignment(_ alignment: Alignment) -> Self {
    bind("alignment", alignment) { $0.layoutMeasure.alignment = $1 }
  }

  /// Sets the alignment in the box.
  @discardableResult
  public func alignment(_ alignment: some ReactiveSource<Alignment>) -> Self {
    bind("alignment", alignment) { $0.layoutMeasure.alignment = $1 }
  }

  /// Sets whether a flow box ends its line after the node.
  @discardableResult
  public func flowEnding(_ flowEnding: some ReactiveSource<Bool>) -> Self {
    bind("flowEnding", flowEnding) { $0.layoutMeasure.flowEnding = $1 }
  }

  /// Sets whether the node takes part in the layout.
  @discardableResult
  public func activated(_ activated: some ReactiveSource<Bool>) -> Self {
    bind("activated", activated) { $0.layoutMeasure.activated = $1 }
  }

  /// Sets whether the node is shown and laid out.
  @discardableResult
  public func visibility(_ visibility: Visibility) -> Self {
    bind("visibility", visibility) { $0.ownNode.layoutVisibility = $1 }
  }

  /// Sets whether the node is shown and laid out.
  @discardableResult
  public func visibility(_ visibility: some ReactiveSource<Visibility>) -> Self {
    bind("visibility", visibility) { $0.ownNode.layoutVisibility = $1 }
  }

  /// Writes size and position to the console under a name whenever the node is placed; nil stops
  /// this.
  @discardableResult
  public func diagnosis(_ name: String?) -> Self {
    node.layoutMeasure.diagnosis = name
    return self
  }

  /// Sets the margin, in points.
  @discardableResult
  public func margin(_ insets: some ReactiveSource<BorderInsets>) -> Self {
    bindMargin(.insets, insets.asOutput())
  }

  /// Sets the margin, in points.
  @discardableResult
  public func margin(_ insets: some ReactiveSource<UIEdgeInsets>) -> Self {
    bindMargin(.insets, insets.asOutput().map { BorderInsets($0) })
  }

  /// Sets distances of the margin, each a number of points or a source of numbers.
  ///
  /// They are applied in the order of the parameters: `margin(all: 8, leading: 16)`. A later change
  /// of a distance does not override distances set by subsequent parameters and calls.
  @discardableResult
  public func margin(
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
      if let output { bindMargin(part, output.lengths.map { BorderInsets(all: $0) }) }
    }
    return self
  }

  @discardableResult
  private func bindMargin(_ part: InsetPart, _ insets: Outputs<BorderInsets>) -> Self {
    node.layoutMeasure.marginSettings.remove(part)
    return bind("margin.\(part)", insets) { node, insets in
      let measure = node.layoutMeasure
      measure.marginSettings.set(part, to: insets, in: &measure.margin)
    }
  }
}
