public import Foundation

/// The characters and attributes of a text view, which shows changes at the end of their group.
///
/// ```swift
/// notes.textStorage.beginEditing()
/// notes.textStorage.addAttribute(.foregroundColor, value: UIColor.systemRed, range: range)
/// notes.textStorage.endEditing()
/// ```
///
/// Ranges are clamped to the text and to whole scalars of Unicode; characters outside of the text have no
/// attributes. `mutableString` is a copy.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes that have been made.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the actions.
    public let rawValue: UInt

    /// Creates actions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before a group of changes is processed; attributes may still be changed.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification"
  )
  /// Posted after a group of changes was processed.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification"
  )

  /// The delegate, held weakly.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of changes in the current group.
  open var editedMask: EditActions { edits?.mask ?? [] }
  /// The range that has changed, in the current text; at `NSNotFound` without changes.
  open var editedRange: NSRange { edits?.range ?? NSRange(location: NSNotFound, length: 0) }
  /// The increase of the text's length in the current group.
  open var changeInLength: Int { edits?.growth ?? 0 }
  /// The layout managers that show the text.
  open var layoutManagers: [NSLayoutManager] { [layoutManager].compactMap(\.self) }

  /// The layout manager of the text view.
  package weak var layoutManager: NSLayoutManager?
  /// Called after a group of changes with the changed range of the current text.
  package var onEdit: (TextStorageEdits) -> Void = { _ in }
  private var edits: TextStorageEdits?
  private var depth = 0
  private var isProcessing = false

  // MARK: Groups

  /// Begins a group of changes; groups can be nested.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes, and processes them if it is the outermost one.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, edits != nil { processEditing() }
  }

  /// Records a change, and processes it outside of groups.
  ///
  /// - Parameters:
  ///   - editedMask: What has changed.
  ///   - editedRange: The range before the change.
  ///   - delta: How much longer it has become.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    let start = max(0, editedRange.location.bounded)
    let range = NSRange(location: start, length: max(0, editedRange.length.bounded))
    if edits == nil {
      edits = TextStorageEdits(editedMask, range, delta.bounded)
    } else {
      edits?.add(editedMask, range, delta.bounded)
    }
    if depth == 0, !isProcessing { processEditing() }
  }

  /// Calls the delegate, which may change the text further, and shows the changes.
  open func processEditing() {
    guard !isProcessing, edits != nil else { return }
    isProcessing = true
    let center = NotificationCenter.default
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self,
      didProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    center.post(name: Self.didProcessEditingNotification, object: self)
    let finished = edits
    (edits, isProcessing) = (nil, false)
    finished.map(onEdit)
  }

  // MARK: Changes

  /// A copy of the characters; change them by the methods of the storage.
  open override var mutableString: NSMutableString { NSMutableString(string: string) }

  /// Replaces characters; the new ones have the attributes of the first one replaced, or of the one
  /// before them.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    let range = clamped(range)
    let model = range.length > 0 ? range.location : max(0, range.location - 1)
    let values = length > 0 ? attributes(at: model, effectiveRange: nil) : [:]
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: values))
  }

  /// Replaces characters with those of an attributed text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let range = clamped(range)
    let new = AttributeRuns(attrString).attributedString(attrString.string, base: [:])
    // Foundation off Apple platforms replaces whole characters as people see them, but the attributes
    // of the range: others than whole ones are replaced together with the rest of them.
    let text = string
    let whole =
      text.characterBoundary(
        atOrBefore: range.lowerBound
      )..<text.characterBoundary(
        atOrAfter: range.upperBound
      )
    let content = NSMutableAttributedString(
      attributedString: part(whole.lowerBound..<range.lowerBound)
    )
    content.append(new)
    content.append(part(range.upperBound..<whole.upperBound))
    super.replaceCharacters(in: whole.nsRange, with: content)
    recordReplacement(of: range, length: new.length)
  }

  // MARK: Reading

  /// Returns the attributes of a character; none outside of the text.
  open override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    guard holds(location, range) else { return [:] }
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Returns the attributes of a character and the whole range that has them; none outside of the text.
  open override func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard holds(location, range) else { return [:] }
    let limit = limit(rangeLimit, around: location)
    return super.attributes(at: location, longestEffectiveRange: range, in: limit)
  }

  /// Returns an attribute of a character; nil outside of the text.
  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard holds(location, range) else { return nil }
    return super.attribute(attrName, at: location, effectiveRange: range)
  }

  /// Returns an attribute of a character and the whole range that has it; nil outside of the text.
  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    guard holds(location, range) else { return nil }
    let limit = limit(rangeLimit, around: location)
    return super.attribute(attrName, at: location, longestEffectiveRange: range, in: limit)
  }

  /// Calls a closure with the attributes of each run of a range.
  open override func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    super.enumerateAttributes(in: clamped(enumerationRange), options: opts, using: block)
  }

  /// Calls a closure with an attribute of each run of a range.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    super.enumerateAttribute(attrName, in: clamped(enumerationRange), options: opts, using: block)
  }

  /// Whether a character is in the text; otherwise the range becomes that of the end.
  private func holds(_ location: Int, _ range: NSRangePointer?) -> Bool {
    if location >= 0, location < length { return true }
    range?.pointee = NSRange(location: length, length: 0)
    return false
  }

  /// Returns a range within the text that contains a character.
  private func limit(_ range: NSRange, around location: Int) -> NSRange {
    let range = clamped(range)
    return range.contains(location) ? range : NSRange(location: location, length: 1)
  }

  /// Returns characters with their attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let range = clamped(range)
    return part(range.lowerBound..<range.upperBound)
  }

  /// Returns a range of whole scalars; Foundation's substrings end at whole characters.
  private func part(_ range: Range<Int>) -> NSAttributedString {
    guard !range.isEmpty else { return NSAttributedString(string: "") }
    let units = Array(string.utf16)[range]
    return AttributeRuns(self).part(range)
      .attributedString(String(decoding: units, as: UTF16.self), base: [:])
  }

  /// Removes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the attributes of characters; nil for none.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    let values = AttributeSet(attrs ?? [:]).values
    changeAttributes(in: range) { super.setAttributes(values, range: $0) }
  }

  /// Sets an attribute of characters.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Sets attributes of characters.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    let values = AttributeSet(attrs).values
    changeAttributes(in: range) { super.addAttributes(values, range: $0) }
  }

  /// Removes an attribute from characters.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { super.removeAttribute(name, range: $0) }
  }

  private func changeAttributes(in range: NSRange, _ change: (NSRange) -> Void) {
    let range = clamped(range)
    guard range.length > 0 else { return }
    change(range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  private func recordReplacement(of range: NSRange, length: Int) {
    guard range.length > 0 || length > 0 else { return }
    edited(.editedCharacters, range: range, changeInLength: length - range.length)
  }

  /// Returns a range within the text that divides no pair of surrogates.
  private func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), length)
    let end = start + min(max(0, range.length), length - start)
    let text = string
    let (first, last) = (text.dividesScalar(at: start), text.dividesScalar(at: end))
    let (lower, upper) = (first ? start - 1 : start, last ? end + 1 : end)
    return NSRange(location: lower, length: upper - lower)
  }
}

