public import TatamiUIKit

/// The animation with which views of a sequence appear and disappear.
///
/// ```swift
/// let list = VBoxBuilder<Message>(items: messages) { message, _ in
///   UILabel().attach().text(message.data.text)
/// }
/// list.transition = .fade()
/// ```
///
/// Views that move are animated by the animator of their box.
@preconcurrency @MainActor
public struct ChildTransition {
  /// The duration, in seconds; 0 for none.
  public var duration: TimeInterval
  /// Sets the appearance that a view has before it appears and after it disappears.
  private let hide: (UIView) -> Void

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - hide: Sets the opacity or the transform of a view; the transition restores both.
  public init(duration: TimeInterval, hide: @escaping (UIView) -> Void) {
    self.duration = duration
    self.hide = hide
  }

  /// A transition without animation.
  public static let none = ChildTransition(duration: 0) { _ in }

  /// Returns a transition that changes the opacity.
  public static func fade(duration: TimeInterval = 0.25) -> ChildTransition {
    ChildTransition(duration: duration) { $0.alpha = 0 }
  }

  /// Returns a transition that changes opacity and size.
  public static func scale(
    _ scale: CGFloat = 0.5,
    duration: TimeInterval = 0.25
  ) -> ChildTransition {
    ChildTransition(duration: duration) { view in
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  func show(_ view: UIView?) {
    guard let view, duration > 0 else { return }
    let (alpha, transform) = (view.alpha, view.transform)
    hide(view)
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      view.alpha = alpha
      view.transform = transform
    }
  }

  /// Hides a view, then restores its appearance and calls a closure.
  func remove(_ view: UIView?, then finish: @escaping () -> Void) {
    guard let view, duration > 0 else { return finish() }
    let (alpha, transform) = (view.alpha, view.transform)
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      hide(view)
    } completion: { _ in
      finish()
      view.alpha = alpha
      view.transform = transform
    }
  }
}
