/// Which characters make up a word together.
private enum WordClass {
  case letters, kana, ideographs, symbols, blanks, marks

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .blanks
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
    if character.isWhitespace || character.isNewline { return .blanks }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .modifierSymbol: return .symbols
    case .nonspacingMark, .spacingMark, .enclosingMark: return .letters
    default: return .marks
    }
  }

  /// Whether words are made of such characters.
  var makesWords: Bool { self != .blanks && self != .marks }
}

/// Words, as carets and double taps know them: runs of letters and digits, of kana, of
/// ideographs or of pictures.
extension String {
  /// Returns the end of the first word that ends after a place.
  func wordEnd(after place: Index) -> Index {
    var end = place
    while end < endIndex, !WordClass(self[end]).makesWords { end = index(after: end) }
    return end < endIndex ? runEnd(from: end) : end
  }

  /// Returns the start of the last word that starts before a place.
  func wordStart(before place: Index) -> Index {
    var start = place
    while start > startIndex, !WordClass(self[index(before: start)]).makesWords {
      start = index(before: start)
    }
    return start > startIndex ? runStart(to: start) : start
  }

  /// Returns the word at a place, or what lies between two words.
  ///
  /// Behind the last character of a word the word itself is meant.
  package func wordRange(at place: Index) -> Range<Index> {
    guard !isEmpty else { return startIndex..<endIndex }
    let before = place > startIndex ? index(before: place) : startIndex
    let isInWord = place < endIndex && WordClass(self[place]).makesWords
    let isBehindWord = place > startIndex && WordClass(self[before]).makesWords
    let inside = place == endIndex || (!isInWord && isBehindWord) ? before : place
    return runStart(to: index(after: inside))..<runEnd(from: inside)
  }

  /// Returns the paragraph at a place, without the new line at its end.
  package func paragraphRange(at place: Index) -> Range<Index> {
    var (start, end) = (place, place)
    while start > startIndex, !self[index(before: start)].isNewline {
      start = index(before: start)
    }
    while end < endIndex, !self[end].isNewline { end = index(after: end) }
    return start..<end
  }

  /// Returns where the run of characters of one kind ends that begins at a place.
  private func runEnd(from place: Index) -> Index {
    let kind = WordClass(self[place])
    var end = index(after: place)
    while end < endIndex, WordClass(self[end]) == kind || joinsWord(at: end, kind) {
      end = index(after: end)
    }
    return end
  }

  /// Returns where the run of characters of one kind begins that ends at a place.
  private func runStart(to place: Index) -> Index {
    var start = index(before: place)
    let kind = WordClass(self[start])
    while start > startIndex {
      let before = index(before: start)
      guard WordClass(self[before]) == kind || joinsWord(at: before, kind) else { break }
      start = before
    }
    return start
  }

  /// Whether an apostrophe or a decimal sign stands between two letters or digits.
  private func joinsWord(at place: Index, _ kind: WordClass) -> Bool {
    guard kind == .letters, "'’.,".contains(self[place]), place > startIndex else { return false }
    let after = index(after: place)
    guard after < endIndex else { return false }
    let (left, right) = (self[index(before: place)], self[after])
    if self[place] == "." || self[place] == "," { return left.isNumber && right.isNumber }
    return left.isLetter && right.isLetter
  }
}
