import TatamiBricks
import TatamiDocuments
import TatamiGeometry

/// Reads brick layouts from documents (Specification/bricks.md §6.1).
enum BrickSceneReader {
  /// Reads `sections`.
  static func layout(_ object: SceneObject) throws(SceneError) -> BrickFrames {
    let list = try object.required("sections")
    var sections: [BrickSection] = []
    for section in try list.array() {
      sections.append(try self.section(section))
    }
    return try SceneError.rethrowing(at: object.path) { () throws(BrickError) in
      try BrickFrames(sections)
    }
  }

  /// Reads `width` and `height` of the view; a missing height is 0.
  static func viewSize(_ object: SceneObject) throws(SceneError) -> Size {
    let lengths = 0...Double.greatestFiniteMagnitude
    return Size(
      width: try object.required("width").number(in: lengths),
      height: try object["height"]?.number(in: lengths) ?? 0
    )
  }

  private static func section(_ reader: SceneReader) throws(SceneError) -> BrickSection {
    let object = try reader.object([
      "columns", "rowHeight", "interitemSpacing", "lineSpacing", "inset", "header", "footer",
      "contentMode", "items",
    ])
    let geometry = try geometry(object)
    let mode =
      try object["contentMode"]?.choice(["fill": .fill, "ordered": .ordered]) ?? BrickMode.fill
    var items: [BrickSize] = []
    for item in try object.required("items").array() {
      let size = try item.array(count: 2)
      items.append(
        BrickSize(
          columns: try size[0].integer(in: 1...geometry.columns.count),
          rows: try size[1].integer(in: 1...BrickFrames.rowLimit)
        )
      )
    }
    return BrickSection(geometry: geometry, mode: mode, items: items)
  }

  private static func geometry(_ object: SceneObject) throws(SceneError) -> BrickGeometry {
    let columns = try object.required("columns").numbers()
    let rowHeight = try object.required("rowHeight").number()
    let spacing = BrickSpacing(
      interitem: try object["interitemSpacing"]?.number() ?? 0,
      line: try object["lineSpacing"]?.number() ?? 0
    )
    let bars = BrickBars(
      header: try object["header"]?.number() ?? 0,
      footer: try object["footer"]?.number() ?? 0
    )
    let inset = try object["inset"]?.insets() ?? .zero
    return try SceneError.rethrowing(at: object.path) { () throws(BrickError) in
      try BrickGeometry(
        columns: columns,
        rowHeight: rowHeight,
        spacing: spacing,
        inset: inset,
        bars: bars
      )
    }
  }
}
