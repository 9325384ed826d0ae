import TatamiGeometry

/// Reproduces the positions of unplaced children in the reference implementation, a quirk of the
/// original.
///
/// A flow measures an unplaced child but adds it to no line: the child's cross length is a share of
/// a line that wraps, or its whole line is left out. Each time the reference measures the flow, it
/// adds the line's origin to the center of such a child, so the child's position depends on the
/// number and the order of these measurements. Instead of repeating the measurements, the log
/// counts how often a box is offered each space.
struct UnplacedChildLog: Sendable {
  /// A space that a box was offered, and the number of times.
  struct Offer: Sendable {
    var space: Size
    var count: Double
  }

  /// The center of a child after the recorded passes over its flow.
  private struct Position: Sendable {
    var center = Point.zero
    /// Whether the last pass left the child unplaced.
    var isUnplaced = false
  }

  /// The box whose pass is recorded, or `NodeHeader.none`.
  private var box = NodeHeader.none
  /// The number of identical passes that the recorded pass represents.
  private var count = 0.0
  /// The offers to boxes that contain an unplaced child, in the order of their last occurrence.
  private var offers: [Int32: [Offer]] = [:]
  /// The positions of the recorded flow's children.
  private var positions: [Int: Position] = [:]
  /// The flows with unplaced children whose ancestors are not marked yet.
  private var newFlows: [Int32] = []

  /// Starts recording the next pass over a box, which represents a number of identical passes.
  mutating func startRecording(_ box: Int, count: Double) {
    self.box = Int32(box)
    self.count = count
  }

  /// Stops recording; returns the unplaced children of the recorded box with their centers.
  mutating func finishRecording() -> [(child: Int, center: Point)] {
    defer { positions.removeAll(keepingCapacity: true) }
    box = NodeHeader.none
    return positions.filter(\.value.isUnplaced).map { ($0.key, $0.value.center) }
  }

  /// Whether the pass over a flow is recorded.
  func isRecording(_ flow: Int) -> Bool { Int32(flow) == box }

  /// Counts an offer to a child of the recorded box.
  mutating func addOffer(_ space: Size, to child: Int, _ header: NodeHeader) {
    guard header.parent == box, header.flags.contains(.wraps) else { return }
    var known = offers.removeValue(forKey: Int32(child)) ?? []
    var offer = Offer(space: space, count: count)
    if let index = known.firstIndex(where: { $0.space == space }) {
      offer.count += known.remove(at: index).count
    }
    known.append(offer)
    offers[Int32(child)] = known
  }

  /// Removes and returns the offers to a box.
  mutating func takeOffers(to box: Int) -> [Offer] {
    offers.removeValue(forKey: Int32(box)) ?? []
  }

  /// Records the center of a placed child.
  mutating func setCenter(_ center: Point, of child: Int) {
    positions[child] = Position(center: center)
  }

  /// Moves the center of an unplaced child by the origin of its line.
  mutating func addLineOrigin(_ origin: Point, to child: Int) {
    var position = positions[child] ?? Position()
    position.center = position.center + origin * count
    position.isUnplaced = true
    positions[child] = position
  }

  /// Marks a flow with unplaced children.
  mutating func addFlow(_ flow: Int, _ flags: inout NodeFlags) {
    if flags.insert(.hasUnplacedChild).inserted { newFlows.append(Int32(flow)) }
  }

  /// Removes and returns the flows whose ancestors are not marked yet.
  mutating func takeNewFlows() -> [Int32] {
    defer { newFlows.removeAll(keepingCapacity: true) }
    return newFlows
  }
}
