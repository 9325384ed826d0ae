public import TatamiReactive
public import TatamiUIKit

/// A control whose events are reported with its own type; every control conforms to it.
@preconcurrency @MainActor
public protocol ControlReporting: UIControl {}

extension UIControl: ControlReporting {}

extension ControlReporting {
  /// Returns a source that delivers the control at each of the given events.
  public func outputs(for events: UIControl.Event) -> Outputs<Self> {
    Outputs { [weak self] inputs in
      let action = UIAction { [weak self] _ in
        if let self { inputs.input(value: self) }
      }
      self?.addAction(action, for: events)
      return Disposers.create { [weak self] in self?.removeAction(action, for: events) }
    }
  }

  /// Calls a closure with the control at each of the given events, until the disposer is disposed
  /// or the control is deallocated.
  @discardableResult
  public func addHandler(
    for events: UIControl.Event,
    _ action: @escaping (Self) -> Void
  ) -> any Disposer {
    let disposer = outputs(for: events).subscribe(action)
    disposer.dispose(by: self)
    return disposer
  }
}

extension Puyo where Node: UIControl {
  /// Sends the control to a receiver at each of the given events; several calls add up.
  @discardableResult
  public func onControlEvent(_ events: UIControl.Event, _ input: some ReactiveReceiver<Node>)
    -> Self
  {
    node.addHandler(for: events) { input.input(value: $0) }
    return self
  }

  /// Sends the control to a receiver at each of the given events; several calls add up.
  @discardableResult
  public func bind(event: UIControl.Event, input: some ReactiveReceiver<Node>) -> Self {
    onControlEvent(event, input)
  }

  /// Calls a closure with the control at each of the given events; several calls add up.
  @discardableResult
  public func bind(event: UIControl.Event, action: @escaping (Node) -> Void) -> Self {
    onControlEvent(event, Inputs(action))
  }

  /// Calls a closure at each of the given events; several calls add up.
  @discardableResult
  public func bind(event: UIControl.Event, action: @escaping () -> Void) -> Self {
    onControlEvent(event, Inputs { _ in action() })
  }

  /// Calls a closure with an object, which is held weakly, and the control at each of the given
  /// events; several calls add up.
  @discardableResult
  public func bind<Object: AnyObject>(
    to object: Object,
    event: UIControl.Event,
    action: @escaping (Object, Node) -> Void
  ) -> Self {
    onControlEvent(
      event,
      Inputs { [weak object] control in
        if let object { action(object, control) }
      }
    )
  }

  /// Sets whether the control handles events.
  @discardableResult
  public func enabled(_ isEnabled: some ReactiveSource<Bool>) -> Self {
    bind("enabled", isEnabled) { $0.isEnabled = $1 }
  }

  /// Sets whether the control is selected.
  @discardableResult
  public func selected(_ isSelected: some ReactiveSource<Bool>) -> Self {
    bind("selected", isSelected) { $0.isSelected = $1 }
  }

  /// Binds a value in both directions: the control follows the source, and the user's changes are
  /// sent to it.
  func bindValue<Value: Equatable, Binding: ReactiveSource & ReactiveReceiver>(
    _ key: String,
    _ value: Binding,
    _ keyPath: ReferenceWritableKeyPath<Node, Value>
  ) -> Self where Binding.OutputType == Value, Binding.InputType == Value {
    followValue(key, value, keyPath)
    let disposer = node.outputs(for: .valueChanged).subscribe {
      value.input(value: $0[keyPath: keyPath])
    }
    disposer.dispose(by: node, id: "\(key).valueChanged")
    return self
  }

  /// Binds a value in one direction: the control follows the source.
  @discardableResult
  func followValue<Value: Equatable>(
    _ key: String,
    _ value: some ReactiveSource<Value>,
    _ keyPath: ReferenceWritableKeyPath<Node, Value>
  ) -> Self {
    node.endDisposer(for: "\(key).valueChanged")
    return bind(key, value) { $0.setLimitedValue(keyPath, $1) }
  }
}

/// A value that a control has limited to its range.
private struct LimitedValue<Value: Equatable> {
  /// The value that the source has set.
  var wanted: Value
  /// The value that the control has shown instead.
  var shown: Value
}

extension ControlReporting {
  /// Sets a value, and records it if the current range does not allow it.
  fileprivate func setLimitedValue<Value: Equatable>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>,
    _ value: Value
  ) {
    if self[keyPath: keyPath] != value { self[keyPath: keyPath] = value }
    let shown = self[keyPath: keyPath]
    let limited = shown == value ? nil : LimitedValue(wanted: value, shown: shown)
    if limited == nil, viewCompanion[LimitedValue<Value>.self] == nil { return }
    viewCompanion[LimitedValue<Value>.self] = limited
  }

  /// Changes the range of a value; a value that was limited by the previous range is set again.
  fileprivate func changeRange<Value: Equatable>(
    of keyPath: ReferenceWritableKeyPath<Self, Value>,
    _ change: () -> Void
  ) {
    let limited = viewCompanion[LimitedValue<Value>.self]
    let isShown = limited?.shown == self[keyPath: keyPath]
    change()
    if let limited, isShown { setLimitedValue(keyPath, limited.wanted) }
  }
}

