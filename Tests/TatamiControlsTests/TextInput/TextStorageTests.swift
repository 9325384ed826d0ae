import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The storage through which programs edit a text view.
@MainActor
@Suite(.environment) struct TextStorageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private var storage: NSTextStorage { view.textStorage }

  init() {
    window.makeKeyAndVisible()
    window.addSubview(view)
    view.text = "one two three"
  }

  @Test func `N238: the storage has the text and its attributes, and is always the same`() {
    #expect(storage === view.textStorage)
    #expect(storage.string == "one two three")
    #expect(
      storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12)
    )
    #expect(storage.layoutManagers == [view.layoutManager])
    #expect(view.layoutManager.textStorage === storage)
  }

  @Test func `N238: edits show after endEditing`() {
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.append(NSAttributedString(string: "!"))
    #expect(view.text == "one two three")
    #expect(storage.editedMask == .editedCharacters)
    storage.endEditing()
    #expect(view.text == "1 two three!")
    #expect(storage.editedMask.isEmpty)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test func `N238: groups are nested, and edits outside of groups show at once`() {
    storage.beginEditing()
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    storage.endEditing()
    #expect(view.text == "one two three")
    storage.endEditing()
    #expect(view.text == "two three")
    storage.insert(NSAttributedString(string: "one "), at: 0)
    #expect(view.text == "one two three")
    storage.endEditing()
    #expect(view.text == "one two three")
  }

  @Test func `N238: the edited range and the change in length join all edits of a group`() {
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    #expect(storage.editedRange == NSRange(location: 4, length: 1))
    #expect(storage.changeInLength == -2)
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(storage.editedRange == NSRange(location: 0, length: 5))
    #expect(storage.editedMask == [.editedCharacters, .editedAttributes])
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero ")
    #expect(storage.editedRange == NSRange(location: 0, length: 10))
    #expect(storage.changeInLength == 3)
    storage.endEditing()
    #expect(view.text == "zero one 2 three")
  }

  @Test func `N238: attributes change the layout, and the selection stays`() throws {
    view.selectedRange = NSRange(location: 4, length: 3)
    let before = view.layoutManager.usedRect(for: view.textContainer)
    let font = UIFont.systemFont(ofSize: 40)
    storage.addAttribute(.font, value: font, range: NSRange(location: 4, length: 3))
    let after = view.layoutManager.usedRect(for: view.textContainer)
    #expect(after.height > before.height + 20)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == font)
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: storage.length))
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
  }

  @Test func `N238: what a person types is in the storage, and the delegate may color it`() {
    let colorist = Colorist()
    storage.delegate = colorist
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("#4")
    #expect(storage.string == "one#4 two three")
    #expect(colorist.calls == ["will 2 3-2 2", "did 3 3-2 2"])
    let shown = view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil)
    #expect(shown as? UIColor == .systemRed)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    #expect(storage.string == "one# two three")
  }

  @Test func `N238: other texts, fonts and undo reach the storage`() {
    _ = storage
    view.text = "new"
    #expect(storage.string == "new")
    view.font = .systemFont(ofSize: 30)
    #expect(
      storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30)
    )
    view.becomeFirstResponder()
    view.insertText("er")
    Simulator.advance(by: 0.1)
    view.undoManager?.undo()
    #expect(view.text == "new")
    #expect(storage.string == "new")
  }

  @Test func `N238: characters that a program changes cannot be undone`() {
    view.becomeFirstResponder()
    view.insertText("!")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.undoManager?.canUndo == false)
  }

  @Test func `N238: ranges outside of the text and parts of characters are harmless`() {
    view.text = "a👩‍👩‍👧b"
    for location in [-5, 0, 2, 4, 100, Int.max] {
      for length in [-1, 0, 1, 3, Int.max] {
        let range = NSRange(location: location, length: length)
        storage.addAttribute(.kern, value: 1, range: range)
        storage.removeAttribute(.kern, range: range)
      }
    }
    #expect(storage.string == "a👩‍👩‍👧b")
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "x")
    #expect(view.text == storage.string)
    storage.deleteCharacters(in: NSRange(location: 0, length: .max))
    #expect(view.text?.isEmpty == true)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "again")
    #expect(view.text == "again")
  }

  @Test func `N238: parts of what people see as one character are edited like other text`() {
    view.text = "a👩‍👩‍👧b"
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 3, length: 5))
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "x")
    #expect(storage.string == "a👩x👩‍👧b")
    #expect(storage.length == storage.string.utf16.count)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    let part = storage.attributedSubstring(from: NSRange(location: 4, length: 3))
    #expect(part.string.utf16.count == 3)
    #expect(view.text == storage.string)
  }

  @Test func `N238: text goes into an emptied storage`() {
    for _ in 0..<3 {
      storage.deleteCharacters(in: NSRange(location: 0, length: storage.length))
      #expect(view.text.isEmpty)
      storage.append(NSAttributedString(string: "wörd 👩‍👩‍👧"))
      storage.append(storage)
      #expect(view.text == "wörd 👩‍👩‍👧wörd 👩‍👩‍👧")
    }
  }

  @Test func `N238: characters outside of the text have no attributes`() {
    for location in [-1, 13, Int.max, Int.min] {
      var range = NSRange(location: 5, length: 5)
      #expect(storage.attributes(at: location, effectiveRange: &range).isEmpty)
      #expect(range == NSRange(location: 13, length: 0))
      let limit = NSRange(location: location, length: .max)
      #expect(
        storage.attribute(.font, at: location, longestEffectiveRange: nil, in: limit) == nil
      )
      #expect(storage.attributedSubstring(from: limit).length <= 13)
    }
    var length = 0
    let all = NSRange(location: -3, length: .max)
    storage.enumerateAttributes(in: all) { _, range, _ in length += range.length }
    #expect(length == 13)
  }

  @Test func `N238: reports of edits that were not made are harmless`() {
    for value in [Int.min, -1, 0, 7, NSNotFound, Int.max] {
      storage.edited(
        [.editedCharacters, .editedAttributes],
        range: NSRange(location: value, length: value),
        changeInLength: value
      )
      #expect(view.text == "one two three")
    }
  }

  @Test func `N238: random edits of both sides agree`() {
    var random = SeededRandom(seed: 7)
    _ = storage
    view.becomeFirstResponder()
    for _ in 0..<200 {
      let location = Int.random(in: 0...view.text.utf16.count, using: &random)
      let length = Int.random(in: 0...5, using: &random)
      let range = NSRange(location: location, length: length)
      let word = ["", "a", "wörd ", "é\u{301}", "😀", "\n"].randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<4, using: &random) {
      case 0: storage.replaceCharacters(in: range, with: word)
      case 1: storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 14), range: range)
      case 2:
        view.selectedRange = range
        view.insertText(word)
      default:
        view.selectedRange = range
        view.deleteBackward()
      }
      #expect(view.text == storage.string)
      #expect(view.attributedText.string == storage.string)
    }
  }
}

/// A delegate that colors what is edited.
private final class Colorist: NSObject, NSTextStorageDelegate {
  var calls: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    record("will", editedMask, editedRange, delta)
    textStorage.addAttribute(.foregroundColor, value: UIColor.systemRed, range: editedRange)
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) { record("did", editedMask, editedRange, delta) }

  private func record(
    _ name: String,
    _ mask: NSTextStorage.EditActions,
    _ range: NSRange,
    _ delta: Int
  ) {
    let text = "\(name) \(mask.rawValue) \(range.location)-\(range.length) \(delta)"
    if calls.count < 2 { calls.append(text) }
  }
}
