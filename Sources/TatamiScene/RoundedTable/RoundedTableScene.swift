import TatamiDocuments
import TatamiGeometry
import TatamiRoundedTable
import TatamiRows

/// A laid-out rounded-table document (Specification/rounded-table.md §6).
struct RoundedTableScene: SceneFamily {
  static let layoutName = "roundedTable"

  /// The hairlines of a row.
  struct RowLines {
    var index: RowIndex
    var lines: [Hairline]
  }

  /// An additional subview of the table.
  struct Child {
    var kind: RoundedColumn.Child
    var frame: Rect
  }

  let layout: RoundedTableLayout
  let separatorInset: Double
  let includesPieces: Bool
  let hairlines: [RowLines]?
  let children: [Child]?
  /// The requested rows in order, nil for all.
  let requestedRows: [RowIndex]?

  private static let keys = [
    "layout", "width", "horizontalSizeClass", "revertsInCompactWidth", "showRoundedCorners",
    "horizontalInset", "maximumWidth", "sectionCornerRadius", "safeArea", "separatorInsetLeft",
    "accessoryHorizontalInset", "metrics", "tableHeader", "tableFooter", "sections", "pieces",
    "hairlines", "extraSubviews", "probe",
  ]

  /// Reads a document and computes its layout.
  init(_ document: SceneReader) throws(SceneError) {
    let scene = try document.object(Self.keys)
    let geometry = try Self.geometry(scene)
    layout = RoundedTableLayout(
      style: try Self.style(scene),
      tableWidth: try scene.required("width").number(in: TableError.lengths),
      sizeClass: try scene.required("horizontalSizeClass").choice([
        "regular": SizeClass.regular, "compact": .compact,
      ]),
      safeArea: try scene["safeArea"]?.insets() ?? .zero,
      geometry: geometry
    )
    separatorInset = try scene["separatorInsetLeft"]?.number() ?? 15
    includesPieces = try scene["pieces"]?.bool() ?? false
    hairlines = try scene["hairlines"].map { rows throws(SceneError) in
      try Self.hairlines(rows, in: geometry)
    }
    children = try scene["extraSubviews"].map(Self.children)
    requestedRows = try scene["probe"].map { rows throws(SceneError) in
      try Self.requestedRows(rows, in: geometry)
    }
    try spend(at: document.path)
  }

  /// Charges all lists of the answer to the answer budget.
  private func spend(at path: DocumentPath) throws(SceneError) {
    var budget = AnswerBudget()
    let rows = requestedRows?.count ?? layout.geometry.rowCount
    try budget.spend(rows, numbers: 6, text: 32, at: path)
    let sections = requestedSections()
    let views = sections.reduce(0) { count, section in
      count + (layout.frame(of: .header(section: section)) == nil ? 0 : 1)
        + (layout.frame(of: .footer(section: section)) == nil ? 0 : 1)
    }
    try budget.spend(views, numbers: 5, at: path)
    // Only the first and the last row of a section have a card, of up to 16 rectangles.
    let cards = includesPieces ? min(rows, 2 * sections.count) : 0
    try budget.spend(cards, numbers: 66, text: 400, at: path)
    let lines = hairlines?.reduce(0) { $0 + $1.lines.count } ?? 0
    try budget.spend(lines, numbers: 3, at: path)
    try budget.spend(children?.count ?? 0, numbers: 4, at: path)
  }

  /// Returns the sections of the requested rows, in order.
  func requestedSections() -> [Int] {
    guard let requestedRows else { return Array(0..<layout.geometry.sectionCount) }
    return requestedRows.reduce(into: []) { sections, index in
      if sections.last != index.section { sections.append(index.section) }
    }
  }

  /// Calls a closure with every requested row, in order.
  func forEachRow(_ body: (RowIndex, Rect) -> Void) {
    if let requestedRows {
      for index in requestedRows {
        if let frame = layout.frame(of: .row(index)) { body(index, frame) }
      }
      return
    }
    for section in requestedSections() {
      let count = layout.geometry.rowCount(inSection: section) ?? 0
      layout.geometry.forEachRow(0..<count, inSection: section) { row, span in
        body(RowIndex(section: section, row: row), layout.column.frame(of: span))
      }
    }
  }
}

extension RoundedTableScene {
  private static func style(_ scene: SceneObject) throws(SceneError) -> RoundedTableStyle {
    var style = RoundedTableStyle()
    style.revertsInCompactWidth = try scene.required("revertsInCompactWidth").bool()
    if let value = scene["showRoundedCorners"] { style.showsRoundedCorners = try value.bool() }
    if let value = scene["horizontalInset"] { style.horizontalInset = try value.number() }
    if let value = scene["maximumWidth"] { style.maximumWidth = try value.number() }
    if let value = scene["sectionCornerRadius"] { style.cornerRadius = try value.length() }
    if let value = scene["accessoryHorizontalInset"] { style.labelInset = try value.number() }
    return style
  }

