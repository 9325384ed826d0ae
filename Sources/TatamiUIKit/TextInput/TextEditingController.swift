import Foundation
import TatamiDrawing
import TatamiGeometry

/// What text fields and text views have in common: the text, its layout, and what keys do.
///
/// A class, because it belongs to one view and is changed from many places.
@MainActor
final class TextEditingController {
  weak var client: (any TextEditingClient)?
  private(set) var editor = TextEditor()
  private(set) var looks: AttributeRuns
  /// The attributes of characters that have none of their own.
  private(set) var baseLook = TextLook([:])
  /// The attributes of what is typed next; nil for those of the character before.
  private var ownTypingLook: TextLook?
  var traits = TextInputTraits() {
    didSet {
      guard oldValue.isSecureTextEntry != traits.isSecureTextEntry else { return }
      relayout()
    }
  }
  let caret = Caret()
  var touch = SelectionTouch()
  let axis: Axis
  private var cachedFlow: TextFlow?

  /// Makes the core of a text of one line (along the horizontal axis) or of several.
  init(axis: Axis) {
    self.axis = axis
    looks = AttributeRuns(length: 0, look: baseLook)
  }

  var text: String { editor.text }
  var isSecure: Bool { traits.isSecureTextEntry }

  // MARK: Layout

  /// The layout of what is shown.
  var flow: TextFlow {
    if let cachedFlow { return cachedFlow }
    let flow = makeFlow()
    cachedFlow = flow
    return flow
  }

  /// Forgets the layout and shows the text anew.
  func relayout() {
    cachedFlow = nil
    client?.updateDisplay()
  }

  /// Forgets the layout without showing anything.
  func invalidateLayout() {
    cachedFlow = nil
  }

  private func makeFlow() -> TextFlow {
    makeFlow(client?.flowConfiguration ?? .plain(axis))
  }

  /// Lays out what is shown.
  func makeFlow(_ configuration: TextFlow.Configuration) -> TextFlow {
    guard isSecure else {
      return TextFlow(text, looks, emptyLook: typingLook, configuration: configuration)
    }
    let bullets = bullets
    let runs = AttributeRuns(length: bullets.utf16.count, look: baseLook)
    return TextFlow(bullets, runs, emptyLook: baseLook, configuration: configuration)
  }

  /// What stands in place of hidden characters.
  private var bullets: String { String(repeating: "•", count: text.count) }

  /// What readers of the screen read out; nil without text.
  var accessibilityText: String? { text.isEmpty ? nil : isSecure ? bullets : text }

  // MARK: Content

  /// Takes a text without attributes; the caret goes to its end.
  func setText(_ text: String) {
    replaceAll(text, AttributeRuns(length: text.utf16.count, look: baseLook))
  }

  /// Takes a text with its attributes.
  func setText(_ text: NSAttributedString) {
    replaceAll(text.string, AttributeRuns(text))
  }

  private func replaceAll(_ text: String, _ looks: AttributeRuns) {
    editor = TextEditor(text)
    self.looks = looks
    ownTypingLook = nil
    relayout()
  }

  /// Gives all characters without attributes of their own new ones.
  func setBaseAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    baseLook = TextLook(attributes)
    looks = AttributeRuns(length: text.utf16.count, look: baseLook)
    ownTypingLook = nil
    relayout()
  }

  /// Takes an attribute away from all characters, so that the view's own shows.
  func removeAttribute(_ key: NSAttributedString.Key) {
    looks.remove(key)
    ownTypingLook = nil
    relayout()
  }

  /// The attributes of what is typed next.
  var typingLook: TextLook {
    get { look(for: editor.selection) }
    set { ownTypingLook = newValue }
  }

  /// Returns the attributes of what replaces a range: those of its first character, or of the
  /// one before where nothing is replaced.
  private func look(for range: Range<Int>) -> TextLook {
    if let ownTypingLook { return ownTypingLook }
    let model = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
    return looks.look(at: model) ?? baseLook
  }

  // MARK: Edits

  /// Changes the text as the user asked for, unless the delegate objects.
  func change(_ edit: TextEdit) {
    guard let client, client.isTextEditable, client.shouldApply(edit) else { return }
    // The delegate may have changed the text: the edit is limited to what is there now.
    apply(edit)
    notifyClient()
  }

  /// Changes the text; the delegate is told but not asked.
  func replace(_ edit: TextEdit) {
    apply(edit)
    notifyClient()
  }

  /// Puts characters in place of the marked ones and marks them.
  func mark(_ string: String, selected: Range<Int>) {
    let edit = editor.insertion(of: sanitized(string))
    let start = text.wholeCharacters(edit.range).lowerBound
    apply(edit)
    editor.mark(start..<start + edit.replacement.utf16.count, selected: selected)
    notifyClient()
  }

  /// Keeps the marked characters.
  func unmark() {
    editor.unmark()
    client?.updateDisplay()
  }

  private func apply(_ edit: TextEdit) {
    let range = text.wholeCharacters(edit.range)
    let look = look(for: range)
    editor.apply(edit)
    looks.replace(range, length: edit.replacement.utf16.count, look: look)
    if isSecure || text.isEmpty {
      cachedFlow = nil
    } else {
      cachedFlow?.update(text, looks, replacing: range)
    }
    client?.updateDisplay()
  }

  private func notifyClient() {
    client?.selectionDidChange()
    client?.textDidChange()
  }

  /// Returns what a text of one line can take: spaces in place of new lines.
  func sanitized(_ string: String) -> String {
    guard axis == .horizontal, string.contains(where: \.isNewline) else { return string }
    return String(string.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Selection

  /// Selects characters.
  func select(_ range: Range<Int>, _ affinity: TextGeometry.Affinity = .downstream) {
    changeSelection { $0.select(range, affinity: affinity) }
  }

  /// Changes the selection and tells so if it is another one then.
  func changeSelection(_ body: (inout TextEditor) -> Void) {
    let old = editor.selection
    // What moves by lines may lay out the text anew, which reads the editor.
    var moved = editor
    body(&moved)
    editor = moved
    guard editor.selection != old else {
      client?.updateDisplay()
      return
    }
    ownTypingLook = nil
    client?.updateDisplay()
    client?.selectionDidChange()
  }
}

extension TextFlow.Configuration {
  /// The configuration of a text whose view is gone.
  @MainActor
  static func plain(_ axis: Axis) -> Self {
    TextFlow.Configuration(
      axis: axis,
      width: 1e6,
      style: TextRequest.ParagraphStyle(),
      shaper: KitEnvironment.current.textShaping,
      attributes: { TextAttributes($0.attributes, font: .systemFont(ofSize: 12), color: .label) }
    )
  }
}
