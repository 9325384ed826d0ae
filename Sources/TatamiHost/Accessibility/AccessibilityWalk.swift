import TatamiUIKit

/// Collects the accessibility elements of a tree of views; depth costs no stack.
@MainActor
struct AccessibilityWalk {
  /// An element or group with the responder that it describes.
  struct Element {
    let responder: UIResponder
    let node: AccessibilityNode
    var children: [Element] = []

    @MainActor
    init(_ responder: UIResponder) {
      self.responder = responder
      node = AccessibilityNode(of: responder)
    }

    /// The node with those of the elements inside; groups are nested at most 100 deep.
    var tree: AccessibilityNode {
      var tree = node
      tree.children = children.map(\.tree)
      return tree
    }
  }

  private enum Step {
    case enter(UIResponder)
    case leave(Element)
  }

  /// The deepest nesting of groups; deeper groups are replaced by their children.
  private static let maxDepth = 100

  /// Whether tables and collection views, their cells, tables of data and modal views are groups.
  private let groupsLists: Bool
  private var steps: [Step] = []
  /// The elements found so far in each open group.
  private var found: [[Element]] = [[]]
  private var visited: Set<ObjectIdentifier> = []

  private init(groupsLists: Bool) { self.groupsLists = groupsLists }

  /// Returns the elements inside of a view, none inside of an element except the views beside the
  /// text of a field.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - groupsLists: Whether tables and collection views, their cells, tables of data and modal views
  ///     are groups.
  static func elements(of view: UIView, groupsLists: Bool = false) -> [Element] {
    guard !view.isAccessibilityElement else { return [] }
    var walk = AccessibilityWalk(groupsLists: groupsLists)
    walk.visited.insert(ObjectIdentifier(view))
    walk.enterChildren(of: view)
    walk.run()
    return walk.found[0]
  }

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .enter(let responder): enter(responder)
      case .leave(let node): leave(node)
      }
    }
  }

  private mutating func enter(_ responder: UIResponder) {
    let isNew = visited.insert(ObjectIdentifier(responder)).inserted
    guard isNew, responder.isVisibleToScreenReaders else { return }
    if responder.isAccessibilityElement {
      add(Element(responder))
      let inside = (responder as? UITextField)?.viewsBesideText ?? []
      steps += inside.reversed().map { .enter($0) }
    } else {
      if responder.isGroup || groupsLists && responder.isListOrCell, found.count < Self.maxDepth {
        steps.append(.leave(Element(responder)))
        found.append([])
      }
      enterChildren(of: responder)
    }
  }

  private mutating func leave(_ group: Element) {
    var group = group
    group.children = found.removeLast()
    if !group.children.isEmpty { add(group) }
  }

  private mutating func add(_ element: Element) {
    found[found.count - 1].append(element)
  }

  private mutating func enterChildren(of responder: UIResponder) {
    guard !responder.accessibilityElementsHidden else { return }
    steps += responder.accessibilityChildren.reversed().map { .enter($0) }
  }
}

extension UIResponder {
  /// Whether screen readers see the responder or what is inside.
  fileprivate var isVisibleToScreenReaders: Bool {
    guard let view = self as? UIView else { return true }
    return !view.isHidden && view.alpha > 0 && !accessibilityElementsHidden
  }

  /// Whether what is inside is a group of its own.
  fileprivate var isGroup: Bool {
    accessibilityLabel != nil || accessibilityIdentifier != nil || shouldGroupAccessibilityChildren
  }

  /// Whether the responder is a table or collection view, a cell, a table of data or modal.
  fileprivate var isListOrCell: Bool {
    self is UITableView || self is UITableViewCell || self is UICollectionView
      || self is UICollectionViewCell || self is any UIAccessibilityContainerDataTable
      || accessibilityViewIsModal
  }

  /// The named elements, or else the subviews not covered; of these only the modal one if any.
  fileprivate var accessibilityChildren: [UIResponder] {
    if let elements = accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let views = (self as? UIView)?.subviewsInReadingOrder ?? []
    let modal = views.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return modal.map { [$0] } ?? views
  }
}

extension UIView {
  /// The subviews that can be reached; those of tables and collection views from top to bottom, in
  /// the order of the items, because cells are added and reused in any order.
  fileprivate var subviewsInReadingOrder: [UIView] {
    guard self is UITableView || self is UICollectionView else { return reachableSubviews }
    let places = reachableSubviews.map { (view: $0, place: place(of: $0)) }
    return places.sorted { $0.place < $1.place }.map(\.view)
  }

  /// The upper edge of a subview and the index path of its item; empty for other subviews.
  private func place(of view: UIView) -> (CGFloat, IndexPath) {
    let cell = view as? UICollectionViewCell
    let path = cell.flatMap { (self as? UICollectionView)?.indexPath(for: $0) }
    return (view.frame.minY, path ?? IndexPath())
  }
}
