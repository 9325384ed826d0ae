import Foundation

extension String {
  /// Returns the index of a UTF-16 offset, limited to the text and moved back to the start of
  /// the character that contains it.
  package func characterIndex(at offset: Int) -> Index {
    guard offset > 0 else { return startIndex }
    guard let unit = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) else {
      return endIndex
    }
    return index(unit, offsetBy: 0)
  }

  /// Returns the number of UTF-16 units before an index.
  package func utf16Offset(of index: Index) -> Int {
    utf16.distance(from: startIndex, to: index)
  }

  /// Returns the number of UTF-8 bytes before a UTF-16 offset, which is limited to the text.
  func utf8Offset(ofUnit offset: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    return utf8.distance(from: startIndex, to: index)
  }

  /// Returns the last boundary between characters that is not after a UTF-16 offset.
  package func characterBoundary(atOrBefore offset: Int) -> Int {
    utf16Offset(of: characterIndex(at: offset))
  }

  /// Returns the first boundary between characters that is not before a UTF-16 offset.
  package func characterBoundary(atOrAfter offset: Int) -> Int {
    let start = characterIndex(at: offset)
    let lower = utf16Offset(of: start)
    return lower < offset && start < endIndex ? utf16Offset(of: index(after: start)) : lower
  }

  /// Returns a UTF-16 range expanded to whole characters and limited to the text.
  ///
  /// An empty range stays empty.
  package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let lower = characterBoundary(atOrBefore: range.lowerBound)
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, characterBoundary(atOrAfter: range.upperBound))
  }

  /// Returns a Foundation range expanded to whole characters and limited to the text.
  ///
  /// The location `NSNotFound` means the end of the text.
  package func wholeCharacters(_ range: NSRange) -> Range<Int> {
    let count = utf16.count
    let lower = Swift.max(0, Swift.min(range.location, count))
    let length = Swift.max(0, Swift.min(range.length, count - lower))
    return wholeCharacters(lower..<lower + length)
  }
}

extension Range<Int> {
  /// The equal range as a Foundation type.
  package var nsRange: NSRange { NSRange(location: lowerBound, length: count) }
}
