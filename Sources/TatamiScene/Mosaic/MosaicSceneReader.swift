import TatamiDocuments
import TatamiGeometry
import TatamiMosaic

/// Reads mosaics from documents (Specification/mosaic.md §6).
enum MosaicSceneReader {
  /// Reads `axis`, `crossLength` or `viewport`, `sectionSeparator` and `sections`.
  static func layout(_ object: SceneObject) throws(SceneError) -> MosaicFrames {
    let axis: Axis = try object.required("axis")
      .choice(["vertical": .vertical, "horizontal": .horizontal])
    let side = try side(object, across: axis)
    let separator = try object["sectionSeparator"]?.number() ?? 0
    let list = try object.required("sections")
    var sections: [MosaicSection] = []
    for section in try list.array() {
      sections.append(try self.section(section))
    }
    return try SceneError.rethrowing(at: object.path) { () throws(MosaicError) in
      try MosaicFrames(sections, axis: axis, side: side, sectionSeparator: separator)
    }
  }

  /// Reads the length across the axis, which must match the viewport if there is one
  /// (Specification/mosaic.md §2.1).
  private static func side(_ object: SceneObject, across axis: Axis) throws(SceneError) -> Double {
    let lengths = 0...Double.greatestFiniteMagnitude
    guard let viewport = object["viewport"] else {
      return try object.required("crossLength").number(in: lengths)
    }
    let members = try viewport.object(["bounds", "contentInset", "forcedSize"])
    let side = MosaicFrames.side(
      across: axis,
      bounds: try members.required("bounds").size(),
      contentInset: try members["contentInset"]?.insets() ?? .zero,
      forced: try members["forcedSize"]?.size()
    )
    if let given = object["crossLength"], abs(try given.number(in: lengths) - side) > 1e-6 {
      throw given.impossible("the viewport has a cross length of \(side)")
    }
    return side
  }

  private static func section(_ reader: SceneReader) throws(SceneError) -> MosaicSection {
    let object = try reader.object([
      "items", "header", "footer", "backer", "separators", "pattern",
    ])
    let largest = 1 << 53
    return MosaicSection(
      itemCount: try object.required("items").integer(in: 0...largest),
      pattern: try pattern(object.required("pattern"), separators: object["separators"]),
      header: try object["header"].map(bar),
      footer: try object["footer"].map(bar),
      hasBacker: try object["backer"]?.bool() ?? false
    )
  }

  private static func bar(_ reader: SceneReader) throws(SceneError) -> MosaicBar {
    let object = try reader.object([
      "length", "ratio", "offset", "lead", "trail", "hiddenWhenEmpty",
    ])
    return MosaicBar(
      length: try object.required("length").number(),
      ratio: try object["ratio"]?.number() ?? 0,
      offset: try object["offset"]?.number() ?? 0,
      inset: (try object["lead"]?.number() ?? 0, try object["trail"]?.number() ?? 0),
      isHiddenForEmptySection: try object["hiddenWhenEmpty"]?.bool() ?? false
    )
  }
}

extension MosaicSceneReader {
  /// Reads blocks, or a preset's name with an optional gap and margin.
  static func pattern(
    _ reader: SceneReader,
    separators: SceneReader?
  ) throws(SceneError) -> MosaicGridPattern {
    let object = try reader.object(["blocks", "preset", "gap", "margin"])
    var pattern = MosaicGridPattern([])
    if let name = object["preset"] {
      pattern = try preset(name, in: object)
    } else {
      pattern.gridBlocks = try blocks(object)
    }
    if let separators { pattern.separators = try self.separators(separators) }
    return pattern
  }

  private static func preset(
    _ name: SceneReader,
    in object: SceneObject
  ) throws(SceneError) -> MosaicGridPattern {
    if let blocks = object["blocks"] {
      throw blocks.impossible("'blocks' and 'preset' cannot be combined")
    }
    let preset = try name.choice(MosaicPreset.self)
    guard object["gap"] != nil || object["margin"] != nil else { return preset.pattern }
    let spacing = try spacing(object)
    return try SceneError.rethrowing(at: object.path) { () throws(MosaicError) in
      try preset.pattern.spaced(spacing)
    }
  }

  private static func blocks(_ object: SceneObject) throws(SceneError) -> [MosaicGridBlock] {
    for key in ["gap", "margin"] {
      if let extra = object[key] { throw extra.impossible("only a preset has its own '\(key)'") }
    }
    var blocks: [MosaicGridBlock] = []
    for block in try object.required("blocks").array() {
      blocks.append(try self.block(block))
    }
    return blocks
  }

  private static func separators(_ reader: SceneReader) throws(SceneError) -> MosaicSeparators {
    let object = try reader.object(["before", "between", "after"])
    return MosaicSeparators(
      before: try object["before"]?.number() ?? 0,
      between: try object["between"]?.number() ?? 0,
      after: try object["after"]?.number() ?? 0
    )
  }

  private static func block(_ reader: SceneReader) throws(SceneError) -> MosaicGridBlock {
    let object = try reader.object([
      "columns", "cells", "gap", "margin", "mainUnit", "count", "repeated",
    ])
    let columns = try object.required("columns").integer(in: 1...Int(Int32.max))
    var cells: [MosaicCell] = []
    for cell in try object.required("cells").array() {
      let numbers = try cell.numbers(count: 4)
      cells.append(
        MosaicCell(
          cross: numbers[0],
          main: numbers[1],
          crossSpan: numbers[2],
          mainSpan: numbers[3]
        )
      )
    }
    let count = try object["count"]?.integer(in: 0...cells.count) ?? cells.count
    let spacing = try spacing(object)
    let mainUnit = try object["mainUnit"]?.number()
    let isRepeated = try object["repeated"]?.bool() ?? false
    return try SceneError.rethrowing(at: reader.path) { () throws(MosaicError) in
      try MosaicGridBlock(
        columns: columns,
        cells: Array(cells.prefix(count)),
        spacing: spacing,
        mainUnit: mainUnit,
        isRepeated: isRepeated
      )
    }
  }

  private static func spacing(_ object: SceneObject) throws(SceneError) -> MosaicSpacing {
    MosaicSpacing(
      gap: try object["gap"]?.number() ?? 0,
      margin: try object["margin"]?.number() ?? 0
    )
  }
}
