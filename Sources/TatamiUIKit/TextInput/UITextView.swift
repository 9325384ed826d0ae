public import Foundation
import TatamiDrawing

/// Lines of text that are edited with keys and scrolled; only those in sight are drawn.
open class UITextView: UIScrollView, UITextInput, UIResponderStandardEditActions {
  let core = TextCore(axis: .vertical)
  let canvas = TextCanvas()
  var look = TextViewLook() { didSet { lookChanged() } }
  /// Whether editing goes on.
  var isEditing = false

  /// Makes a text view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.host = self
    canvas.textView = self
    textContainer.whenChanged = { [weak self] in self?.lookChanged() }
    backgroundColor = .systemBackground
    insertSubview(canvas, at: 0)
    insertSubview(core.caret.view, at: 1)
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content (S214)

  /// The characters.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { core.text }
    set { setContent { $0.setText(newValue ?? "") } }
  }
  /// The characters with their attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { core.looks.attributedString(core.text, base: look.attributes) }
    set { setContent { $0.setText(newValue ?? NSAttributedString(string: "")) } }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { scaleFont() } }
  /// The font of the whole text; nil: the system's at 12 points.
  open var font: UIFont? {
    get { look.font }
    set {
      core.removeAttribute(.font)
      look.font = newValue
    }
  }
  /// The colour of the whole text; nil: that of labels.
  open var textColor: UIColor? {
    get { look.color }
    set {
      core.removeAttribute(.foregroundColor)
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
    get { look.attributes.merging(core.typingLook.attributes) { $1 } }
    set { core.typingLook = TextLook(newValue) }
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
    get { core.editor.selection.nsRange }
    set { core.select(core.text.wholeCharacters(newValue)) }
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
    loseKeys(movingTo: newWindow)
  }
  /// Ends editing when the view has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishEditingIfLeft()
  }
  /// Types; keys without use here are handed on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder && isSelectable ? core.handle(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  /// A finger comes down on the text.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches, with: event)
  }
  /// A drag selects where it does not scroll.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isFirstResponder, let touch = touches.first { core.touchMoved(touch) }
  }
  /// A tap begins editing and places the caret.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches)
  }
  /// The selection is what it was.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.touchCancelled()
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
    if old.width != bounds.width { core.forgetLayout() }
  }
  /// Takes the new traits' colours and direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    core.relayout()
  }
  /// Shows caret and selection in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }

  // MARK: UITextInputTraits

  /// Whether the characters are hidden and not copied.
  open var isSecureTextEntry: Bool {
    get { core.traits.isSecureTextEntry }
    set { core.traits.isSecureTextEntry = newValue }
  }
  /// Which keyboard fits.
  open var keyboardType: UIKeyboardType {
    get { core.traits.keyboardType }
    set { core.traits.keyboardType = newValue }
  }
  /// What the return key is called.
  open var returnKeyType: UIReturnKeyType {
    get { core.traits.returnKeyType }
    set { core.traits.returnKeyType = newValue }
  }
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { core.traits.autocapitalizationType }
    set { core.traits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { core.traits.autocorrectionType }
    set { core.traits.autocorrectionType = newValue }
  }

  // MARK: UITextInput

  /// Whether there are characters.
  open var hasText: Bool { !core.text.isEmpty }
  /// Puts characters in place of the selection; the delegate is not asked.
  open func insertText(_ text: String) { core.insert(text) }
  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { core.deleteBackward() }
  /// Returns characters.
  open func text(in range: UITextRange) -> String? { core.editor.string(in: range.range) }
  /// Puts characters in place of a range; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    core.replace(TextEdit(range: range.range, replacement: core.cleaned(text)))
  }
  /// The selection; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { core.selectedTextRange }
    set { core.selectedTextRange = newValue }
  }
  /// The characters that an input method may still change; nil for none.
  open var markedTextRange: UITextRange? { core.editor.marked.map { UITextRange($0) } }
  /// Puts characters in place of the marked ones, or of the selection, and marks them.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    core.mark(markedText ?? "", selected: (markedText ?? "").wholeCharacters(selectedRange))
  }
  /// Keeps the marked characters.
  open func unmarkText() { core.unmark() }
  /// The place before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(TextPlace(0)) }
  /// The place behind the last character.
  open var endOfDocument: UITextPosition { core.endPosition }
  /// Returns the range between two places.
  open func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    core.range(from: from, to: toPosition)
  }
  /// Returns the place some UTF-16 units further on; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    core.position(from: position, offset: offset)
  }
  /// Returns the place some characters or lines further in a direction; nil beyond the text.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    core.position(from: position, in: direction, offset: offset)
  }
  /// Returns which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    core.compare(position, to: other)
  }
  /// Returns the UTF-16 units between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.place.offset - from.place.offset
  }
  /// Returns the first rectangle that covers a range.
  open func firstRect(for range: UITextRange) -> CGRect { core.firstRect(of: range.range) }
  /// Returns the caret at a place.
  open func caretRect(for position: UITextPosition) -> CGRect {
    core.caretRect(at: position.place)
  }
  /// Returns rectangles that cover a range, line by line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    core.rects(for: range.range)
  }
  /// Returns the place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(core.place(nearest: point))
  }
  /// Returns the place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    core.position(nearest: point, within: range.range)
  }
  /// Returns the character at a point; nil without characters.
  open func characterRange(at point: CGPoint) -> UITextRange? { core.character(at: point) }

  override var ownAccessibility: AccessibilityContent {
    AccessibilityContent(isElement: true, kind: "text view", value: core.readText)
  }

  // MARK: UIResponderStandardEditActions

  /// Moves the selection to the pasteboard.
  open func cut(_ sender: Any?) { core.cutSelection() }
  /// Copies the selection to the pasteboard.
  open func copy(_ sender: Any?) { core.copySelection() }
  /// Puts the pasteboard's text in place of the selection.
  open func paste(_ sender: Any?) { core.paste() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { core.selectWord() }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { core.select(0..<core.text.utf16.count) }
  /// Deletes the selection.
  open func delete(_ sender: Any?) { core.deleteSelection() }
}
