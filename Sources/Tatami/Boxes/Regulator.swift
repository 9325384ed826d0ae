import TatamiBox
import TatamiGeometry

/// The layout properties of a box or a group as a node, and the arrangement of its children.
public class Regulator: Measure {
  /// The alignment of children without their own alignment.
  public var justifyContent: Alignment {
    get { layout.justifyContent }
    set { setLayout(\.justifyContent, newValue) }
  }
  /// The distances between the edges of the box and its children, in points; may be negative.
  public var padding = BorderInsets.zero {
    didSet { if padding != oldValue { changed(.layout) } }
  }
  /// The reading direction; nil for that of the box's view.
  public var semanticDirection: SemanticDirection? {
    didSet { if semanticDirection != oldValue { directionChanged() } }
  }

  /// A child of a box.
  struct Child {
    unowned let measure: Measure
    /// The group, or the view of a group; nil for a view that the box's view holds as its subview.
    let owned: AnyObject?
  }

  /// The engine's layout, without padding and reading direction.
  @exclusivity(unchecked) private(set) var layout: BoxLayout
  /// The children in order.
  @exclusivity(unchecked) private(set) var children: [Child] = []
  /// The ends of the sequences among the children.
  var sequenceEnds: [SequenceEnd] = []
  /// The children with pending changes in their subtrees.
  @exclusivity(unchecked) private var listedChildren: [Child] = []
  /// The distances set by the setters of the padding.
  var paddingSettings = InsetSettings()
  /// The values on which the frames of the children depended when they were last placed.
  var placement = Placement()

  init(_ layout: BoxLayout) {
    self.layout = layout
    super.init()
  }

  /// Creates the properties of a Z box.
  public override convenience init() { self.init(.zbox) }

  /// Whether the node is the outermost one of a tree: it has no parent, or it is a box that is not
  /// activated.
  override var isRoot: Bool { parent == nil || isIndependent }
  override var isIndependent: Bool { !activated && view != nil }

  /// The reading direction of the box.
  var readingDirection: SemanticDirection {
    semanticDirection
      ?? SemanticDirection.preferred
      ?? hostView.map { SemanticDirection($0.effectiveUserInterfaceLayoutDirection) }
      ?? .leftToRight
  }

  /// The view of the box; nil for a group.
  final var boxView: BoxView? { nodeObject as? BoxView }

  /// The view of the box or of the nearest enclosing box of a group; nil for a group outside of
  /// boxes.
  var hostView: BoxView? {
    var regulator = self
    while true {
      if let view = regulator.boxView { return view }
      guard let parent = regulator.parent else { return nil }
      regulator = parent
    }
  }

  func setLayout<Value: Equatable>(_ path: WritableKeyPath<BoxLayout, Value>, _ value: Value) {
    guard layout[keyPath: path] != value else { return }
    layout[keyPath: path] = value
    changed(.layout)
  }

  /// Whether the subtree of a child has pending changes.
  var hasListedChildren: Bool { !listedChildren.isEmpty }

  /// Adds a child with pending changes in its subtree.
  func list(_ child: Measure) {
    child.isListed = true
    listedChildren.append(Child(measure: child, owned: nil))
  }

  /// Removes and returns the children with pending changes in their subtrees.
  func takeListedChildren() -> [Child] {
    defer { listedChildren.removeAll(keepingCapacity: true) }
    for child in listedChildren { child.measure.isListed = false }
    return listedChildren
  }

  /// Removes a child from those with pending changes.
  func unlist(_ child: Measure) {
    guard child.isListed else { return }
    child.isListed = false
    listedChildren.removeAll { $0.measure === child }
  }

  override func requestLayout() {
    boxView?.markForLayout()
  }

  /// Inserts a child at an index, which is limited to the number of children; nil for the end.
  func add(_ child: Child, at index: Int?) {
    guard let index, index < children.count else { return children.append(child) }
    children.insert(child, at: max(0, index))
  }

  /// Removes the child at an index.
  func removeChild(at index: Int) {
    withExtendedLifetime(children.remove(at: index)) {}
  }

  /// Replaces the list of children.
  func replaceChildren(with children: [Child]) {
    self.children = children
  }

  override func activationChanged() {
    guard view != nil else { return super.activationChanged() }
    // A box that is not activated is laid out on its own.
    tree?.remove(self)
    parent?.unlist(self)
    parent?.mark(.children)
    changed([.style, .children])
  }

  /// Whether the engine's layout depends on the number of children.
  var layoutDependsOnChildren: Bool { false }

  /// The engine's layout of the box.
  func boxLayout() -> BoxLayout {
    var result = layout
    let direction = readingDirection
    result.padding = Insets(padding.insets(in: direction))
    result.readingDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    return result
  }

  /// Marks the properties that depend on the reading direction.
  func directionChanged() {
    changed(.layout)
    var waiting = [self]
    while let regulator = waiting.popLast() {
      for child in regulator.children {
        child.measure.mark(.style)
        guard let group = child.measure as? Regulator, group.view == nil else { continue }
        group.mark(.layout)
        waiting.append(group)
      }
    }
  }
}
