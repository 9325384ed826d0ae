import TatamiGeometry
import TatamiUIKit

/// Sets the frames of the views in a tree after its layout, top down, where they have changed.
///
/// Edges are rounded to pixels in the coordinates of the outermost box, so that edges that coincide
/// in the layout coincide on screen.
@MainActor
struct BoxPlacer {
  /// A box or group whose children are to be placed.
  private struct Task {
    var regulator: Regulator
    /// Whether all children are placed; otherwise those that have moved.
    var placesAll = false
    /// The exact origin of the box's view in the root's coordinates.
    var exact: Point
    /// The pixel-aligned origin of the box's view.
    var aligned: Point
    /// The origin of a group in the box's view; zero for a box.
    var offset = Point.zero
    /// The animator of children without their own; nil to set frames at once.
    var animator: (any Animator)?
  }

  /// The frame that a view gets.
  private struct Target {
    let node: Measure
    let view: UIView
    let frame: CGRect
    let animator: (any Animator)?
  }

  private let tree: LayoutTree
  private let scale: Double
  private var waiting: [Task] = []
  private var targets: [Target] = []
  /// The ends of the sequences among the children that have been placed.
  private var ends: [SequenceEnd] = []

  init(tree: LayoutTree, scale: CGFloat) {
    self.tree = tree
    self.scale = Double(max(1, scale))
  }

  /// Places all views inside a box.
  ///
  /// - Parameters:
  ///   - root: The outermost box.
  ///   - size: The size of the box.
  ///   - phase: The distance from the box's pixel-aligned origin to the exact one.
  mutating func placeChildren(of root: Regulator, size: Size, phase: Point) {
    var task = Task(regulator: root, exact: phase, aligned: .zero)
    task.animator = root.view?.layoutAnimator
    visit(task, size: size)
    while let task = waiting.popLast() {
      let moved = tree.takeMovedChildren(of: task.regulator)
      let children = task.placesAll ? task.regulator.children.map(\.measure) : moved
      for child in children where child.activated && child.tree === tree { plan(child, in: task) }
      ends += task.regulator.sequenceEnds
    }
    // All frames are read before: a view that gets its frame may measure the box, and each
    // measurement changes the frames in the tree.
    for target in targets where target.node.activated && target.node.tree === tree { set(target) }
    for end in ends { end.onPlacement() }
  }

  private func set(_ target: Target) {
    let (node, animator) = (target.node, target.animator)
    target.view.setLayoutFrame(target.frame, by: node.isPlaced ? animator : animator?.appearance)
    node.isPlaced = true
  }

  /// Plans the frame of a child, and the placement of its own children.
  private mutating func plan(_ child: Measure, in task: Task) {
    let frame = tree.frame(of: child)
    guard isFinite(frame, of: child) else { return }
    child.frame = frame
    child.diagnose()
    let origin = task.offset + frame.origin
    guard let view = child.view else {
      guard let group = child as? Regulator else { return }
      var inner = task
      inner.regulator = group
      inner.offset = origin
      return visit(inner, size: frame.size)
    }
    let start = task.exact + origin
    let end = start + Point(x: frame.width, y: frame.height)
    let (first, last) = (aligned(start), aligned(end))
    let local = first - task.aligned
    let animator = view.layoutAnimator ?? task.animator
    let target = CGRect(x: local.x, y: local.y, width: last.x - first.x, height: last.y - first.y)
    targets.append(Target(node: child, view: view, frame: target, animator: animator))
    if let box = child as? Regulator {
      var inner = Task(regulator: box, exact: start, aligned: first)
      inner.animator = animator
      visit(inner, size: frame.size)
    }
  }

  /// Plans the placement of those children of a box whose frames may have changed.
  private mutating func visit(_ task: Task, size: Size) {
    let (regulator, former) = (task.regulator, task.regulator.placement)
    var placement = Placement()
    placement.size = size
    placement.space = tree.placementSpace(of: regulator)
    placement.phase = task.exact + task.offset - task.aligned
    placement.isStale = false
    placement.isDiscarded = false
    if former.isEquivalent(to: placement) { return }
    regulator.placement = placement
    var task = task
    task.placesAll = former.isDiscarded || !former.isAligned(with: placement)
    waiting.append(task)
  }

  private func aligned(_ point: Point) -> Point {
    Point(
      x: (point.x * scale).rounded() / scale,
      y: (point.y * scale).rounded() / scale
    )
  }

  /// Returns whether all lengths of a frame are finite; reports the node otherwise.
  private func isFinite(_ frame: Rect, of node: Measure) -> Bool {
    for number in [frame.minX, frame.minY, frame.width, frame.height]
    where number.magnitude >= LayoutTree.unlimited {
      BoxDiagnostics.report(
        """
        the frame of \(describe(node.node)) has a coordinate of \(number) points, because nothing \
        limits it; give the node or a box around it a length or a maximum
        """
      )
      return false
    }
    return true
  }
}

extension UIView {
  /// Sets size and center where they differ from those of a frame; the transform stays.
  func setLayoutFrame(_ frame: CGRect, by animator: (any Animator)? = nil) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
    if bounds.size == frame.size, self.center == center { return }
    let apply = { [self] in
      if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
      if self.center != center { self.center = center }
    }
    guard let animator else { return apply() }
    animator.animate(self, size: frame.size, center: center, animations: apply)
  }
}