extension Puyo where Node: UISwitch {
  /// Binds the state of the switch in both directions.
  @discardableResult
  public func isOn<Binding: ReactiveSource & ReactiveReceiver>(_ isOn: Binding) -> Self
  where Binding.OutputType == Bool, Binding.InputType == Bool {
    bindValue("isOn", isOn, \.isOn)
  }

  /// Sets the state of the switch.
  @discardableResult
  public func isOn(_ isOn: some ReactiveSource<Bool>) -> Self {
    followValue("isOn", isOn, \.isOn)
  }
}

extension Puyo where Node: UISlider {
  /// Binds the value in both directions.
  @discardableResult
  public func value<Binding: ReactiveSource & ReactiveReceiver>(_ value: Binding) -> Self
  where Binding.OutputType == Float, Binding.InputType == Float {
    bindValue("value", value, \.value)
  }

  /// Sets the value.
  @discardableResult
  public func value<Output: ReactiveSource>(_ value: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    followValue("value", value.asOutput().map { Float($0.cgFloatValue) }, \.value)
  }

  /// Sets the smallest and the largest value; a value that was set before is limited by the new
  /// range only.
  @discardableResult
  public func range(_ range: ClosedRange<Float>) -> Self {
    node.changeRange(of: \.value) {
      (node.minimumValue, node.maximumValue) = (range.lowerBound, range.upperBound)
    }
    return self
  }
}

extension Puyo where Node: UIStepper {
  /// Binds the value in both directions.
  @discardableResult
  public func value<Binding: ReactiveSource & ReactiveReceiver>(_ value: Binding) -> Self
  where Binding.OutputType == Double, Binding.InputType == Double {
    bindValue("value", value, \.value)
  }

  /// Sets the value.
  @discardableResult
  public func value<Output: ReactiveSource>(_ value: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    followValue("value", value.asOutput().map { Double($0.cgFloatValue) }, \.value)
  }

  /// Sets the smallest and the largest value, and the step; a value that was set before is limited
  /// by the new range only.
  @discardableResult
  public func range(_ range: ClosedRange<Double>, step: Double = 1) -> Self {
    node.changeRange(of: \.value) {
      (node.minimumValue, node.maximumValue) = (range.lowerBound, range.upperBound)
    }
    node.stepValue = step
    return self
  }
}

extension Puyo where Node: UISegmentedControl {
  /// Binds the index of the selected segment in both directions.
  @discardableResult
  public func selectedSegmentIndex<Binding: ReactiveSource & ReactiveReceiver>(_ index: Binding)
    -> Self
  where Binding.OutputType == Int, Binding.InputType == Int {
    bindValue("selectedSegmentIndex", index, \.selectedSegmentIndex)
  }
}

extension Puyo where Node: UIPageControl {
  /// Binds the current page in both directions.
  @discardableResult
  public func currentPage<Binding: ReactiveSource & ReactiveReceiver>(_ page: Binding) -> Self
  where Binding.OutputType == Int, Binding.InputType == Int {
    bindValue("currentPage", page, \.currentPage)
  }

  /// Sets the number of pages; a page that was set before is limited by the new number only.
  @discardableResult
  public func numberOfPages(_ number: some ReactiveSource<Int>) -> Self {
    bindContent("numberOfPages", number) { pages, number in
      pages.changeRange(of: \.currentPage) { pages.numberOfPages = number }
    }
  }
}

extension Puyo where Node: UIProgressView {
  /// Sets the progress, from 0 to 1.
  @discardableResult
  public func progress<Output: ReactiveSource>(_ progress: Output) -> Self
  where Output.OutputType: CGFloatConvertible {
    bind("progress", progress) { $0.progress = Float($1.cgFloatValue) }
  }
}

extension Puyo where Node: UIActivityIndicatorView {
  /// Starts and stops the animation.
  @discardableResult
  public func animating(_ isAnimating: some ReactiveSource<Bool>) -> Self {
    bindContent("animating", isAnimating) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Puyo where Node: UIScrollView {
  /// Sets the insets of the content, in points.
  @discardableResult
  public func contentInset(_ insets: some ReactiveSource<UIEdgeInsets>) -> Self {
    bind("contentInset", insets) { $0.contentInset = $1 }
  }

  /// Sets whether the user can scroll.
  @discardableResult
  public func scrollEnabled(_ isEnabled: some ReactiveSource<Bool>) -> Self {
    bind("scrollEnabled", isEnabled) { $0.isScrollEnabled = $1 }
  }
}
