package import Foundation

/// The controllers of a transition, their views and their container.
@MainActor
package struct TransitionParticipants {
  /// The superview of the views during the transition.
  package let container: TransitionContainer
  /// The controllers at the start and at the end.
  package let (from, to): (UIViewController?, UIViewController?)
  /// The views that move; nil for a view that stays where it is.
  package var (fromView, toView): (UIView?, UIView?)
  /// The frames of the views at the start and at the end, in the container.
  package var initialFrame = CGRect.zero
  package var finalFrame = CGRect.zero
  /// The controllers whose appearance methods are called; nil for one that stays as visible as it
  /// is.
  package var (disappearing, appearing): (UIViewController?, UIViewController?)
  /// Whether the end calls the appearing controller before the disappearing one.
  package var appearsFirst = false
  /// The presentation style of a presented controller.
  package var presentationStyle = UIModalPresentationStyle.none

  /// Creates the participants; both controllers appear and disappear.
  package init(
    in container: TransitionContainer,
    from: UIViewController?,
    to: UIViewController?
  ) {
    self.container = container
    (self.from, self.to) = (from, to)
    (disappearing, appearing) = (from, to)
  }

  /// Both controllers, without missing ones.
  package var controllers: [UIViewController] { [from, to].compactMap(\.self) }

  /// Puts the new view at its final place, without animation.
  func installFinalView() {
    guard let toView else { return }
    toView.frame = finalFrame
    if toView.superview !== container { container.addSubview(toView) }
  }
}

/// The superview of the views of a transition, which ends when the container leaves its window.
@MainActor
package class TransitionContainer: UIView {
  /// The transition in progress.
  package final weak var transition: ControllerTransition?

  /// Creates a container with a frame.
  package override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil: this kit cannot read archives.
  package required init?(coder: NSCoder) { nil }

  package override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { transition?.finishImmediately() }
  }
}
