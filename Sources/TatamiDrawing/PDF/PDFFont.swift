import CCairo
import CPango

/// The fonts of a PDF document.
///
/// A class, because all pages add to it; used under the lock of the libraries.
final class PDFFonts {
  private(set) var fonts: [PDFFont] = []
  /// The fonts by size; nil for those that cannot be embedded.
  private var sizes: [ScaledFont: PDFSizedFont?] = [:]
  private var faces: [OpaquePointer: PDFFont?] = [:]

  /// Returns the font of a run; nil if it cannot be embedded.
  func font(of scaledFont: ScaledFont) -> PDFSizedFont? {
    if let known = sizes[scaledFont] { return known }
    let font = PDFSizedFont(scaledFont, in: self)
    sizes[scaledFont] = .some(font)
    return font
  }

  fileprivate func font(of face: OpaquePointer) -> PDFFont? {
    if let known = faces[face] { return known }
    let font = PDFFont(face, index: fonts.count)
    if let font { fonts.append(font) }
    faces[face] = .some(font)
    return font
  }
}

/// A font in a size.
struct PDFSizedFont {
  let font: PDFFont
  /// The size in points.
  let size: Double

  fileprivate init?(_ scaledFont: ScaledFont, in fonts: PDFFonts) {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont.pointer, &matrix)
    guard !scaledFont.hasColor, matrix.xx > 0, matrix.xx == matrix.yy, matrix.xy == 0,
      matrix.yx == 0, let face = scaledFont.face, let font = fonts.font(of: face)
    else { return nil }
    (self.font, size) = (font, matrix.xx)
  }
}

/// A font of a PDF document, with the glyphs that its texts use.
///
/// A class, because it owns C objects.
final class PDFFont {
  /// The number in the names of the fonts.
  let index: Int
  let face: OpaquePointer
  let font: OpaquePointer?
  /// Whether the outlines are in the Compact Font Format.
  let isCompact: Bool
  private let unitsPerEm: Double
  /// The advances of glyphs in thousandths of an em; not a number for those that are not used.
  private(set) var advances: [Double]
  /// The characters that glyphs show; zero for unknown ones.
  private(set) var characters: [UInt32]

  /// Creates a font; nil if it has no outlines, several designs, or glyphs with other numbers than
  /// their indices.
  init?(_ face: OpaquePointer, index: Int) {
    let isCompact = face.hasTable("CFF ")
    guard isCompact || face.hasTable("glyf"), hb_ot_var_get_axis_count(face) == 0,
      let font = hb_font_create(face)
    else { return nil }
    var name = [CChar](repeating: 0, count: 128)
    // Only fonts whose glyphs have names number them by their indices.
    guard !isCompact || hb_font_get_glyph_name(font, 0, &name, 128) != 0 else {
      hb_font_destroy(font)
      return nil
    }
    let count = Int(min(hb_face_get_glyph_count(face), 65_536))
    self.index = index
    self.face = hb_face_reference(face) ?? face
    self.font = font
    self.isCompact = isCompact
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    advances = Array(repeating: .nan, count: count)
    characters = Array(repeating: 0, count: count)
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  /// Whether the font has a glyph.
  func contains(_ glyph: UInt32) -> Bool { glyph < advances.count }

  /// Adds a glyph to those that are embedded.
  func use(_ glyph: UInt16) {
    guard advances[Int(glyph)].isNaN else { return }
    advances[Int(glyph)] = thousandths(hb_font_get_glyph_h_advance(font, UInt32(glyph)))
  }

  /// Returns the advance of a used glyph, in thousandths of an em, as it is written.
  func advance(of glyph: UInt16) -> Double { advances[Int(glyph)] }

  /// Returns a length in thousandths of an em with three decimals.
  func thousandths(_ units: Int32) -> Double {
    (Double(units) * 1_000_000 / unitsPerEm).rounded() / 1000
  }

  /// Adds the character that a glyph shows; false if the glyph already shows another one.
  func map(_ glyph: UInt16, to character: Unicode.Scalar) -> Bool {
    let known = characters[Int(glyph)]
    if known == 0 { characters[Int(glyph)] = character.value }
    return known == 0 || known == character.value
  }
}

extension OpaquePointer {
  /// Whether a HarfBuzz face has a table.
  fileprivate func hasTable(_ name: String) -> Bool {
    let table = hb_face_reference_table(self, hb_tag_from_string(name, -1))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }
}
