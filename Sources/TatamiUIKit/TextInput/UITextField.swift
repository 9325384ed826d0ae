public import Foundation
import TatamiDrawing

/// A line of text that is edited with keys.
open class UITextField: UIControl, UITextInput, UIResponderStandardEditActions {
  let textController = TextEditingController(axis: .horizontal)
  var look = TextFieldLook() { didSet { lookChanged() } }
  var sides = TextFieldSides() { didSet { setNeedsLayout() } }
  /// How far the text is scrolled to the left, in points.
  var scroll: CGFloat = 0

  /// Makes a field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textController.client = self
    contentMode = .redraw
    isOpaque = false
    clipsToBounds = true
    contentPriorities.hugging.vertical = .defaultHigh
    contentPriorities.fillsRows = true
    addSubview(textController.caret.view)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content (S214)

  /// The characters, never nil once asked, as in UIKit; new lines become spaces.
  open var text: String? {
    get { textController.text }
    set { textController.setText(textController.sanitized(newValue ?? "")) }
  }
  /// The characters with their attributes.
  open var attributedText: NSAttributedString? {
    get { textController.looks.attributedString(textController.text, base: defaultTextAttributes) }
    set { setAttributedText(newValue) }
  }
  /// What is shown in place of an empty text.
  open var placeholder: String? {
    get { look.placeholder?.string }
    set { look.placeholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What is shown in place of an empty text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { look.placeholder }
    set { look.placeholder = newValue.flatMap { $0.copy() as? NSAttributedString } }
  }
  /// The attributes of characters that have none of their own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look.defaultAttributes }
    set { setDefaultAttributes(newValue) }
  }
  /// The attributes of what is typed next; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? textController.typingLook.attributes : nil }
    set { if isEditing { textController.typingLook = TextLook(newValue ?? [:]) } }
  }

  // MARK: Looks

  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { scaleFont() } }
  /// The font of the whole text: the system's at 17 points.
  open var font: UIFont? {
    get { look.font }
    set {
      textController.removeAttribute(.font)
      look.font = newValue ?? TextFieldLook.font
    }
  }
  /// The colour of the whole text.
  open var textColor: UIColor? {
    get { look.color }
    set {
      textController.removeAttribute(.foregroundColor)
      look.color = newValue ?? .label
    }
  }
  /// Where the text stands.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// How the border is drawn.
  open var borderStyle: BorderStyle {
    get { look.border }
    set { look.border = newValue }
  }
  /// Whether the font shrinks until the text fits, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { look.shrinks }
    set { look.shrinks = newValue }
  }
  /// The least size that shrinking may leave, in points.
  open var minimumFontSize: CGFloat {
    get { look.minFontSize }
    set { look.minFontSize = newValue }
  }

  // MARK: Sides

  /// The view where reading begins; shown as `leftViewMode` says.
  open var leftView: UIView? {
    get { sides.left }
    set { sides.left = replace(sides.left, with: newValue) }
  }
  /// When the view where reading begins is shown.
  open var leftViewMode: ViewMode {
    get { sides.leftMode }
    set { sides.leftMode = newValue }
  }
  /// The view where reading ends; shown as `rightViewMode` says.
  open var rightView: UIView? {
    get { sides.right }
    set { sides.right = replace(sides.right, with: newValue) }
  }
  /// When the view where reading ends is shown.
  open var rightViewMode: ViewMode {
    get { sides.rightMode }
    set { sides.rightMode = newValue }
  }
  /// When the button that clears the text is shown, if there is text.
  open var clearButtonMode: ViewMode {
    get { sides.clearMode }
    set { sides.clearMode = newValue }
  }

  // MARK: Places

  /// Returns where the border is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns where the placeholder stands: where the text does.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns where the text stands while it is edited: where it stands anyway.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns where the clear button stands.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
  /// Returns where the view stands with which reading begins.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftRect(bounds) }
  /// Returns where the view stands with which reading ends.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightRect(bounds) }

  /// Places the views beside the text and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
    placeCaret()
  }
  /// The size of text or placeholder with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }
  /// The size of text or placeholder with the border around it.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  // MARK: Drawing

  /// Draws border, selection and text.
  open override func draw(_ rect: CGRect) { drawField() }
  /// Draws the text.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }
  /// Takes the new traits' colours and direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textController.relayout()
  }
  /// Shows caret and selection in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateDisplay()
  }

  // MARK: Editing

  /// Who is asked and told.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field has the keys.
  open internal(set) var isEditing = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the field wants keys; asks the delegate.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }
  /// Whether the keys may be given up; asks the delegate.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }
  /// Begins editing (S78).
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing(super.becomeFirstResponder) }
  /// Ends editing (S78).
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(super.resignFirstResponder) }
  /// Gives the keys up when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resignWithoutAsking(movingTo: newWindow)
  }
  /// Ends editing when the field has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishEditingIfResigned()
  }
  /// Types; keys without use here are handed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isEditing ? textController.handle(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  /// A finger comes down on the text.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    textController.touchBegan(touch, isEditing: isEditing, extends: event?.extendsSelection == true)
    return super.beginTracking(touch, with: event)
  }
  /// A drag selects.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { textController.touchMoved(touch) }
    return super.continueTracking(touch, with: event)
  }
  /// A tap begins editing and places the caret.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finishTouch(touch)
    super.endTracking(touch, with: event)
  }
  /// The selection is what it was.
  open override func cancelTracking(with event: UIEvent?) {
    textController.touchCancelled()
    super.cancelTracking(with: event)
  }
  override var primaryActionEvent: Event { .editingDidEndOnExit }

  // MARK: UITextInputTraits

  /// Whether the characters are hidden and not copied.
  open var isSecureTextEntry: Bool {
    get { textController.traits.isSecureTextEntry }
    set { textController.traits.isSecureTextEntry = newValue }
  }
  /// Which keyboard fits.
  open var keyboardType: UIKeyboardType {
    get { textController.traits.keyboardType }
    set { textController.traits.keyboardType = newValue }
  }
  /// What the return key is called.
  open var returnKeyType: UIReturnKeyType {
    get { textController.traits.returnKeyType }
    set { textController.traits.returnKeyType = newValue }
  }
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { textController.traits.autocapitalizationType }
    set { textController.traits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { textController.traits.autocorrectionType }
    set { textController.traits.autocorrectionType = newValue }
  }

  // MARK: UITextInput

  /// Whether there are characters.
  open var hasText: Bool { !textController.text.isEmpty }
  /// Puts characters in place of the selection; the delegate is not asked.
  open func insertText(_ text: String) { textController.insert(text) }
  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { textController.deleteBackward() }
  /// Returns characters.
  open func text(in range: UITextRange) -> String? { textController.editor.string(in: range.range) }
  /// Puts characters in place of a range; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    textController.replace(TextEdit(range: range.range, replacement: textController.sanitized(text)))
  }
  /// The selection; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { textController.selectedTextRange }
    set { textController.selectedTextRange = newValue }
  }
  /// The characters that an input method may still change; nil for none.
  open var markedTextRange: UITextRange? { textController.editor.marked.map { UITextRange($0) } }
  /// Puts characters in place of the marked ones, or of the selection, and marks them.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    textController.mark(markedText ?? "", selected: (markedText ?? "").wholeCharacters(selectedRange))
  }
  /// Keeps the marked characters.
  open func unmarkText() { textController.unmark() }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(TextPlace(0)) }
  /// The place behind the last character.
  open var endOfDocument: UITextPosition { textController.endPosition }
  /// Returns the range between two places.
  open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textController.range(from: from, to: toPosition)
  }
  /// Returns the place some UTF-16 units further on; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    textController.position(from: position, offset: offset)
  }
  /// Returns the place some characters or lines further in a direction; nil beyond the text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    textController.position(from: position, in: direction, offset: offset)
  }
  /// Returns which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    textController.compare(position, to: other)
  }
  /// Returns the UTF-16 units between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.place.offset - from.place.offset
  }
  /// Returns the first rectangle that covers a range.
  open func firstRect(for range: UITextRange) -> CGRect { textController.firstRect(of: range.range) }
  /// Returns the caret at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    textController.caretRect(at: position.place)
  }
  /// Returns rectangles that cover a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textController.rects(for: range.range)
  }
  /// Returns the place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textController.place(nearest: point))
  }
  /// Returns the place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    textController.position(nearest: point, within: range.range)
  }
  /// Returns the character at a point; nil without characters.
  open func characterRange(at point: CGPoint) -> UITextRange? { textController.character(at: point) }

  override var focusRingPath: FocusRingPath {
    guard borderStyle == .roundedRect else { return super.focusRingPath }
    return FocusRingPath(rect: bounds, cornerRadius: Self.radius)
  }

  override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.kind = "text field"
    content.value = textController.accessibilityText ?? placeholder
    return content
  }

  // MARK: UIResponderStandardEditActions

  /// Moves the selection to the pasteboard.
  open func cut(_ sender: Any?) { textController.cutSelection() }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { textController.copySelection() }
  /// Puts the pasteboard's text in place of the selection.
  open func paste(_ sender: Any?) { textController.paste() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { textController.selectWord() }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { textController.select(0..<textController.text.utf16.count) }
  /// Deletes the selection.
  open func delete(_ sender: Any?) { textController.deleteSelection() }
}
