import TatamiConstraints
import TatamiDocuments
import TatamiGeometry

/// Views and constraints inside a node of another layout, which determines their size.
struct NestedConstraints: Sendable {
  private(set) var layout: ConstraintSceneLayout
  private(set) var state = ConstraintScene.State()

  /// The members of a node besides those that its layout reads.
  static let keys = ["direction", "margins", "safeArea", "views", "guides", "constraints"]

  /// Reads the views and constraints of a node.
  init(_ node: SceneObject, _ budget: inout AnswerBudget) throws(SceneError) {
    layout = try ConstraintSceneLayout(node, size: .zero)
    for name in layout.names {
      try budget.spend(2, numbers: 4, text: name.utf8.count + 8, at: node.path)
    }
  }

  /// Returns the size that the constraints ask for: their natural one, or that of a smaller width.
  ///
  /// - Parameter space: The space, in which lengths of 0 do not limit the size.
  func size(in space: Size) -> Size {
    var engine = layout.engine
    let natural = try? engine.fittingSize(of: engine.root, target: .zero)
    guard space.width > 0, let natural, natural.width > space.width else { return natural ?? .zero }
    let narrow = try? engine.fittingSize(
      of: engine.root,
      target: Size(width: space.width, height: 0),
      horizontalPriority: Constraint.required
    )
    return narrow ?? natural
  }

  /// Solves the constraints in a size.
  mutating func solve(in size: Size, at path: DocumentPath) throws(SceneError) {
    try layout.edit(at: path) { engine throws(ConstraintError) in try engine.setRootSize(size) }
    try layout.solve(at: path)
    state = try layout.state(at: path)
  }
}
