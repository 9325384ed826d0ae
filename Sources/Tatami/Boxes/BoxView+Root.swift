import TatamiBox
import TatamiGeometry
import TatamiUIKit

extension BoxView {
  /// The maximum number of layouts in one pass when views change their box during layout.
  private static let maxLayouts = 8

  /// Whether an outermost box sets its own size.
  ///
  /// A box with the visibility `free`, one that is disappearing, and one that constraints place, keeps
  /// its size.
  var controlsSize: Bool {
    if layoutRegulator.parent == nil {
      return controls.size && translatesAutoresizingMaskIntoConstraints
    }
    return controls.size && !layoutRegulator.keepsFrame && layoutVisibility != .free
  }

  /// Whether an outermost box sets its own center; inside a box, or placed by constraints, it keeps its
  /// position.
  var controlsCenter: Bool {
    controls.center && layoutRegulator.parent == nil && translatesAutoresizingMaskIntoConstraints
  }

  /// Lays out the tree of an outermost box and sets the frames that have changed.
  func layOutTree() {
    guard !layoutTree.isBusy, layoutVisibility != .gone else { return }
    if !controlsSize, Size(bounds.size) != layoutRegulator.frame.size {
      layoutRegulator.pending.insert(.style)
    }
    for _ in 1...Self.maxLayouts {
      layoutTree.update()
      let frame = layoutTree.layOut(in: hostSpace)
      place(frame)
      if !layoutRegulator.hasPendingChanges { return }
    }
    BoxDiagnostics.report("\(describe(self)) is changed by its views during each of its layouts")
  }

  /// The space in which an outermost box is laid out: its share of the superview's size, or no
  /// limit.
  private var hostSpace: BoxSpace {
    guard controlsSize, let superview else { return BoxSpace() }
    let (host, size) = (superview.bounds.size, layoutRegulator.size)
    return BoxSpace(
      width: size.width.kind == .ratio ? .definite(Double(host.width)) : .unbounded,
      height: size.height.kind == .ratio ? .definite(Double(host.height)) : .unbounded
    )
  }

  private func place(_ frame: Rect) {
    let magnitude = max(frame.width, frame.height)
    guard magnitude < LayoutTree.unlimited else {
      return BoxDiagnostics.report(
        """
        the size of \(describe(self)) is \(frame.width) x \(frame.height) points, because nothing \
        limits it; give the box or a view in it a length or a maximum
        """
      )
    }
    layoutRegulator.frame = frame
    layoutRegulator.diagnose()
    let scale = max(1, traitCollection.displayScale)
    let exact = exactOrigin(of: frame)
    let aligned = Point(x: Double(exact.x), y: Double(exact.y)).rounded(toScale: scale)
    placeSelf(at: aligned, phase: exact - aligned, size: frame.size, scale: scale)
    var placer = BoxPlacer(tree: layoutTree, scale: scale)
    placer.placeChildren(of: layoutRegulator, size: frame.size, phase: exact - aligned)
    updateContentSize(frame.size)
  }

  private func placeSelf(at origin: Point, phase: Point, size: Size, scale: CGFloat) {
    let end = (phase + Point(x: size.width, y: size.height)).rounded(toScale: scale)
    var frame = CGRect(x: origin.x, y: origin.y, width: end.x, height: end.y)
    if !controlsSize { frame.size = bounds.size }
    if !controlsCenter || superview == nil {
      let kept = layoutRegulator.parent == nil ? frame.size : bounds.size
      let anchor = layer.anchorPoint
      frame.origin.x = center.x - anchor.x * kept.width
      frame.origin.y = center.y - anchor.y * kept.height
    }
    setLayoutFrame(frame, by: layoutRegulator.isPlaced ? layoutAnimator : nil)
    layoutRegulator.isPlaced = true
  }