  private static func geometry(_ scene: SceneObject) throws(SceneError) -> TableGeometry {
    var sections: [TableSection] = []
    let list = try scene.required("sections")
    for section in try list.array() {
      sections.append(try Self.section(section))
    }
    let metrics = try scene["metrics"].map(Self.metrics) ?? .zero
    let header = try scene["tableHeader"]?.length()
    let footer = try scene["tableFooter"]?.length()
    return try SceneError.rethrowing(at: list.path) { () throws(TableError) in
      try TableGeometry(
        metrics: metrics,
        tableHeader: header,
        tableFooter: footer,
        sections: sections
      )
    }
  }

  private static func metrics(_ reader: SceneReader) throws(SceneError) -> TableMetrics {
    let names = [
      "firstSectionTop", "headerTopPadding", "headerGap", "footerGap", "sectionSpacing",
      "lastSectionBottom",
    ]
    let object = try reader.object(names)
    var gaps: [Double] = []
    for name in names {
      gaps.append(try object[name]?.length() ?? 0)
    }
    return try SceneError.rethrowing(at: reader.path) { () throws(TableError) in
      try TableMetrics(
        sectionGaps: TableSectionGaps(above: gaps[0], between: gaps[4], below: gaps[5]),
        headerTopPadding: gaps[1],
        headerGap: gaps[2],
        footerGap: gaps[3]
      )
    }
  }

  private static func section(_ reader: SceneReader) throws(SceneError) -> TableSection {
    let object = try reader.object(["header", "footer", "rows"])
    let (header, footer) = (try object["header"]?.length(), try object["footer"]?.length())
    let rows = try runs(object.required("rows"))
    return try SceneError.rethrowing(at: reader.path) { () throws(TableError) in
      try TableSection(header: header, footer: footer, rows: rows)
    }
  }

  /// Reads a list of heights, or a number of rows with one height.
  private static func runs(_ reader: SceneReader) throws(SceneError) -> [RowRun] {
    guard case .object = reader.value else {
      var runs: [RowRun] = []
      for height in try reader.array() {
        runs.append(try run(height, count: 1))
      }
      return runs
    }
    let object = try reader.object(["count", "height"])
    let count = try object.required("count").integer(in: 0...Int.max)
    return [try run(object.required("height"), count: count)]
  }

  private static func run(_ height: SceneReader, count: Int) throws(SceneError) -> RowRun {
    let points = try height.length()
    return try SceneError.rethrowing(at: height.path) { () throws(TableError) in
      try RowRun(height: points, count: count)
    }
  }
}

extension RoundedTableScene {
  private static func hairlines(
    _ reader: SceneReader,
    in geometry: TableGeometry
  ) throws(SceneError) -> [RowLines] {
    var rows: [RowLines] = []
    for row in try reader.array() {
      let object = try row.object(["section", "row", "lines"])
      var lines: [Hairline] = []
      for line in try object.required("lines").array() {
        lines.append(Hairline(try line.rect()))
      }
      let index = RowIndex(
        section: try object.required("section").integer(in: 0...Int.max),
        row: try object.required("row").integer(in: 0...Int.max)
      )
      rows.append(RowLines(index: try row.existing(index, in: geometry), lines: lines))
    }
    return rows
  }

  private static func children(_ reader: SceneReader) throws(SceneError) -> [Child] {
    var children: [Child] = []
    for child in try reader.array() {
      let object = try child.object(["kind", "frame"])
      let kind = try object.required("kind").choice([
        "view": RoundedColumn.Child.view, "image": .image,
      ])
      children.append(Child(kind: kind, frame: try object.required("frame").rect()))
    }
    return children
  }

  private static func requestedRows(
    _ reader: SceneReader,
    in geometry: TableGeometry
  ) throws(SceneError) -> [RowIndex] {
    var rows: [RowIndex] = []
    for pair in try reader.array() {
      let numbers = try pair.array(count: 2)
      let index = RowIndex(
        section: try numbers[0].integer(in: 0...Int.max),
        row: try numbers[1].integer(in: 0...Int.max)
      )
      rows.append(try pair.existing(index, in: geometry))
    }
    return Set(rows).sorted()
  }
}

extension SceneReader {
  /// Reads a length in the range of tables, in points.
  fileprivate func length() throws(SceneError) -> Double {
    try number(in: TableError.lengths)
  }

  /// Returns an index of a row; throws if the table has no such row.
  fileprivate func existing(
    _ index: RowIndex,
    in geometry: TableGeometry
  ) throws(SceneError) -> RowIndex {
    guard geometry.span(of: .row(index)) != nil else {
      throw impossible("there is no row \(index.row) in section \(index.section)")
    }
    return index
  }
}
