import Tatami

/// A kind of nodes: the view that it creates, and its properties.
@MainActor
struct NodeKind {
  /// The value of the key `type`.
  let name: String
  let summary: String
  /// All properties, those that are common to all nodes last.
  let properties: [SceneProperty<UIView>]
  /// The number of properties that only some kinds have.
  let ownCount: Int
  let make: () -> UIView

  /// The names of the properties that nodes of the kind may have.
  let keys: [String]

  /// Creates a kind of views without children.
  init<View: UIView>(
    _ name: String,
    _ summary: String,
    _ properties: [SceneProperty<View>],
    make: @escaping () -> View
  ) {
    self.name = name
    self.summary = summary
    let own = properties.map { $0.erased() }
    let background = ViewProperties.background(of: View.self)
    self.properties = own + ViewProperties.common + [background]
    ownCount = own.count
    self.make = make
    let children = View.self is any NodeContainer.Type ? ["children"] : []
    keys = ["type", "style"] + self.properties.map(\.name) + children
  }

  /// All kinds.
  static let all = boxes + [constraints] + contents + controls

  /// The names of the properties that styles may have.
  static let styleKeys: [String] = {
    var keys: [String] = []
    for property in all.flatMap(\.properties) where !keys.contains(property.name) {
      keys.append(property.name)
    }
    return keys
  }()
}
