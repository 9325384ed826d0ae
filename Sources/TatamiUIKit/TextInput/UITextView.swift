public import Foundation
import TatamiDrawing

/// Lines of text that are edited with keys and scrolled; only those in sight are drawn.
open class UITextView: UIScrollView, UITextInput, UIResponderStandardEditActions {
  let textController = TextEditingController(axis: .vertical)
  let canvas = TextCanvas()
  var look = TextViewLook() { didSet { lookChanged() } }
  /// Whether editing goes on.
  var isEditing = false

  /// Makes a text view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textController.client = self
    canvas.textView = self
    textContainer.whenChanged = { [weak self] in self?.lookChanged() }
    backgroundColor = .systemBackground
    insertSubview(canvas, at: 0)
    insertSubview(textController.caret.view, at: 1)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content (S214)

  /// The characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textController.text }
    set { setContent { $0.setText(newValue ?? "") } }
  }
  /// The characters with their attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textController.looks.attributedString(textController.text, base: look.attributes) }
    set { setContent { $0.setText(newValue ?? NSAttributedString(string: "")) } }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { scaleFont() } }
  /// The font of the whole text; nil: the system's at 12 points.
  open var font: UIFont? {
    get { look.font }
    set {
      textController.removeAttribute(.font)
      look.font = newValue
    }
  }
  /// The colour of the whole text; nil: that of labels.
  open var textColor: UIColor? {
    get { look.color }
    set {
      textController.removeAttribute(.foregroundColor)
      look.color = newValue
    }
  }
  /// Where lines stand.
  open var textAlignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  /// The space around the text, in points.
  open var textContainerInset: UIEdgeInsets {
    get { look.insets }
    set { if newValue.isFinite { look.insets = newValue } }
  }
  /// The rectangle that the lines fill.
  public let textContainer = NSTextContainer()
  /// The attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { look.attributes.merging(textController.typingLook.attributes) { $1 } }
    set { textController.typingLook = TextLook(newValue) }
  }

  // MARK: Editing

  /// Who is asked and told, also of scrolling (T5).
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// Whether keys change the text.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether touches and keys select.
  open var isSelectable = true { didSet { if !isSelectable { resignFirstResponder() } } }
  /// The selected characters, in UTF-16 units; limited to the text and to whole characters.
  open var selectedRange: NSRange {
    get { textController.editor.selection.nsRange }
    set { textController.select(textController.text.wholeCharacters(newValue)) }
  }
  /// Scrolls so far that characters are seen.
  open func scrollRangeToVisible(_ range: NSRange) { showCharacters(range) }

  /// Whether the view wants keys; asks the delegate if it can be edited.
  open override var canBecomeFirstResponder: Bool {
    isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
  }
  /// Whether the keys may be given up; asks the delegate.
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
  }
  /// Begins editing (S78).
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing(super.becomeFirstResponder) }
  /// Ends editing (S78).
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(super.resignFirstResponder) }
  /// Gives the keys up when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resignWithoutAsking(movingTo: newWindow)
  }
  /// Ends editing when the view has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishEditingIfResigned()
  }
  /// Types; keys without use here are handed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder && isSelectable ? textController.handle(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  /// A finger comes down on the text.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches, with: event)
  }
  /// A drag selects where it does not scroll.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isFirstResponder, let touch = touches.first { textController.touchMoved(touch) }
  }
  /// A tap begins editing and places the caret.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches)
  }
  /// The selection is what it was.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    textController.touchCancelled()
  }

  // MARK: Layout

  /// Places what is in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }
  /// The size of the text wrapped at a width, with the space around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
  /// The size of the text if the view does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: bounds.width)
  }
  /// Whether fingers can scroll; if not, the text has its natural size.
  open override var isScrollEnabled: Bool {
    didSet { if oldValue != isScrollEnabled { invalidateIntrinsicContentSize() } }
  }
  package override func layerBoundsDidChange(from old: CGRect) {
    super.layerBoundsDidChange(from: old)
    if old.width != bounds.width { textController.invalidateLayout() }
  }
  /// Takes the new traits' colours and direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textController.relayout()
  }
  /// Shows caret and selection in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redisplayText()
  }

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

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, kind: "text view", value: textController.accessibilityText)
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
