public import TatamiMosaic
public import TatamiUIKit

/// A source of the patterns and the views of a mosaic layout's sections.
///
/// The numbers of sections and items are those of the collection view's data source.
@preconcurrency @MainActor
public protocol MosaicLayoutDataSource: AnyObject {
  /// Returns the arrangement of a section's items.
  func layoutPattern(for section: Int) -> any MosaicPattern

  /// Returns the space between sections that are not empty, in points; by default, 0.
  func layoutSeparatorBetweenSections() -> CGFloat

  /// Returns whether a section has a backer, a view behind the whole section; by default, false.
  func layoutSupplementaryBackerRequired(for section: Int) -> Bool

  /// Returns the header of a section; by default, none.
  func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)?

  /// Returns the footer of a section; by default, none.
  func layoutSupplementaryFooter(for section: Int) -> (any MosaicSupplementary)?
}

extension MosaicLayoutDataSource {
  /// Returns 0.
  public func layoutSeparatorBetweenSections() -> CGFloat { 0 }

  /// Returns false.
  public func layoutSupplementaryBackerRequired(for section: Int) -> Bool { false }

  /// Returns nil.
  public func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)? { nil }

  /// Returns nil.
  public func layoutSupplementaryFooter(for section: Int) -> (any MosaicSupplementary)? { nil }
}
