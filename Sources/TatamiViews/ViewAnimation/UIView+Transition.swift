public import Foundation
import TatamiLayers

extension UIView {
  /// Animates the change of a view's content, made by a closure, with the options' transition.
  ///
  /// The closure runs immediately, without animating its changes unless the options contain
  /// `allowAnimatedContent`. Without a transition among the options, or outside of windows, the
  /// call is the same as `animate(withDuration:delay:options:animations:completion:)`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = animations ?? {}
    let style = ViewTransition.Style(options)
    guard duration > 0, areAnimationsEnabled, style != nil || options.dissolves, view.window != nil
    else {
      return animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: changes,
        completion: completion
      )
    }
    let old = style.map { ($0, view.snapshot(afterUpdates: false)) }
    let fade = style == nil ? CATransition(fromContentOf: view.layer) : nil
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: changes)
    } else {
      performWithoutAnimation(changes)
    }
    let transition = old.map { ViewTransition(view, from: $1, $0) }
    let run = {
      if let fade { ViewAnimationBlock.current?.start(fade, on: view.layer) }
      transition?.run()
    }
    Self.animate(withDuration: duration, delay: 0, options: options, animations: run) { finished in
      transition?.end()
      completion?(finished)
    }
  }

  /// Replaces a view with another one, using the options' transition on the superview.
  ///
  /// The first view is removed from the superview and the second is inserted at its index; with
  /// `showHideTransitionViews`, the first is hidden and the second is shown instead.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let replace = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      replace()
      return completion?(true) ?? ()
    }
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: replace,
      completion: completion
    )
  }
}

extension UIView.AnimationOptions {
  /// The number of the transition among the options.
  fileprivate var transition: UInt { rawValue >> 20 & 0xF }

  /// Whether the transition fades from one content to the other.
  fileprivate var dissolves: Bool { transition == 5 }
}

/// A transition between two contents of a view that moves pictures of them.
@MainActor
struct ViewTransition {
  enum Style {
    /// A rotation about an axis by half a turn, with the given sign.
    case flip(x: CGFloat, y: CGFloat)
    case slideOut
    case slideIn

    /// Creates the transition of the options; nil for none, and for one that fades.
    init?(_ options: UIView.AnimationOptions) {
      switch options.transition {
      case 1: self = .flip(x: 0, y: 1)
      case 2: self = .flip(x: 0, y: -1)
      case 3: self = .slideOut
      case 4: self = .slideIn
      case 6: self = .flip(x: 1, y: 0)
      case 7: self = .flip(x: -1, y: 0)
      default: return nil
      }
    }
  }

  private let view: UIView
  private let style: Style
  /// The view that covers the animated view during the transition; only its layer is added.
  private let stage: UIView
  /// The picture in front of the view: the old content, or the new content if it slides in.
  private let picture: UIView

  init(_ view: UIView, from old: UIView, _ style: Style) {
    (self.view, self.style) = (view, style)
    stage = UIView(frame: view.bounds)
    stage.addSubview(old)
    if case .slideIn = style, let new = view.snapshotView(afterScreenUpdates: true) {
      picture = new
      stage.addSubview(new)
      new.frame.origin.y = -view.bounds.height
    } else {
      picture = old
    }
    if case .slideOut = style { stage.clipsToBounds = true }
    if case .slideIn = style { stage.clipsToBounds = true }
    view.layer.addSublayer(stage.layer)
  }

  /// Changes the picture; called in an animation block.
  func run() {
    switch style {
    case .slideOut: picture.center.y -= view.bounds.height
    case .slideIn: picture.center.y += view.bounds.height
    case .flip(let x, let y): flip(x, y)
    }
  }

  /// Rotates the view by a quarter turn, hides the old content and rotates the view back.
  private func flip(_ x: CGFloat, _ y: CGFloat) {
    let turn = { CATransform3DMakeRotation($0 * .pi / 2, x, y, 0) }
    let transforms = [CATransform3DIdentity, turn(1), turn(-1), CATransform3DIdentity]
    let turning = CAKeyframeAnimation(keyPath: "transform")
    turning.values = transforms.map { CATransform3DConcat($0, view.layer.transform) }
    turning.keyTimes = [0, 0.5, 0.5, 1]
    let hiding = CAKeyframeAnimation(keyPath: "opacity")
    (hiding.values, hiding.keyTimes) = ([1, 0], [0, 0.5, 1])
    hiding.calculationMode = .discrete
    ViewAnimationBlock.current?.start(turning, on: view.layer)
    ViewAnimationBlock.current?.start(hiding, on: picture.layer)
  }

  func end() { stage.layer.removeFromSuperlayer() }
}
