extension DisplayList {
  /// Returns the characters that no installed font can draw, in the order of their first use.
  ///
  /// - Complexity: O(*n*) in the glyphs.
  package func charactersWithoutGlyph() -> [Unicode.Scalar] {
    var found: [Unicode.Scalar] = []
    var known: Set<Unicode.Scalar> = []
    for case .text(let run, _) in commands where run.face.scaledFont != nil {
      for glyph in run.glyphs where glyph.id == 0 {
        guard let scalar = run.character(of: glyph), known.insert(scalar).inserted else { continue }
        found.append(scalar)
      }
    }
    return found
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
