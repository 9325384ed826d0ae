import OrderedCollections
import TatamiConstraints
import TatamiDocuments
import TatamiGeometry

/// The views, guides and constraints of a document in an engine.
struct ConstraintSceneLayout {
  /// A view of the document; edits change its lengths.
  struct View {
    var handle: ItemHandle
    /// The guide of a scroll view's content.
    var content: ItemHandle?
    var natural: [Double?] = [nil, nil]
    var hugging: [Double] = [250, 250]
    var compression: [Double] = [750, 750]
  }

  /// The range of all lengths, positions and factors.
  static let numbers = -1e9...1e9
  static let lengths = 0...1e9

  var engine: ConstraintEngine
  let isRightToLeft: Bool
  /// The views in the order of the document; the root is not among them.
  var views: OrderedDictionary<String, View> = [:]
  var guides: OrderedDictionary<String, ItemHandle> = [:]
  var constraints: OrderedDictionary<String, ConstraintHandle> = [:]

  /// The names of all views and guides.
  var names: [String] { Array(views.keys) + guides.keys }
  /// The names of all constraints.
  var constraintNames: [String] { Array(constraints.keys) }

  /// Reads the document, apart from its size, its edits and questions.
  init(_ scene: SceneObject, size: Size) throws(SceneError) {
    engine = ConstraintEngine(rootSize: size)
    isRightToLeft =
      try scene["direction"]?.choice(["ltr": false, "rtl": true]) ?? false
    try setInsets(scene, of: engine.root)
    try addViews(scene.required("views").array())
    for guide in try scene["guides"]?.array() ?? [] { try addGuide(guide) }
    for constraint in try scene.required("constraints").array() { try add(constraint) }
  }

  /// Returns the handle of a view or of the root.
  func view(_ reader: SceneReader) throws(SceneError) -> ItemHandle {
    let name = try reader.string()
    if name == "root" { return engine.root }
    guard let view = views[name] else {
      throw reader.unknownValue(name, allowed: ["root"] + views.keys)
    }
    return view.handle
  }

  /// Calls a function of the engine; its errors get a path.
  mutating func edit<Result>(
    at path: @autoclosure () -> DocumentPath,
    _ body: (inout ConstraintEngine) throws(ConstraintError) -> Result
  ) throws(SceneError) -> Result {
    do throws(ConstraintError) {
      return try body(&engine)
    } catch {
      throw .impossible(reason: "\(error)", at: path())
    }
  }

  /// Brings the frames up to date.
  mutating func solve(at path: DocumentPath) throws(SceneError) {
    try edit(at: path) { engine throws(ConstraintError) in try engine.solve() }
  }

  /// Reads the members `margins` and `safeArea`.
  private mutating func setInsets(_ object: SceneObject, of view: ItemHandle) throws(SceneError) {
    if let reader = object["margins"] {
      let margins = try reader.boundedInsets()
      try edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setMargins(margins, of: view)
      }
    }
    if let reader = object["safeArea"] {
      let insets = try reader.boundedInsets()
      try edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setSafeArea(insets, of: view)
      }
    }
  }
}

extension ConstraintSceneLayout {
  private static let viewKeys = [
    "name", "parent", "intrinsic", "hugging", "compression", "margins", "safeArea",
    "alignmentInsets", "baselines", "frame", "scroll",
  ]

  /// Adds views after their parents, which may stand later in the document.
  private mutating func addViews(_ readers: [SceneReader]) throws(SceneError) {
    var objects: OrderedDictionary<String, SceneObject> = [:]
    for reader in readers {
      let object = try reader.object(Self.viewKeys)
      let name = try newName(object.required("name"))
      guard objects[name] == nil else { throw try nameIsTaken(object.required("name")) }
      objects[name] = object
    }
    for name in try Self.parentsFirst(objects) {
      if let object = objects[name] { try addView(object, name) }
    }
    views.sort { (objects.index(forKey: $0.key) ?? 0) < (objects.index(forKey: $1.key) ?? 0) }
  }

