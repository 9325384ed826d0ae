import TatamiDrawing
import TatamiGeometry

/// The lists that are drawn.
enum Workload {
  static let page = Size(width: 1280, height: 800)

  /// A turn too small to be seen; turned text is drawn as outlines, glyph by glyph.
  static let turn = Transform(rotation: 1e-9)

  private static let words = ["Inbox", "Sent 42", "Drafts", "Archive", "Trash 7", "Spam", "Today"]

  /// Short labels in columns.
  static func labels(_ count: Int, turned: Bool = false) -> DisplayList {
    var list = DisplayList(turned ? [.concat(turn)] : [])
    for index in 0..<count { appendLabel(index, in: place(of: index), to: &list) }
    return list
  }

  /// Labels and images in turns, each on a ground and clipped to its cell, as views are.
  static func cells(_ count: Int, turned: Bool = false) throws -> DisplayList {
    let images = try (0..<8).map { try icon(seed: UInt32($0), side: 24) }
    var list = DisplayList(turned ? [.concat(turn)] : [])
    for index in 0..<count {
      let cell = place(of: index)
      list.append(.save)
      list.append(.clip(path(of: cell), .nonZero))
      let ground = Color(white: index % 2 == 0 ? 0.98 : 0.94)
      list.append(.fill(path(of: cell), .nonZero, .solid(ground)))
      if index % 2 == 0 {
        appendLabel(index, in: cell, to: &list)
      } else {
        list.append(
          .image(
            images[index / 2 % images.count],
            in: Rect(x: cell.minX + 2, y: cell.minY, width: 16, height: 16),
            source: Rect(x: 0, y: 0, width: 1, height: 1),
            interpolation: .high
          )
        )
      }
      list.append(.restore)
    }
    return list
  }

  /// Rounded cards with shadows and labels.
  static func cards(_ count: Int) -> DisplayList {
    let shadow = Shadow(
      color: .black.withAlpha(0.25),
      offset: Size(width: 0, height: 2),
      blurRadius: 6
    )
    var list = DisplayList()
    for index in 0..<count {
      let place = Rect(
        x: Double(index % 6 * 210 + 15),
        y: Double(index / 6 * 130 + 15),
        width: 190,
        height: 110
      )
      var card = Path()
      card.addRoundedRect(place, radii: CornerRadii(12))
      list.append(.beginGroup(Group(shadow: shadow)))
      list.append(.fill(card, .nonZero, .solid(.white)))
      list.append(.clip(card, .nonZero))
      appendLabel(index, in: place, to: &list)
      list.append(.endGroup)
    }
    return list
  }

  /// A picture of one photo, shrunk.
  static func photo(turned: Bool = false) throws -> DisplayList {
    var list = DisplayList(turned ? [.concat(turn)] : [])
    list.append(
      .image(
        try icon(seed: 9, side: 1200),
        in: Rect(x: 100, y: 100, width: 400, height: 400),
        source: Rect(x: 0, y: 0, width: 1, height: 1),
        interpolation: .high
      )
    )
    return list
  }

  /// The place of a cell: 80 x 16 points, 16 in a row.
  static func place(of index: Int) -> Rect {
    Rect(x: Double(index % 16 * 80), y: Double(index / 16 % 50 * 16), width: 80, height: 16)
  }

  private static func appendLabel(_ index: Int, in cell: Rect, to list: inout DisplayList) {
    let font = FontDescriptor(pointSize: Double(11 + index % 3))
    let color = Color(white: 0.1 + Double(index % 5) * 0.1)
    let look = TextAttributes(font: font, color: color)
    let layout = PangoShaper.shared.layout(TextRequest(words[index % words.count], look))
    list.append(layout, at: Point(x: cell.minX + 3, y: cell.minY + 0.5))
  }

  private static func path(of rect: Rect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }

  private static func icon(seed: UInt32, side: Int) throws -> Bitmap {
    let pixels = (0..<side * side).map { index in
      // A slope of greys with a noise that is the same in every run.
      let noise = UInt32(truncatingIfNeeded: (index + 1) &* 2_654_435_761 >> 16) & 0x0f_0f0f
      return 0xff00_0000 | (UInt32(index % side * 160 / side) + seed) * 0x01_0101 + noise
    }
    return try Bitmap(width: side, height: side, pixels: pixels)
  }
}
