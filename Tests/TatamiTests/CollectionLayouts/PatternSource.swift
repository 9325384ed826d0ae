import Tatami

/// A data source of mosaic layouts that records which sections it was asked about.
@MainActor
final class PatternSource: MosaicLayoutDataSource {
  var patterns: [MosaicGridPattern]
  var separator: CGFloat = 0
  var hasBackers = false
  var headers: [Int: MosaicBar] = [:]
  var footers: [Int: MosaicBar] = [:]
  private(set) var asked: [Int] = []

  init(_ patterns: [MosaicGridPattern]) { self.patterns = patterns }

  /// Returns the sections asked about since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func layoutPattern(for section: Int) -> any MosaicPattern {
    asked.append(section)
    return patterns[section % patterns.count]
  }
  func layoutSeparatorBetweenSections() -> CGFloat { separator }
  func layoutSupplementaryBackerRequired(for section: Int) -> Bool { hasBackers }
  func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)? {
    headers[section]
  }
  func layoutSupplementaryFooter(for section: Int) -> (any MosaicSupplementary)? {
    footers[section]
  }
}
