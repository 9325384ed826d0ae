import TatamiCompatSquareMosaicLayout

// Every name of SquareMosaicLayout once; the comment before a line is the name in the table of
// Documentation/Migration/SquareMosaicLayout.md.

// SquareMosaicBlock
class NamedBlock: SquareMosaicBlock {
  // SquareMosaicBlock.blockFrames()
  func blockFrames() -> Int { 2 }
  // SquareMosaicBlock.blockFrames(origin:side:)
  func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect] {
    [
      CGRect(x: 0, y: origin, width: side / 2, height: 40),
      CGRect(x: side / 2, y: origin, width: side / 2, height: 30),
    ]
  }
  // SquareMosaicBlock.blockRepeated()
  func blockRepeated() -> Bool { true }
}

// SquareMosaicPattern
class NamedPattern: SquareMosaicPattern {
  // SquareMosaicPattern.patternBlocks()
  func patternBlocks() -> [SquareMosaicBlock] { [NamedBlock()] }

  // SquareMosaicPattern.patternBlocksSeparator(at:)
  func patternBlocksSeparator(at position: SquareMosaicBlockSeparatorPosition) -> CGFloat {
    // SquareMosaicBlockSeparatorPosition
    switch position as SquareMosaicBlockSeparatorPosition {
    case .before: return 1
    case .between: return 2
    case .after: return 4
    }
  }
}

// SquareMosaicSupplementary
class NamedView: SquareMosaicSupplementary {
  // SquareMosaicSupplementary.supplementaryFrame(for:side:)
  func supplementaryFrame(for origin: CGFloat, side: CGFloat) -> CGRect {
    CGRect(x: 0, y: origin, width: side, height: 10)
  }
  // SquareMosaicSupplementary.supplementaryHiddenForEmptySection()
  func supplementaryHiddenForEmptySection() -> Bool { true }
}

// SquareMosaicLayout
class NamedLayout: SquareMosaicLayout {
  // Names of subclasses that must not clash with inherited ones.
  let pattern: SquareMosaicPattern
  // SquareMosaicDirection
  let direction: SquareMosaicDirection
  var scrollDirection = 1

  required init(_ direction: SquareMosaicDirection, pattern: SquareMosaicPattern) {
    self.direction = direction
    self.pattern = pattern
    super.init(direction: direction, size: CGSize(width: 100, height: 100))
    // SquareMosaicLayout.init(direction:size:)
    let other = SquareMosaicLayout(direction: direction, size: nil)
    // SquareMosaicLayout.dataSource
    dataSource = self
    // SquareMosaicLayout.delegate
    other.delegate = nil
  }

  required convenience init?(coder aDecoder: NSCoder) {
    // SquareMosaicLayout.init(coder:)
    let archived = SquareMosaicLayout.init(coder:)
    guard archived(aDecoder) != nil else { return nil }
    self.init(.vertical, pattern: NamedPattern())
  }

  // SquareMosaicLayout.collectionViewContentSize
  override var collectionViewContentSize: CGSize {
    super.collectionViewContentSize
  }

  // SquareMosaicLayout.prepare()
  override func prepare() {
    super.prepare()
  }

  // SquareMosaicLayout.layoutAttributesForItem(at:)
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath)
  }

  // SquareMosaicLayout.layoutAttributesForElements(in:)
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)
  }

  // SquareMosaicLayout.layoutAttributesForSupplementaryView(ofKind:at:)
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  // SquareMosaicLayout.targetContentOffset(forProposedContentOffset:)
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

// SquareMosaicDataSource
extension NamedLayout: SquareMosaicDataSource {
  // SquareMosaicDataSource.layoutPattern(for:)
  func layoutPattern(for section: Int) -> SquareMosaicPattern { pattern }
  // SquareMosaicDataSource.layoutSeparatorBetweenSections()
  func layoutSeparatorBetweenSections() -> CGFloat { 8 }
  // SquareMosaicDataSource.layoutSupplementaryBackerRequired(for:)
  func layoutSupplementaryBackerRequired(for section: Int) -> Bool { true }
  // SquareMosaicDataSource.layoutSupplementaryHeader(for:)
  func layoutSupplementaryHeader(for section: Int) -> SquareMosaicSupplementary? { NamedView() }
  // SquareMosaicDataSource.layoutSupplementaryFooter(for:)
  func layoutSupplementaryFooter(for section: Int) -> SquareMosaicSupplementary? { nil }
}

// SquareMosaicDelegate
final class NamedReceiver: SquareMosaicDelegate {
  var sizes: [CGSize] = []
  // SquareMosaicDelegate.layoutContentSizeChanged(to:)
  func layoutContentSizeChanged(to size: CGSize) { sizes.append(size) }
}

/// The kinds of views.
@MainActor
func namedKinds() -> [String] {
  [
    // SquareMosaicLayoutSectionHeader
    SquareMosaicLayoutSectionHeader,
    // SquareMosaicLayoutSectionFooter
    SquareMosaicLayoutSectionFooter,
    // SquareMosaicLayoutSectionBacker
    SquareMosaicLayoutSectionBacker,
  ]
}
