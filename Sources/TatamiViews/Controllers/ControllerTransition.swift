package import Foundation
import TatamiLayers

/// One transition between two controllers, from its preparation to its end.
///
/// Pushing and popping, presenting and dismissing, and replacing a child are the same: two
/// controllers, a container, an animator, perhaps an interaction controller, one end. The transition
/// is the context of the animator and the coordinator of the controllers, and calls their
/// appearance methods, so that these are always balanced.
@MainActor
package final class ControllerTransition: NSObject {
  /// The stages of a transition.
  package enum Stage {
    /// Requested; closures can be added to the coordinator.
    case waiting
    /// The controllers are being called before the animation.
    case beginning
    /// Animated, or controlled by a person.
    case running
    /// The controllers are being called after the animation.
    case ending
    /// Over.
    case over
  }

  /// The time after which an unfinished transition is reported, in seconds without interaction.
  private static let patience: TimeInterval = 10

  package var participants: TransitionParticipants
  /// The steps of the object that has requested the transition.
  package var steps = TransitionSteps()
  package let animator: (any UIViewControllerAnimatedTransitioning)?
  package let interactor: (any UIViewControllerInteractiveTransitioning)?
  package let isAnimated: Bool
  package private(set) var stage = Stage.waiting
  package internal(set) var isInteractive = false
  package private(set) var initiallyInteractive = false
  package internal(set) var isCancelled = false
  package internal(set) var percentComplete: CGFloat = 0
  /// The duration of the whole animation, in seconds.
  package private(set) var transitionDuration: TimeInterval = 0

  /// The closures given to the coordinator.
  var coordination = TransitionCoordination()
  /// The object that moves the animation and the closures of the coordinator.
  private(set) lazy var drive = TransitionDrive(of: self)
  private var start: TransitionStart?
  private var alarm: FrameClock.Token?
  private var holdsAppearance = false

  /// Creates a transition between controllers.
  ///
  /// - Parameters:
  ///   - participants: The controllers and their views.
  ///   - animator: The animator; nil for a transition without animation.
  ///   - interactor: The interaction controller of an animated transition.
  package init(
    _ participants: TransitionParticipants,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.participants = participants
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    isAnimated = animator != nil
    super.init()
    for controller in participants.controllers { controller.activeTransition = self }
    participants.container.transition = self
  }

  /// Ends a transition that has not begun; another one takes over the closures of its coordinator,
  /// or else their completions are called as after a cancel.
  package func withdraw(for next: ControllerTransition? = nil) {
    guard stage == .waiting else { return }
    stage = .over
    isCancelled = true
    unlink()
    if let next {
      next.coordination = exchange(&coordination, with: TransitionCoordination())
    } else {
      coordination.complete(self)
    }
    steps = TransitionSteps()
  }

  /// Makes the controllers and the container forget the transition.
  private func unlink() {
    for controller in participants.controllers where controller.activeTransition === self {
      controller.activeTransition = nil
    }
    if participants.container.transition === self { participants.container.transition = nil }
  }

  /// Whether the transition has been requested and is not over.
  package var isActive: Bool { stage != .over }

  // MARK: Beginning

  /// Begins the transition: calls the controllers and starts the animation (N157, N163).
  package func begin() {
    guard stage == .waiting else { return }
    stage = .beginning
    transitionDuration = animator?.transitionDuration(using: self).clamped(to: 0...1e6) ?? 0
    steps.begin()
    start = participants.fromView.map { TransitionStart($0) }
    guard stage == .beginning else { return }
    beginAppearance()
    guard stage == .beginning else { return }
    steps.place()
    guard stage == .beginning else { return }
    stage = .running
    guard let animator else { return complete() }
    participants.container.isUserInteractionEnabled = false
    raiseAlarm()
    (interactor as? UIPercentDrivenInteractiveTransition)?.transition = self
    if let interactor, interactor.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      drive.prepare(animator, isDriven: false)
      guard stage == .running else { return }
      interactor.startInteractiveTransition(self)
      if stage == .running { drive.addWaiting() }
    } else {
      drive.prepare(animator, isDriven: true)
      drive.run()
    }
  }

  /// Ends a transition without animation.
  private func complete() {
    participants.installFinalView()
    participants.container.layoutIfNeeded()
    drive.runWithoutAnimation()
    completeTransition(true)
  }

  private func beginAppearance() {
    let (from, to) = (participants.disappearing, participants.appearing)
    for controller in [from, to] { controller?.isAppearanceHeld = true }
    holdsAppearance = true
    from?.beginTransition(isAppearing: false, animated: isAnimated)
    guard stage == .beginning else { return }
    to?.beginTransition(isAppearing: true, animated: isAnimated)
  }

  /// Reports an animator that does not end the transition (N260).
  private func raiseAlarm() {
    alarm?.cancel()
    alarm = FrameClock.shared.after(transitionDuration + Self.patience) { [weak self] in
      guard let self, stage == .running else { return }
      if isInteractive { return raiseAlarm() }
      Diagnostics.report("the animator of a transition has not called completeTransition: \(self)")
    }
  }

  // MARK: End

  /// Ends the transition once; a canceled one returns to its start (N162, N261).
  package func completeTransition(_ didComplete: Bool) {
    guard stage == .running || stage == .beginning else { return }
    let completed = didComplete && !isCancelled
    if completed { drive.runWithoutAnimation() }
    // The closures may have ended the transition.
    guard stage == .running || stage == .beginning else { return }
    isCancelled = !completed
    stage = .ending
    isInteractive = false
    alarm?.cancel()
    drive.end()
    participants.container.isUserInteractionEnabled = true
    if !completed { start?.restore() }
    steps.settle(completed)
    endAppearance(completed)
    stage = .over
    unlink()
    coordination.complete(self)
    steps.finish(completed)
    animator?.animationEnded(completed)
    steps = TransitionSteps()
  }

  /// Calls the appearance methods at the end; after a cancel, turns them around (N55).
  private func endAppearance(_ completed: Bool) {
    let (from, to) = (participants.disappearing, participants.appearing)
    if holdsAppearance { for controller in [from, to] { controller?.isAppearanceHeld = false } }
    holdsAppearance = false
    if !completed {
      to?.beginTransition(isAppearing: false, animated: isAnimated)
      to?.endTransition()
      from?.beginTransition(isAppearing: true, animated: isAnimated)
      from?.endTransition()
    } else if participants.appearsFirst {
      to?.endTransition()
      from?.endTransition()
    } else {
      from?.endTransition()
      to?.endTransition()
    }
  }

  /// Ends the transition now: at its end, or at its start while a person controls it.
  package func finishImmediately() {
    switch stage {
    case .waiting:
      begin()
      if stage == .running { finishImmediately() }
    case .beginning: completeTransition(false)
    case .running:
      if isInteractive { isCancelled = true }
      drive.jump(toEnd: !isCancelled)
      completeTransition(true)
    case .ending, .over: break
    }
  }
}

/// The closures of the object that has requested a transition, called at the transition's steps.
@MainActor
package struct TransitionSteps {
  /// Called before the appearance methods of the beginning.
  package var begin: () -> Void = {}
  /// Called after the appearance methods of the beginning; puts views back that were removed.
  package var place: () -> Void = {}
  /// Called with whether the transition was completed, before the appearance methods of the end;
  /// puts the views where they belong.
  package var settle: (Bool) -> Void = { _ in }
  /// Called with whether the transition was completed, after everything else.
  package var finish: (Bool) -> Void = { _ in }

  /// Creates steps that do nothing.
  package init() {}
}

/// The geometry of the leaving view at the start, which a cancel restores.
@MainActor
struct TransitionStart {
  private let view: UIView
  private let (center, bounds): (CGPoint, CGRect)
  private let (transform, alpha): (CGAffineTransform, CGFloat)

  init(_ view: UIView) {
    self.view = view
    (center, bounds) = (view.center, view.bounds)
    (transform, alpha) = (view.transform, view.alpha)
  }

  func restore() {
    view.transform = transform
    if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
    view.center = center
    view.alpha = alpha
  }
}
