extension PangoShaper {
  /// Whether an installed font has flags in colors for the emoji of countries.
  package func hasFlags() -> Bool {
    let font = FontDescriptor(pointSize: 14)
    let flag = layout(TextRequest("\u{1F1EA}\u{1F1FA}", TextAttributes(font: font), maxLines: 1))
    let runs = flag.lines.flatMap(\.runs)
    return runs.flatMap(\.glyphs).count == 1
      && runs.allSatisfy {
        $0.face.scaledFont?.hasColor == true && $0.glyphs.allSatisfy { $0.id != 0 }
      }
  }
}
