import TatamiRows
import TestSupport

/// A table as plain arrays that computes every position from the top, as written in
/// Specification/rounded-table.md §2.14.
struct TableModel {
  struct Section {
    var header: Double?
    var footer: Double?
    var rows: [RowRun]
  }

  var metrics: TableMetrics
  var tableHeader: Double?
  var tableFooter: Double?
  var sections: [Section] = []

  /// Returns all existing parts with their spans from top to bottom, and the height of the table.
  func parts() -> (parts: [(part: TablePart, span: VerticalSpan)], height: Double) {
    var parts: [(TablePart, VerticalSpan)] = []
    var y = 0.0
    func add(_ part: TablePart, _ height: Double) {
      parts.append((part, VerticalSpan(y: y, height: height)))
      y += height
    }
    if let tableHeader { add(.tableHeader, tableHeader) }
    if !sections.isEmpty { y += metrics.sectionGaps.above }
    for (index, section) in sections.enumerated() {
      if index > 0 { y += metrics.sectionGaps.between }
      if let header = section.header {
        y += metrics.headerTopPadding
        add(.header(section: index), header)
      } else {
        y += metrics.headerGap
      }
      for (row, run) in section.rows.enumerated() {
        add(.row(RowIndex(section: index, row: row)), run.height)
      }
      if let footer = section.footer {
        add(.footer(section: index), footer)
      } else {
        y += metrics.footerGap
      }
    }
    if !sections.isEmpty { y += metrics.sectionGaps.below }
    if let tableFooter { add(.tableFooter, tableFooter) }
    return (parts, y)
  }
}

/// A table and its model, which receive the same edits.
struct TablePair {
  var table: TableGeometry
  var model: TableModel
  var random: SeededRandom
  /// The heights to choose from: few values form runs, and quarters of a point add up exactly.
  let heights: [Double]

  init(seed: UInt64, heights: [Double]) throws {
    random = SeededRandom(seed: seed)
    self.heights = heights
    let metrics = try TableMetrics(
      sectionGaps: TableSectionGaps(above: 17.5, between: 8, below: 34),
      headerTopPadding: 22,
      headerGap: 3.25,
      footerGap: 12
    )
    table = try TableGeometry(metrics: metrics)
    model = TableModel(metrics: metrics)
  }
}

extension TablePair {
  /// Performs a random edit.
  mutating func edit() throws {
    let weights: [(Int, (inout TablePair) throws -> Void)] = [
      (3, { try $0.insertSection() }), (2, { try $0.removeSection() }),
      (2, { try $0.moveSection() }), (30, { try $0.insertRows() }),
      (12, { try $0.removeRows() }), (8, { try $0.moveRow() }),
      (30, { try $0.changeHeight() }), (2, { try $0.replaceRows() }),
      (3, { try $0.changeFrame() }),
    ]
    var ticket = random.int(in: 0...(weights.map(\.0).reduce(0, +) - 1))
    for (weight, edit) in weights {
      if ticket < weight { return try edit(&self) }
      ticket -= weight
    }
  }

  private mutating func insertSection() throws {
    let rows = try (0..<random.int(in: 0...12)).map { _ in try run() }
    let (header, footer) = (length(), length())
    let index = random.int(in: 0...model.sections.count)
    let section = TableModel.Section(header: header, footer: footer, rows: rows)
    model.sections.insert(section, at: index)
    try table.insertSection(TableSection(header: header, footer: footer, rows: rows), at: index)
  }

  private mutating func removeSection() throws {
    guard let index = anySection(), model.sections.count > 3 else { return }
    model.sections.remove(at: index)
    try table.removeSection(at: index)
  }

  private mutating func moveSection() throws {
    guard let from = anySection(), let to = anySection() else { return }
    model.sections.insert(model.sections.remove(at: from), at: to)
    try table.moveSection(from: from, to: to)
  }

  private mutating func insertRows() throws {
    guard let section = anySection() else { return }
    let count = random.chance(0.7) ? 1 : random.int(in: 0...40)
    let row = random.int(in: 0...model.sections[section].rows.count)
    let run = try run()
    model.sections[section].rows.insert(contentsOf: repeatElement(run, count: count), at: row)
    let runs = try RowRun(height: run.height, count: count, certainty: run.certainty)
    try table.insertRows(runs, at: RowIndex(section: section, row: row))
  }

  private mutating func removeRows() throws {
    guard let section = anySection() else { return }
    let count = model.sections[section].rows.count
    let first = random.int(in: 0...count)
    let rows = first..<min(count, first + (random.chance(0.8) ? 1 : random.int(in: 0...90)))
    model.sections[section].rows.removeSubrange(rows)
    try table.removeRows(rows, inSection: section)
  }

  private mutating func moveRow() throws {
    guard let from = anyRow(), let section = anySection() else { return }
    let row = model.sections[from.section].rows.remove(at: from.row)
    let position = random.int(in: 0...model.sections[section].rows.count)
    model.sections[section].rows.insert(row, at: position)
    try table.moveRow(from: from, to: RowIndex(section: section, row: position))
  }

  private mutating func changeHeight() throws {
    guard let index = anyRow() else { return }
    let run = try run()
    model.sections[index.section].rows[index.row] = run
    try table.setHeight(run.height, ofRow: index, certainty: run.certainty)
  }

  private mutating func replaceRows() throws {
    guard let section = anySection() else { return }
    let rows = try (0..<random.int(in: 0...80)).map { _ in try run() }
    model.sections[section].rows = rows
    try table.replaceRows(ofSection: section, with: rows)
  }

  /// Changes a header, a footer, or the metrics of the table.
  private mutating func changeFrame() throws {
    guard let section = anySection() else { return }
    let height = length()
    switch random.int(in: 0...4) {
    case 0:
      model.sections[section].header = height
      try table.setHeader(height, ofSection: section)
    case 1:
      model.sections[section].footer = height
      try table.setFooter(height, ofSection: section)
    case 2:
      model.tableHeader = height
      try table.setTableHeader(height)
    case 3:
      model.tableFooter = height
      try table.setTableFooter(height)
    default:
      model.metrics = try TableMetrics(
        sectionGaps: TableSectionGaps(
          above: random.pick(heights),
          between: random.pick(heights),
          below: random.pick(heights)
        ),
        headerTopPadding: random.pick(heights),
        headerGap: random.pick(heights),
        footerGap: random.pick(heights)
      )
      table.setMetrics(model.metrics)
    }
  }

  private mutating func run() throws -> RowRun {
    try RowRun(
      height: random.pick(heights),
      certainty: random.chance(0.2) ? .estimated : .measured
    )
  }

  private mutating func length() -> Double? {
    random.chance(0.4) ? nil : random.pick(heights)
  }

  private mutating func anySection() -> Int? {
    model.sections.isEmpty ? nil : random.int(in: 0...(model.sections.count - 1))
  }

  private mutating func anyRow() -> RowIndex? {
    guard let section = anySection(), !model.sections[section].rows.isEmpty else { return nil }
    let row = random.int(in: 0...(model.sections[section].rows.count - 1))
    return RowIndex(section: section, row: row)
  }
}
