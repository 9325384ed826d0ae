import TatamiDrawing
import TatamiGeometry

/// The display lists to draw.
enum Workload {
  static let page = Size(width: 1280, height: 800)

  /// A rotation too small to be visible; rotated drawing bypasses the caches.
  static let rotation = Transform(rotation: 1e-9)

  private static let words = ["Inbox", "Sent 42", "Drafts", "Archive", "Trash 7", "Spam", "Today"]

  /// Short labels in columns.
  static func labels(_ count: Int, rotated: Bool = false) -> DisplayList {
    var list = DisplayList(rotated ? [.concat(rotation)] : [])
    for index in 0..<count { appendLabel(index, in: frame(of: index), to: &list) }
    return list
  }

  /// Labels and images alternately, each with a background and clipped to its cell, like views.
  static func cells(_ count: Int, rotated: Bool = false) throws -> DisplayList {
    let images = try (0..<8).map { try icon(seed: UInt32($0), side: 24) }
    var list = DisplayList(rotated ? [.concat(rotation)] : [])
    for index in 0..<count {
      let cell = frame(of: index)
      list.append(.save)
      list.append(.clip(path(of: cell), .nonZero))
      let background = Color(white: index % 2 == 0 ? 0.98 : 0.94)
      list.append(.fill(path(of: cell), .nonZero, .solid(background)))
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
      let frame = Rect(
        x: Double(index % 6 * 210 + 15),
        y: Double(index / 6 * 130 + 15),
        width: 190,
        height: 110
      )
      var card = Path()
      card.addRoundedRect(frame, radii: CornerRadii(12))
      list.append(.beginGroup(Group(shadow: shadow)))
      list.append(.fill(card, .nonZero, .solid(.white)))
      list.append(.clip(card, .nonZero))
      appendLabel(index, in: frame, to: &list)
      list.append(.endGroup)
    }
    return list
  }

  /// A downscaled photo.
  static func photo(rotated: Bool = false) throws -> DisplayList {
    var list = DisplayList(rotated ? [.concat(rotation)] : [])
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

  /// Returns the frame of a cell: 80 x 16 points, 16 cells per row.
  static func frame(of index: Int) -> Rect {
    Rect(x: Double(index % 16 * 80), y: Double(index / 16 % 50 * 16), width: 80, height: 16)
  }

  private static func appendLabel(_ index: Int, in cell: Rect, to list: inout DisplayList) {
    let font = FontDescriptor(pointSize: Double(11 + index % 3))
    let color = Color(white: 0.1 + Double(index % 5) * 0.1)
    let attributes = TextAttributes(font: font, color: color)
    let layout = PangoShaper.shared.layout(TextRequest(words[index % words.count], attributes))
    list.append(layout, at: Point(x: cell.minX + 3, y: cell.minY + 0.5))
  }

  private static func path(of rect: Rect) -> Path {
    var path = Path()
    path.addRect(rect)
    return path
  }

  private static func icon(seed: UInt32, side: Int) throws -> Bitmap {
    let pixels = (0..<side * side).map { index in
      // A gray gradient with noise that is the same in every run.
      let noise = UInt32(truncatingIfNeeded: (index + 1) &* 2_654_435_761 >> 16) & 0x0f_0f0f
      return 0xff00_0000 | (UInt32(index % side * 160 / side) + seed) * 0x01_0101 + noise
    }
    return try Bitmap(width: side, height: side, pixels: pixels)
  }
}
