import TatamiThemes

/// The CSS rules that adapt a light poster in SVG to a dark appearance.
enum PosterStyleSheet {
  /// Returns the rules that replace the colors of one palette with those of another.
  static func dark(_ light: ThemePalette, _ dark: ThemePalette) -> String {
    let fills: [(tag: String, from: ThemeColor, to: ThemeColor)] = [
      ("rect", light.page, dark.page), ("rect", light.card, dark.card),
      ("rect", light.accent, dark.accent), ("text", light.text, dark.text),
      ("text", light.muted, dark.muted), ("text", light.onAccent, dark.onAccent),
      ("path", light.onAccent, dark.onAccent), ("path", light.line, dark.line),
    ]
    let strokes: [(tag: String, from: ThemeColor, to: ThemeColor)] = [
      ("path", light.line, dark.line), ("path", light.accent, dark.accent),
      ("path", light.onAccent, dark.onAccent), ("rect", light.line, dark.line),
      ("rect", light.accent, dark.accent),
    ]
    let rules =
      fills.map { rule("fill", $0) } + strokes.map { rule("stroke", $0) }
    return "@media (prefers-color-scheme:dark){\(rules.joined())}"
  }

  private static func rule(
    _ property: String,
    _ replaced: (tag: String, from: ThemeColor, to: ThemeColor)
  ) -> String {
    let (from, to) = (replaced.from.hexadecimal, replaced.to.hexadecimal)
    return "\(replaced.tag)[\(property)='\(from)']{\(property):\(to)}"
  }
}
