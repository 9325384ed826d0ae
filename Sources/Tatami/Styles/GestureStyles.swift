public import TatamiReactive
public import TatamiUIKit

/// Calls a closure at each tap on a view.
///
/// ```swift
/// UILabel().attach().text("Open").userInteractionEnabled(true)
///   .style(TapGestureStyle { _ in open() })
/// ```
///
/// Applying a style with the same identifier again replaces its recognizer. The style does not
/// enable user interaction.
public struct TapGestureStyle: Style {
  private let identifier: String
  private let action: (UITapGestureRecognizer) -> Void

  /// Creates a style.
  public init(
    identifier: String = "tap",
    action: @escaping (UITapGestureRecognizer) -> Void
  ) {
    self.identifier = identifier
    self.action = action
  }

  /// Adds a tap recognizer to a view.
  public func apply(to target: any Stylable) {
    guard let view = target as? UIView else { return }
    view.addTapHandler(action).dispose(by: view, id: "gesture.\(identifier)")
  }
}

/// Calls a closure when a long press on a view begins, moves or ends.
///
/// ```swift
/// UILabel().attach().text("Message").style(
///   LongPressGestureStyle { press in
///     if press.state == .began { showMenu() }
///   }
/// )
/// ```
///
/// Applying a style with the same identifier again replaces its recognizer.
public struct LongPressGestureStyle: Style {
  private let identifier: String
  private let action: (UILongPressGestureRecognizer) -> Void

  /// Creates a style.
  public init(
    identifier: String = "longPress",
    action: @escaping (UILongPressGestureRecognizer) -> Void
  ) {
    self.identifier = identifier
    self.action = action
  }

  /// Adds a long-press recognizer to a view.
  public func apply(to target: any Stylable) {
    guard let view = target as? UIView else { return }
    let recognizer = UILongPressGestureRecognizer(handler: action)
    view.addGesture(recognizer).dispose(by: view, id: "gesture.\(identifier)")
  }
}

/// Shows a growing, fading circle where a view is tapped, clipped to its corners.
///
/// ```swift
/// UIView().attach().size(120, 44).style(TapRippleStyle(color: .systemFill))
/// ```
public struct TapRippleStyle: Style {
  private let color: UIColor

  /// Creates a style with the color of the circle.
  public init(color: UIColor = UIColor.black.withAlphaComponent(0.2)) {
    self.color = color
  }

  /// Adds the effect to a view.
  public func apply(to target: any Stylable) {
    let color = color
    TapGestureStyle(identifier: "tapRipple") { tap in
      if let view = tap.view { Self.showRipple(at: tap.location(in: view), in: view, color) }
    }
    .apply(to: target)
  }

  private static func showRipple(at point: CGPoint, in view: UIView, _ color: UIColor) {
    let container = UIView(frame: view.bounds)
    container.isUserInteractionEnabled = false
    container.clipsToBounds = true
    container.layer.cornerRadius = view.layer.cornerRadius
    let start: CGFloat = 10
    let circle = UIView(
      frame: CGRect(x: point.x - start, y: point.y - start, width: 20, height: 20)
    )
    circle.backgroundColor = color
    circle.layer.cornerRadius = start
    container.addSubview(circle)
    view.insertSubview(container, at: view.subviews.count)
    let scale = max(view.bounds.width, view.bounds.height) / start
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
      circle.transform = CGAffineTransform(scaleX: scale, y: scale)
      circle.alpha = 0.1
    } completion: { _ in
      container.removeFromSuperview()
    }
  }
}

/// The view that covers a touched view.
private final class TapCover: UIView {}

/// Covers a view with a color while it is touched.
///
/// ```swift
/// HBox().attach().style(TapCoverStyle(color: UIColor.label.withAlphaComponent(0.1)))
/// ```
public struct TapCoverStyle: Style {
  private let color: UIColor

  /// Creates a style with the color of the cover.
  public init(color: UIColor = UIColor.black.withAlphaComponent(0.1)) {
    self.color = color
  }

  /// Adds the effect to a view.
  public func apply(to target: any Stylable) {
    let color = color
    PressStyle(identifier: "tapCover") { view, isPressed in
      let cover = view.viewCompanion[TapCover.self] ?? TapCover()
      view.viewCompanion[TapCover.self] = cover
      cover.frame = view.bounds
      cover.isUserInteractionEnabled = false
      cover.backgroundColor = color
      cover.layer.cornerRadius = view.layer.cornerRadius
      if cover.superview !== view {
        cover.alpha = 0
        view.insertSubview(cover, at: view.subviews.count)
      }
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
        cover.alpha = isPressed ? 1 : 0
      }
    }
    .apply(to: target)
  }
}

