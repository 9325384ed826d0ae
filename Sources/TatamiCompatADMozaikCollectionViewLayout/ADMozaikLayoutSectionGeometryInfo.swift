public import Foundation
public import Tatami

/// The rule that determines the positions of a section's items.
public typealias ADMozaikLayoutSectionContentMode = BrickMode

/// A column of a section.
public struct ADMozaikLayoutColumn: Equatable, Sendable {
  /// The width, in points.
  let width: CGFloat

  /// Creates a column.
  public init(width: CGFloat) { self.width = width }
}

/// The lengths of a section, in points.
public typealias ADMozaikLayoutSectionGeometryInfo = BrickSectionGeometry

extension ADMozaikLayoutSectionGeometryInfo {
  /// Creates a geometry; a height of 0 stands for no header and no footer.
  public init(
    rowHeight: CGFloat,
    columns: [ADMozaikLayoutColumn],
    minimumInteritemSpacing: CGFloat = 0,
    minimumLineSpacing: CGFloat = 0,
    sectionInset: UIEdgeInsets = .zero,
    headerHeight: CGFloat = 0,
    footerHeight: CGFloat = 0
  ) {
    self.init(columns: columns.map(\.width), rowHeight: rowHeight, inset: sectionInset)
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
  }

  /// Returns whether there is a column, and rows have a height.
  public func isValid() -> Bool { !columns.isEmpty && rowHeight > 0 }
}
