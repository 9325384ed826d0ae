package import Foundation
import TatamiDrawing
import TatamiGraphics
package import TatamiUIKit

/// The pictures of a matrix on one sheet, each below its name.
package struct SnapshotSheet {
  /// The distance between pictures and around them, in points.
  private static let gap: CGFloat = 16
  /// The height of a name, in points.
  private static let nameHeight: CGFloat = 18

  /// The sheet, a PNG file.
  package let png: Data
  /// The trees of all views, each after its name.
  package let tree: String

  /// Draws a matrix of a view.
  ///
  /// - Throws: `SnapshotError`, or an error of the closure.
  @MainActor
  package init(_ matrix: SnapshotMatrix, of makeView: () throws -> UIView) throws {
    var trees: [String] = []
    let rows = try matrix.rows.map { row in
      try row.map { cell in
        let snapshot = try ViewSnapshot(of: makeView(), size: cell.size, traits: cell.traits)
        trees.append("\(cell.name)\n\(snapshot.tree)")
        guard let image = UIImage(data: snapshot.png, scale: matrix.scale) else {
          throw SnapshotError.drawing("not enough memory for \(cell.name)")
        }
        return (name: cell.name, image: image)
      }
    }
    tree = trees.joined(separator: "\n")
    // In an environment of its own, because a test's text may be measured without a font.
    let sheet = KitEnvironment.$current.withValue(KitEnvironment()) {
      Self.sheet(of: rows, scale: matrix.scale)
    }
    guard let png = sheet.pngData() else { throw SnapshotError.drawing("the sheet is too large") }
    self.png = png
  }

  @MainActor
  private static func sheet(
    of rows: [[(name: String, image: UIImage)]],
    scale: CGFloat
  ) -> UIImage {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].image.size.width : 0 }.max() ?? 0
    }
    .map { max($0, 200) }
    let heights = rows.map { ($0.map(\.image.size.height).max() ?? 0) + nameHeight + gap }
    let size = CGSize(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: heights.reduce(gap, +)
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.4, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var y = gap
      for (row, height) in zip(rows, heights) {
        draw(row, widths, at: y)
        y += height
      }
    }
  }

  @MainActor
  private static func draw(
    _ row: [(name: String, image: UIImage)],
    _ widths: [CGFloat],
    at y: CGFloat
  ) {
    var x = gap
    for (cell, width) in zip(row, widths) {
      cell.name.draw(
        at: CGPoint(x: x, y: y),
        withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white]
      )
      cell.image.draw(at: CGPoint(x: x, y: y + nameHeight))
      x += width + gap
    }
  }
}
