import OrderedCollections
import TatamiBricks
import TatamiGeometry

/// A laid-out brick document (Specification/bricks.md §6).
struct BrickScene: SceneFamily {
  /// The original's spelling, which documents use.
  static let layoutName = "mozaik"

  private let collection: RequestedCollection<BrickFrames>
  private let contentSize: Size

  private static let keys = [
    "layout", "width", "height", "contentInset", "sections", "queries", "probe",
  ]

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(Self.keys)
    collection = try RequestedCollection(BrickSceneReader.layout(object), object)
    contentSize = collection.layout.contentSize(
      in: try BrickSceneReader.viewSize(object),
      contentInset: try object["contentInset"]?.insets() ?? .zero
    )
  }

  func frames() -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [
      "contentSize": .size(contentSize),
      "items": collection.itemFrames(),
      "supplementary": .array(supplementaryFrames()),
      "sampled": .bool(collection.isSample),
    ]
    members["queries"] = collection.queryFrames { view in
      .object(["kind": .string(view.kind), "section": .number(view.section)])
    }
    return .object(members)
  }

  func drawing() -> SceneDrawing {
    collection.drawing(size: contentSize)
  }

  private func supplementaryFrames() -> [SceneValue] {
    collection.layout.supplementaryItems().map { view in
      .object([
        "kind": .string(view.kind.rawValue),
        "section": .number(view.section),
        "frame": .rect(view.frame),
      ])
    }
  }
}
