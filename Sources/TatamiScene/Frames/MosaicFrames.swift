import OrderedCollections
import TatamiGeometry
import TatamiMosaic

/// Answers mosaic documents (mosaic §6).
enum MosaicFramesFamily {
  private static let keys = [
    "layout", "axis", "crossLength", "viewport", "sectionSeparator", "sections", "queries", "probe",
  ]

  /// Returns the content size, the items, the views and what the queries find.
  static func answer(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let object = try document.object(keys)
    let layout = try MosaicSceneReader.layout(object)
    let probe = try object["probe"].map(FramesProbe.init)
    var answer: OrderedDictionary<String, SceneValue> = [
      "contentSize": .numbers([layout.contentSize.width, layout.contentSize.height]),
      "complete": .bool(probe == nil),
      "items": try items(of: layout, probe: probe, at: document.path),
      "supplementary": .array(layout.views().map(value)),
    ]
    if let queries = object["queries"] { answer["queries"] = try found(by: queries, in: layout) }
    return .object(answer)
  }

  private static func items(
    of layout: MosaicLayout,
    probe: FramesProbe?,
    at path: ScenePath
  ) throws(SceneError) -> SceneValue {
    let counts = (0..<layout.sectionCount).map(layout.itemCount)
    return try FramesProbe.items(of: counts, asked: probe, at: path) { section, item in
      layout.frame(ofItem: item, inSection: section)
    }
  }

  private static func value(_ view: MosaicView) -> SceneValue {
    .object([
      "kind": .string(view.kind.rawValue),
      "section": .number(view.section),
      "frame": .rect(view.frame),
      "zIndex": .number(view.kind.zIndex),
    ])
  }

  private static func found(
    by queries: SceneReader,
    in layout: MosaicLayout
  ) throws(SceneError) -> SceneValue {
    var answers: [SceneValue] = []
    for query in try queries.array() {
      let rect = try query.rect()
      let items = try FramesProbe.found(at: query.path) { (add) throws in
        try layout.forEachItem(in: rect) { try add($0.section, $0.item) }
      }
      let views = layout.views(in: rect).map { view in
        SceneValue.array([.string(view.kind.rawValue), .number(view.section)])
      }
      answers.append(
        .object(["rect": .rect(rect), "items": items, "supplementary": .array(views)])
      )
    }
    return .array(answers)
  }
}
