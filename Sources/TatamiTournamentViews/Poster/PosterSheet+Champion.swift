import TatamiGeometry
import TatamiThemes

extension PosterSheet {
  /// Returns the champion's card: a cup and the name, or a pale cup while the final is undecided.
  static func championCard(of champion: String?, in frame: Rect, _ palette: ThemePalette) -> [Item]
  {
    let isOpen = champion == nil
    let box = Box(
      frame: frame,
      radius: PosterMetrics.cardRadius + 3,
      fill: isOpen ? palette.card : palette.accent,
      border: isOpen ? palette.border : nil
    )
    let side = PosterMetrics.trophySide
    let name = champion?.singleLine ?? ""
    let natural = PosterText.width(of: name, .champion).rounded(.up)
    let gap = natural > 0 ? 8.0 : 0
    let width = max(0, min(natural, frame.width - 2 * PosterMetrics.cardPadding - side - gap))
    let left = frame.midX - (side + gap + width) / 2
    let color = isOpen ? palette.line : palette.onAccent
    let trophy = Rect(x: left, y: frame.midY - side / 2, width: side, height: side)
    guard !name.isEmpty else { return [.box(box), .trophy(trophy, color)] }
    let text = Text(
      text: name,
      frame: Rect(x: left + side + gap, y: frame.minY, width: width, height: frame.height),
      font: .champion,
      color: color,
      wraps: true
    )
    return [.box(box), .trophy(trophy, color), .text(text)]
  }
}
