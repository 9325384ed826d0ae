extension StringProtocol {
  /// Returns the text as messages quote it: on one line, visible and of limited length.
  ///
  /// Control characters, line breaks and bidirectional controls become escapes such as `\n` and
  /// `\u{1B}`, so that the text of a file can neither control a terminal nor imitate a message. An
  /// ellipsis replaces the middle of a longer text.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars before escaping, at least 1.
  /// - Complexity: O(*n*) in the length of the text.
  package func escaped(limit: Int = 120) -> String {
    let scalars = unicodeScalars
    guard scalars.count > limit else { return Self.escape(scalars) }
    let tail = limit / 3
    let head = limit - tail - 1
    return Self.escape(scalars.prefix(head)) + "…" + Self.escape(scalars.suffix(tail))
  }

  private static func escape(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar {
      case "\n": text.append(contentsOf: #"\n"#.unicodeScalars)
      case "\r": text.append(contentsOf: #"\r"#.unicodeScalars)
      case "\t": text.append(contentsOf: #"\t"#.unicodeScalars)
      case _ where scalar.isUnsafeInMessages:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension DefaultStringInterpolation {
  /// Appends text that comes from a file, escaped and in quotes.
  package mutating func appendInterpolation(quoted text: some StringProtocol) {
    appendLiteral("'")
    appendLiteral(text.escaped())
    appendLiteral("'")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a terminal, breaks a line, reorders text or is no character.
  fileprivate var isUnsafeInMessages: Bool {
    guard !(" "..."~").contains(self) else { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl || properties.isNoncharacterCodePoint
    }
  }
}
