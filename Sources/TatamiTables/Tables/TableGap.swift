import Foundation
import TatamiListContent

/// The room that the rows of a table make for a row: the place that it has left closes, and a place
/// opens where it would be dropped.
struct TableGap: Equatable {
  /// The row that has left its place; nil for none.
  let source: IndexPath?
  /// The height of the place that closes, in points.
  let sourceHeight: CGFloat
  /// The index path that the row would have.
  var target: IndexPath
  /// The height of the place that opens, in points.
  let height: CGFloat

  /// Creates the room for a row that has left its place and would return to it.
  init(source: IndexPath, sourceHeight: CGFloat) {
    self.init(source: source, sourceHeight: sourceHeight, target: source)
  }

  /// Creates the room for a row of the table at another index path.
  init(source: IndexPath, sourceHeight: CGFloat, target: IndexPath) {
    (self.source, self.sourceHeight) = (source, sourceHeight)
    (self.target, height) = (target, sourceHeight)
  }

  /// Creates the room for a row that comes from elsewhere.
  init(target: IndexPath, height: CGFloat) {
    (source, sourceHeight, self.target, self.height) = (nil, 0, target, height)
  }

  /// Returns the position of a row among those of its section, and their number, with the places that
  /// close and open.
  func position(of path: IndexPath, of count: Int) -> (row: Int, count: Int) {
    var (row, count) = (path.row, count)
    if let source, path.section == source.section {
      count -= 1
      if row > source.row { row -= 1 }
    }
    if path.section == target.section {
      count += 1
      if row >= target.row { row += 1 }
    }
    return (row, count)
  }

  /// Returns the distance by which a row moves, in points.
  func shift(of path: IndexPath) -> CGFloat {
    var row = path.row
    if let source, path.section == source.section, path.row > source.row { row -= 1 }
    let isBehindGap =
      path.section > target.section || path.section == target.section && row >= target.row
    return shift(isBehindSource: source.map { path > $0 } ?? false, isBehindGap: isBehindGap)
  }

  /// Returns the distance by which a header or footer moves, in points.
  func shift(of part: SectionPart) -> CGFloat {
    let section = part.section
    let isBehind = { (other: Int) in part.isHeader ? section > other : section >= other }
    return shift(
      isBehindSource: source.map { isBehind($0.section) } ?? false,
      isBehindGap: isBehind(target.section)
    )
  }

  private func shift(isBehindSource: Bool, isBehindGap: Bool) -> CGFloat {
    (isBehindSource ? -sourceHeight : 0) + (isBehindGap ? height : 0)
  }
}
