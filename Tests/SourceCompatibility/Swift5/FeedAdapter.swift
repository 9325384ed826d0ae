import Foundation
import TatamiUIKit

@MainActor
public protocol FeedAdapterDataSource: AnyObject {
  func cellClass(for adapter: FeedAdapter) -> UICollectionViewCell.Type
  func adapter(_ adapter: FeedAdapter, configure cell: UICollectionViewCell, with model: String)
}

/// Sections of text that are compared with the new ones; their differences become one batch.
public final class FeedAdapter: NSObject {
  public weak var dataSource: FeedAdapterDataSource?
  public weak var collectionView: UICollectionView? {
    didSet {
      guard collectionView !== oldValue else { return }
      collectionView?.dataSource = self
      collectionView?.delegate = self
      collectionView?.reloadData()
      collectionView?.layoutIfNeeded()
    }
  }
  public private(set) var sections: [[String]] = []
  public private(set) var sizesAsked = 0
  public var didSelect: ((String) -> Void)?

  public func performUpdates(
    to new: [[String]],
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let collectionView = collectionView, collectionView.window != nil else {
      sections = new
      self.collectionView?.reloadData()
      completion?(true)
      return
    }
    guard collectionView.numberOfSections == sections.count else {
      sections = new
      collectionView.reloadData()
      collectionView.layoutIfNeeded()
      completion?(true)
      return
    }
    let update = {
      collectionView.performBatchUpdates({ self.apply(new, to: collectionView) }) { finished in
        completion?(finished)
      }
    }
    if animated { update() } else { UIView.performWithoutAnimation(update) }
  }

  private func apply(_ new: [[String]], to collectionView: UICollectionView) {
    let old = sections
    sections = new
    let shared = min(old.count, new.count)
    var deletes: [IndexPath] = []
    var inserts: [IndexPath] = []
    for section in 0..<shared {
      let change = new[section].difference(from: old[section])
      for step in change {
        switch step {
        case .remove(let offset, _, _): deletes.append(IndexPath(item: offset, section: section))
        case .insert(let offset, _, _): inserts.append(IndexPath(item: offset, section: section))
        }
      }
    }
    collectionView.deleteItems(at: deletes)
    collectionView.insertItems(at: inserts)
    collectionView.deleteSections(IndexSet(shared..<max(shared, old.count)))
    collectionView.insertSections(IndexSet(shared..<max(shared, new.count)))
  }
}

extension FeedAdapter: UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  public func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cellClass = dataSource?.cellClass(for: self) ?? UICollectionViewCell.self
    let identifier = NSStringFromClass(cellClass)
    collectionView.register(cellClass, forCellWithReuseIdentifier: identifier)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let model = sections[indexPath.section][indexPath.item]
    dataSource?.adapter(self, configure: cell, with: model)
    return cell
  }
}

extension FeedAdapter: UICollectionViewDelegateFlowLayout {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
    collectionView.deselectItem(at: path, animated: true)
    didSelect?(sections[path.section][path.item])
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    return CGSize(width: collectionView.bounds.width, height: 44)
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

/// Headers in front of the items of their sections, pinned by invalidation for each scroll step;
/// asks its adapter for sizes as a flow layout does.
public final class StickyFeedLayout: UICollectionViewLayout {
  private var frames: [[CGRect]] = []

  public override func prepare() {
    super.prepare()
    frames = []
    guard let collectionView = collectionView else { return }
    let delegate = collectionView.delegate as? FeedAdapter
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      frames.append([])
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path)
        let (width, height) = (collectionView.bounds.width, size?.height ?? 0)
        frames[section].append(CGRect(x: 0, y: y, width: width, height: height))
        y += height
      }
    }
  }

  public override var collectionViewContentSize: CGSize {
    let height = frames.joined().last?.maxY ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.flatMap { section in
      frames[section].indices
        .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < frames.count, indexPath.item < frames[indexPath.section].count else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    var frame = frames[indexPath.section][indexPath.item]
    attributes.zIndex = indexPath.section * 1000 + (indexPath.item == 0 ? 999 : indexPath.item)
    if indexPath.item == 0, let last = frames[indexPath.section].last, let view = collectionView {
      frame.origin.y = max(frame.minY, min(view.bounds.minY, last.maxY - frame.height))
    }
    attributes.frame = frame
    return attributes
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
