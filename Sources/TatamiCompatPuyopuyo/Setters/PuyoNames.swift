public import Tatami

/// Tatami's options of a border.
public typealias BorderOptions = BorderOption

extension Puyo {
  /// The node's type, under the name of the original's parameter.
  public typealias T = Node

  /// The condition under which a change makes the layout start again.
  public typealias UpdateStrategy = RelayoutStrategy

  /// Writes each layout to the console.
  @discardableResult
  public func diagnosis() -> Self { diagnosis("") }

  /// Adds a text to the messages that `diagnosis` writes.
  @discardableResult
  public func diagnosisMessage(_ msg: String?) -> Self {
    node.layoutMeasure.diagnosisRemark = msg
    return self
  }

  /// Sets the margin in another order of the edges.
  @_disfavoredOverload
  @discardableResult
  public func margin(
    all: (any LengthOutput)? = nil,
    horz: (any LengthOutput)? = nil,
    vert: (any LengthOutput)? = nil,
    leading: (any LengthOutput)? = nil,
    trailing: (any LengthOutput)? = nil,
    top: (any LengthOutput)? = nil,
    left: (any LengthOutput)? = nil,
    bottom: (any LengthOutput)? = nil,
    right: (any LengthOutput)? = nil
  ) -> Self {
    margin(
      all: all,
      horz: horz,
      vert: vert,
      top: top,
      left: left,
      bottom: bottom,
      right: right,
      leading: leading,
      trailing: trailing
    )
  }

  /// Reports a view that its box lays out, whose frame has no effect.
  public static func ensureInactivate(_ view: UIView, _ msg: String = "") {
    guard view.superBox != nil, view.layoutMeasure.activated else { return }
    writeDiagnostic("\(type(of: view)) is laid out by its box; add activated(false) \(msg)")
  }
}

extension Puyo where Node: BoxGroup {
  /// The group of the chain.
  public var view: Node { node }
}

extension Puyo where Node: BoxLayoutContainer {
  /// Sets the padding in another order of the edges.
  @_disfavoredOverload
  @discardableResult
  public func padding(
    all: (any LengthOutput)? = nil,
    horz: (any LengthOutput)? = nil,
    vert: (any LengthOutput)? = nil,
    leading: (any LengthOutput)? = nil,
    trailing: (any LengthOutput)? = nil,
    top: (any LengthOutput)? = nil,
    left: (any LengthOutput)? = nil,
    bottom: (any LengthOutput)? = nil,
    right: (any LengthOutput)? = nil
  ) -> Self {
    padding(
      all: all,
      horz: horz,
      vert: vert,
      top: top,
      left: left,
      bottom: bottom,
      right: right,
      leading: leading,
      trailing: trailing
    )
  }
}

extension Puyo where Node: UIView {
  /// Sends a property that depends on the view's position, size or safe area to a receiver: its value
  /// at once, then its value after each change of these.
  @discardableResult
  public func observe<Value>(
    _ keyPath: KeyPath<Node, Value>,
    input: some ReactiveReceiver<Value?>
  ) -> Self {
    node.py_observing(keyPath).send(to: input).dispose(by: node)
    return self
  }
}

extension Puyo where Node: UIView & TintColorDecorable {
  /// Sets the tint color of a state.
  @discardableResult
  public func tintColor<Output: ReactiveSource>(_ color: Output, state: UIControl.State) -> Self
  where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    doOn(color) { $0.applyTintColor($1.optionalValue, state: state) }
  }
}

extension Puyo where Node: UIView & KeyboardTypeDecorable {
  /// Sets the keyboard type.
  @_disfavoredOverload
  @discardableResult
  public func keyboardType(_ type: some ReactiveSource<UIKeyboardType>) -> Self {
    doOn(type) { $0.applyKeyboardType($1) }
  }
}

extension Puyo where Node: UIButton {
  /// The name of `text` for buttons in version 1.
  @discardableResult
  public func title<Output: ReactiveSource>(
    _ title: Output,
    state: UIControl.State = .normal
  ) -> Self where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == String {
    text(title, state: state)
  }

  /// The name of `textColor` for buttons in version 1.
  @discardableResult
  public func titleColor<Output: ReactiveSource>(
    _ color: Output,
    state: UIControl.State = .normal
  ) -> Self where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIColor {
    textColor(color, state: state)
  }
}

extension Puyo where Node: UIView & ImageStylable {
  /// Sets an image that is drawn in the tint color.
  @discardableResult
  public func templatedImage<Output: ReactiveSource>(
    _ image: Output,
    state: UIControl.State = .normal
  ) -> Self where Output.OutputType: OptionalConvertible, Output.OutputType.Wrap == UIImage {
    renderingImage(image, mode: .alwaysTemplate, state: state)
  }
}

extension Puyo where Node: UIScrollView {
  /// Adds a linear box that the view scrolls in a direction, and returns its chain.
  @discardableResult
  public func flatBox(_ direction: Direction) -> Puyo<LinearBox> {
    let isHorizontal = direction == .horizontal
    return LinearBox().attach(node)
      .direction(direction)
      .size(isHorizontal ? .wrap : .fill, isHorizontal ? .fill : .wrap)
      .autoJudgeScroll(true)
  }
}
