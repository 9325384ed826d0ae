public import Foundation

/// A view that follows a finger and tells who is interested what happened (S92-S96).
open class UIControl: UIView {
  /// Makes a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with an action for what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    addPrimaryAction(primaryAction)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes an action for what the control is for.
  func addPrimaryAction(_ primaryAction: UIAction?) {
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State (S92)

  /// Whether the control takes part in events; disabling it ends its tracking.
  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled { stopTracking() }
      stateDidChange()
    }
  }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if oldValue != isSelected { stateDidChange() } } }
  /// Whether the control looks pressed.
  open var isHighlighted = false { didSet { if oldValue != isHighlighted { stateDidChange() } } }

  /// The union of what the control is in (S92).
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var ownAccessibility: AccessibilityContent {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityContent(traits: traits)
  }

  /// Shows a new state.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Content

  /// Where the content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where the content stands from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The same, with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(isRightToLeft: isRightToLeft)
  }

  // MARK: Tracking (S93)

  var tracking = ControlTracking()

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracking.isActive }
  /// Whether the finger is inside the bounds or near them.
  open var isTouchInside: Bool { tracking.isInside }

  /// Begins to follow a finger; returns whether the control wants to.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows a finger; returns whether the control wants to go on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    tracking = ControlTracking()
  }

  /// Ends following without a result.
  open func cancelTracking(with event: UIEvent?) {
    tracking = ControlTracking()
    isHighlighted = false
  }

  /// Begins to follow the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, with: event)
  }

  /// Follows the finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    updateTracking(touches, with: event)
  }

  /// Ends following the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, with: event)
  }

  /// Ends following the finger without a result.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    abortTracking(touches, with: event)
  }

  /// What the user does with the control when doing what it is for.
  var primaryActionEvent: Event { .valueChanged }

  /// Keeps the single taps of views around the control away from what the finger does here (S89).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let tap = recognizer as? UITapGestureRecognizer
    let isSingle = tap?.numberOfTapsRequired == 1 && tap?.numberOfTouchesRequired == 1
    return !isSingle || tap?.view === self || !isEnabled
  }

  /// Whether the focus may come here by keys.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Actions (S94)

  private var actions = ControlActions()

  /// All events that have an action.
  open var allControlEvents: Event { actions.events }

  /// Adds an action for some events; it replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Takes an action away from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Takes the action with an identifier away from some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    actions.remove(actionIdentifier, for: events)
  }

  /// Hands all actions with their events to a closure until it sets the last argument.
  ///
  /// The second argument would be a target with a selector; there are none in this kit.
  open func enumerateEventHandlers(_ iterator: (UIAction?, Never?, Event, inout Bool) -> Void) {
    var stops = false
    for entry in actions.entries where !stops {
      iterator(entry.action, nil, entry.events, &stops)
    }
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  /// Performs the actions of some events, each once, in the order they were added (S94).
  open func sendActions(for controlEvents: Event) {
    guard actions.beginSending() else {
      return Diagnostics.report("actions send each other's events without end: \(self)")
    }
    for action in actions.actions(for: controlEvents) { sendAction(action) }
    actions.endSending()
  }

  /// Does what the control is for, as if the user had done it.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}
