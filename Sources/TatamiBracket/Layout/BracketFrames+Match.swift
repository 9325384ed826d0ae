public import TatamiGeometry

extension BracketFrames {
  /// A match and its frame.
  public struct Match: Hashable, Sendable {
    /// The frame, in points.
    public var frame: Rect
    /// The center of an image on the match: the point where its lines meet, or where the first
    /// winner leaves.
    public var imageCenter: Point
    // Numbers have 32 bits, so that a match fills one line of the processor's cache: new memory is
    // the greater part of the cost of large brackets. No number is greater than `Bracket.mostSlots`.
    private let round: Int32
    private let item: Int32
    private var index32: Int32
    private let points32: Int32

    init(path: MatchPath, index: Int, frame: Rect, imageCenter: Point, points: Points = .none) {
      (round, item, index32) = (Int32(path.round), Int32(path.item), Int32(index))
      points32 = points.number
      self.frame = frame
      self.imageCenter = imageCenter
    }

    /// The round and the position in it.
    public var path: MatchPath { MatchPath(round: Int(round), item: Int(item)) }

    /// The serial index in a binary bracket, or the position among the matches of a tree.
    public internal(set) var index: Int {
      get { Int(index32) }
      set { index32 = Int32(newValue) }
    }

    /// The points where winners leave the match.
    var points: Points { Points(number: points32) }

    /// The value of a match that is not laid out yet.
    static let empty = Match(
      path: MatchPath(round: 0, item: 0),
      index: 0,
      frame: .zero,
      imageCenter: .zero
    )
  }
}

extension BracketFrames.Match {
  /// The points where winners leave a match.
  enum Points: Equatable {
    /// None, as in a binary bracket.
    case none
    /// The center of the match's image.
    case imageCenter
    /// A group of several points.
    case group(Int)

    init(number: Int32) {
      self = number < -1 ? .none : number < 0 ? .imageCenter : .group(Int(number))
    }

    var number: Int32 {
      switch self {
      case .none: -2
      case .imageCenter: -1
      case .group(let number): Int32(number)
      }
    }
  }
}
