import Foundation
import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The text of a text field or a text view: its characters, attributes, selection and layout.
///
/// A class, because the view and its callbacks share and change one instance.
@MainActor
final class TextEditingController {
  weak var client: (any TextEditingClient)?
  private(set) var editor = TextEditor()
  private(set) var attributeRuns: AttributeRuns
  /// The attributes of characters without explicit attributes.
  private var baseAttributes = AttributeSet([:])
  /// The attributes set for characters typed next; nil for those of the adjacent character.
  private var explicitTypingAttributes: AttributeSet?
  /// Whether the characters are hidden behind bullets and cannot be copied.
  var isSecure = false {
    didSet {
      guard oldValue != isSecure else { return }
      forgetUndo()
      relayout()
    }
  }
  let caret = Caret()
  var touch = SelectionTouch()
  let axis: Axis
  private var cachedFlow: TextFlow?
  /// The last edit that can be reverted, to which typed characters are added; nil after other changes.
  var lastUndo: TextUndo?
  /// The menu of editing commands.
  var menu: TextEditMenu?
  /// The manager that has registered edits; it stays while the text is off its window.
  weak var undoManager: UndoManager?
  /// The storage that programs edit; nil until a program asks for it.
  var storage: NSTextStorage?
  /// Whether the storage is being changed to equal the text, or the text to equal the storage.
  var isMirroring = false
  var isTakingFromStorage = false
  /// The name of the next edit in the titles of commands.
  var undoName = TextUndo.typing

  /// Creates the controller of a single-line (horizontal axis) or multiline (vertical axis) text.
  init(axis: Axis) {
    self.axis = axis
    attributeRuns = AttributeRuns(length: 0, attributes: baseAttributes)
  }

  var text: String { editor.text }

  // MARK: Layout

  /// The layout of the displayed text.
  var flow: TextFlow {
    if let cachedFlow { return cachedFlow }
    let flow = makeFlow(client?.flowConfiguration ?? .withoutClient(axis))
    cachedFlow = flow
    return flow
  }

  /// Discards the layout and displays the text again.
  func relayout() {
    cachedFlow = nil
    client?.updateDisplay()
  }

  /// Discards the layout without displaying the text again.
  func invalidateLayout() {
    cachedFlow = nil
  }

  /// Returns a layout of the displayed text.
  func makeFlow(_ configuration: TextFlow.Configuration) -> TextFlow {
    let string = isSecure ? bullets : text
    let runs =
      isSecure
      ? AttributeRuns(length: string.utf16.count, attributes: baseAttributes) : attributeRuns
    return TextFlow(
      string,
      attributeRuns: runs,
      emptyTextAttributes: isSecure ? baseAttributes : typingAttributes,
      configuration: configuration
    )
  }

  /// The text displayed instead of hidden characters.
  private var bullets: String { String(repeating: "•", count: text.count) }

  /// The accessibility value of the text; nil if it is empty.
  var accessibilityText: String? { text.isEmpty ? nil : isSecure ? bullets : text }

  // MARK: Content

  /// Replaces the content with a text without attributes and moves the caret to its end.
  func setText(_ text: String) {
    replaceAll(text, AttributeRuns(length: text.utf16.count, attributes: baseAttributes))
  }

  /// Replaces the content with an attributed text and moves the caret to its end.
  func setText(_ text: NSAttributedString) {
    replaceAll(text.string, AttributeRuns(text))
  }

  private func replaceAll(_ text: String, _ runs: AttributeRuns) {
    forgetUndo()
    editor = TextEditor(text)
    attributeRuns = runs
    explicitTypingAttributes = nil
    reloadStorage()
    relayout()
  }

  /// Replaces characters on behalf of a program; the selection stays at its characters.
  func replaceContent(_ range: Range<Int>, with content: NSAttributedString) {
    cachedFlow?.releaseText()
    editor.replace(range, with: content.string)
    attributeRuns.replace(range, with: AttributeRuns(content))
    updateFlow(replacing: range)
  }

