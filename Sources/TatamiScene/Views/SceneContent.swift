import Tatami

/// The views of a document while it is read.
@MainActor
struct SceneContent {
  /// The parts of a document, in the order in which they are read.
  private enum Part: CaseIterable { case colors, scene, styles, view }

  private let options: ViewScene.Options
  private let resources: SceneResources
  private var styles: [String: SceneObject] = [:]
  /// The outermost box of the picture.
  private(set) var box: BoxView
  /// The nodes, in the order in which they end.
  private(set) var nodes: [NodeReader.Node] = []

  /// Creates an empty picture.
  init(_ options: ViewScene.Options, _ resources: SceneResources) {
    (self.options, self.resources) = (options, resources)
    box = Canvas().makeBox(options)
  }

  /// Reads the members of a document.
  mutating func read(_ object: SceneObject) throws(SceneError) {
    try resources.forEach(Part.allCases) { part throws(SceneError) in
      switch part {
      case .colors: try readColors(object["colors"])
      case .scene: try readScene(object["scene"])
      case .styles: try readStyles(object["styles"])
      case .view: try readView(object.required("view"))
      }
    }
  }

  private func readColors(_ reader: SceneReader?) throws(SceneError) {
    // A color of a document cannot refer to other colors of the document, so that there are no
    // circles.
    let base = SceneResources(resources.folders)
    try resources.forEach(try reader?.members() ?? []) { member throws(SceneError) in
      guard !member.name.hasPrefix("#") else {
        throw member.value.impossible("the name of a color does not begin with '#'")
      }
      // The name of a wrong color exists.
      resources.colors[member.name] = .label
      resources.colors[member.name] = try ColorReader.color(member.value, base)
    }
  }

  private mutating func readScene(_ reader: SceneReader?) throws(SceneError) {
    var canvas = Canvas()
    defer {
      box = canvas.makeBox(options)
      resources.traits = box.traitCollection
    }
    if let reader { try Canvas.table.read(reader, into: &canvas, resources) }
  }

  private mutating func readStyles(_ reader: SceneReader?) throws(SceneError) {
    try resources.forEach(try reader?.members() ?? []) { member throws(SceneError) in
      // The name of a wrong style exists.
      styles[member.name] = try SceneReader(.object([:])).object()
      styles[member.name] = try member.value.object(NodeKind.styleKeys)
    }
  }

  private mutating func readView(_ reader: SceneReader) throws(SceneError) {
    var nodeReader = NodeReader(resources: resources, styles: styles)
    box.addSubview(try nodeReader.read(reader).view)
    nodes = nodeReader.nodes
  }
}
