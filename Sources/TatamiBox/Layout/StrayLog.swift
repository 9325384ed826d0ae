import TatamiGeometry

/// Keeps the positions of strays: children that a wrapping flow measures or shows but puts in no
/// line, because their length is a share of a line that wraps.
///
/// The reference moves a stray by its line's origin each time the flow is measured, so the place
/// depends on how often that happens. The log counts how often a box is asked, and with what,
/// instead of repeating the measures.
struct StrayLog: Sendable {
  /// How often a box is asked for its size in a space.
  struct Ask: Sendable {
    var space: Size
    var weight: Double
  }

  /// The box whose asks are counted and whose strays are moved; `NodeHeader.none` for no box.
  var box = NodeHeader.none
  /// How often the running pass over that box counts.
  var weight = 0.0
  /// The asks of boxes that hold a stray.
  private var asks: [Int32: [Ask]] = [:]
  /// Flows that were found to have strays and not marked above yet.
  private(set) var found: [Int32] = []

  /// Counts an ask, if the box around is being watched.
  mutating func note(_ child: Int, _ header: NodeHeader, _ space: Size) {
    guard header.parent == box, header.flags.contains(.wraps) else { return }
    let known = asks[Int32(child), default: []].firstIndex { $0.space == space }
    if let known {
      asks[Int32(child), default: []][known].weight += weight
    } else {
      asks[Int32(child), default: []].append(Ask(space: space, weight: weight))
    }
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

  /// Moves a stray of a flow by its line's origin, or notes that the flow has one.
  mutating func place(_ stray: Int, of flow: Int, _ origin: Point, _ arena: LayoutArena) {
    if Int32(flow) == box {
      arena.extents[2 * stray].origin += origin.x * weight
      arena.extents[2 * stray + 1].origin += origin.y * weight
    } else if !arena.headers[flow].flags.contains(.hasStray) {
      arena.headers[flow].flags.insert(.hasStray)
      found.append(Int32(flow))
    }
  }
}
