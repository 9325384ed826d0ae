/// The characters that every format can draw.
///
/// Pango, Cairo's PDF and XML each refuse other characters, so the same rule is applied before any
/// of them: a noncharacter, such as U+FFFE, becomes U+FFFD; a control character other than a tab or
/// a line separator is not shown.
enum DrawableText {
  /// Replaces characters that cannot be drawn, from an offset of UTF-8 on.
  ///
  /// The length stays, so that offsets remain valid; U+0001 fills it up and stands for control
  /// characters of two bytes.
  ///
  /// - Returns: Whether there are control characters that are not shown.
  /// - Complexity: O(*n*) in the bytes.
  static func replaceUndrawable(in bytes: inout [UInt8], from start: Int) -> Bool {
    var hasControls = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard byte.isHiddenControl else { continue }
        hasControls = true
        // C strings end at zero bytes.
        if byte == 0 { bytes[index] = 0x01 }
      } else if byte == 0xC2, bytes[index + 1] < 0xA0, bytes[index + 1] != 0x85 {
        (bytes[index], bytes[index + 1]) = (0x01, 0x01)
        hasControls = true
      } else if byte >= 0xEF {
        let length = byte == 0xEF ? 3 : 4
        guard scalar(bytes[index..<index + length])?.isNoncharacter == true else { continue }
        bytes.replaceSubrange(index..<index + 3, with: [0xEF, 0xBF, 0xBD])
        guard length == 4 else { continue }
        bytes[index + 3] = 0x01
        hasControls = true
      }
    }
    return hasControls
  }

  /// Decodes a sequence of three or four bytes.
  private static func scalar(_ sequence: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let lead = UInt32(sequence[sequence.startIndex]) & (sequence.count == 3 ? 0x0F : 0x07)
    return Unicode.Scalar(sequence.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) })
  }
}

extension Unicode.Scalar {
  /// Whether Unicode reserves the character for internal use.
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  /// Whether the character is a control character, a tab or a line separator included.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether the character ends a line.
  var isLineSeparator: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }
}

extension String {
  /// The text for titles and other metadata: a space for every line separator and tab, U+FFFD for
  /// noncharacters, without other control characters.
  var plainForMetadata: String {
    guard
      unicodeScalars.contains(where: { $0.isControl || $0.isNoncharacter || $0.isLineSeparator })
    else { return self }
    var plain = UnicodeScalarView()
    for character in self {
      if character.isNewline || character == "\t" {
        plain.append(" ")
      } else {
        for scalar in character.unicodeScalars where !scalar.isControl {
          plain.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar)
        }
      }
    }
    return String(plain)
  }
}
