public import Foundation
public import Tatami
import TatamiDocuments
import TatamiJSON

/// A document that describes a tree of views: `{"scene": {…}, "view": {…}}`.
///
/// Documentation/scenes.md lists the nodes and their properties.
@preconcurrency @MainActor
public struct ViewScene {
  /// Settings that replace those of a document, and the folders of its images.
  public struct Options {
    /// Light or dark appearance; `unspecified` for the document's.
    public var style = UIUserInterfaceStyle.unspecified
    /// The reading direction; nil for the document's.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// The values of the document's references; nil for the member `data` of the document.
    public var data: SceneData?
    /// The index of the item of the data that the document is drawn for; nil for all data.
    public var item: Int?
    /// The folder to which paths of images are relative.
    public var folder = URL(fileURLWithPath: ".", isDirectory: true)
    /// Folders outside of `folder` whose images the document can show.
    public var otherFolders: [URL] = []

    /// Creates options that keep the settings of the document.
    public init() {}
  }

  /// The maximum number of nodes in a document, together with the sections and rows of its tables
  /// and its tiles.
  public static let nodeLimit = SceneBudget.nodeLimit

  /// The maximum number of nodes that contain each other.
  public static let levelLimit = 200

  /// The maximum length of a view, in points.
  public static let lengthLimit = 100_000.0

  /// The picture as a view, laid out in its final size, which is a whole number of points.
  public let view: UIView
  /// The texts that do not fit, each as a sentence with its path.
  public let notes: [String]
  /// The paths of the images, relative to the folder of the document.
  public let imagePaths: [String]
  /// The nodes, in the order in which they end.
  let nodes: [NodeReader.Node]

  /// Whether a document describes views, not the layout of a family.
  public nonisolated static func describesViews(_ document: SceneValue) -> Bool {
    guard case .object(let members) = document else { return false }
    return members.keys.contains("view")
  }

  /// Whether a document refers to all rows of a table or all elements of a list, `rows`, so that one
  /// picture shows them.
  public nonisolated static func showsAllRows(_ document: SceneValue) -> Bool {
    guard case .object(let members) = document else { return false }
    return members.contains { $0.key != "data" && TemplateSearch.refersToRows($0.value) }
  }

  /// Reads a document, creates its views and lays them out.
  ///
  /// - Throws: A `SceneError` with the path, what was found and what is allowed.
  public init(_ document: SceneValue, options: Options = Options()) throws(SceneError) {
    let object = try Self.members(of: document, options)
    let folders = SceneFolders(options.folder, others: options.otherFolders)
    let resources = SceneResources(folders)
    try Self.readColors(object["colors"], into: resources, folders)
    var canvas = Canvas()
    if let scene = object["scene"] {
      try Canvas.table.read(scene, into: &canvas, resources)
    }
    let box = canvas.makeBox(options)
    resources.traits = box.traitCollection
    var reader = NodeReader(resources: resources, styles: try Self.styles(object["styles"]))
    box.addSubview(try reader.read(object.required("view")).view)
    try Self.layOut(box, reader.nodes)
    view = box
    nodes = reader.nodes
    imagePaths = resources.imagePaths
    notes = UnfitText(picture: box).notes(of: reader.nodes)
  }

  /// The members of a document.
  static let keys = ["$schema", "data", "scene", "colors", "styles", "view"]

  /// Returns the members of a document, in which data have replaced the references.
  private static func members(
    of document: SceneValue,
    _ options: Options
  ) throws(SceneError) -> SceneObject {
    let object = try SceneReader(document).object(keys)
    let ownData = try object["data"].map { (reader) throws(SceneError) in try SceneData(reader) }
    guard let data = options.data ?? ownData else {
      for name in keys.dropFirst() { try object[name].map(TemplateSearch.check) }
      return object
    }
    var members = object.members
    members["data"] = nil
    let template = SceneReader(.object(members))
    return try SceneReader(SceneTemplate.expand(template, data, item: options.item)).object(keys)
  }

  private static func readColors(
    _ reader: SceneReader?,
    into resources: SceneResources,
    _ folders: SceneFolders
  ) throws(SceneError) {
    guard let reader else { return }
    // A color of a document cannot refer to other colors of the document, so that there are no
    // circles.
    let base = SceneResources(folders)
    for (name, value) in try reader.members() {
      guard !name.hasPrefix("#") else {
        throw value.impossible("the name of a color does not begin with '#'")
      }
      resources.colors[name] = try ColorReader.color(value, base)
    }
  }

  private static func styles(_ reader: SceneReader?) throws(SceneError) -> [String: SceneObject] {
    var styles: [String: SceneObject] = [:]
    for (name, value) in try reader?.members() ?? [] {
      styles[name] = try value.object(NodeKind.styleKeys)
    }
    return styles
  }

  private static func layOut(
    _ box: BoxView,
    _ nodes: [NodeReader.Node]
  ) throws(SceneError) {
    let size = box.sizeThatFits(.zero)
    try check(size, DocumentPath.root["view"])
    guard size.width > 0, size.height > 0 else {
      let text = "\(JSONWriter.text(of: size.width)) x \(JSONWriter.text(of: size.height))"
      throw .impossible(
        reason: "the picture is \(text) points; give the scene or its view a width and a height",
        at: .root
      )
    }
    fillLastPixels(of: box, size)
    box.layoutIfNeeded()
    for node in nodes {
      let frame = node.view.bounds.size
      try check(frame, node.path)
      let center = node.view.center
      try check(CGSize(width: abs(center.x), height: abs(center.y)), node.path)
    }
  }

  /// Rounds the size of the picture up to whole points, so that the background covers the last row
  /// and the last column of pixels.
  private static func fillLastPixels(of box: BoxView, _ size: CGSize) {
    let wholeSize = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    if wholeSize.width > size.width { box.layoutMeasure.size.width = .fix(wholeSize.width) }
    if wholeSize.height > size.height { box.layoutMeasure.size.height = .fix(wholeSize.height) }
  }

  private static func check(_ size: CGSize, _ path: DocumentPath) throws(SceneError) {
    guard max(size.width, size.height) <= lengthLimit else {
      throw .impossible(
        reason:
          "the view extends beyond \(Int(lengthLimit)) points, or nothing limits it; give it or"
          + " a box around it a length or a maximum",
        at: path
      )
    }
  }
}
