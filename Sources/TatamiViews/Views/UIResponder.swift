public import Foundation

/// An object that responds to events; unhandled events go along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The values that programs have associated with the responder.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  /// The values that appearance proxies, and code, have set on a view; nil for none.
  nonisolated(unsafe) final var proxied: ProxiedValues?
  /// The state that another target in the package stores with the responder.
  @exclusivity(unchecked) package final var companion: (any ResponderCompanion)?

  /// The next responder of the chain; nil at the end.
  open var next: UIResponder? { nil }

  // MARK: Nib files

  /// Called by UIKit after the object was loaded from a nib file; never called by this kit, which
  /// cannot read archives.
  open func awakeFromNib() {}
  /// Called by Interface Builder before it displays the object; never called by this kit.
  open func prepareForInterfaceBuilder() {}

  // MARK: First responder (S78)

  /// Whether the responder can become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign as first responder.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is its window's first responder, which receives key presses.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the responder the first responder; returns whether it succeeded.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeWindowFirstResponder() }

  /// Resigns as first responder; returns whether it succeeded.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignWindowFirstResponder() }

  // MARK: Keyboard (N212, N213)

  /// The view in place of the keyboard while this responder, or one before it in the chain, is the
  /// first responder; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder, or one before it in the chain, is the first
  /// responder; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Shows the current input view and accessory if the responder is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder, let window = responderWindow else { return }
    window.environment.keyboard.update(in: window)
  }

  // MARK: Touches (S74)

  /// Called when touches begin; by default, forwards them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesBegan(touches, with: event) }
  }

  /// Called when touches move; by default, forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesMoved(touches, with: event) }
  }

  /// Called when touches end; by default, forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesEnded(touches, with: event) }
  }

  /// Called when touches are canceled; by default, forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Actions (X70, X78)

  /// Returns whether the responder has a method that a selector calls.
  nonisolated open func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isMethod(of: self) ?? false
  }

  /// Returns whether the responder performs an action; by default, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the first responder of the chain, starting with this one, that performs an action; nil
  /// if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    var found: Any?
    forwardToNext { found = $0.target(forAction: action, withSender: sender) }
    return found
  }

  /// The manager of undo operations: by default, that of the next responder, and at last one of the
  /// window (N218).
  open var undoManager: UndoManager? {
    var found: UndoManager?
    forwardToNext { found = $0.undoManager }
    return found
  }

  // MARK: Activities (N206)

  /// The key of the associated activity.
  private nonisolated(unsafe) static let activityKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  /// The activity of the person with the responder; stored without effect.
  open var userActivity: NSUserActivity? {
    get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
    set {
      objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Writes the state into an activity; never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state that an activity describes; never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Key presses (S74)

  /// The key commands that apply while this responder or a descendant is the first responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when keys are pressed; by default, forwards the presses to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesBegan(presses, with: event) }
  }

  /// Called when presses change; by default, forwards them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesChanged(presses, with: event) }
  }

  /// Called when keys are released; by default, forwards the presses to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesEnded(presses, with: event) }
  }

  /// Called when presses are canceled; by default, forwards them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Accessibility

  var accessibility = AccessibilityValues()
  /// The responder's frame in window coordinates, in points; zero if it is not a view.
  var frameInWindow: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

  /// Whether the responder is an accessibility element, which hides its descendants.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? defaultAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// The accessibility label; in SVG, the title of the view's element.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibility.label }
    set { accessibility.label = newValue }
  }
  /// The accessibility value: the current value of the element.
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibility.value }
    set { accessibility.value = newValue }
  }
  /// The accessibility hint: the result of activating the element.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The accessibility traits: the kind and state of the element.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// The accessibility identifier, for tests; in SVG, the id of the view's element.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The element's frame in window coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameInWindow }
    set { accessibility.frame = newValue }
  }
  /// The accessibility elements inside, in reading order; nil for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Whether assistive technologies ignore the descendants.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether the descendants are read as one group.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// Whether assistive technologies ignore the siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Actions that assistive technologies offer in addition to the activation; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Returns the number of accessibility elements inside, those without a view included.
  open func accessibilityElementCount() -> Int {
    (self as? any AccessibilityContainer)?.containedElementCount ?? accessibilityElements?.count
      ?? 0
  }
  /// Returns the accessibility element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    if let container = self as? any AccessibilityContainer {
      return container.containedElement(at: index)
    }
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }
  /// Returns the index of an accessibility element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    guard let element = element as? UIResponder else { return NSNotFound }
    if let container = self as? any AccessibilityContainer {
      return container.indexOfContainedElement(element) ?? NSNotFound
    }
    let index = accessibilityElements?.firstIndex { $0 as? UIResponder === element }
    return index ?? NSNotFound
  }
  /// Scrolls by a page; returns whether the content has moved.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Activates the element; returns whether it handled the activation.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value.
  open func accessibilityIncrement() {}
  /// Decrements the value.
  open func accessibilityDecrement() {}
}
