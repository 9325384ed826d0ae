public import Foundation
import TatamiGeometry
public import TatamiMosaic
public import TatamiUIKit

/// A collection view layout in which items fill the cells of repeating blocks.
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
open class MosaicLayout: FramesLayout {
  /// The kind of the views behind whole sections.
  public static let elementKindSectionBacker = backerKind
  /// The kind of the decoration views between sections.
  public static let elementKindSectionSeparator = "TatamiElementKindSectionSeparator"

  private let forcedSize: CGSize?
  private var patternOfAllSections: any MosaicPattern = MosaicPreset.snake.pattern
  private var frames: MosaicFrames?
  private var reportedSize = CGSize.zero

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - direction: The scroll direction.
  ///   - size: A size whose length across the scroll direction replaces that of the collection
  ///     view, in points.
  public init(direction: UICollectionView.ScrollDirection = .vertical, size: CGSize? = nil) {
    forcedSize = size
    super.init(scrollDirection: direction)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    forcedSize = nil
    super.init(coder: coder)
  }

  /// The source of the patterns and the views of the sections, held weakly.
  open var dataSource: (any MosaicLayoutDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      invalidateLayout()
    }
  }
  private weak var storedDataSource: (any MosaicLayoutDataSource)?

  /// The receiver of changes of the content size, held weakly.
  open weak var delegate: (any MosaicLayoutDelegate)?

  /// The pattern of all sections if there is no data source; by default, the preset `snake`.
  open var pattern: any MosaicPattern {
    get { patternOfAllSections }
    set {
      patternOfAllSections = newValue
      invalidateLayout()
    }
  }

  /// Changes the pattern of all sections; with animation, the items move to their new frames.
  open func setPattern(_ pattern: any MosaicPattern, animated: Bool) {
    guard animated, let collectionView else {
      self.pattern = pattern
      return
    }
    collectionView.performBatchUpdates { self.pattern = pattern }
  }

  // MARK: Engine

  override var geometry: (any CollectionGeometry)? { frames }

  override func update(_ outdated: OutdatedFrames, in view: UICollectionView, size: CGSize) {
    let axis: Axis = scrollDirection == .vertical ? .vertical : .horizontal
    let side = MosaicFrames.side(
      across: axis,
      bounds: Size(size),
      forced: forcedSize.map(Size.init)
    )
    let separator = Double(dataSource?.layoutSeparatorBetweenSections() ?? 0)
    do throws(MosaicError) {
      if outdated.hasAllSections || !isValid(axis: axis, side: side, separator: separator) {
        let sections = sections(from: 0, of: view)
        frames = nil
        frames = try MosaicFrames(sections, axis: axis, side: side, sectionSeparator: separator)
      } else if let first = outdated.firstSection {
        try frames?.replaceSections(from: first, with: sections(from: first, of: view))
      }
    } catch {
      frames = nil
      writeDiagnostic("the mosaic layout has no frames: \(error)")
    }
    reportContentSize()
  }

  private func isValid(axis: Axis, side: Double, separator: Double) -> Bool {
    frames?.axis == axis && frames?.side == side && frames?.sectionSeparator == separator
  }

  private func sections(from first: Int, of view: UICollectionView) -> [MosaicSection] {
    (max(0, first)..<max(0, first, view.numberOfSections)).map { section in
      MosaicSection(
        itemCount: view.numberOfItems(inSection: section),
        pattern: dataSource?.layoutPattern(for: section) ?? pattern,
        header: dataSource?.layoutSupplementaryHeader(for: section),
        footer: dataSource?.layoutSupplementaryFooter(for: section),
        hasBacker: dataSource?.layoutSupplementaryBackerRequired(for: section) ?? false
      )
    }
  }

  private func reportContentSize() {
    let size = collectionViewContentSize
    guard size != reportedSize else { return }
    reportedSize = size
    delegate?.layoutContentSizeChanged(to: size)
  }

  // MARK: Separators

  override func viewAttributes(in area: Rect) -> [UICollectionViewLayoutAttributes] {
    let views = super.viewAttributes(in: area)
    let kind = Self.elementKindSectionSeparator
    guard let frames, hasDecorationViews(ofKind: kind) else { return views }
    return views
      + frames.sectionsAfterSeparators(in: area).compactMap { section in
        layoutAttributesForDecorationView(
          ofKind: kind,
          at: IndexPath(item: 0, section: section)
        )
      }
  }

  override func frame(ofViewOfKind elementKind: String, inSection section: Int) -> Rect? {
    elementKind == Self.elementKindSectionSeparator
      ? frames?.separatorFrame(beforeSection: section)
      : super.frame(ofViewOfKind: elementKind, inSection: section)
  }
}