  /// Returns the names of views in an order in which parents come first.
  private static func parentsFirst(
    _ objects: OrderedDictionary<String, SceneObject>
  ) throws(SceneError) -> [String] {
    var children: [String: [String]] = [:]
    for (name, object) in objects {
      let parent = try object["parent"]?.string() ?? "root"
      if let reader = object["parent"], parent != "root", objects[parent] == nil {
        throw reader.unknownValue(parent, allowed: ["root"] + objects.keys)
      }
      children[parent, default: []].append(name)
    }
    var order = ["root"]
    var next = 0
    while next < order.count {
      order += children[order[next]] ?? []
      next += 1
    }
    let reached = Set(order)
    if let circle = objects.first(where: { !reached.contains($0.key) }) {
      throw try circle.value.required("parent").impossible("the parents form a circle")
    }
    return Array(order.dropFirst())
  }

  private mutating func addView(_ object: SceneObject, _ name: String) throws(SceneError) {
    let parent = try object["parent"].map { reader throws(SceneError) in try view(reader) }
    let handle = try edit(at: object.path) { engine throws(ConstraintError) in
      try engine.addView(to: parent ?? engine.root)
    }
    views[name] = View(handle: handle)
    try setInsets(object, of: handle)
    if let reader = object["alignmentInsets"] {
      let insets = try reader.boundedInsets()
      try edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setAlignmentInsets(insets, of: handle)
      }
    }
    if let reader = object["baselines"] {
      let numbers = try reader.boundedNumbers(2, in: Self.numbers)
      try edit(at: reader.path) { engine throws(ConstraintError) in
        try engine.setBaselines(Baselines(first: numbers[0], last: numbers[1]), of: handle)
      }
    }
    try setLengths(object, of: name)
    try setFrame(object, of: handle)
    if try object["scroll"]?.bool() ?? false {
      let content = try edit(at: object.path) { engine throws(ConstraintError) in
        try engine.makeScrollView(handle)
      }
      views[name]?.content = content
    }
  }

  /// Reads the members `intrinsic`, `hugging` and `compression`.
  mutating func setLengths(_ object: SceneObject, of name: String) throws(SceneError) {
    guard var view = views[name] else { return }
    if let reader = object["intrinsic"] { view.natural = try reader.naturalLengths() }
    view.hugging = try object["hugging"]?.priorities() ?? view.hugging
    view.compression = try object["compression"]?.priorities() ?? view.compression
    views[name] = view
    for (index, axis) in [Axis.horizontal, .vertical].enumerated() {
      let natural = view.natural[index].map {
        NaturalLength(
          $0,
          hugging: view.hugging[index],
          compressionResistance: view.compression[index]
        )
      }
      try edit(at: object.path) { engine throws(ConstraintError) in
        try engine.setNaturalLength(natural, of: view.handle, axis)
      }
    }
  }

  /// Reads the member `frame`.
  mutating func setFrame(_ object: SceneObject, of view: ItemHandle) throws(SceneError) {
    guard let reader = object["frame"] else { return }
    let numbers = try reader.array(count: 4)
    let frame = Rect(
      x: try numbers[0].number(in: Self.numbers),
      y: try numbers[1].number(in: Self.numbers),
      width: try numbers[2].number(in: Self.lengths),
      height: try numbers[3].number(in: Self.lengths)
    )
    try edit(at: reader.path) { engine throws(ConstraintError) in
      try engine.setFrame(frame, of: view)
    }
  }

  /// Reads the member `margins` of an edit.
  mutating func setMargins(_ object: SceneObject, of view: ItemHandle) throws(SceneError) {
    try setInsets(object, of: view)
  }

  private mutating func addGuide(_ reader: SceneReader) throws(SceneError) {
    let object = try reader.object(["name", "owner"])
    let name = try newName(object.required("name"))
    let owner = try view(object.required("owner"))
    guides[name] = try edit(at: reader.path) { engine throws(ConstraintError) in
      try engine.addGuide(to: owner)
    }
  }

  /// Reads the name of a view or guide.
  private func newName(_ reader: SceneReader) throws(SceneError) -> String {
    let name = try reader.string()
    guard !name.isEmpty, name != "root", !name.contains("@") else {
      throw reader.unexpected("a name that is not empty, not 'root' and without '@'")
    }
    guard views[name] == nil, guides[name] == nil else { throw try nameIsTaken(reader) }
    return name
  }

  private func nameIsTaken(_ reader: SceneReader) throws(SceneError) -> SceneError {
    let name = try reader.string()
    return reader.impossible("another view or guide has the name \(quoted: name)")
  }
}
