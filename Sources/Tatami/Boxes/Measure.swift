import TatamiBox
import TatamiGeometry
public import TatamiReactive
public import TatamiUIKit

/// The layout properties of a node in its box, and the result of the last layout.
///
/// ```swift
/// let label = UILabel().attach().text("Hello").width(.fill).view
/// label.layoutMeasure.margin = BorderInsets(top: 8)
/// let width = label.layoutMeasure.size.width
/// ```
///
/// Changing a property marks the boxes that depend on it; layout is deferred to the next layout
/// pass.
@preconcurrency @MainActor
public class Measure: ChangeNotifier {
  /// The distances around the node, in points; may be negative.
  public var margin = BorderInsets.zero {
    didSet { if margin != oldValue { changed(.style) } }
  }
  /// The alignment of the node in its box.
  public var alignment = Alignment.none {
    didSet { if alignment != oldValue { changed(.style) } }
  }
  /// The lengths of the node.
  @exclusivity(unchecked) public var size = BoxSize() {
    didSet { if size != oldValue { changed(.style) } }
  }
  /// Whether a flow box ends its line after the node.
  public var flowEnding = false {
    didSet { if flowEnding != oldValue { changed(.style) } }
  }
  /// Whether the node takes part in the layout.
  @exclusivity(unchecked) public var activated = true {
    didSet { if activated != oldValue { activationChanged() } }
  }

  /// The size found by the last layout, in points, not rounded to pixels.
  public var calculatedSize: CGSize { calculatedFrame.size }
  /// The origin found by the last layout, in the coordinates of the box or group.
  public var calculatedOrigin: CGPoint { calculatedFrame.origin }
  /// The center found by the last layout, in the coordinates of the box or group.
  public var calculatedCenter: CGPoint {
    CGPoint(x: calculatedFrame.midX, y: calculatedFrame.midY)
  }
  /// The frame found by the last layout, in the coordinates of the box or group, not rounded to
  /// pixels; zero before the first layout.
  public var calculatedFrame: CGRect { CGRect(frame) }

  /// A source that fires after each change of a property.
  public var changeNotifier: Outputs<Void> { changes.asOutput() }
  private lazy var changes: SimpleIO<Void> = {
    observesChanges = true
    return SimpleIO()
  }()
  private var observesChanges = false

  /// The view or group that the properties belong to.
  final var node: (any BoxLayoutNode)? {
    get {
      guard let object = nodeObject else { return nil }
      // Casting to a class is faster than looking up the conformance.
      return object as? UIView ?? object as? any BoxLayoutNode
    }
    set { nodeReference = BackReference(newValue) }
  }

  /// The box or group that lays the node out.
  final var parent: Regulator? {
    get {
      guard let object = parentReference.object else { return nil }
      return unsafeDowncast(object, to: Regulator.self)
    }
    set { parentReference = BackReference(newValue) }
  }

  /// The tree that contains the node.
  final var tree: LayoutTree? {
    get {
      guard let object = treeReference.object else { return nil }
      return unsafeDowncast(object, to: LayoutTree.self)
    }
    set { treeReference = BackReference(newValue) }
  }

  /// The node as any object, which is read faster.
  final var nodeObject: AnyObject? { nodeReference.object }

  @exclusivity(unchecked) private var nodeReference = BackReference()
  @exclusivity(unchecked) private var parentReference = BackReference()
  @exclusivity(unchecked) private var treeReference = BackReference()
  /// The handle of the node in its tree.
  var handle: BoxHandle?
  /// The changes that have not been applied to the tree.
  @exclusivity(unchecked) final var pending: PendingChanges = []
  /// Whether the parent's list of changed children contains the node.
  var isListed = false
  /// Whether the node's view is being moved in or out of the hierarchy without leaving its group.
  var isRehosting = false
  /// Whether a box keeps position and size while it is not activated.
  var keepsFrame = false
  /// The distances set by the setters of the margin.
  var marginSettings = InsetSettings()
  /// The name under which each placement is written to the console; nil for none.
  public var diagnosis: String?
  /// The text that is added to the messages about the placements.
  public var diagnosisRemark: String?
  /// Whether the view of the node has been placed in its current box.
  var isPlaced = false
  /// The frame in the parent, from the last placement.
  var frame = Rect.zero

  /// Creates the default properties of a node.
  public init() {}

  /// The node whose properties these are; nil before a program has reached them through a node.
  public var layoutNode: (any BoxLayoutNode)? { node }

  /// The view of the node; nil for a group.
  var view: UIView? { node?.layoutNodeView }

  /// Whether the node is the outermost one of a tree: it has no parent, or it is a box that is not
  /// activated.
  var isRoot: Bool { parent == nil }

  /// Whether the node is laid out on its own although it has a parent: a box that is not activated.
  var isIndependent: Bool { false }

  /// Records a change and marks the boxes that depend on it.
  final func changed(_ change: PendingChanges) {
    mark(change)
    if observesChanges { changes.input(value: ()) }
  }

  /// Marks the node and its path to the root, up to the first marked ancestor.
  final func mark(_ change: PendingChanges) {
    pending.insert(change)
    var top = self
    while !top.isIndependent, let parent = top.parent {
      if top.isListed { return }
      parent.list(top)
      top = parent
    }
    top.requestLayout()
  }

  /// Discards the measured sizes of the content.
  final func contentChanged() {
    if size.wraps { mark(.content) }
  }

  func activationChanged() { changed(.style) }

  /// Marks the outermost view for layout.
  func requestLayout() {}

  /// The engine's style of the node.
  func boxStyle() -> BoxStyle {
    var style = BoxStyle(
      width: size.width,
      height: size.height,
      margin: Insets(margin.insets(in: parent?.readingDirection ?? .leftToRight)),
      alignment: alignment
    )
    style.flowEnding = flowEnding
    style.activated = activated
    return style
  }
}

/// The changes of a node since its tree was updated.
struct PendingChanges: OptionSet {
  let rawValue: UInt8

  /// The node's own properties.
  static let style = PendingChanges(rawValue: 1 << 0)
  /// The content of a leaf, or of all leaves of a box.
  static let content = PendingChanges(rawValue: 1 << 1)
  /// The properties of a box.
  static let layout = PendingChanges(rawValue: 1 << 2)
  /// The list of a box's children.
  static let children = PendingChanges(rawValue: 1 << 3)
}
