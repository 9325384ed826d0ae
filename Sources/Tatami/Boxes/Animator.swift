public import TatamiUIKit

/// Animates views to the frames that boxes compute for them.
@preconcurrency @MainActor
public protocol Animator {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
  /// Whether the animator is also used for a view's first frame in a box; if false, that frame is
  /// set at once.
  var animatesAppearance: Bool { get }
  /// Animates a view to a new frame; called when its size or center changes.
  ///
  /// - Parameters:
  ///   - view: The view with its old frame.
  ///   - size: The new size of the bounds, in points.
  ///   - center: The new center, in the superview's coordinates.
  ///   - animations: Sets size and center. Call it once; if it is not called, the view keeps its
  ///     frame.
  func animate(
    _ view: UIView,
    size: CGSize,
    center: CGPoint,
    animations: @escaping () -> Void
  )
}

extension Animator {
  /// False: the first frame in a box is set at once.
  public var animatesAppearance: Bool { false }

  /// The animator for the first frame of a view.
  var appearance: any Animator { animatesAppearance ? self : Animators.none }

  /// Runs a closure without animation, even inside an animation block.
  public func runAsNoneAnimation(_ action: () -> Void) {
    UIView.performWithoutAnimation(action)
  }

  /// Whether the layout runs inside an animation block.
  public var isNestedAnimation: Bool { UIView.inheritedAnimationDuration > 0 }
}

/// The predefined animators.
@preconcurrency @MainActor
public enum Animators {
  /// Uses the enclosing animation block; without one, sets frames at once.
  public static let inherited: any Animator = InheritedAnimator()
  /// Sets frames without animation, even inside an animation block.
  public static let none: any Animator = NoneAnimator()
  /// A spring of 0.3 seconds without oscillation.
  public static let `default`: any Animator = Animators.default()

  /// Returns a spring without oscillation.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - inherited: Whether a surrounding animation block sets duration and curve.
  public static func `default`(
    duration: TimeInterval = 0.3,
    inherited: Bool = false
  ) -> any Animator {
    SpringAnimator(duration: duration, isInherited: inherited)
  }
}

/// Uses the enclosing animation block.
private struct InheritedAnimator: Animator {
  var duration: TimeInterval { UIView.inheritedAnimationDuration }

  func animate(
    _ view: UIView,
    size: CGSize,
    center: CGPoint,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}

/// Sets frames without animation.
private struct NoneAnimator: Animator {
  var duration: TimeInterval { 0 }

  func animate(
    _ view: UIView,
    size: CGSize,
    center: CGPoint,
    animations: @escaping () -> Void
  ) {
    runAsNoneAnimation(animations)
  }
}

/// Animates views with a spring.
private struct SpringAnimator: Animator {
  let duration: TimeInterval
  let isInherited: Bool

  func animate(
    _ view: UIView,
    size: CGSize,
    center: CGPoint,
    animations: @escaping () -> Void
  ) {
    var options: UIView.AnimationOptions = [.curveEaseOut, .allowUserInteraction]
    if !isInherited {
      options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve])
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 2,
      initialSpringVelocity: 5,
      options: options,
      animations: animations
    )
  }
}

/// Grows views from their center when they appear; other changes use another animator.
///
/// ```swift
/// VBox().attach { box in
///   UILabel().attach(box).text("Details").visibility(isOpen.map { $0 ? .visible : .gone })
/// }
/// .animator(ExpandAnimator(duration: 0.25))
/// ```
public struct ExpandAnimator: Animator {
  /// The duration, in seconds.
  public var duration: TimeInterval
  /// True: views grow when they appear.
  public var animatesAppearance: Bool { true }

  /// Creates an animator with a duration, in seconds.
  public init(duration: TimeInterval = 0.3) {
    self.duration = duration
  }

  /// Animates a view to a new frame; a view of size zero grows from its new center.
  public func animate(
    _ view: UIView,
    size: CGSize,
    center: CGPoint,
    animations: @escaping () -> Void
  ) {
    if view.bounds.size == .zero {
      runAsNoneAnimation { view.center = center }
    }
    Animators.default(duration: duration)
      .animate(view, size: size, center: center, animations: animations)
  }
}

extension UIView {
  /// The animator of the view and, for a box, of descendants without their own; nil for that of the
  /// nearest enclosing box.
  public var layoutAnimator: (any Animator)? {
    get { storedCompanion?.animator }
    set { viewCompanion.animator = newValue }
  }

  /// The animator that moves the view: its own, that of the nearest enclosing box, or
  /// `Animators.inherited`.
  public var effectiveAnimator: any Animator {
    var view: UIView = self
    while true {
      if let animator = view.layoutAnimator { return animator }
      guard let box = view.superview as? BoxView else { return Animators.inherited }
      view = box
    }
  }
}
