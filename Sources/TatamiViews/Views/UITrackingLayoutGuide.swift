public import TatamiGraphics

/// A layout guide that activates constraints near an edge of its view, and others away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The constraints that are active near edges or away from them.
  private struct TrackedConstraints {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [TrackedConstraints] = []
  /// The edges that the guide is near.
  var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Replaces the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: true) }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraintsActive(
    whenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { constraints(edge, isNear: true) }

  /// Replaces the constraints that are active while the guide is away from all of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { track(trackingConstraints, edge, isNear: false) }

  /// Returns the constraints that are active while the guide is away from all of some edges.
  open func constraintsActiveWhenAway(
    from edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { constraints(edge, isNear: false) }

  /// Deactivates and removes all constraints that the guide activates.
  open func removeAllTrackedConstraints() {
    for list in tracked { NSLayoutConstraint.deactivate(list.constraints) }
    tracked = []
  }

  private func constraints(_ edges: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  private func track(
    _ constraints: [NSLayoutConstraint],
    _ edges: NSDirectionalRectEdge,
    isNear: Bool
  ) {
    NSLayoutConstraint.deactivate(self.constraints(edges, isNear: isNear))
    tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
    let list = TrackedConstraints(edges: edges, isNear: isNear, constraints: constraints)
    tracked.append(list)
    if isActive(list) {
      NSLayoutConstraint.activate(constraints)
    } else {
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  private func isActive(_ list: TrackedConstraints) -> Bool {
    list.isNear
      ? nearEdges.isSuperset(of: list.edges) : nearEdges.isDisjoint(with: list.edges)
  }

  /// Activates and deactivates constraints after the guide has moved near other edges.
  final func updateTrackedConstraints() {
    for list in tracked where !isActive(list) { NSLayoutConstraint.deactivate(list.constraints) }
    for list in tracked where isActive(list) { NSLayoutConstraint.activate(list.constraints) }
  }
}
