import TatamiConstraints
import TatamiDocuments
import TatamiGeometry

extension ConstraintSceneLayout {
  private static let editKeys = [
    "size", "constraint", "constant", "priority", "activate", "deactivate", "view", "intrinsic",
    "hugging", "compression", "frame", "margins",
  ]

  /// The members of each kind of edit, the one that names its subject first.
  private static let kinds = [
    ["size"], ["constraint", "constant", "priority"], ["activate", "deactivate"],
    ["view", "intrinsic", "hugging", "compression", "frame", "margins"],
  ]

  /// Makes an edit.
  mutating func apply(_ reader: SceneReader) throws(SceneError) {
    let edit = try reader.object(Self.editKeys)
    let found = Self.kinds.filter { kind in kind.contains { edit[$0] != nil } }
    guard let kind = found.first else { throw reader.impossible("the edit changes nothing") }
    guard found.count == 1 else {
      throw reader.impossible("an edit changes the size, a constraint, a view, or what is active")
    }
    switch kind[0] {
    case "size":
      let size = try edit.required("size").boundedSize()
      try self.edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setRootSize(size)
      }
    case "constraint": try changeConstraint(edit)
    case "view": try changeView(edit)
    default: try activate(edit)
    }
  }

  private mutating func changeConstraint(_ edit: SceneObject) throws(SceneError) {
    let handle = try constraint(edit.required("constraint"))
    guard edit["constant"] != nil || edit["priority"] != nil else {
      throw .impossible(reason: "the edit changes nothing", at: edit.path)
    }
    if let reader = edit["constant"] {
      let constant = try reader.number(in: Self.numbers)
      try self.edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setConstant(constant, of: handle)
      }
    }
    guard let reader = edit["priority"] else { return }
    let priority = try reader.priority()
    let old = try self.edit(at: reader.path) { engine throws(ConstraintError) in
      try engine.constraint(handle).priority
    }
    guard (old == Constraint.required) == (priority == Constraint.required) else {
      throw reader.impossible("a constraint stays required (priority 1000) or optional")
    }
    try self.edit(at: reader.path) { engine throws(ConstraintError) in
      try engine.setPriority(priority, of: handle)
    }
  }

  private mutating func changeView(_ edit: SceneObject) throws(SceneError) {
    let reader = try edit.required("view")
    let name = try reader.string()
    guard let view = views[name] else {
      throw reader.unknownValue(name, allowed: Array(views.keys))
    }
    let changes = ["intrinsic", "hugging", "compression", "frame", "margins"]
    guard changes.contains(where: { edit[$0] != nil }) else {
      throw .impossible(reason: "the edit changes nothing", at: edit.path)
    }
    try setLengths(edit, of: name)
    try setFrame(edit, of: view.handle)
    try setMargins(edit, of: view.handle)
  }

  private mutating func activate(_ edit: SceneObject) throws(SceneError) {
    let activated = try edit["activate"]?.array() ?? []
    let deactivated = try edit["deactivate"]?.array() ?? []
    guard !activated.isEmpty || !deactivated.isEmpty else {
      throw .impossible(reason: "the edit changes nothing", at: edit.path)
    }
    var handles: Set<ConstraintHandle> = []
    for reader in activated { handles.insert(try constraint(reader)) }
    for reader in deactivated {
      let handle = try constraint(reader)
      guard !handles.contains(handle) else {
        throw reader.impossible("the edit activates this constraint, too")
      }
      try self.edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.deactivate(handle)
      }
    }
    for reader in activated {
      let handle = try constraint(reader)
      try self.edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.activate(handle)
      }
    }
  }

  private func constraint(_ reader: SceneReader) throws(SceneError) -> ConstraintHandle {
    let id = try reader.string()
    guard let handle = constraints[id] else {
      throw reader.unknownValue(id, allowed: constraintNames)
    }
    return handle
  }
}
