import TatamiDrawing

/// The installed fonts, and the packages that contain missing ones.
public enum PictureFonts {
  /// Shortens the first use of fonts, in a program in which nothing else uses fontconfig.
  ///
  /// Must be called before fonts are used.
  package static func shortenStart() { FontConfiguration.omitTemplates() }

  /// Checks that a font is installed.
  ///
  /// - Throws: A `PictureError` with the packages to install.
  public static func check() throws(PictureError) {
    guard !PangoShaper.shared.hasFonts() else { return }
    let packages = FontPackage.interface.joined(separator: " or ")
    throw PictureError(
      description: "no font is installed, and a picture needs one for its text; install the package"
        + " \(packages)"
    )
  }

  /// Draws all text without a family of its own in the font of a file; must be called before any
  /// text is drawn.
  ///
  /// - Throws: A `PictureError` if the file has no font.
  public static func use(file path: String) throws(PictureError) {
    guard InterfaceFont.use(file: path) else {
      throw PictureError(description: "no font; allowed are TrueType and OpenType files")
    }
  }

  /// Returns a warning about characters that no installed font can draw, with the packages to
  /// install.
  public static func warning(for characters: [Unicode.Scalar]) -> String {
    let limit = 8
    let shown = characters.prefix(limit).map(name).joined(separator: ", ")
    let rest = characters.count > limit ? " and \(characters.count - limit) more" : ""
    let packages = Set(characters.compactMap(FontPackage.name)).sorted()
    let advice =
      packages.isEmpty ? "" : "; install the package \(packages.joined(separator: " and "))"
    return "no installed font has a glyph for \(shown)\(rest)\(advice)"
  }

  /// Returns a character with its code point, such as `'日' (U+65E5)`.
  private static func name(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(quoted: String(character)) (\(number))"
  }
}
