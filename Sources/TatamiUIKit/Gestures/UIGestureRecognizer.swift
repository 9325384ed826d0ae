public import Foundation

/// Something that recognises movements of fingers on a view and below it.
///
/// Subclasses override `touchesBegan(_:with:)` and its sisters and set `state` there; what others
/// see, prevent or wait for is decided when the call returns.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// Where a recogniser is in its work (S80).
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible = 0
    /// A continuous movement has begun.
    case began = 1
    /// A continuous movement goes on.
    case changed = 2
    /// A continuous movement is over, or a discrete one is recognised.
    case ended = 3
    /// A continuous movement was broken off.
    case cancelled = 4
    /// The movement is something else.
    case failed = 5

    /// The end of a discrete movement.
    public static let recognized = State.ended
  }

  var attempt = GestureAttempt()
  var relations = GestureRelations()

  /// Makes a recogniser that tells nobody.
  public override init() {
    super.init()
  }

  /// Who is asked about touches, begins and neighbours (S87).
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recogniser is attached to (S83).
  open internal(set) weak var view: UIView?
  /// A name for those who debug.
  open var name: String?

  /// Where the recogniser is in its work; subclasses set it (S80).
  open var state: State {
    get { attempt.visibleState }
    set { request(newValue) }
  }

  /// Whether touches are received; switching off in the middle cancels.
  open var isEnabled = true { didSet { if !isEnabled { abandon() } } }

  /// Whether the view's touches are cancelled on recognition (S88).
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after this recogniser has failed.
  open var delaysTouchesBegan = false
  /// Whether the view hears of lifted fingers only after this recogniser has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are received: raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether all touches have to be of the first one's kind.
  open var requiresExclusiveTouchType = true
  /// The modifier keys held at the last event.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Waits with recognition until another one has failed (S86).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  // MARK: Places

  /// The number of fingers followed.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns the middle of the fingers, in a view's coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint { centroid(in: view) }

  /// Returns where one of the fingers is; for those that do not exist, the middle.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(touchIndex, in: view)
  }

  // MARK: For subclasses

  /// Fingers came down; before their view hears of it (S76).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Follows a touch no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  /// Called when the recogniser is about to be possible again (S82).
  open func reset() {}

  /// Whether this one's recognition lets another one fail (S85).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one's recognition lets this one fail (S85).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits until another one has failed (S86).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one has failed (S86).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether an event concerns this recogniser.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Whether more touches may come although there are none at present.
  var awaitsTouches: Bool { false }
}
