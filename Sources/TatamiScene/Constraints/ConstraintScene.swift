import OrderedCollections
import TatamiConstraints
import TatamiDocuments
import TatamiGeometry

/// A laid-out document of views and constraints (Specification/constraints.md §3).
struct ConstraintScene: SceneFamily {
  static let layoutName = "constraints"

  /// A solution, as the answer contains it.
  struct State {
    var frames: [(name: String, frame: Rect)] = []
    var guides: [(name: String, frame: Rect)] = []
    var contentSizes: [(name: String, size: Size)] = []
    var ambiguous: [String] = []
    var broken: [String] = []
  }

  /// The views and constraints after the last edit.
  let layout: ConstraintSceneLayout
  /// The solution, followed by those after each edit.
  private(set) var states: [State] = []
  /// The fitting size, if the document asks for one instead of frames.
  private(set) var fit: Size?

  private static let keys = [
    "layout", "size", "direction", "margins", "safeArea", "views", "guides", "constraints", "steps",
    "fit",
  ]

  /// Reads a document and computes its layout.
  init(_ document: SceneReader) throws(SceneError) {
    let scene = try document.object(Self.keys)
    if let steps = scene["steps"], scene["fit"] != nil {
      throw steps.impossible("'steps' and 'fit' cannot be combined")
    }
    let size = try scene.required("size").boundedSize()
    var layout = try ConstraintSceneLayout(scene, size: size)
    let edits = try scene["steps"]?.array() ?? []
    try Self.spend(states: edits.count + 1, of: layout, at: document.path)
    let question = try scene["fit"].map { reader throws(SceneError) in
      try FittingQuestion(reader, layout)
    }
    try layout.solve(at: document.path)
    if let question {
      fit = try question.answer(layout)
    } else {
      states.append(try layout.state(at: document.path))
    }
    for edit in edits {
      try layout.apply(edit)
      try layout.solve(at: edit.path)
      states.append(try layout.state(at: edit.path))
    }
    self.layout = layout
  }

  /// Charges the answer to the answer budget.
  private static func spend(
    states: Int,
    of layout: ConstraintSceneLayout,
    at path: DocumentPath
  ) throws(SceneError) {
    var budget = AnswerBudget()
    for name in layout.names {
      // A name is in the frames, in the sizes of contents and among the ambiguous ones.
      try budget.spend(states, numbers: 6, text: 3 * name.utf8.count + 12, at: path)
    }
    for id in layout.constraintNames {
      try budget.spend(bytes: states * (id.utf8.count + 3), at: path)
    }
  }
}

extension ConstraintScene {
  func frames() -> SceneValue {
    if let fit { return .object(["fit": .size(fit)]) }
    guard let first = states.first else { return .object([:]) }
    var members = first.members
    if states.count > 1 {
      members["steps"] = .array(states.dropFirst().map { .object($0.members) })
    }
    return .object(members)
  }
}

extension ConstraintScene.State {
  /// The members of the answer.
  var members: OrderedDictionary<String, SceneValue> {
    var members: OrderedDictionary<String, SceneValue> = ["frames": Self.list(frames)]
    if !guides.isEmpty { members["guides"] = Self.list(guides) }
    if !contentSizes.isEmpty {
      members["contentSizes"] = .array(
        contentSizes.map { name, size in
          .array([.string(name), .number(size.width), .number(size.height)])
        }
      )
    }
    if !ambiguous.isEmpty { members["ambiguous"] = .array(ambiguous.map(SceneValue.string)) }
    if !broken.isEmpty { members["broken"] = .array(broken.map(SceneValue.string)) }
    return members
  }

  private static func list(_ frames: [(name: String, frame: Rect)]) -> SceneValue {
    .array(
      frames.map { name, frame in
        .array([.string(name)] + frame.numbers.map(SceneValue.number))
      }
    )
  }
}