  /// Returns the origin of an outermost box in its superview, not rounded to pixels.
  private func exactOrigin(of frame: Rect) -> Point {
    guard controlsCenter, let superview else { return .zero }
    var origin = Point.zero
    let host = Size(superview.bounds.size)
    let direction = layoutRegulator.readingDirection
    let margin = Insets(layoutRegulator.margin.insets(in: direction))
    for axis in Axis.allCases {
      let start = margin[start: axis]
      let end = host[axis] - margin[end: axis] - frame.size[axis]
      let isMirrored = axis == .horizontal && direction == .rightToLeft
      switch layoutRegulator.alignment[axis] {
      case nil, .start: origin[axis] = start
      case .end: origin[axis] = end
      case .leading: origin[axis] = isMirrored ? end : start
      case .trailing: origin[axis] = isMirrored ? start : end
      case .ratio(let ratio): origin[axis] = start + (end - start) * (ratio + 1) / 2
      }
    }
    return origin
  }

  private func updateContentSize(_ size: Size) {
    guard controls.contentSize, let scrollView = superview as? UIScrollView else { return }
    let margin = layoutRegulator.margin.insets(in: layoutRegulator.readingDirection)
    let inset = scrollView.adjustedContentInset
    let former = controls.scrolledAxes
    var (content, offset) = (scrollView.contentSize, scrollView.contentOffset)
    controls.scrolledAxes = []
    if layoutRegulator.size.width.kind == .wrap {
      controls.scrolledAxes.insert(.horizontal)
      content.width = size.width + margin.left + margin.right
    } else if former.contains(.horizontal) {
      (content.width, offset.x) = (0, -inset.left)
    }
    if layoutRegulator.size.height.kind == .wrap {
      controls.scrolledAxes.insert(.vertical)
      content.height = size.height + margin.top + margin.bottom
    } else if former.contains(.vertical) {
      (content.height, offset.y) = (0, -inset.top)
    }
    if content != scrollView.contentSize { scrollView.contentSize = content }
    if offset != scrollView.contentOffset { scrollView.contentOffset = offset }
  }
}

extension Regulator {
  /// Whether there are changes that have not been applied to the tree.
  var hasPendingChanges: Bool { !pending.isEmpty || hasListedChildren }

  /// Marks all leaves of the box, including those of its groups, for measurement in the next
  /// layout.
  func markContents() {
    mark(.content)
    var waiting = [self]
    while let regulator = waiting.popLast() {
      for child in regulator.children {
        guard let group = child.measure as? Regulator, group.view == nil else { continue }
        group.mark(.content)
        waiting.append(group)
      }
    }
  }

  /// The engine's style of an outermost box.
  func rootStyle() -> BoxStyle {
    guard let box = node as? BoxView else { return boxStyle() }
    if !box.controlsSize, box.measuredSpace == nil {
      return BoxStyle(
        width: .fix(Double(box.bounds.width)),
        height: .fix(Double(box.bounds.height))
      )
    }
    var style = boxStyle()
    style.margin = Insets(margin.insets(in: readingDirection))
    style.activated = true
    guard let space = box.measuredSpace else { return style }
    if style.width.kind == .ratio, space.width == .unbounded { style.width = .wrap }
    if style.height.kind == .ratio, space.height == .unbounded { style.height = .wrap }
    if let width = box.measuredWidth { style.width = .fix(Double(width)) }
    return style
  }
}

extension BoxSpace {
  /// Creates a space that is limited along the axes with a finite length above 0.
  init(limitedBy size: CGSize) {
    let bound = { (length: CGFloat) -> Bound in
      length > 0 && Double(length) < LayoutTree.unlimited ? .definite(Double(length)) : .unbounded
    }
    self.init(width: bound(size.width), height: bound(size.height))
  }
}

extension Point {
  /// Returns the nearest point on the pixel grid of a scale.
  func rounded(toScale scale: CGFloat) -> Point {
    let scale = Double(scale)
    return Point(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}
