public import Foundation
public import Tatami

extension Direction {
  /// The horizontal direction.
  public static var x: Direction { .horizontal }

  /// The vertical direction.
  public static var y: Direction { .vertical }
}

/// The bits of the original's alignments.
private enum AlignmentBits {
  static let none = 1 << 0
  static let top = 1 << 1
  static let bottom = 1 << 2
  static let left = 1 << 3
  static let right = 1 << 4
  static let horzCenter = 1 << 5
  static let vertCenter = 1 << 6
  static let leading = 1 << 7
  static let trailing = 1 << 8
}

// The original's alignments are a set of bits; Tatami's are one position on each axis.
extension Alignment {
  /// The type of the bits.
  public typealias RawValue = Int

  /// Creates an alignment from bits; the last of several positions on an axis counts.
  public init(rawValue: Int) {
    self.init(rawValue: rawValue, ratio: .zero)
  }

  /// Creates an alignment from bits and the ratios of the centers, from -1 to 1.
  public init(rawValue: Int, ratio: CGPoint) {
    self = .none
    let names: [(Int, Alignment)] = [
      (AlignmentBits.top, .top), (AlignmentBits.bottom, .bottom), (AlignmentBits.left, .left),
      (AlignmentBits.right, .right), (AlignmentBits.leading, .leading),
      (AlignmentBits.trailing, .trailing),
      (AlignmentBits.horzCenter, .horzCenter(Self.limited(ratio.x))),
      (AlignmentBits.vertCenter, .vertCenter(Self.limited(ratio.y))),
    ]
    for (bit, alignment) in names where rawValue & bit != 0 { formUnion(alignment) }
  }

  private static func limited(_ ratio: CGFloat) -> Double {
    ratio.isNaN ? 0 : Double(Swift.max(-1, Swift.min(1, ratio)))
  }

  /// The bits of the two positions.
  public var rawValue: Int {
    let horizontalBit =
      switch horizontal {
      case nil: 0
      case .start: AlignmentBits.left
      case .end: AlignmentBits.right
      case .leading: AlignmentBits.leading
      case .trailing: AlignmentBits.trailing
      case .ratio: AlignmentBits.horzCenter
      }
    let verticalBit =
      switch vertical {
      case nil: 0
      case .start, .leading: AlignmentBits.top
      case .end, .trailing: AlignmentBits.bottom
      case .ratio: AlignmentBits.vertCenter
      }
    return self == .none ? AlignmentBits.none : horizontalBit | verticalBit
  }

  /// The ratios of the centers, from -1 to 1.
  public var centerRatio: CGPoint {
    let ratio = { (position: Position?) -> Double in
      if case .ratio(let ratio) = position { ratio } else { 0 }
    }
    return CGPoint(x: ratio(horizontal), y: ratio(vertical))
  }

  /// The center of the horizontal axis.
  @_disfavoredOverload
  public static var horzCenter: Alignment { .horzCenter(0) }

  /// The center of the vertical axis.
  @_disfavoredOverload
  public static var vertCenter: Alignment { .vertCenter(0) }

  /// The alignments on the horizontal axis.
  public static var horzAlignments: [Alignment] {
    [.left, .right, .leading, .trailing, .horzCenter]
  }

  /// The alignments on the vertical axis.
  public static var vertAlignments: [Alignment] { [.top, .bottom, .vertCenter] }

  /// Whether the positions include those of another alignment.
  public func contains(_ member: Alignment) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// Returns these positions, replaced by those of another alignment.
  public func union(_ other: Alignment) -> Alignment {
    [self, other]
  }

  /// Adds the positions of another alignment.
  public mutating func formUnion(_ other: Alignment) {
    self = union(other)
  }

  /// Whether there is a horizontal position.
  public var hasHorzAlignment: Bool { horizontal != nil }

  /// Whether there is a vertical position.
  public var hasVertAlignment: Bool { vertical != nil }

  /// Whether the horizontal position depends on the reading direction.
  public var hasSemanticAlignment: Bool { horizontal == .leading || horizontal == .trailing }

  /// Whether there is a position across a direction.
  public func hasCrossAligment(for direction: Direction) -> Bool {
    cross(direction) != nil
  }

  /// Whether the position across a direction is a center.
  public func isCenter(for direction: Direction) -> Bool {
    if case .ratio = cross(direction) { true } else { false }
  }

  /// Whether the position across a direction is the start.
  public func isStart(for direction: Direction) -> Bool {
    cross(direction) == .start || cross(direction) == .leading
  }

  /// Whether the position across a direction is the end.
  public func isEnd(for direction: Direction) -> Bool {
    cross(direction) == .end || cross(direction) == .trailing
  }

  private func cross(_ direction: Direction) -> Position? {
    direction == .horizontal ? vertical : horizontal
  }
}

extension Alignment: CustomStringConvertible {
  /// The positions as a text, for example `left,vertCenter(0.5)`.
  public var description: String {
    let names: [(Alignment, String)] = [
      (.top, "top"), (.left, "left"), (.leading, "leading"), (.bottom, "bottom"),
      (.right, "right"), (.trailing, "trailing"),
      (.horzCenter, "horzCenter(\(centerRatio.x))"), (.vertCenter, "vertCenter(\(centerRatio.y))"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ",")
  }
}

extension BorderInsets {
  /// Creates insets from edges: physical ones if left or right is stated, otherwise semantic ones.
  @_disfavoredOverload
  public init(
    top: CGFloat = 0,
    left: CGFloat? = nil,
    bottom: CGFloat = 0,
    right: CGFloat? = nil,
    leading: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    if left != nil || right != nil {
      self.init(top: top, left: left ?? 0, bottom: bottom, right: right ?? 0)
    } else {
      self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  /// Returns physical insets.
  public static func from(_ insets: UIEdgeInsets) -> BorderInsets { BorderInsets(insets) }

  /// Whether the horizontal insets depend on the reading direction.
  public var isHorzSemantic: Bool { left == nil && right == nil }
}

extension Visibility: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .visible: "visible"
    case .invisible: "invisible"
    case .gone: "gone"
    case .free: "free"
    }
  }
}
