import CPango
import Synchronization

/// The font of texts without a family of their own.
package enum InterfaceFont {
  private static let file = Mutex<String?>(nil)

  /// The family of a font file that replaces the usual ones, nil without one.
  package static var family: String? { file.withLock(\.self) }

  /// Draws texts without a family of their own in the font of a file; must be called before any text
  /// is shaped.
  ///
  /// - Returns: Whether the file has a font.
  package static func use(file path: String) -> Bool {
    guard let family = LibraryLock.withLock({ installedFamily(ofFile: path) }) else { return false }
    file.withLock { $0 = family }
    return true
  }

  /// Adds the fonts of a file to those of the process; returns the family of the last one.
  private static func installedFamily(ofFile path: String) -> String? {
    FontConfiguration.load()
    guard FcConfigAppFontAddFile(nil, path) != 0,
      let fonts = FcConfigGetFonts(nil, FcSetApplication), fonts.pointee.nfont > 0
    else { return nil }
    var name: UnsafeMutablePointer<FcChar8>?
    let last = fonts.pointee.fonts[Int(fonts.pointee.nfont) - 1]
    guard FcPatternGetString(last, FC_FAMILY, 0, &name) == FcResultMatch, let name else {
      return nil
    }
    return String(cString: name)
  }
}