extension Int {
  /// The nearest number that sums of lengths cannot bring to an overflow.
  fileprivate var bounded: Int { Swift.max(-1 << 40, Swift.min(self, 1 << 40)) }
}

extension String {
  /// Whether an offset in UTF-16 units is inside of a pair of surrogates.
  fileprivate func dividesScalar(at offset: Int) -> Bool {
    utf16.index(startIndex, offsetBy: offset).samePosition(in: unicodeScalars) == nil
  }
}

/// A group of changes of a text storage.
package struct TextStorageEdits {
  /// The kinds of changes that have been made.
  private(set) var mask: NSTextStorage.EditActions
  /// The range that has changed, in the current text.
  package private(set) var range: NSRange
  /// The increase of the text's length.
  package private(set) var growth: Int
  /// The number of changes.
  package private(set) var count = 1

  /// Creates a group of one change.
  init(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ growth: Int) {
    (self.mask, self.growth) = (mask, growth)
    self.range = NSRange(location: range.location, length: max(0, range.length + growth))
  }

  /// Adds a change.
  mutating func add(_ mask: NSTextStorage.EditActions, _ changed: NSRange, _ growth: Int) {
    let end = range.location + range.length
    let moved = end > changed.location ? end + growth : end
    let start = min(range.location, changed.location)
    let last = max(moved, changed.location + changed.length + growth)
    range = NSRange(location: start, length: max(0, last - start))
    self.mask.formUnion(mask)
    self.growth += growth
    count += 1
  }
}
