/// A text read in an encoding of one byte per character, and how likely that is.
///
/// Letters decide: those of the likeliest encoding belong to the alphabets of the fewest languages. In
/// other encodings they are signs within words, capitals behind small letters, or letters of several
/// alphabets.
struct EncodingReading {
  let encoding: TextEncoding
  /// The number of languages that have all letters.
  let languages: Int
  /// The first word with a letter above 127.
  let sample: String
  /// The characters of the bytes that occur, to compare readings.
  private let characters: [UInt8: Unicode.Scalar]

  /// The readings with the fewest languages; readings that give the same text count once.
  ///
  /// - Complexity: O(*n*) in the bytes; looks at the words of the first 64 KiB that have other bytes.
  static func likeliest(of bytes: [UInt8]) -> [EncodingReading] {
    let words = words(of: bytes.prefix(1 << 16))
    let used = Set(bytes.lazy.filter { $0 >= 0x80 })
    var readings: [EncodingReading] = []
    for encoding in TextEncoding.singleByte {
      guard let reading = EncodingReading(encoding, words: words, used: used),
        !readings.contains(where: { $0.characters == reading.characters })
      else { continue }
      readings.append(reading)
    }
    let fewest = readings.map(\.languages).min()
    return readings.filter { $0.languages == fewest }
  }

  /// Whether a text is Japanese in Shift-JIS: pairs of bytes, with kana among them.
  static func isShiftJIS(_ bytes: [UInt8]) -> Bool {
    var index = 0
    var kana = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 || (0xA1...0xDF).contains(byte) {
        index += 1
        continue
      }
      guard (0x81...0xFC).contains(byte), byte != 0xA0, index + 1 < bytes.count,
        (0x40...0xFC).contains(bytes[index + 1]), bytes[index + 1] != 0x7F
      else { return false }
      if (0x82...0x83).contains(byte) { kana += 1 }
      index += 2
    }
    return kana > 0
  }

  /// Reads words; nil if they cannot be those of a language.
  private init?(_ encoding: TextEncoding, words: [[UInt8]], used: Set<UInt8>) {
    let table = encoding.highCharacters
    var characters: [UInt8: Unicode.Scalar] = [:]
    for byte in used {
      guard let scalar = table[Int(byte) - 0x80] else { return nil }
      characters[byte] = scalar
    }
    (self.encoding, self.characters) = (encoding, characters)
    let texts = words.map { word in
      String(String.UnicodeScalarView(word.map { characters[$0] ?? Unicode.Scalar($0) }))
    }
    guard texts.allSatisfy(Self.isWord) else { return nil }
    guard let languages = Alphabet.count(encoding, texts) else { return nil }
    self.languages = languages
    sample = texts.first ?? ""
  }

  /// The text in UTF-8.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if let scalar = characters[byte] {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
      } else {
        text.append(byte)
      }
    }
    return text
  }

  /// The runs of letters and of bytes above 127 that have such a byte.
  private static func words(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    let runs = bytes.split { byte in
      byte < 0x80 && !(0x41...0x5A).contains(byte & 0xDF) && !(0x30...0x39).contains(byte)
    }
    return Array(Set(runs.filter { $0.contains { $0 >= 0x80 } }.map(Array.init)))
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a run has no sign within letters and no capital behind a small letter.
  private static func isWord(_ run: String) -> Bool {
    let parts = run.split { typography.contains($0) }
    return parts.allSatisfy { part in
      let isNumber = part.first?.isNumber == true
      return zip(part, part.dropFirst()).allSatisfy { first, second in
        let isPlain = first.isASCII && second.isASCII
        return isPlain || !(first.isLowercase && second.isUppercase)
      }
        && part.allSatisfy {
          $0.isASCII || $0.isNumber || isLetter($0) || (isNumber && ordinals.contains($0))
        }
        && !(part.contains { $0.isNumber && !$0.isASCII } && part.contains(where: isLetter))
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter && !ordinals.contains(character)
  }

  private static let ordinals: Set<Character> = ["ª", "º", "°"]
  private static let typography: Set<Character> = [
    "–", "—", "‘", "’", "“", "”", "„", "‚", "…", "«", "»", "\u{A0}", "·", "´", "×", "€", "•", "§",
    "®",
    "™", "‹", "›",
  ]
}
