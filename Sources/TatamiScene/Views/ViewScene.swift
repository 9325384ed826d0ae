public import Foundation
public import Tatami
import TatamiDocuments
import TatamiJSON

/// A document that describes a tree of views: `{"scene": {…}, "view": {…}}`.
///
/// ```swift
/// let text = #"{"view": {"type": "label", "text": "Hello"}}"#
/// let document = try SceneDocument.parse(Array(text.utf8))
/// let view = try ViewScene(document).view
/// ```
///
/// Documentation/scenes.md lists the nodes and their properties.
@preconcurrency @MainActor
public struct ViewScene {
  /// Settings that replace those of a document, and the folders of its images.
  ///
  /// ```swift
  /// var options = ViewScene.Options()
  /// options.style = .dark
  /// options.data = try SceneData(.object(["name": .string("Ada")]))
  /// let scene = try ViewScene(document, options: options)
  /// ```
  public struct Options {
    /// Light or dark appearance; `unspecified` for the document's.
    public var style = UIUserInterfaceStyle.unspecified
    /// The reading direction; nil for the document's.
    public var direction: UITraitEnvironmentLayoutDirection?
    /// The values of the document's references; nil for the member `data` of the document.
    public var data: SceneData?
    /// The index of the item of the data that the document is drawn for; nil for all data.
    public var item: Int?
    /// The folder to which paths of images are relative; nil for a document without images.
    public var folder: URL? = URL(fileURLWithPath: ".", isDirectory: true)
    /// Folders outside of `folder` whose images the document can show.
    public var otherFolders: [URL] = []
    /// The maximum number of nodes, 20,000 or less.
    public var nodeLimit = ViewScene.nodeLimit

    /// Creates options that keep the settings of the document.
    public init() {}
  }

  /// The maximum number of nodes in a document, together with the sections, columns, rows and cells
  /// of its tables and its tiles.
  public nonisolated static let nodeLimit = SceneBudget.nodeLimit

  /// The maximum number of nodes that contain each other.
  public nonisolated static let levelLimit = 200

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
  /// The places of the nodes in the template that the document was made from.
  let origins: TemplateOrigins

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
    do throws(SceneErrors) {
      try self.init(reading: document, options: options)
    } catch {
      throw error.first
    }
  }

  /// Reads a document, creates its views and lays them out; errors do not end the reading.
  ///
  /// - Throws: The errors of nodes and values that do not depend on each other, at most
  ///   ``SceneErrors/limit``, with their paths, what was found and what is allowed.
  public init(reading document: SceneValue, options: Options = Options()) throws(SceneErrors) {
    let template = try Self.expanded(document, options)
    let resources = SceneResources(SceneFolders(options.folder, others: options.otherFolders))
    resources.budget.nodeLimit = min(options.nodeLimit, Self.nodeLimit)
    do throws(SceneError) {
      var content = SceneContent(options, resources)
      try resources.readObject(SceneReader(template.value), Self.keys) {
        object throws(SceneError) in
        try content.read(object)
      }
      try Self.layOut(content.box, content.nodes)
      (view, nodes) = (content.box, content.nodes)
    } catch {
      throw SceneErrors(resources.errors, last: error, origins: template.origins)
    }
    imagePaths = resources.imagePaths
    notes = UnfitText(picture: view).notes(of: nodes)
    origins = template.origins
  }

  /// The members of a document.
  private static let keys = ["$schema", "data", "scene", "colors", "styles", "view"]

  /// Returns a document in which data have replaced the references.
  private static func expanded(
    _ document: SceneValue,
    _ options: Options
  ) throws(SceneErrors) -> SceneTemplate.Result {
    guard case .object(var members) = document else {
      return SceneTemplate.Result(value: document, origins: TemplateOrigins())
    }
    let own = members.removeValue(forKey: "data").map { SceneReader($0, at: .root["data"]) }
    let template = SceneReader(.object(members))
    let data = try SceneErrors.rethrowing { () throws(SceneError) -> SceneData? in
      let ownData =
        own?.isNull == false ? try own.map { (own) throws(SceneError) in try SceneData(own) } : nil
      let data = options.data ?? ownData
      if data == nil { try TemplateSearch.check(members: template, keys.dropFirst()) }
      return data
    }
    guard let data else {
      return SceneTemplate.Result(value: template.value, origins: TemplateOrigins())
    }
    return try SceneTemplate.result(template, data, item: options.item)
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
