public import Foundation
public import TatamiMosaic
public import TatamiUIKit

/// A collection view layout in which items fill the cells of repeating blocks.
///
/// ```swift
/// let layout = MosaicLayout()
/// layout.pattern = MosaicPreset.quilt.pattern
/// let photos = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// view.addSubview(photos)
/// ```
///
/// Without a data source, all sections have the layout's `pattern`. `setPattern(_:animated:)`
/// animates a change of the pattern; changes of a data source's patterns are animated in
///
/// ```swift
/// collectionView.performBatchUpdates { layout.invalidateLayout() }
/// ```
///
/// Headers and footers are supplementary views of UIKit's kinds. Backers are decoration views if a
/// class is registered with the layout for `elementKindSectionBacker`, otherwise supplementary
/// views. The space between two sections contains a decoration view if a class is registered for
/// `elementKindSectionSeparator`.
///
/// If all blocks of a pattern are invariant under translation, as those of a `MosaicGridPattern`
/// are, the time and the memory of a section do not depend on its number of items.
@preconcurrency @MainActor
open class MosaicLayout: MosaicFramesLayout {
  /// The kind of the views behind whole sections.
  public static let elementKindSectionBacker = backerKind
  /// The kind of the decoration views between sections.
  public static let elementKindSectionSeparator = separatorKind

  private var patternOfAllSections: any MosaicPattern = MosaicPreset.snake.pattern

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - direction: The scroll direction.
  ///   - size: A size whose length across the scroll direction replaces that of the collection
  ///     view, in points.
  public init(direction: UICollectionView.ScrollDirection = .vertical, size: CGSize? = nil) {
    super.init(direction: direction, forcedSize: size)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The source of the patterns and the views of the sections, held weakly.
  open var dataSource: (any MosaicLayoutDataSource)? {
    get { mosaicSource }
    set { mosaicSource = newValue }
  }

  /// The receiver of changes of the content size, held weakly.
  open var delegate: (any MosaicLayoutDelegate)? {
    get { mosaicDelegate }
    set { mosaicDelegate = newValue }
  }

  /// The direction in which the content scrolls; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { direction }
    set { direction = newValue }
  }

  /// The pattern of all sections if there is no data source; by default, the preset `snake`.
  open var pattern: any MosaicPattern {
    get { patternOfAllSections }
    set {
      patternOfAllSections = newValue
      invalidateLayout()
    }
  }

  override var patternWithoutSource: (any MosaicPattern)? { pattern }

  /// Changes the pattern of all sections; with animation, the items move to their new frames.
  open func setPattern(_ pattern: any MosaicPattern, animated: Bool) {
    guard animated, let collectionView else {
      self.pattern = pattern
      return
    }
    collectionView.performBatchUpdates { self.pattern = pattern }
  }
}
