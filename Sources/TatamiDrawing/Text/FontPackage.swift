/// Debian's packages of fonts.
package enum FontPackage {
  /// The packages of the user interface's font, of which one suffices.
  package static let interface = ["fonts-inter", "fonts-dejavu"]

  /// Returns the package that draws a character; nil for one without a common form.
  package static func name(for character: Unicode.Scalar) -> String? {
    switch character.properties.generalCategory {
    case .privateUse, .unassigned: return nil
    default: break
    }
    switch character.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return "fonts-noto-cjk"
    default:
      return character.properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "fonts-noto-core"
    }
  }
}
