/// The characters of a drawing that no installed font can draw, in the order of their first use.
package struct MissingGlyphs: Sendable {
  package private(set) var characters: [Unicode.Scalar] = []
  private var known: Set<Unicode.Scalar> = []

  package init() {}

  /// Adds the characters of a part of the drawing.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  package mutating func add(_ list: DisplayList) {
    for case .text(let run, _) in list.commands where run.face.scaledFont != nil {
      for glyph in run.glyphs where glyph.id == 0 {
        guard let scalar = run.character(of: glyph), known.insert(scalar).inserted else { continue }
        characters.append(scalar)
      }
    }
  }
}

extension TextRun {
  /// Returns the first character that a glyph shows.
  fileprivate func character(of glyph: Glyph) -> Unicode.Scalar? {
    let bytes = text.utf8
    guard
      let index = bytes.index(bytes.startIndex, offsetBy: glyph.cluster, limitedBy: bytes.endIndex),
      index < bytes.endIndex
    else { return nil }
    return text.unicodeScalars[index]
  }
}
