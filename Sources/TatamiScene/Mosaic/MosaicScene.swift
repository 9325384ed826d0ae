import OrderedCollections
import TatamiGeometry
import TatamiMosaic

/// A laid-out mosaic document (Specification/mosaic.md §6).
struct MosaicScene: SceneFamily {
  static let layoutName = "mosaic"

  private let collection: RequestedCollection<MosaicFrames>

  private static let keys = [
    "layout", "axis", "crossLength", "viewport", "sectionSeparator", "sections", "queries", "probe",
  ]

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(Self.keys)
    collection = try RequestedCollection(MosaicSceneReader.layout(object), object)
  }

  func frames() -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [
      "contentSize": .size(collection.layout.contentSize),
      "complete": .bool(!collection.isSample),
      "items": collection.itemFrames(),
      "supplementary": .array(supplementaryFrames()),
    ]
    members["queries"] = collection.queryFrames { view in
      .array([.string(view.kind), .number(view.section)])
    }
    return .object(members)
  }

  func drawing() -> SceneDrawing {
    collection.drawing(size: collection.layout.contentSize)
  }

  private func supplementaryFrames() -> [SceneValue] {
    collection.layout.supplementaryItems().map { view in
      .object([
        "kind": .string(view.kind.rawValue),
        "section": .number(view.section),
        "frame": .rect(view.frame),
        "zIndex": .number(view.kind.zIndex),
      ])
    }
  }
}
