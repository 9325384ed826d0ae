/// The kind of a character where text is split into words: neighbors of one kind form a word.
private enum WordClass {
  case letters, kana, ideographs, symbols, whitespace, punctuation

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .whitespace
      return
    }
    switch scalar.value {
    case 0x3040...0x30ff, 0x31f0...0x31ff, 0xff66...0xff9f: self = .kana
    case 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: self = .ideographs
    default: self = Self.general(character, scalar)
    }
  }

  private static func general(_ character: Character, _ scalar: Unicode.Scalar) -> Self {
    if character.isLetter || character.isNumber || character == "_" { return .letters }
    if character.isWhitespace || character.isNewline { return .whitespace }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .modifierSymbol: return .symbols
    case .nonspacingMark, .spacingMark, .enclosingMark: return .letters
    default: return .punctuation
    }
  }

  /// Whether characters of this kind form words.
  var formsWords: Bool { self != .whitespace && self != .punctuation }
}

/// Words as the caret and double taps use them: runs of letters and digits, of kana, of
/// ideographs or of symbols.
extension String {
  /// Returns the end of the first word that ends after an index.
  func wordEnd(after start: Index) -> Index {
    var end = start
    while end < endIndex, !WordClass(self[end]).formsWords { end = index(after: end) }
    return end < endIndex ? runEnd(from: end) : end
  }

  /// Returns the start of the last word that starts before an index.
  func wordStart(before end: Index) -> Index {
    var start = end
    while start > startIndex, !WordClass(self[index(before: start)]).formsWords {
      start = index(before: start)
    }
    return start > startIndex ? runStart(to: start) : start
  }

  /// Returns the word that contains or ends at an index, or the text between two words.
  package func wordRange(at location: Index) -> Range<Index> {
    guard !isEmpty else { return startIndex..<endIndex }
    let previous = location > startIndex ? index(before: location) : startIndex
    let startsInWord = location < endIndex && WordClass(self[location]).formsWords
    let endsWord = location > startIndex && WordClass(self[previous]).formsWords
    let inside = location == endIndex || (!startsInWord && endsWord) ? previous : location
    return runStart(to: index(after: inside))..<runEnd(from: inside)
  }

  /// Whether an index is between two letters of a word.
  func dividesWord(at location: Index) -> Bool {
    guard location > startIndex, location < endIndex else { return false }
    return WordClass(self[index(before: location)]) == .letters
      && WordClass(self[location]) == .letters
  }

  /// Returns the paragraph at an index, without its line terminator.
  package func paragraphRange(at location: Index) -> Range<Index> {
    var (start, end) = (location, location)
    while start > startIndex, !self[index(before: start)].isNewline {
      start = index(before: start)
    }
    while end < endIndex, !self[end].isNewline { end = index(after: end) }
    return start..<end
  }

  /// Returns the end of the run of characters of one kind that starts at an index.
  private func runEnd(from start: Index) -> Index {
    let kind = WordClass(self[start])
    var end = index(after: start)
    while end < endIndex, WordClass(self[end]) == kind || joinsWord(at: end, kind) {
      end = index(after: end)
    }
    return end
  }

  /// Returns the start of the run of characters of one kind that ends at an index.
  private func runStart(to end: Index) -> Index {
    var start = index(before: end)
    let kind = WordClass(self[start])
    while start > startIndex {
      let previous = index(before: start)
      guard WordClass(self[previous]) == kind || joinsWord(at: previous, kind) else { break }
      start = previous
    }
    return start
  }

  /// Whether the character at an index is an apostrophe between two letters, or a decimal or
  /// grouping separator between two digits.
  private func joinsWord(at location: Index, _ kind: WordClass) -> Bool {
    guard kind == .letters, "'’.,".contains(self[location]), location > startIndex else {
      return false
    }
    let next = index(after: location)
    guard next < endIndex else { return false }
    let (left, right) = (self[index(before: location)], self[next])
    if self[location] == "." || self[location] == "," { return left.isNumber && right.isNumber }
    return left.isLetter && right.isLetter
  }
}
