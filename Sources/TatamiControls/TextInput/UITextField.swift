public import Foundation
import TatamiDrawing
public import TatamiViews

/// A control that displays and edits a single line of text.
///
/// ```swift
/// let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 36))
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
/// ```
open class UITextField: UIControl, UITextInput, UIResponderStandardEditActions, FocusRingShaping {
  let textController = TextEditingController(axis: .horizontal)
  let canvas = TextFieldCanvas()
  var appearance = TextFieldAppearance() {
    didSet {
      appearanceDidChange()
      setNeedsDisplay()
    }
  }

  var overlays = TextFieldOverlays() { didSet { setNeedsLayout() } }
  /// The distance by which the text is scrolled to the left, in points.
  var scroll: CGFloat = 0 { didSet { if oldValue != scroll { canvas.setNeedsDisplay() } } }

  /// Creates a text field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textController.client = self
    textController.menu = TextEditMenu(of: self)
    contentMode = .redraw
    isOpaque = false
    clipsToBounds = true
    contentPriorities.hugging.vertical = .defaultHigh
    contentPriorities.fillsRows = true
    canvas.field = self
    canvas.frame = bounds
    addSubview(canvas)
    addSubview(textController.caret.view)
  }

  /// Returns nil, because this kit does not read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The text, never nil when read; line breaks become spaces.
  open var text: String? {
    get { textController.text }
    set {
      textController.setText(textController.sanitized(newValue ?? ""))
      ValueObservers.didChange(self, "text")
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      textController.attributeRuns
        .attributedString(textController.text, base: defaultTextAttributes)
    }
    set { setAttributedText(newValue) }
  }

  /// The string displayed while the text is empty.
  open var placeholder: String? {
    get { appearance.placeholder?.string }
    set { appearance.placeholder = newValue.map { AttributedText($0) } }
  }

  /// The attributed string displayed while the text is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { appearance.placeholder?.attributedString() }
    set { appearance.placeholder = newValue.map { AttributedText($0) } }
  }

  /// The attributes of characters without explicit attributes.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { appearance.defaultAttributes }
    set { setDefaultAttributes(newValue) }
  }

  /// The attributes of characters typed next; nil unless the field is being edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? textController.typingAttributes.values : nil }
    set { if isEditing { textController.typingAttributes = AttributeSet(newValue ?? [:]) } }
  }

  // MARK: Appearance

  /// Whether the font follows the user's preferred content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set {
      followsTextSize = newValue
      scaleFont()
    }
  }

  private var followsTextSize = false
  /// The font of the text; by default the system font at 17 points.
  open var font: UIFont? {
    get { appearance.font }
    set {
      textController.removeAttribute(.font)
      appearance.font = newValue ?? TextFieldAppearance.defaultFont
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { appearance.color }
    set {
      textController.removeAttribute(.foregroundColor)
      appearance.color = newValue ?? .label
    }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { appearance.alignment }
    set { appearance.alignment = newValue }
  }

  /// The style of the border.
  open var borderStyle: BorderStyle {
    get { appearance.border }
    set { appearance.border = newValue }
  }

  /// Whether the font shrinks until the text fits, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { appearance.adjustsFontSize }
    set { appearance.adjustsFontSize = newValue }
  }

  /// The smallest font size to which the font shrinks, in points.
  open var minimumFontSize: CGFloat {
    get { appearance.minimumFontSize }
    set { appearance.minimumFontSize = newValue }
  }

  // MARK: Overlay views

  /// The overlay view on the leading side.
  open var leftView: UIView? {
    get { overlays.left }
    set { overlays.left = replace(overlays.left, with: newValue) }
  }

  /// The condition under which the leading overlay view is shown.
  open var leftViewMode: ViewMode {
    get { overlays.leftMode }
    set { overlays.leftMode = newValue }
  }

  /// The overlay view on the trailing side.
  open var rightView: UIView? {
    get { overlays.right }
    set { overlays.right = replace(overlays.right, with: newValue) }
  }

  /// The condition under which the trailing overlay view is shown.
  open var rightViewMode: ViewMode {
    get { overlays.rightMode }
    set { overlays.rightMode = newValue }
  }

  /// The condition under which the clear button is shown if there is text.
  open var clearButtonMode: ViewMode {
    get { overlays.clearMode }
    set { overlays.clearMode = newValue }
  }

  // MARK: Layout

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns the rectangle of the placeholder; by default the text's.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearRect(bounds) }
  /// Returns the rectangle of the leading overlay view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultLeftRect(bounds) }
  /// Returns the rectangle of the trailing overlay view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultRightRect(bounds) }

  /// Places the text, the overlay views and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if canvas.frame != bounds { canvas.frame = bounds }
    placeOverlays()
    if isEditing { scrollToCaret() }
    placeCaret()
  }

  /// Returns the size of the text or the placeholder with the border around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }
  /// The size of the text or the placeholder with the border around it.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  // MARK: Drawing

  /// Draws the border; a private subview draws the selection and the text.
  open override func draw(_ rect: CGRect) { drawBorder() }
  /// Marks the border and the text as needing display.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    canvas.setNeedsDisplay()
  }

  /// Draws the text.
  open func drawText(in rect: CGRect) { drawLine(in: rect) }
  /// Draws the placeholder.
  open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }
  /// Applies the colors and the direction of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textController.relayout()
  }

  /// Redraws the caret and the selection in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateDisplay()
  }

  // MARK: Editing

  /// The text field's delegate, held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UITextFieldDelegate).self) {
        $0 is any UITextFieldDelegate.Type
      }
    }
  }

  private weak var heldDelegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open internal(set) var isEditing = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the field can become first responder, which the delegate determines.
  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  /// Whether the field can resign first responder, which the delegate determines.
  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// The view in place of the keyboard during editing; nil, the default, for the keyboard.
  open override var inputView: UIView? {
    get { inputViews.input }
    set { inputViews.input = newValue }
  }

  /// The view above the keyboard during editing; nil, the default, for none.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)

  /// Becomes first responder and begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing(super.becomeFirstResponder) }
  /// Resigns first responder and ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(super.resignFirstResponder) }
  /// Resigns first responder when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resignWithoutAsking(movingTo: newWindow)
  }

  /// Ends editing when the field has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishEditingIfResigned()
  }

  /// Performs editing commands and forwards other keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isEditing ? textController.handle(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Begins a tap or a selection.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let extends = event?.extendsSelection == true
    textController.touchBegan(touch, isEditing: isEditing, extends: extends)
    return super.beginTracking(touch, with: event)
  }

  /// Extends the selection along a drag.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if isEditing { textController.touchMoved(touch) }
    return super.continueTracking(touch, with: event)
  }

  /// Begins editing after a tap and moves the caret to it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finishTouch(touch)
    super.endTracking(touch, with: event)
  }

  /// Restores the selection from before the touch.
  open override func cancelTracking(with event: UIEvent?) {
    textController.touchCancelled()
    super.cancelTracking(with: event)
  }

  override var primaryActionEvent: Event { .editingDidEndOnExit }

  package var focusRingPath: FocusRingPath {
    guard borderStyle == .roundedRect else { return defaultFocusRingPath }
    return FocusRingPath(rect: bounds, cornerRadius: Self.radius)
  }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.kind = "text field"
    content.value = textController.accessibilityText ?? placeholder
    return content
  }

  // MARK: UITextInputTraits

  /// Whether the characters are hidden and cannot be copied.
  open var isSecureTextEntry: Bool {
    get { textController.isSecure }
    set { textController.isSecure = newValue }
  }

  /// The keyboard type.
  open var keyboardType = UIKeyboardType.default
  /// The type of the Return key.
  open var returnKeyType = UIReturnKeyType.default
  /// The automatic capitalization.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The automatic correction.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The meaning of the content; nil if it is unknown.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!

  // MARK: UITextInput

  /// Whether there are characters.
  open var hasText: Bool { !textController.text.isEmpty }
  /// Replaces the selection with characters, without a check by the delegate.
  open func insertText(_ text: String) { textController.insert(text) }
  /// Deletes the selection or the character before the caret, without a check by the delegate.
  open func deleteBackward() { textController.deleteBackward() }
  /// Returns the characters in a range.
  open func text(in range: UITextRange) -> String? { textController.text(in: range) }
  /// Replaces the characters in a range, without a check by the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    textController.replace(range, withText: text)
  }

  /// The selection; an empty range at the caret if there is none.
  open var selectedTextRange: UITextRange? {
    get { textController.selectedTextRange }
    set { textController.selectedTextRange = newValue }
  }

  /// The provisional characters of an input method; nil for none.
  open var markedTextRange: UITextRange? { textController.markedTextRange }
  /// Replaces the marked characters or the selection, and marks the new ones.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    textController.mark(markedText ?? "", selected: selectedRange)
  }

  /// Accepts the marked characters.
  open func unmarkText() { textController.unmark() }
  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(CaretPosition(0)) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { textController.endPosition }
  /// Returns the range between two positions.
  open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    textController.range(from: from, to: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    textController.position(from: position, offset: offset)
  }

  /// Returns the position at a distance in characters or lines; nil beyond the text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    textController.position(from: position, in: direction, offset: offset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    textController.compare(position, to: other)
  }

  /// Returns the number of UTF-16 units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    textController.offset(from: from, to: toPosition)
  }

  /// Returns the first rectangle that encloses characters of a range.
  open func firstRect(for range: UITextRange) -> CGRect { textController.firstRect(for: range) }
  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: UITextPosition) -> CGRect {
    textController.caretRect(at: position.caretPosition)
  }

  /// Returns the rectangles that enclose a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textController.selectionRects(for: range)
  }

  /// Returns the position closest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    textController.closestPosition(to: point)
  }

  /// Returns the position in a range closest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    textController.closestPosition(to: point, within: range)
  }

  /// Returns the range of the character at a point; nil without characters.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    textController.characterRange(at: point)
  }

  // MARK: UIResponderStandardEditActions

  /// Returns whether an editing action has an effect at present (N222).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    textController.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selection to the pasteboard.
  open func cut(_ sender: Any?) { textController.cutSelection() }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { textController.copySelection() }
  /// Replaces the selection with the pasteboard's text.
  open func paste(_ sender: Any?) { textController.paste() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { textController.selectWord() }
  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { textController.selectAll() }
  /// Deletes the selection.
  open func delete(_ sender: Any?) { textController.deleteSelection() }
}
