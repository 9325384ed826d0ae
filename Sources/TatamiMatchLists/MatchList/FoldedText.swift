/// Text normalized for comparison: lowercase, without accents.
package enum FoldedText {
  /// Returns the text in lowercase with base letters only: `Équipe` becomes `equipe`.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  package static func folded(_ text: some StringProtocol) -> String {
    let lowercased = text.lowercased()
    guard !lowercased.utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased }
    var folded = String.UnicodeScalarView()
    for scalar in lowercased.unicodeScalars where !isMark(scalar) {
      folded.append(scalar.isASCII ? scalar : base(of: scalar))
    }
    return String(folded)
  }

  /// Returns the letters and digits of the folded text.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  static func lettersAndDigits(of text: String) -> String {
    let folded = folded(text)
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return folded.filter { $0.isLetter || $0.isNumber }
    }
    return String(decoding: folded.utf8.filter(isASCIILetterOrDigit), as: UTF8.self)
  }

  /// Whether a byte is a lower-case letter or a digit of ASCII.
  private static func isASCIILetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// Splits a text into its folded runs of letters and its runs of digits.
  ///
  /// - Complexity: O(*n*) in the characters of the text.
  package static func words(of text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainWords(of: text.lowercased().utf8) }
    var words: [String] = []
    var last = Kind.other
    for character in folded(text) {
      let kind = Kind(character)
      if kind == last, kind != .other {
        words[words.count - 1].append(character)
      } else if kind != .other {
        words.append(String(character))
      }
      last = kind
    }
    return words
  }

  /// The words of a lower-case text in ASCII.
  private static func plainWords(of text: String.UTF8View) -> [String] {
    var words: [String] = []
    var start = text.startIndex
    while let first = text[start...].firstIndex(where: isASCIILetterOrDigit) {
      let isDigit = text[first] < 0x61
      let end = text[first...].firstIndex { !isASCIILetterOrDigit($0) || ($0 < 0x61) != isDigit }
      words.append(String(decoding: text[first..<(end ?? text.endIndex)], as: UTF8.self))
      start = end ?? text.endIndex
    }
    return words
  }

  private enum Kind {
    case letter, digit, other

    init(_ character: Character) {
      self = character.isLetter ? .letter : character.isNumber ? .digit : .other
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark
  }

  /// Returns the text with the digits of all scripts, and the letters and signs of full width, as those
  /// of ASCII.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  static func narrowed(_ text: String) -> String {
    // The first byte of all these signs in UTF-8 is at least that of Arabic digits.
    guard text.utf8.contains(where: { $0 >= 0xD9 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { narrow($0) ?? $0 }))
  }

  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0) }
    guard scalar.value >= 0x660, scalar.properties.numericType == .decimal,
      let digit = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
  }

  /// The letter without its accent, by the scalar's name: "LATIN SMALL LETTER E WITH ACUTE".
  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let narrow = narrow(scalar) { return narrow }
    let prefix = "LATIN SMALL LETTER "
    guard let name = scalar.properties.name, name.hasPrefix(prefix) else { return scalar }
    let letter = name.dropFirst(prefix.count).prefix { $0 != " " }
    guard letter.count == 1, let base = letter.lowercased().unicodeScalars.first else {
      return scalar
    }
    return base
  }
}
