public import Foundation

/// An object that recognizes gestures from the touches on a view and its descendants.
///
/// Subclasses override `touchesBegan(_:with:)` and the related methods, and set `state` in them.
/// When the method returns, the state takes effect, is deferred or is prevented.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, AssociationOwner {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete one has been recognized.
    case ended = 3
    /// A continuous gesture has been canceled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5

    /// A discrete gesture has been recognized; the same as `ended`.
    public static let recognized = State.ended
  }

  /// The values that programs have associated with the recognizer.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  /// The arena of the environment that the recognizer was created in.
  let arena = ApplicationEnvironment.current.gestureArena
  var attempt = GestureAttempt()
  var relations = GestureRelations()

  /// Creates a gesture recognizer that calls a method of a target; nil for none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addPair(target, action) }
  }

  /// Creates a gesture recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of a target on entering the states began, changed, ended and canceled, with the
  /// recognizer as the argument.
  ///
  /// The target is held weakly; adding a pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) { addPair(target, action) }

  /// Removes the pairs of a target and an action; nil matches all.
  open func removeTarget(_ target: Any?, action: Selector?) { removePairs(target, action) }

  /// The delegate, held weakly.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UIGestureRecognizerDelegate).self) {
        $0 is any UIGestureRecognizerDelegate.Type
      }
    }
  }

  private weak var heldDelegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// A name for debugging.
  open var name: String?

  /// The state of the recognizer; subclasses set it.
  open var state: State {
    get { attempt.visibleState }
    set { request(newValue) }
  }

  /// Whether the recognizer receives touches; disabling it cancels a gesture in progress.
  open var isEnabled: Bool {
    get { receivesTouches }
    set {
      receivesTouches = newValue
      if !newValue { cancelAttempt() }
    }
  }
  private var receivesTouches = true

  /// Whether the view's touches are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after this recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after this recognizer has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether all touches must be of the same kind as the first one.
  open var requiresExclusiveTouchType = true
  /// The modifier keys that were held down at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons of the pointer that were held down at the last event.
  open internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Defers recognition until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  // MARK: Locations

  /// The number of touches that the recognizer tracks.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns the center of the touches, in coordinates of a view, or of the window if it is nil.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// Returns the location of one of the touches; the center if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(touchIndex, in: view)
  }

  // MARK: For subclasses

  /// Handles touches that have begun; called before their view receives them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that have been canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Stops tracking a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { stopTracking(touch) }

  /// Resets the recognizer's own state; called before `state` becomes `possible` again.
  open func reset() {}

  /// Returns whether this recognizer prevents another one from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer prevents this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer requires another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer requires this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns whether the recognizer receives an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether the recognizer waits for further touches while it tracks none.
  var awaitsTouches: Bool { false }
}
