import TatamiGeometry

/// Finds the places of strays: children that a flow measures but puts in no line, because their
/// length is a share of a line that wraps, or because their whole line is left out.
///
/// The reference moves a stray by its line's origin each time the flow is measured, so the place
/// depends on how often and in which order that happens. The log counts how often a box is asked
/// with which space, instead of repeating the measures.
struct StrayLog: Sendable {
  /// How often a box is asked for its size in a space.
  struct Ask: Sendable {
    var space: Size
    var weight: Double
  }

  /// Where the passes over a flow have left a child.
  private struct Place: Sendable {
    var center = Point.zero
    /// Whether the last pass put the child into no line.
    var isStray = false
  }

  /// The box whose asks are counted and whose strays are moved; `NodeHeader.none` for no box.
  private var box = NodeHeader.none
  /// How often the running pass over that box counts.
  private var weight = 0.0
  /// The asks of boxes that hold a stray, in the order of their last occurrence.
  private var asks: [Int32: [Ask]] = [:]
  /// The children of the watched flow.
  private var places: [Int: Place] = [:]
  /// Flows that were found to have strays and not marked above yet.
  private var found: [Int32] = []

  /// Watches the next pass over a box, which stands for a number of equal ones.
  mutating func watch(_ node: Int, weight: Double) {
    box = Int32(node)
    self.weight = weight
  }

  /// Ends watching; returns the strays of the box with their centres.
  mutating func finish() -> [(stray: Int, center: Point)] {
    defer { places.removeAll(keepingCapacity: true) }
    box = NodeHeader.none
    return places.filter(\.value.isStray).map { ($0.key, $0.value.center) }
  }

  /// Counts an ask, if the box around is being watched.
  mutating func note(_ child: Int, _ header: NodeHeader, _ space: Size) {
    guard header.parent == box, header.flags.contains(.wraps) else { return }
    var known = asks.removeValue(forKey: Int32(child)) ?? []
    var ask = Ask(space: space, weight: weight)
    if let index = known.firstIndex(where: { $0.space == space }) {
      ask.weight += known.remove(at: index).weight
    }
    known.append(ask)
    asks[Int32(child)] = known
  }

  /// Takes the asks counted for a box.
  mutating func takeAsks(_ node: Int) -> [Ask] {
    asks.removeValue(forKey: Int32(node)) ?? []
  }

  /// Takes the flows found to have strays.
  mutating func takeFound() -> [Int32] {
    defer { found.removeAll(keepingCapacity: true) }
    return found
  }

  /// Whether the places in a flow are being watched.
  func watches(_ flow: Int) -> Bool { Int32(flow) == box }

  /// Notes that a flow has strays.
  mutating func find(_ flow: Int, _ flags: inout NodeFlags) {
    if flags.insert(.hasStray).inserted { found.append(Int32(flow)) }
  }

  /// Notes where a line has put a child.
  mutating func place(_ child: Int, center: Point) {
    places[child] = Place(center: center)
  }

  /// Moves a stray by its line's origin.
  mutating func stray(_ child: Int, _ line: Point) {
    var place = places[child] ?? Place()
    place.center = place.center + Point(x: line.x * weight, y: line.y * weight)
    place.isStray = true
    places[child] = place
  }
}
