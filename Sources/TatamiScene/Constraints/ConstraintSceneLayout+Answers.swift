import TatamiConstraints
import TatamiDocuments
import TatamiGeometry

extension ConstraintSceneLayout {
  /// Returns the solution.
  mutating func state(at path: DocumentPath) throws(SceneError) -> ConstraintScene.State {
    let (views, guides, constraints) = (views, guides, constraints)
    return try edit(at: path) { engine throws(ConstraintError) in
      var state = ConstraintScene.State()
      for (name, view) in views {
        state.frames.append((name, try engine.frame(of: view.handle)))
        guard let content = view.content else { continue }
        state.contentSizes.append((name, try engine.frame(of: content).size))
      }
      for (name, guide) in guides { state.guides.append((name, try engine.frame(of: guide))) }
      let ambiguous = Set(try engine.ambiguousItems())
      state.ambiguous = views.filter { ambiguous.contains($0.value.handle) }.map(\.key)
      state.ambiguous += guides.filter { ambiguous.contains($0.value) }.map(\.key)
      let broken = Set(engine.contradictions.map(\.broken))
      state.broken = constraints.filter { broken.contains(.constraint($0.value)) }.map(\.key)
      return state
    }
  }
}

/// A question for the size that the constraints inside a view determine.
struct FittingQuestion {
  private let view: ItemHandle
  private let target: Size
  private let priorities: [Double]
  private let path: DocumentPath

  /// Reads a question.
  init(_ reader: SceneReader, _ layout: ConstraintSceneLayout) throws(SceneError) {
    let object = try reader.object(["view", "target", "priorities"])
    view = try layout.view(object.required("view"))
    target = try object.required("target").boundedSize()
    priorities = try object.required("priorities").priorities()
    path = reader.path
  }

  /// Returns the fitting size.
  func answer(_ layout: ConstraintSceneLayout) throws(SceneError) -> Size {
    var engine = layout.engine
    return try SceneError.rethrowing(at: path) { () throws(ConstraintError) in
      try engine.fittingSize(
        of: view,
        target: target,
        horizontalPriority: priorities[0],
        verticalPriority: priorities[1]
      )
    }
  }
}
