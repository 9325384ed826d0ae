public import Foundation
public import Tatami

/// A collection view layout in which items fill the cells of repeating blocks.
@preconcurrency @MainActor
open class SquareMosaicLayout: MosaicFramesLayout {
  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - direction: The scroll direction.
  ///   - size: A size whose length across the scroll direction replaces that of the collection
  ///     view, in points.
  public init(direction: SquareMosaicDirection = .vertical, size: CGSize? = nil) {
    super.init(direction: direction.scrollDirection, forcedSize: size)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The source of the patterns and the views of the sections, held weakly; without it there are no
  /// items.
  public var dataSource: (any SquareMosaicDataSource)? {
    get { mosaicSource as? any SquareMosaicDataSource }
    set { mosaicSource = newValue }
  }

  /// The receiver of changes of the content size, held weakly.
  public var delegate: (any SquareMosaicDelegate)? {
    get { mosaicDelegate }
    set {
      mosaicDelegate = newValue
      newValue?.layoutContentSizeChanged(to: collectionViewContentSize)
    }
  }

  /// Returns the current offset: updates do not scroll.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    collectionView?.contentOffset ?? .zero
  }
}
