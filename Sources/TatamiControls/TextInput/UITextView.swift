public import Foundation
import TatamiDrawing
public import TatamiViews

/// A scrollable view that displays and edits multiple lines of text; only visible lines are drawn.
///
/// ```swift
/// let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
/// notes.text = "Bring tea."
/// notes.font = .preferredFont(forTextStyle: .body)
/// ```
open class UITextView: UIScrollView, UITextInput, UIResponderStandardEditActions,
  AccessibilityDescribing
{
  let textController = TextEditingController(axis: .vertical)
  let canvas = TextCanvas()
  var appearance = TextViewAppearance() { didSet { appearanceDidChange() } }
  /// Whether the delegate was called for the beginning of editing and not yet for its end.
  var isEditing = false

  /// Creates a text view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takesSolvedContentSize = false
    textController.client = self
    textController.menu = TextEditMenu(of: self)
    canvas.textView = self
    connectTextContainer()
    backgroundColor = .systemBackground
    insertSubview(canvas, at: 0)
    insertSubview(textController.caret.view, at: 1)
  }

  /// Returns nil, because this kit does not read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textController.text }
    set {
      setContent { $0.setText(newValue ?? "") }
      ValueObservers.didChange(self, "text")
    }
  }
  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      textController.attributeRuns
        .attributedString(textController.text, base: appearance.attributes)
    }
    set { setContent { content in newValue.map(content.setText) ?? content.setText("") } }
  }

  /// Whether the font follows the user's preferred content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { followsTextSize }
    set {
      followsTextSize = newValue
      scaleFont()
    }
  }

  private var followsTextSize = false
  /// The font of the text; nil for the system font at 12 points.
  open var font: UIFont? {
    get { appearance.font }
    set {
      textController.removeAttribute(.font)
      appearance.font = newValue
      textController.reloadStorage()
    }
  }

  /// The color of the text; nil for the label color.
  open var textColor: UIColor? {
    get { appearance.color }
    set {
      textController.removeAttribute(.foregroundColor)
      appearance.color = newValue
      textController.reloadStorage()
    }
  }

  /// The alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { appearance.alignment }
    set { appearance.alignment = newValue }
  }

  /// The space between the edges of the view and the text container, in points.
  open var textContainerInset: UIEdgeInsets {
    get { appearance.insets }
    set { if newValue.isFinite { appearance.insets = newValue } }
  }

  /// The area that the lines fill.
  open private(set) var textContainer = NSTextContainer()
  /// The characters and attributes, which programs may change; the selection stays.
  ///
  /// Made with the first use; from then on each edit takes time in proportion to the whole text.
  open var textStorage: NSTextStorage {
    let storage = textController.makeStorage(appearance.attributes)
    storage.layoutManager = layoutManager
    return storage
  }

  /// The lines, in the coordinates of the text container.
  open private(set) var layoutManager = NSLayoutManager()
  /// The attributes of characters typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { appearance.attributes.merging(textController.typingAttributes.values) { $1 } }
    set { textController.typingAttributes = AttributeSet(newValue) }
  }

  // MARK: Editing

  /// The text view's delegate, held weakly; it is also the scroll view's delegate.
  open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UITextViewDelegate).self) {
        $0 is any UITextViewDelegate.Type
      }
    }
  }

  private weak var textDelegate: (any UITextViewDelegate)?
  /// Whether the user may change the text.
  open var isEditable: Bool {
    get { permissions.editing }
    set {
      permissions.editing = newValue
      if !newValue { resignFirstResponder() }
    }
  }

  /// Whether the user may select text.
  open var isSelectable: Bool {
    get { permissions.selection }
    set {
      permissions.selection = newValue
      if !newValue { resignFirstResponder() }
    }
  }

  private var permissions = (editing: true, selection: true)
  /// The selection, in UTF-16 units; limited to the text and expanded to whole characters.
  open var selectedRange: NSRange {
    get { textController.editor.selection.nsRange }
    set { textController.select(textController.text.wholeCharacters(newValue)) }
  }

  /// Scrolls until a range of characters is visible.
  open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

  /// Whether the view can become first responder; if the text is editable, the delegate determines
  /// it.
  open override var canBecomeFirstResponder: Bool {
    isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : isSelectable
  }

  /// Whether the view can resign first responder; during editing, the delegate determines it.
  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
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
  /// Resigns first responder when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    resignWithoutAsking(movingTo: newWindow)
  }

  /// Ends editing when the view has left its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    finishEditingIfResigned()
  }

  /// Performs editing commands and forwards other keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = isFirstResponder && isSelectable ? textController.handle(presses) : presses
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Begins a tap or a selection.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchBegan(touches, with: event)
  }

  /// Extends the selection along a drag that does not scroll.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isFirstResponder, let touch = touches.first { textController.touchMoved(touch) }
  }

  /// Begins editing after a tap and moves the caret to it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchEnded(touches)
  }

  /// Restores the selection from before the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    textController.touchCancelled()
  }

  // MARK: Layout

  /// Places the visible lines and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  /// Returns the size of the text wrapped at a width, with the insets around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
  /// The size of the text if the view does not scroll, otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: bounds.width)
  }

  /// Whether the user can scroll; a view that does not scroll has the size of its text.
  open override var isScrollEnabled: Bool {
    didSet {
      guard oldValue != isScrollEnabled else { return }
      contentPriorities.heightDependence = isScrollEnabled ? .none : .narrowWidths
      invalidateIntrinsicContentSize()
    }
  }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    let tracksHeight = textContainer.heightTracksTextView && old.height != bounds.height
    if old.width != bounds.width || tracksHeight { textController.invalidateLayout() }
  }

  /// Applies the colors and the direction of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textController.relayout()
  }

  /// Redraws the caret and the selection in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redisplayText()
  }

  package var ownAccessibility: AccessibilityContent {
    let value = textController.accessibilityText
    return AccessibilityContent(isElement: true, kind: "text view", value: value)
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
