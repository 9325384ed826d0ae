public import Tatami

extension UIView {
  /// The layout properties; `layoutMeasure`.
  public var py_measure: Measure { layoutMeasure }

  /// The participation of the view in a layout; `layoutVisibility`.
  public var py_visibility: Visibility {
    get { layoutVisibility }
    set { layoutVisibility = newValue }
  }

  /// The style sheet; setting it applies it.
  public var py_styleSheet: StyleSheet? {
    get { styleSheet }
    set { styleSheet = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The animator of the view's layout; reading gives that of the nearest box if the view has none.
  public var py_animator: (any Animator)! {
    get { effectiveAnimator }
    set { layoutAnimator = newValue }
  }

  /// A source of the bounds.
  public func py_boundsState() -> Outputs<CGRect> { boundsState() }

  /// A source of the size.
  public func py_sizeState() -> Outputs<CGSize> { sizeState() }

  /// A source of the center.
  public func py_centerState() -> Outputs<CGPoint> { centerState() }

  /// A source of the frame.
  public func py_frameState() -> Outputs<CGRect> { frameState() }

  /// A source of the frame's origin.
  public func py_originState() -> Outputs<CGPoint> { originState() }

  /// A source of the safe area's insets.
  public func py_safeArea() -> Outputs<UIEdgeInsets> { safeAreaState() }

  /// Whether the frame starts at zero.
  public var isPositionZero: Bool { frame.origin == .zero }

  /// Calls a closure for each tap.
  @discardableResult
  public func py_addTap(action: @escaping (UITapGestureRecognizer) -> Void) -> any Disposer {
    addTapHandler(action)
  }
}

/// Views with key paths that can be observed.
@preconcurrency @MainActor
public protocol GeometryObserving: UIView {}

extension UIView: GeometryObserving {}

extension GeometryObserving {
  /// A source of a property that depends on the view's position, size or safe area: its current value
  /// at once, then its value after each change of these.
  public func py_observing<Value>(_ keyPath: KeyPath<Self, Value>) -> Outputs<Value?> {
    let value = { [weak self] in self?[keyPath: keyPath] }
    let changes = Outputs.combine(boundsState(), centerState(), safeAreaState())
    return changes.map { _ in value() }
  }
}

extension ControlReporting {
  /// A source that delivers the control when one of the events occurs.
  public func py_event(_ event: UIControl.Event) -> Outputs<Self> { outputs(for: event) }

  /// Calls a closure when one of the events occurs.
  @discardableResult
  public func py_addAction(
    for event: UIControl.Event,
    _ block: @escaping (Self) -> Void
  ) -> any Disposer {
    addHandler(for: event, block)
  }
}

extension UIGestureRecognizer {
  /// The identifier of the style that has added the recognizer; its name.
  public var styleIdentifier: String? {
    get { name }
    set { name = newValue }
  }

  /// Calls a closure when the recognizer recognizes.
  @discardableResult
  public func py_addAction(_ block: @escaping (UIGestureRecognizer) -> Void) -> any Disposer {
    let isEnded = SharedFlag()
    addHandler { recognizer in
      if !isEnded.isSet { block(recognizer) }
    }
    return Disposers.create { isEnded.isSet = true }
  }
}

/// A flag that two closures share.
@MainActor
private final class SharedFlag {
  var isSet = false
}
