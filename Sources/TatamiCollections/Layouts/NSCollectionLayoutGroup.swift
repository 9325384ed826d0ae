public import Foundation
import TatamiCollectionLayout
import TatamiGeometry

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column or a custom arrangement of items and groups, which a section repeats.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The ways in which a group arranges its items.
  enum Arrangement {
    case subitems(Axis)
    case repeating(Axis, count: Int)
    case dividing(Axis, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a row of a number of equal items, which keep their size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.horizontal, count: count))
  }
  /// Returns a row that repeats items while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .subitems(.horizontal))
  }
  /// Returns a row of a number of equal items, which share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .dividing(.horizontal, count: count))
  }
  /// Returns a column of a number of equal items, which keep their size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .repeating(.vertical, count: count))
  }
  /// Returns a column that repeats items while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .subitems(.vertical))
  }
  /// Returns a column of a number of equal items, which share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .dividing(.vertical, count: count))
  }
  /// Returns a group whose items have the frames that a closure returns, once per section.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  /// The supplementary views of the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { anchored }
    set { anchored = newValue }
  }
  /// The distance between the items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items and groups inside.
  open private(set) var subitems: [NSCollectionLayoutItem]

  /// Returns a copy, which shares the items.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.anchored = anchored
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  override var subitem: CompositionalSubitem { .group(group(in: nil)) }

  /// Returns the engine's group; custom groups compute their items for the environment.
  func group(in environment: LayoutEnvironment?) -> CompositionalGroup {
    var group = CompositionalGroup(
      size: layoutSize.engine,
      arrangement: arrangement(in: environment)
    )
    group.interItemSpacing = interItemSpacing?.engine ?? .fixed(0)
    group.contentInsets = DirectionalInsets(contentInsets)
    group.edgeSpacing = edgeSpacing?.engine ?? CompositionalEdgeSpacing()
    group.supplementaryItems = anchored.map(\.anchoredSupplementary)
    return group
  }

  private func arrangement(
    in environment: LayoutEnvironment?
  ) -> CompositionalGroup.Arrangement {
    let inner = subitems.map { item -> CompositionalSubitem in
      (item as? NSCollectionLayoutGroup).map { .group($0.group(in: environment)) } ?? item.subitem
    }
    switch arrangement {
    case .subitems(let axis): return .subitems(axis, inner)
    case .repeating(let axis, let count): return .repeating(axis, inner[0], count: count)
    case .dividing(let axis, let count): return .dividing(axis, inner[0], count: count)
    case .custom(let provider):
      let traits = environment?.traitCollection ?? .current
      // The engine calls the closure while the layout is prepared, on the main actor.
      nonisolated(unsafe) let provider = provider
      return .custom { size in
        MainActor.assumeIsolated {
          provider(LayoutEnvironment(size: CGSize(size), traits: traits)).map {
            CustomGroupItem(frame: Rect($0.frame), zIndex: $0.zIndex)
          }
        }
      }
    }
  }

  /// The axes on which an item of the group may be measured.
  var estimatedAxes: EstimatedAxes {
    subitems.reduce(into: .none) { axes, item in
      if let group = item as? NSCollectionLayoutGroup {
        axes.formUnion(group.estimatedAxes)
      } else {
        axes.formUnion(item.layoutSize.estimatedAxes)
      }
    }
  }
}

extension NSCollectionLayoutSize {
  var estimatedAxes: EstimatedAxes {
    var axes = EstimatedAxes.none
    if widthDimension.engine.isEstimated { axes.insert(.width) }
    if heightDimension.engine.isEstimated { axes.insert(.height) }
    return axes
  }
}
