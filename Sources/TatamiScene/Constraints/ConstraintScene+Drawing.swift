import TatamiConstraints
import TatamiGeometry
import TatamiJSON

extension ConstraintScene {
  /// Returns the last solution: views and guides in the coordinates of the root, and the active
  /// constraints as distances between their attributes.
  func drawing() -> SceneDrawing {
    let size = layout.frame(of: layout.engine.root).size
    var drawing = SceneDrawing(size: size)
    drawing.add(Rect(size: size), "root", role: .container)
    layout.draw(in: &drawing)
    return drawing
  }
}

extension ConstraintSceneLayout {
  /// Adds the views, the guides and the active constraints.
  ///
  /// - Parameter origin: The position of the root.
  func draw(in drawing: inout SceneDrawing, at origin: Point = .zero) {
    for (name, view) in views {
      let role: SceneDrawing.Role = isContainer(view.handle) ? .container : .item
      drawing.add(frame(of: view.handle).offset(by: origin), name, role: role)
    }
    for (name, guide) in guides {
      drawing.add(frame(of: guide).offset(by: origin), name, role: .supplementary)
    }
    drawing.distances += constraints.values.compactMap { distance($0)?.offset(by: origin) }
  }

  /// Returns the frame of an item in the coordinates of the root.
  fileprivate func frame(of item: ItemHandle) -> Rect {
    let frame = (try? engine.frame(of: item)) ?? .zero
    let left = try? engine.location(of: ConstraintAnchor(item, .left))
    let top = try? engine.location(of: ConstraintAnchor(item, .top))
    let insets = (try? engine.alignmentInsets(of: item)) ?? .zero
    return Rect(
      origin: Point(x: (left ?? 0) - insets.left, y: (top ?? 0) - insets.top),
      size: frame.size
    )
  }

  /// Whether a view contains others.
  fileprivate func isContainer(_ view: ItemHandle) -> Bool {
    (try? engine.hasSubviews(view)) ?? false
  }

  /// Returns the distance between the attributes of an active constraint.
  fileprivate func distance(_ handle: ConstraintHandle) -> SceneDrawing.Distance? {
    guard let isActive = try? engine.isActive(handle), isActive,
      let constraint = try? engine.constraint(handle)
    else { return nil }
    let frame = frame(of: constraint.first.item)
    let axis = constraint.first.attribute.axis
    if constraint.first.attribute.isLength {
      return distance(
        from: frame.min(axis),
        to: frame.max(axis),
        across: frame.min(axis.cross) + frame.size[axis.cross] / 4,
        constraint
      )
    }
    guard let second = constraint.second,
      let start = location(constraint.first, facing: second, constraint),
      let end = location(second, facing: constraint.first, constraint)
    else { return nil }
    return distance(from: start, to: end, across: frame.mid(axis.cross), constraint)
  }

  private func location(
    _ anchor: ConstraintAnchor,
    facing other: ConstraintAnchor,
    _ constraint: Constraint
  ) -> Double? {
    try? engine.location(
      of: anchor,
      facing: other,
      isRightToLeft: constraint.isRightToLeft
    )
  }

  private func distance(
    from start: Double,
    to end: Double,
    across: Double,
    _ constraint: Constraint
  ) -> SceneDrawing.Distance {
    let axis = constraint.first.attribute.axis
    return SceneDrawing.Distance(
      start: Point(axis, start, cross: across),
      end: Point(axis, end, cross: across),
      label: constraint.constant == 0 ? "" : JSONWriter.text(of: constraint.constant),
      isRequired: constraint.priority == Constraint.required
    )
  }
}

extension SceneDrawing.Distance {
  fileprivate func offset(by origin: Point) -> SceneDrawing.Distance {
    SceneDrawing.Distance(
      start: start + origin,
      end: end + origin,
      label: label,
      isRequired: isRequired
    )
  }
}
