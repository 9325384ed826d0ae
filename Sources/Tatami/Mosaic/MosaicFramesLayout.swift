public import Foundation
import TatamiGeometry
import TatamiMosaic
import TatamiUIKit

/// A collection view layout whose frames are computed by the mosaic engine.
///
/// The superclass of `MosaicLayout`, without names of its own, so that subclasses can use any.
@preconcurrency @MainActor
open class MosaicFramesLayout: FramesLayout {
  /// The kind of the decoration views between sections.
  static let separatorKind = "TatamiElementKindSectionSeparator"

  private let forcedSize: CGSize?
  private var frames: MosaicFrames?
  private var reportedSize = CGSize.zero

  /// The source of the patterns and the views of the sections.
  package weak var mosaicSource: (any MosaicLayoutDataSource)? { didSet { invalidateLayout() } }
  /// The receiver of changes of the content size.
  package weak var mosaicDelegate: (any MosaicLayoutDelegate)?

  /// Creates a layout.
  ///
  /// - Parameter forcedSize: A size whose length across the scroll direction replaces that of the
  ///   collection view, in points.
  package init(direction: UICollectionView.ScrollDirection, forcedSize: CGSize?) {
    self.forcedSize = forcedSize
    super.init(direction: direction)
  }

  /// Creates a vertical layout from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    forcedSize = nil
    super.init(coder: coder)
  }

  // MARK: Engine

  /// The pattern of all sections if there is no source; without both, there are no items.
  var patternWithoutSource: (any MosaicPattern)? { nil }

  override var geometry: (any CollectionGeometry)? { frames }

  override func update(_ outdated: OutdatedFrames, in view: UICollectionView, size: CGSize) {
    let axis: Axis = direction == .vertical ? .vertical : .horizontal
    let side = MosaicFrames.side(
      across: axis,
      bounds: Size(size),
      forced: forcedSize.map(Size.init)
    )
    let separator = Double(mosaicSource?.layoutSeparatorBetweenSections() ?? 0)
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
    (max(0, first)..<max(0, first, view.numberOfSections)).compactMap { section in
      guard let pattern = mosaicSource?.layoutPattern(for: section) ?? patternWithoutSource else {
        return nil
      }
      return MosaicSection(
        itemCount: view.numberOfItems(inSection: section),
        pattern: pattern,
        header: mosaicSource?.layoutSupplementaryHeader(for: section),
        footer: mosaicSource?.layoutSupplementaryFooter(for: section),
        hasBacker: mosaicSource?.layoutSupplementaryBackerRequired(for: section) ?? false
      )
    }
  }

  private func reportContentSize() {
    let size = collectionViewContentSize
    guard size != reportedSize else { return }
    reportedSize = size
    mosaicDelegate?.layoutContentSizeChanged(to: size)
  }

  // MARK: Separators

  override func viewAttributes(in area: Rect) -> [UICollectionViewLayoutAttributes] {
    let views = super.viewAttributes(in: area)
    let kind = Self.separatorKind
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
    elementKind == Self.separatorKind
      ? frames?.separatorFrame(beforeSection: section)
      : super.frame(ofViewOfKind: elementKind, inSection: section)
  }
}
