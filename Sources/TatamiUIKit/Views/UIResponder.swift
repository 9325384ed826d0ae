public import Foundation

/// A link of the chain that events travel.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next link, nil at the end.
  open var next: UIResponder? { nil }

  // MARK: First responder (S78)

  /// Whether the responder wants keys.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give the keys up.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys go here.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the keys; returns whether they go here now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeWindowFirstResponder() }

  /// Gives the keys up; returns whether they go here no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignWindowFirstResponder() }

  // MARK: Touches (S74)

  /// Fingers came down; handed on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesBegan(touches, with: event) }
  }

  /// Fingers moved; handed on unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesMoved(touches, with: event) }
  }

  /// Fingers were lifted; handed on unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesEnded(touches, with: event) }
  }

  /// Touches were taken away; handed on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forwardToNext { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: Keys (S74)

  /// What keys do while they go here or to something inside.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Keys went down; handed on unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesBegan(presses, with: event) }
  }

  /// Presses changed; handed on unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesChanged(presses, with: event) }
  }

  /// Keys were let go; handed on unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesEnded(presses, with: event) }
  }

  /// Presses were taken away; handed on unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardToNext { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Accessibility

  var accessibility = AccessibilityValues()
  /// What the responder tells readers unless told otherwise.
  var ownAccessibility: AccessibilityContent { AccessibilityContent() }
  /// Where the responder is in its window.
  var frameInWindow: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

  /// Whether this is one thing to a reader, which does not look inside.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? ownAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// What this is called; the title of a view's element in SVG.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? ownAccessibility.label }
    set { accessibility.label = newValue }
  }
  /// What it says at the moment.
  open var accessibilityValue: String? {
    get { accessibility.value ?? ownAccessibility.value }
    set { accessibility.value = newValue }
  }
  /// What acting on it does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What kind of thing it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? ownAccessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// A name for tests and documents; the id of a view's element in SVG.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Where it is in its window, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? frameInWindow }
    set { accessibility.frame = newValue }
  }
  /// The things inside in reading order; nil: the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Whether readers pass over what is inside.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Whether what is inside is read in one go.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }
  /// Whether readers pass over the siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Does what a tap does; returns whether there was something to do.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value greater.
  open func accessibilityIncrement() {}
  /// Makes the value smaller.
  open func accessibilityDecrement() {}
}
