public import Tatami

/// A style that adds a recognizer.
@preconcurrency @MainActor
public protocol GestureStyle: Style {
  /// Adds the recognizer to a view.
  func apply(to gestureStyle: any GestureDecorable)
}

/// A style with an identifier; applying another style with the same identifier replaces it.
@preconcurrency @MainActor
public protocol IdentifiableStyle {
  /// The identifier.
  var styleIdentifier: String { get }
}

/// A style that adds the recognizer which a subclass makes.
open class BaseGestureStyle: GestureStyle, IdentifiableStyle {
  /// The identifier.
  public var styleIdentifier: String

  /// Creates a style.
  public init(identifier: String) {
    styleIdentifier = identifier
  }

  /// Adds the recognizer to a view with gestures; does nothing to others.
  public func apply(to decorable: any Stylable) {
    if let target = decorable as? any GestureDecorable { apply(to: target) }
  }

  /// Adds the recognizer in place of the one of the last style with this identifier.
  public func apply(to gestureStyle: any GestureDecorable) {
    let view = gestureStyle.gestureStyleView
    let recognizer = getGesture()
    recognizer.styleIdentifier = styleIdentifier
    view.addGestureRecognizer(recognizer)
    let disposer = Disposers.create { [weak view, weak recognizer] in
      if let recognizer { view?.removeGestureRecognizer(recognizer) }
    }
    disposer.dispose(by: view, id: "gesture.\(styleIdentifier)")
  }

  /// Returns the recognizer; the default recognizes nothing.
  open func getGesture() -> UIGestureRecognizer { UIGestureRecognizer() }
}

/// A style that calls a closure for each tap.
open class TapGestureStyle: BaseGestureStyle {
  private let action: (UITapGestureRecognizer) -> Void

  /// Creates a style.
  public init(identifier: String, _ action: @escaping (UITapGestureRecognizer) -> Void) {
    self.action = action
    super.init(identifier: identifier)
  }

  /// Returns a recognizer of taps.
  open override func getGesture() -> UIGestureRecognizer {
    let recognizer = UITapGestureRecognizer(handler: action)
    recognizer.cancelsTouchesInView = false
    return recognizer
  }
}

/// A style that calls a closure for each change of a long press.
open class LongPressGestureStyle: BaseGestureStyle {
  private let action: (UILongPressGestureRecognizer) -> Void

  /// Creates a style.
  public init(identifier: String, _ action: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.action = action
    super.init(identifier: identifier)
  }

  /// Returns a recognizer of long presses.
  open override func getGesture() -> UIGestureRecognizer {
    UILongPressGestureRecognizer(handler: action)
  }
}

extension TapTransformStyle {
  /// Creates a style from a transform of layers, whose part in the plane counts.
  @_disfavoredOverload
  public init(transform: CATransform3D) {
    self.init(transform: CATransform3DGetAffineTransform(transform))
  }
}

extension TapSelectStyle {
  /// Creates a style; without a sheet for the selected state, that of the normal one is used.
  @_disfavoredOverload
  public init(
    normal: StyleSheet,
    selected: StyleSheet? = nil,
    toggle: Outputs<Bool>? = nil,
    animated: Bool = true,
    duration: TimeInterval = 0.2
  ) {
    self.init(
      normal: normal,
      selected: selected ?? normal,
      toggle: toggle,
      animated: animated,
      duration: duration
    )
  }
}
