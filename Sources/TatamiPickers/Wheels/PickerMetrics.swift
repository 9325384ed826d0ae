import Foundation
import TatamiText
import TatamiViews

/// The lengths and fonts of wheels (N190, N253, N256).
struct PickerMetrics {
  /// The size of pickers without a size of their own.
  static let size = CGSize(width: 320, height: 216)
  /// The distance of the selection band and of the columns from the sides.
  static let inset: CGFloat = 9
  /// The distance between two columns.
  static let spacing: CGFloat = 5
  static let bandRadius: CGFloat = 8
  private static let rowHeight: CGFloat = 32
  private static let fontSize: CGFloat = 21
  /// The largest size of the text, at which three rows still fit into the default height.
  private static let maximumFontSize: CGFloat = 42
  /// The largest number of columns and of rows in one; more are left out.
  static let maximumCounts = (components: 1000, rows: 100_000_000)
  /// The largest height of rows, in points.
  static let maximumRowHeight: CGFloat = 10_000

  let traits: UITraitCollection

  private var fonts: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font of titles.
  var font: UIFont {
    fonts.scaledFont(
      for: .systemFont(ofSize: Self.fontSize),
      maximumPointSize: Self.maximumFontSize,
      compatibleWith: traits
    )
  }

  /// The height of rows unless the delegate returns another one.
  var rowHeight: CGFloat {
    max(Self.rowHeight, (font.lineHeight + 6).rounded(.up))
  }

  /// Returns the frames of columns from left to right, before mirroring (N190).
  ///
  /// - Parameters:
  ///   - widths: The widths that the delegate returns; nil for a share of the room.
  ///   - size: The size of the picker.
  static func columns(_ widths: [CGFloat?], in size: CGSize) -> [CGRect] {
    guard !widths.isEmpty else { return [] }
    let gaps = spacing * CGFloat(widths.count - 1)
    let room = max(0, size.width - 2 * inset - gaps)
    let given = widths.map { width in
      width.flatMap { $0.isFinite ? min(max(0, $0), room) : nil }
    }
    let open = given.count { $0 == nil }
    let rest = max(0, room - given.reduce(0) { $0 + ($1 ?? 0) })
    let share = open > 0 ? rest / CGFloat(open) : 0
    var resolved = given.map { $0 ?? share }
    let total = resolved.reduce(0, +)
    if total > room, total > 0 { resolved = resolved.map { $0 * room / total } }
    var x = (size.width - resolved.reduce(0, +) - gaps) / 2
    return resolved.map { width in
      defer { x += width + spacing }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }
}
