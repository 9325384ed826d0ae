import TatamiGeometry

/// The kind of a node, which determines the pass that lays it out.
enum NodeKind: UInt8, Sendable {
  case leaf, hbox, vbox, hflow, vflow, zbox
  /// A line of a flow along x or y, which exists only during a layout.
  case hrow, vrow
  /// A free slot.
  case free

  init(_ kind: BoxLayout.Kind) {
    switch kind {
    case .linear(let axis): self = axis == .horizontal ? .hbox : .vbox
    case .flow(let axis): self = axis == .horizontal ? .hflow : .vflow
    case .z: self = .zbox
    }
  }

  /// Whether nodes of the kind have children.
  var isBox: Bool { self != .leaf }

  /// Whether the kind is a line of a flow.
  var isRow: Bool { self == .hrow || self == .vrow }
}

/// The kind of a length, in a form suitable for hot loops.
enum LengthKind: UInt8, Sendable {
  /// The content, without limits.
  case wrap
  /// The content, within the limits in the node's `ExtendedStyle`.
  case limitedWrap
  case fixed, ratio, aspect

  init(_ length: SizeDescription) {
    switch length.kind {
    case .wrap: self = length.isLimited ? .limitedWrap : .wrap
    case .fixed: self = .fixed
    case .ratio: self = .ratio
    case .aspect: self = .aspect
    }
  }

  /// Whether the length depends on the content.
  var wraps: Bool { rawValue <= 1 }

  /// Whether the length is fixed or that of the content without limits.
  var isFixedOrWraps: Bool { self == .fixed || self == .wrap }
}

/// The state of a node.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt16

  /// The node takes part in layout.
  static let active = NodeFlags(rawValue: 1 << 0)
  /// The node ends a line of its flow.
  static let endsLine = NodeFlags(rawValue: 1 << 1)
  /// A length of the node wraps.
  static let wraps = NodeFlags(rawValue: 1 << 2)
  /// One length of the node is derived from the other.
  static let hasAspect = NodeFlags(rawValue: 1 << 3)
  /// The node's `ExtendedStyle` contains an alignment.
  static let aligned = NodeFlags(rawValue: 1 << 4)
  /// The cached sizes and the positions of the children are out of date.
  static let stale = NodeFlags(rawValue: 1 << 5)
  /// The final placement must visit the subtree.
  static let placementPending = NodeFlags(rawValue: 1 << 6)
  /// The parent has set the size by growing the node; it is not the node's own size.
  static let stretched = NodeFlags(rawValue: 1 << 7)
  /// The parent has offered a space.
  static let offered = NodeFlags(rawValue: 1 << 8)
  /// The parent has offered more than one space.
  static let offeredTwice = NodeFlags(rawValue: 1 << 9)
  /// The parent has left the node out and has never offered it a space.
  static let leftOut = NodeFlags(rawValue: 1 << 10)
  /// The subtree contains a flow with an unplaced child.
  static let hasUnplacedChild = NodeFlags(rawValue: 1 << 11)
  /// The flags that count the spaces that the parent has offered.
  static let offers: NodeFlags = [.offered, .offeredTwice]
  /// Walks can lay out the box and its subtree, as far as is known.
  static let walkable = NodeFlags(rawValue: 1 << 12)
  /// The node is active and wraps on both axes without limits, as most nodes do.
  static let plain = NodeFlags(rawValue: 1 << 13)
  /// The node is active, and one of its lengths is fixed; the other is too, or wraps without limits.
  static let fixed = NodeFlags(rawValue: 1 << 14)
}

/// The part of a node that all passes read, in 32 bytes.
struct NodeHeader: Sendable {
  /// The parent, or `none`.
  var parent = NodeHeader.none
  /// The first child, or `none`.
  var firstChild = NodeHeader.none
  /// The next sibling, or `none`.
  var next = NodeHeader.none
  /// The slot of the leaf or box record; for a line, the sibling after its last child.
  var record = NodeHeader.none
  /// The slot of the extended style, or `none`.
  var extendedStyle = NodeHeader.none
  /// The only child whose subtree contains changes, `none` or `several`.
  var changedChild = NodeHeader.none
  var kind = NodeKind.free
  var widthKind = LengthKind.wrap
  var heightKind = LengthKind.wrap
  /// The way in which a walk lays out the children of a box.
  var walk = WalkKind.unknown
  var flags: NodeFlags = []

  /// Creates the header of a free slot.
  init() {}

  /// Creates the header of a node that has not been laid out, in the default style.
  init(_ kind: NodeKind, _ record: Int32) {
    self.kind = kind
    self.record = record
    flags = [.stale, .active, .wraps, .plain]
  }

  /// No node.
  static let none: Int32 = -1
  /// More than one node.
  static let several: Int32 = -2

  /// The kind of the length along an axis.
  subscript(axis: Axis) -> LengthKind {
    axis == .horizontal ? widthKind : heightKind
  }

  /// Replaces the fields that are derived from a style.
  mutating func setStyle(_ style: BoxStyle) {
    widthKind = LengthKind(style.width)
    heightKind = LengthKind(style.height)
    flags.subtract(.fromStyle)
    flags.formUnion(NodeFlags(style))
    guard style.activated else { return }
    if wrapsWithoutLimits {
      flags.insert(.plain)
    } else if widthKind.isFixedOrWraps, heightKind.isFixedOrWraps {
      flags.insert(.fixed)
    }
  }

  /// Whether the node is a plain leaf.
  var isPlainLeaf: Bool { flags.contains(.plain) && kind == .leaf }

  /// Whether the node is a leaf with a fixed length.
  var isFixedLeaf: Bool { flags.contains(.fixed) && kind == .leaf }

  /// Whether the node wraps on both axes without limits.
  var wrapsWithoutLimits: Bool { widthKind == .wrap && heightKind == .wrap }

  /// Whether the final placement must visit the subtree.
  var isPending: Bool {
    hasChanges || flags.contains(.placementPending)
  }

  /// Whether the subtree changed since the last layout.
  var hasChanges: Bool {
    flags.contains(.stale) || changedChild != NodeHeader.none
  }
}
