import Foundation
import TatamiListContent
import TatamiRows

/// The header or footer of a section.
enum SectionPart: Hashable, Comparable {
  case header(Int)
  case footer(Int)

  /// The index of the section.
  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  /// Whether the part is a header.
  var isHeader: Bool {
    if case .header = self { true } else { false }
  }

  /// Whether a part is above another.
  static func < (left: SectionPart, right: SectionPart) -> Bool {
    if left.section != right.section { return left.section < right.section }
    return left.isHeader && !right.isHeader
  }

  /// Returns the same part of another section.
  func with(section: Int) -> SectionPart {
    isHeader ? .header(section) : .footer(section)
  }
}

/// The numbers of rows and the positions of all parts of a table.
struct TableModel {
  /// The number of rows in each section.
  var counts: [Int] = []
  var geometry = TableGeometry.empty
  /// The headers and footers whose height is final.
  var resolvedParts: Set<SectionPart> = []
  /// Whether the delegate makes headers and footers.
  var delegateMakes = (headers: false, footers: false)

  /// Discards counts and positions, which a reload computes again.
  mutating func discard() {
    (counts, resolvedParts, geometry) = ([], [], .empty)
  }

  /// Returns the number of rows in a section; 0 if the section does not exist.
  func rowCount(in section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

  /// Returns whether a row exists.
  func contains(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && path.count == 2
      && path.row >= 0 && path.row < counts[path.section]
  }
}

extension IndexPath {
  /// The path as an index of the geometry.
  var rowIndex: RowIndex { RowIndex(section: section, row: row) }
}
