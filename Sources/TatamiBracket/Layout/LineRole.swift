import TatamiGeometry

/// The part that a line has in the bracket, without its points.
///
/// The values share 64 bits because a layout writes several lines per match: in a struct of their
/// own they made layouts 15 % slower.
struct LineRole: Hashable, Sendable {
  /// All values, from the lowest bit: item (28 bits), round (28), segment (2), then one bit each for
  /// `isDecided`, `leadsToWin` and a vertical axis.
  ///
  /// Items and rounds are smaller than `Bracket.mostSlots`, which has 25 bits.
  private var bits: UInt64

  private static let numberWidth = 28
  private static let numberMask: UInt64 = 1 << 28 - 1
  private static let segmentShift = 56
  private static let decidedBit: UInt64 = 1 << 58
  private static let winBit: UInt64 = 1 << 59
  private static let verticalBit: UInt64 = 1 << 60

  /// Creates the role of a line whose contestant wins the match if the line is decided.
  init(_ segment: BracketFrames.Segment, of match: MatchPath, isDecided: Bool) {
    self.init(segment, of: match, isDecided: isDecided, leadsToWin: isDecided)
  }

  init(
    _ segment: BracketFrames.Segment,
    of match: MatchPath,
    isDecided: Bool,
    leadsToWin: Bool
  ) {
    bits =
      UInt64(truncatingIfNeeded: match.item) & Self.numberMask
      | (UInt64(truncatingIfNeeded: match.round) & Self.numberMask) << Self.numberWidth
      | UInt64(segment.rawValue) << Self.segmentShift
      | (isDecided ? Self.decidedBit : 0)
      | (leadsToWin ? Self.winBit : 0)
  }

  var match: MatchPath {
    MatchPath(
      round: Int(bits >> Self.numberWidth & Self.numberMask),
      item: Int(bits & Self.numberMask)
    )
  }

  var segment: BracketFrames.Segment {
    BracketFrames.Segment(rawValue: UInt8(bits >> Self.segmentShift & 3)) ?? .incoming
  }

  var isDecided: Bool { bits & Self.decidedBit != 0 }

  var leadsToWin: Bool { bits & Self.winBit != 0 }

  /// The axis along which the line runs.
  var axis: Axis {
    get { bits & Self.verticalBit != 0 ? .vertical : .horizontal }
    set { bits = newValue == .vertical ? bits | Self.verticalBit : bits & ~Self.verticalBit }
  }
}
