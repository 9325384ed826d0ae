import TatamiGeometry

/// What a node of the arena is; decides which pass lays it out.
enum NodeKind: UInt8, Sendable {
  case leaf, hbox, vbox, hflow, vflow, zbox
  /// A line of a flow, alive only during a layout: along x, along y.
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

  /// Whether the kind has children.
  var isBox: Bool { self != .leaf }
  /// The axis along which a flow stacks its lines; nil for other kinds.
  var flowAxis: Axis? {
    switch self {
    case .hflow: .horizontal
    case .vflow: .vertical
    default: nil
    }
  }

  /// Whether the kind is a line of a flow.
  var isRow: Bool { self == .hrow || self == .vrow }
}

/// The way a length is found, as hot loops ask for it.
enum LengthKind: UInt8, Sendable {
  /// The content, without limits.
  case wrap
  /// The content within limits kept in the node's `RareStyle`.
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

  /// Whether the length follows the content.
  var wraps: Bool { rawValue <= 1 }
}

/// What is known about a node.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt16

  /// Takes part in layout.
  static let active = NodeFlags(rawValue: 1 << 0)
  /// Ends a flow's line.
  static let endsLine = NodeFlags(rawValue: 1 << 1)
  /// Has a wrapping length.
  static let wraps = NodeFlags(rawValue: 1 << 2)
  /// Has a length that follows the other one.
  static let hasAspect = NodeFlags(rawValue: 1 << 3)
  /// Names an alignment of its own, kept in its `RareStyle`.
  static let aligned = NodeFlags(rawValue: 1 << 4)
  /// Cached sizes and placed children are out of date.
  static let stale = NodeFlags(rawValue: 1 << 5)
  /// Something in the subtree has to be checked by the settling walk.
  static let unsettled = NodeFlags(rawValue: 1 << 6)
  /// The size was set by a growing box and is not the node's own answer.
  static let stretched = NodeFlags(rawValue: 1 << 7)
  /// The box around has asked for a size.
  static let asked = NodeFlags(rawValue: 1 << 8)
  /// The box around has asked with more than one offered space.
  static let askedTwice = NodeFlags(rawValue: 1 << 9)
  /// The box around left the node out: no size was ever asked.
  static let blank = NodeFlags(rawValue: 1 << 10)
  /// The subtree holds a flow that leaves out a child.
  static let hasStray = NodeFlags(rawValue: 1 << 11)
}

/// The part of a node that every pass reads: 32 bytes.
struct NodeHeader: Sendable {
  /// The node around, or `none`.
  var parent = NodeHeader.none
  /// The first child, or `none`.
  var firstChild = NodeHeader.none
  /// The next sibling, or `none`.
  var next = NodeHeader.none
  /// Position of the leaf or box record.
  var record = NodeHeader.none
  /// Position of the rare style, or `none`.
  var rare = NodeHeader.none
  /// The only child with changes below it, `none` or `several`.
  var changedChild = NodeHeader.none
  var kind = NodeKind.free
  var widthKind = LengthKind.wrap
  var heightKind = LengthKind.wrap
  var flags: NodeFlags = []

  /// No node.
  static let none: Int32 = -1
  /// More than one node.
  static let several: Int32 = -2

  /// The way the length along an axis is found.
  subscript(axis: Axis) -> LengthKind {
    axis == .horizontal ? widthKind : heightKind
  }

  /// Whether anything in the subtree changed since the last layout.
  var hasChanges: Bool {
    flags.contains(.stale) || changedChild != NodeHeader.none
  }
}
