public import Foundation
public import TatamiViews

/// The base class of controls: views that track touches and send actions for events.
///
/// A subclass overrides the tracking methods, `sizeThatFits(_:)` and `intrinsicContentSize`, and
/// sends `valueChanged` when the user changes its value.
open class UIControl: UIView, AccessibilityDescribing {
  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    addPrimaryAction(primaryAction)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds an action for the primary action event.
  func addPrimaryAction(_ primaryAction: UIAction?) {
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State (S92)

  private var options = ControlOptions()

  private func changeState(_ change: (inout ControlOptions) -> Void) {
    let old = options
    change(&options)
    guard old != options else { return }
    if old.isEnabled, !options.isEnabled { stopTracking() }
    stateDidChange()
    if !ValueObservers.isEmpty { options.notifyObservers(of: self, from: old) }
  }

  private func realign(_ change: (inout ControlOptions) -> Void) {
    change(&options)
    setNeedsLayout()
  }

  /// Whether the control handles events; disabling it cancels tracking.
  open var isEnabled: Bool {
    get { options.isEnabled }
    set { changeState { $0.isEnabled = newValue } }
  }

  /// Whether the control is selected.
  open var isSelected: Bool {
    get { options.isSelected }
    set { changeState { $0.isSelected = newValue } }
  }

  /// Whether the control is highlighted.
  open var isHighlighted: Bool {
    get { options.isHighlighted }
    set { changeState { $0.isHighlighted = newValue } }
  }

  /// Whether a touch shows the control's menu at once, in place of the primary action.
  open var showsMenuAsPrimaryAction: Bool {
    get { options.showsMenuAsPrimaryAction }
    set { options.showsMenuAsPrimaryAction = newValue }
  }

  /// The menu, if one was set.
  final var controlMenu: ControlMenu?

  /// The union of the states that apply.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  package var ownAccessibility: AccessibilityContent {
    var traits: UIAccessibilityTraits = isSelected ? .selected : .none
    if !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityContent(traits: traits)
  }

  /// Called after the state has changed; updates the appearance.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Content

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { options.contentVerticalAlignment }
    set { realign { $0.contentVerticalAlignment = newValue } }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { options.contentHorizontalAlignment }
    set { realign { $0.contentHorizontalAlignment = newValue } }
  }

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(isRightToLeft: isRightToLeft)
  }

  // MARK: Tracking (S93)

  var tracking = ControlTracking()

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracking.isActive }
  /// Whether the tracked touch is inside the bounds or near them.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a touch begins; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchDidBegin(at: touch.location(in: self))
    return true
  }

  /// Called when the tracked touch moves; returns whether to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchDidMove(to: touch.location(in: self))
    return true
  }

  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasInside = isTouchInside
    tracking = ControlTracking()
    touchDidEnd(at: touch?.location(in: self), isInside: wasInside)
  }

  /// Called when tracking is canceled.
  open func cancelTracking(with event: UIEvent?) {
    tracking = ControlTracking()
    isHighlighted = false
    touchDidCancel()
  }

  /// Handles the beginning of the tracked touch; the kit's controls override this and its siblings.
  func touchDidBegin(at point: CGPoint) {}
  /// Handles a move of the tracked touch.
  func touchDidMove(to point: CGPoint) {}
  /// Handles the end of the tracked touch.
  func touchDidEnd(at point: CGPoint?, isInside: Bool) {}
  /// Handles the cancellation of the tracked touch.
  func touchDidCancel() {}

  /// Starts tracking the first touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { startTracking(touches, with: event) }
  }

  /// Continues tracking.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { updateTracking(touches, with: event) }
  }

  /// Ends tracking.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { finishTracking(touches, with: event) }
  }

  /// Cancels tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(event) { abortTracking(touches, with: event) }
  }

  /// Called before the actions of an event of the user that triggers the primary action.
  func primaryActionWillBegin() {}

  /// The events that trigger the primary action.
  var primaryActionEvent: Event { .valueChanged }

  /// Prevents single-tap recognizers of superviews from recognizing touches of the control.
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let tap = recognizer as? UITapGestureRecognizer
    let isSingle = tap?.numberOfTapsRequired == 1 && tap?.numberOfTouchesRequired == 1
    return !isSingle || tap?.view === self || !isEnabled
  }

  /// Whether the focus can move to the control.
  open override var canBecomeFocused: Bool { isEnabled }

  // MARK: Actions and targets (S94, X74)

  var actions = ControlActions()

  /// The union of all events that have an action or a target.
  open var allControlEvents: Event { actions.events }

  /// Adds an action for control events; replaces the action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    changeActions { $0.add(action, for: controlEvents) }
  }

  /// Removes an action for control events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for control events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    changeActions { actions in
      actions.remove(events) { $0.action?.identifier == actionIdentifier }
    }
  }

  /// The targets, held weakly; a null object stands for those that are looked up along the
  /// responder chain.
  ///
  /// An object that cannot be hashed is represented by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> { Set(actions.targets.map { $0.pair.targetElement }) }

  /// Calls a method of a target for control events, with the control and the event of the user as
  /// arguments.
  ///
  /// The target is held weakly. If it is nil, the responder chain is searched for an object that
  /// performs the action. A pair that was added before is called for these events as well, each
  /// time once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let pair = TargetAction.reporting(target, action) else { return }
    changeActions { $0.add(pair, for: controlEvents) }
  }

  /// Removes control events from the pairs of a target and an action; nil matches all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = TargetAction.object(target)
    changeActions { actions in
      actions.remove(controlEvents) {
        $0.target?.matches(target: target, selector: action) ?? false
      }
    }
  }

  /// Returns the names of the methods that are called on a target for a control event; nil if there
  /// are none.
  open func actions(
    forTarget target: Any?,
    forControlEvent controlEvent: Event
  ) -> [String]? {
    let target = TargetAction.object(target)
    let names = actions.targets.compactMap { pair, events in
      events.isDisjoint(with: controlEvent) || pair.target !== target ? nil : "\(pair.selector)"
    }
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with every action, or else target with its selector, and their events until
  /// the closure sets its last argument to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in actions.entries where !stops {
      let target = entry.handler.target
      if target?.isAbandoned == true { continue }
      iterator(entry.handler.action, target.map { ($0.target, $0.selector) }, entry.events, &stops)
    }
  }

  /// Performs an action on behalf of the control.
  open func sendAction(_ action: UIAction) {
    action.perform(for: self)
  }

  /// Calls a method of a target on behalf of the control, through the application.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let application = window?.environment.application ?? .shared
    application.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs the actions of control events and calls their targets, each once, in the order in
  /// which they were added.
  open func sendActions(for controlEvents: Event) {
    guard actions.beginSending() else {
      return Diagnostics.report("actions send each other's events endlessly: \(self)")
    }
    for entry in actions.entries where !entry.events.isDisjoint(with: controlEvents) {
      send(entry.handler)
    }
    actions.endSending()
  }

  /// Performs the primary action, as if the user had triggered it.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}

/// The settable state and alignment of a control.
private struct ControlOptions: Equatable {
  var isEnabled = true
  var isSelected = false
  var isHighlighted = false
  var showsMenuAsPrimaryAction = false
  var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
  var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center

  /// Notifies the observers of the states that differ from other ones.
  @MainActor
  func notifyObservers(of control: UIControl, from old: ControlOptions) {
    if old.isEnabled != isEnabled { ValueObservers.didChange(control, "enabled") }
    if old.isSelected != isSelected { ValueObservers.didChange(control, "selected") }
    if old.isHighlighted != isHighlighted { ValueObservers.didChange(control, "highlighted") }
  }
}
