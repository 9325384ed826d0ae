public import Tatami

/// A source of the patterns and the views of a layout's sections.
@preconcurrency @MainActor
public protocol SquareMosaicDataSource: MosaicLayoutDataSource {
  /// Returns the arrangement of a section's items.
  func layoutPattern(for section: Int) -> any SquareMosaicPattern

  /// Returns the header of a section; by default, none.
  func layoutSupplementaryHeader(for section: Int) -> (any SquareMosaicSupplementary)?

  /// Returns the footer of a section; by default, none.
  func layoutSupplementaryFooter(for section: Int) -> (any SquareMosaicSupplementary)?
}

extension SquareMosaicDataSource {
  /// Returns nil.
  public func layoutSupplementaryHeader(
    for section: Int
  ) -> (any SquareMosaicSupplementary)? { nil }

  /// Returns nil.
  public func layoutSupplementaryFooter(
    for section: Int
  ) -> (any SquareMosaicSupplementary)? { nil }

  /// Returns the arrangement as Tatami's.
  public func layoutPattern(for section: Int) -> any MosaicPattern {
    let pattern: any SquareMosaicPattern = layoutPattern(for: section)
    return MosaicPatternAdapter(pattern: pattern)
  }

  /// Returns the header as Tatami's.
  public func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)? {
    let header: (any SquareMosaicSupplementary)? = layoutSupplementaryHeader(for: section)
    return header.map { MosaicSupplementaryAdapter(view: $0) }
  }

  /// Returns the footer as Tatami's.
  public func layoutSupplementaryFooter(for section: Int) -> (any MosaicSupplementary)? {
    let footer: (any SquareMosaicSupplementary)? = layoutSupplementaryFooter(for: section)
    return footer.map { MosaicSupplementaryAdapter(view: $0) }
  }
}