  /// Sets the attributes of all characters, now and in later texts without attributes.
  func setBaseAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    baseAttributes = AttributeSet(attributes)
    attributeRuns = AttributeRuns(length: text.utf16.count, attributes: baseAttributes)
    explicitTypingAttributes = nil
    reloadStorage()
    relayout()
  }

  /// Removes an attribute from all characters, so that the view's own value applies.
  func removeAttribute(_ key: NSAttributedString.Key) {
    attributeRuns.remove(key)
    explicitTypingAttributes = nil
    relayout()
  }

  /// The attributes of characters typed next.
  var typingAttributes: AttributeSet {
    get { attributes(replacing: editor.selection) }
    set { explicitTypingAttributes = newValue }
  }

  /// Returns the attributes of characters that replace a range: those of its first character, or
  /// those of the character before an empty range.
  private func attributes(replacing range: Range<Int>) -> AttributeSet {
    if let explicitTypingAttributes { return explicitTypingAttributes }
    let model = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return attributeRuns.attributes(at: model) ?? baseAttributes
  }

  // MARK: Edits

  /// Applies an edit by the user if the delegate permits it.
  func change(_ edit: TextEdit) {
    guard let client, client.isTextEditable, client.shouldApply(edit) else { return }
    // The delegate may have changed the text; `apply` limits the edit to the current one.
    replace(edit)
  }

  /// Applies an edit without a check by the delegate, and reports it.
  func replace(_ edit: TextEdit) {
    apply(edit)
    reportEdit()
  }

  /// Replaces the marked characters or the selection, and marks the new characters.
  func mark(_ string: String, selected: NSRange) {
    let edit = editor.insertion(of: sanitized(string))
    let start = text.wholeCharacters(edit.range).lowerBound
    apply(edit)
    let range = start..<start + edit.replacement.utf16.count
    editor.mark(range, selected: string.wholeCharacters(selected))
    reportEdit()
  }

  /// Accepts the marked characters.
  func unmark() {
    editor.unmark()
    client?.updateDisplay()
  }

  /// Applies an edit; the new characters have attributes of their own or those of what they replace.
  func apply(_ edit: TextEdit, _ runs: AttributeRuns? = nil) {
    let range = text.wholeCharacters(edit.range)
    let attributes = attributes(replacing: range)
    let length = edit.replacement.utf16.count
    recordUndo(of: range, length: length)
    cachedFlow?.releaseText()
    editor.apply(edit)
    let new = runs ?? AttributeRuns(length: length, attributes: attributes)
    attributeRuns.replace(range, with: new)
    updateFlow(replacing: range)
    mirrorInStorage(range, length: length)
    client?.updateDisplay()
  }

  private func updateFlow(replacing range: Range<Int>) {
    if isSecure || text.isEmpty {
      cachedFlow = nil
    } else {
      cachedFlow?.update(text, attributeRuns: attributeRuns, replacing: range)
    }
  }

  func reportEdit() {
    client?.selectionDidChange()
    client?.textDidChange()
  }

  /// Returns the string with line breaks replaced by spaces if the text is a single line.
  func sanitized(_ string: String) -> String {
    guard axis == .horizontal, string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Selection

  /// Selects characters.
  func select(_ range: Range<Int>, _ affinity: TextGeometry.Affinity = .downstream) {
    changeSelection { $0.select(range, affinity: affinity) }
  }

  /// Selects the whole text.
  func selectAll() { select(0..<text.utf16.count) }

  /// Changes the selection, and reports the change if there is one.
  func changeSelection(_ body: (inout TextEditor) -> Void) {
    let old = editor.selection
    // Moving by lines may lay out the text, which reads `editor`; the change is therefore made on a
    // copy.
    var moved = editor
    body(&moved)
    editor = moved
    guard editor.selection != old else {
      client?.updateDisplay()
      return
    }
    explicitTypingAttributes = nil
    lastUndo = nil
    client?.updateDisplay()
    client?.selectionDidChange()
  }
}

extension TextFlow.Configuration {
  /// The configuration of a text whose view no longer exists.
  @MainActor
  fileprivate static func withoutClient(_ axis: Axis) -> Self {
    TextFlow.Configuration(
      axis: axis,
      width: 1e6,
      style: TextRequest.ParagraphStyle(),
      shaper: KitEnvironment.current.textShaping,
      resolve: { TextAttributes($0.values, font: .systemFont(ofSize: 12), color: .label) }
    )
  }
}
