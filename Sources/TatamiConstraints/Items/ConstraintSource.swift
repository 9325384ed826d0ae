public import TatamiGeometry

/// The source of an equation or inequality of the layout.
public enum ConstraintSource: Hashable, Sendable {
  /// A constraint.
  case constraint(ConstraintHandle)
  /// The natural length of an item.
  case naturalLength(ItemHandle, Axis)
  /// The frame of a view that is placed by it, or the size of the root. The attribute is `left`,
  /// `top`, `width` or `height`.
  case frame(ItemHandle, ConstraintAttribute)
  /// The required length of the view in a question for a fitting size.
  case fittingLength(Axis)
}

/// Required constraints, natural lengths and frames that cannot hold together.
public struct Contradiction: Hashable, Sendable {
  /// The members, frames last and the others in the order in which they arrived; no subset of them
  /// contradicts.
  public let members: [ConstraintSource]
  /// The member that is left out of the layout while the contradiction lasts; never a frame.
  public let broken: ConstraintSource
}

extension ConstraintEngine {
  /// The contradictions of the last solution, in the order in which their broken members arrived.
  ///
  /// - Complexity: O(*n*) in what contradicts.
  public var contradictions: [Contradiction] {
    let contradictions = system.contradictions.sorted {
      system.rows[$0.broken].arrival < system.rows[$1.broken].arrival
    }
    return contradictions.map { contradiction in
      Contradiction(
        members: contradiction.rows.map(source)
          + contradiction.parameters.compactMap { frame(Int($0.variable)) },
        broken: source(of: contradiction.broken)
      )
    }
  }

  /// Returns the contradictions of the last solution that previous calls have not returned.
  ///
  /// Call it after `solve()` to report each contradiction once. One that ends and occurs again is
  /// returned again.
  public mutating func takeNewContradictions() -> [Contradiction] {
    let current = contradictions
    guard !current.isEmpty || !reportedContradictions.isEmpty else { return [] }
    let new = current.filter { !reportedContradictions.contains($0) }
    reportedContradictions = Set(current)
    return new
  }

  /// Returns what determines an item's position and length along an axis: constraints, which may
  /// mention other items only, natural lengths, and frames.
  ///
  /// Call it after `solve()`. Of optional constraints, those are listed that hold exactly and keep the
  /// item from being elsewhere.
  ///
  /// - Complexity: O(*n*) in the constraints that are tied to the item.
  public func sourcesAffecting(
    _ item: ItemHandle,
    _ axis: Axis
  ) throws(ConstraintError) -> [ConstraintSource] {
    let index = try self.index(item)
    let found = system.determinants(of: [Self.start(index, axis), Self.length(index, axis)])
    return found.rows.map(source) + found.parameters.compactMap(frame)
  }

  private func source(of row: Int) -> ConstraintSource {
    switch sources[row] {
    case .constraint(let slot): .constraint(handle(constraint: Int(slot)))
    case .naturalLength(let item, let axis): .naturalLength(handle(Int(item)), axis)
    }
  }

  /// Returns the part of a frame that sets a parameter, nil if it is the origin of a scroll view's
  /// content or of the root.
  private func frame(_ parameter: Int) -> ConstraintSource? {
    let item = parameter / 4
    let attributes: [ConstraintAttribute] = [.left, .width, .top, .height]
    let attribute = attributes[parameter % 4]
    guard items[item].kind == .view, item != 0 || attribute.isLength else { return nil }
    return .frame(handle(item), attribute)
  }
}