/// Transforms a view while it is touched.
///
/// ```swift
/// UIView().attach().style(TapTransformStyle(transform: CGAffineTransform(rotationAngle: 0.05)))
/// ```
public struct TapTransformStyle: Style {
  private let transform: CGAffineTransform

  /// Creates a style with a transform.
  public init(transform: CGAffineTransform = CGAffineTransform(translationX: 2, y: 2)) {
    self.transform = transform
  }

  /// Adds the effect to a view.
  public func apply(to target: any Stylable) {
    let transform = transform
    PressStyle(identifier: "tapTransform") { view, isPressed in
      if isPressed {
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
          view.transform = transform
        }
      } else {
        UIView.animate(
          withDuration: 0.2,
          delay: 0,
          usingSpringWithDamping: 0.5,
          initialSpringVelocity: 5,
          options: .allowUserInteraction
        ) { view.transform = .identity }
      }
    }
    .apply(to: target)
  }
}

/// Scales a view while it is touched.
///
/// ```swift
/// UIImageView().attach().userInteractionEnabled(true).style(TapScaleStyle(scale: 0.95))
/// ```
public struct TapScaleStyle: StyleWrapper {
  /// The style that is applied.
  public let style: any Style

  /// Creates a style with a scale.
  public init(scale: CGFloat = 0.9) {
    style = TapTransformStyle(transform: CGAffineTransform(scaleX: scale, y: scale))
  }
}

/// Calls a closure when a touch on a view begins, and when it ends, is canceled, moves away or
/// scrolls a scroll view around the view.
///
/// The style does not interfere with other recognizers.
struct PressStyle: Style {
  let identifier: String
  let action: @MainActor (_ view: UIView, _ isPressed: Bool) -> Void

  func apply(to target: any Stylable) {
    guard let view = target as? UIView else { return }
    let action = action
    let recognizer = UILongPressGestureRecognizer { recognizer in
      guard let view = recognizer.view else { return }
      switch recognizer.state {
      case .began: action(view, true)
      case .ended, .cancelled, .failed: action(view, false)
      case .changed:
        let isInside = view.bounds.contains(recognizer.location(in: view))
        if isInside, !view.isScrolledByTouch { return }
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      default: break
      }
    }
    recognizer.minimumPressDuration = 0
    recognizer.cancelsTouchesInView = false
    view.addGesture(recognizer, delegate: .all)
      .dispose(by: view, id: "gesture.\(identifier)")
  }
}

extension UIView {
  /// Whether a touch scrolls a scroll view around the view.
  fileprivate var isScrolledByTouch: Bool {
    var view: UIView? = superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isDragging { return true }
      view = current.superview
    }
    return false
  }
}

/// Switches between two style sheets at each tap, or by a source of values.
///
/// ```swift
/// let normal = StyleSheet(styles: [TextColorStyle(value: .label)])
/// let chosen = StyleSheet(styles: [TextColorStyle(value: .systemBlue)])
/// UILabel().attach().text("Medium")
///   .style(TapSelectStyle(normal: normal, selected: chosen, toggle: isChosen.asOutput()))
/// ```
@preconcurrency @MainActor
public struct TapSelectStyle: Style {
  private let normal: StyleSheet
  private let selected: StyleSheet
  private let toggle: Outputs<Bool>?
  private let duration: TimeInterval

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - normal: Applied at once, and when the view is not selected.
  ///   - selected: Applied when the view is selected.
  ///   - toggle: Whether the view is selected; nil to switch at each tap.
  ///   - animated: Whether switching is animated.
  ///   - duration: The duration of the animation, in seconds.
  public init(
    normal: StyleSheet,
    selected: StyleSheet,
    toggle: Outputs<Bool>? = nil,
    animated: Bool = true,
    duration: TimeInterval = 0.2
  ) {
    self.normal = normal
    self.selected = selected
    self.toggle = toggle
    self.duration = animated ? duration : 0
  }

  /// Applies the normal sheet to a view and starts switching.
  public func apply(to target: any Stylable) {
    guard let view = target as? UIView else { return }
    view.applyStyleSheet(normal)
    let show = { (view: UIView, isSelected: Bool) in
      let sheet = isSelected ? selected : normal
      UIView.animate(withDuration: duration) { view.applyStyleSheet(sheet) }
    }
    if let toggle {
      toggle.safeBind(to: view, id: "tapSelect.toggle", show)
      return
    }
    let isSelected = State(false)
    TapGestureStyle(identifier: "tapSelect") { tap in
      isSelected.value.toggle()
      if let view = tap.view { show(view, isSelected.value) }
    }
    .apply(to: view)
  }
}
