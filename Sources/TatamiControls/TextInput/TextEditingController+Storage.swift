import Foundation
import TatamiText
import TatamiViews

// The storage through which programs edit a text view. It is made when a program asks for it; from then
// on every change of one side is made on the other.
extension TextEditingController {
  /// Returns the storage.
  ///
  /// - Parameter attributes: The attributes of characters without attributes of their own.
  func makeStorage(_ attributes: [NSAttributedString.Key: Any]) -> NSTextStorage {
    if let storage { return storage }
    let text = attributeRuns.attributedString(text, base: attributes)
    let created = NSTextStorage(attributedString: text)
    created.onEdit = { [weak self] edits in self?.storageDidChange(edits) }
    storage = created
    return created
  }

  /// Makes an edit of the text in the storage.
  ///
  /// - Parameters:
  ///   - range: The characters that were replaced.
  ///   - length: The number of new characters.
  func mirrorInStorage(_ range: Range<Int>, length: Int) {
    guard let storage else { return }
    let new = range.lowerBound..<range.lowerBound + length
    let part = attributeRuns.part(new)
      .attributedString(editor.string(in: new), base: storageAttributes)
    mirror { storage.replaceCharacters(in: range.nsRange, with: part) }
  }

  /// Makes the whole text the content of the storage.
  func reloadStorage() {
    guard let storage else { return }
    let text = attributeRuns.attributedString(text, base: storageAttributes)
    mirror { storage.setAttributedString(text) }
  }

  private var storageAttributes: [NSAttributedString.Key: Any] {
    (client as? UITextView)?.appearance.attributes ?? [:]
  }

  private func mirror(_ change: () -> Void) {
    guard !isTakingFromStorage else { return }
    isMirroring = true
    change()
    isMirroring = false
  }

  /// Takes over changes of the storage, except for those that were made here.
  private func storageDidChange(_ edits: TextStorageEdits) {
    guard let storage, !isTakingFromStorage, !isMirroring || edits.count > 1 else { return }
    isTakingFromStorage = true
    defer { isTakingFromStorage = false }
    let growth = storage.length - text.utf16.count
    let new = edits.range
    let old = new.location..<max(new.location, new.location + new.length - growth)
    let isWhole =
      new.upperBound <= storage.length && old.upperBound <= text.utf16.count
      && text.wholeCharacters(old) == old
    let all = NSRange(location: 0, length: storage.length)
    take(isWhole ? new : all, from: storage, replacing: isWhole ? old : 0..<text.utf16.count)
  }

  private func take(_ range: NSRange, from storage: NSTextStorage, replacing old: Range<Int>) {
    let part = storage.attributedSubstring(from: range)
    if part.string != editor.string(in: old) { forgetUndo() }
    replaceContent(old, with: part)
    client?.invalidateIntrinsicContentSize()
    client?.updateDisplay()
  }
}
