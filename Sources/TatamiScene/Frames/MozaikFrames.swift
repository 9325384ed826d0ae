import OrderedCollections
import TatamiBricks
import TatamiGeometry

/// Answers brick documents (mozaik §6).
enum MozaikFramesFamily {
  private static let keys = [
    "layout", "width", "height", "contentInset", "sections", "queries", "probe",
  ]

  /// Returns the content size, the items, the views and what the queries find.
  static func answer(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let object = try document.object(keys)
    let layout = try MozaikSceneReader.layout(object)
    let probe = try object["probe"].map(FramesProbe.init)
    let counts = (0..<layout.sectionCount).map(layout.itemCount)
    let items = try FramesProbe.items(of: counts, asked: probe, at: document.path) {
      layout.frame(ofItem: $1, inSection: $0)
    }
    let size = try contentSize(of: layout, object)
    var answer: OrderedDictionary<String, SceneValue> = [
      "contentSize": .numbers([size.width, size.height]),
      "items": items,
      "supplementary": .array(layout.views().map(value)),
      "sampled": .bool(probe != nil),
    ]
    if let queries = object["queries"] { answer["queries"] = try found(by: queries, in: layout) }
    return .object(answer)
  }

  private static func contentSize(
    of layout: BrickLayout,
    _ object: SceneObject
  ) throws(SceneError) -> Size {
    let lengths = 0...Double.greatestFiniteMagnitude
    let view = Size(
      width: try object.required("width").number(in: lengths),
      height: try object["height"]?.number(in: lengths) ?? 0
    )
    return layout.contentSize(
      in: view,
      contentInset: try object["contentInset"]?.insets() ?? .zero
    )
  }

  private static func value(_ view: BrickView) -> SceneValue {
    .object([
      "kind": .string(view.kind.rawValue),
      "section": .number(view.section),
      "frame": .rect(view.frame),
    ])
  }

  private static func found(
    by queries: SceneReader,
    in layout: BrickLayout
  ) throws(SceneError) -> SceneValue {
    var answers: [SceneValue] = []
    for query in try queries.array() {
      let rect = try query.rect()
      let items = try FramesProbe.found(at: query.path) { (add) throws in
        try layout.forEachItem(in: rect) { try add($0.section, $0.item) }
      }
      let views = layout.views(in: rect).map { view in
        SceneValue.object(["kind": .string(view.kind.rawValue), "section": .number(view.section)])
      }
      answers.append(
        .object(["rect": .rect(rect), "items": items, "supplementary": .array(views)])
      )
    }
    return .array(answers)
  }
}
