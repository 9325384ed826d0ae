import TatamiBricks
import TatamiGeometry
import Testing

@Suite struct BrickErrorTests {
  private let geometry: BrickGeometry

  init() throws {
    geometry = try BrickGeometry(columns: [10, 20, 30], rowHeight: 5)
  }

  private func error(_ items: BrickSize..., mode: BrickMode = .fill) -> BrickError? {
    do throws(BrickError) {
      _ = try BrickFrames([BrickSection(geometry: geometry, mode: mode, items: items)])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: BrickMode.allCases)
  func `an item that does not fit into the grid is rejected with its path`(mode: BrickMode) {
    let wide = error(BrickSize(), BrickSize(columns: 4), mode: mode)
    #expect(wide == .count(4, field: "sections[0].items[1].columns", allowed: 1...3))
    let flat = error(BrickSize(columns: 0), mode: mode)
    #expect(flat?.description == "sections[0].items[0].columns: found 0, allowed is 1 to 3")
    let empty = error(BrickSize(rows: -2), mode: mode)
    let allowed = 1...BrickFrames.rowLimit
    #expect(empty == .count(-2, field: "sections[0].items[0].rows", allowed: allowed))
  }

  @Test func `more rows than the limit are rejected`() {
    let tall = BrickSize(rows: BrickFrames.rowLimit)
    #expect(error(tall) == nil)
    #expect(error(BrickSize(rows: .max)) != nil)
    let allowed = 1...1
    let almost = BrickSize(rows: BrickFrames.rowLimit - 1)
    #expect(
      error(almost, BrickSize(rows: 2))
        == .count(2, field: "sections[0].items[1].rows", allowed: allowed)
    )
  }

  @Test func `very tall items cost no more than others`() throws {
    let tall = BrickSize(columns: 2, rows: 1_000_000_000)
    let layout = try BrickFrames([
      BrickSection(geometry: geometry, items: [tall, BrickSize(), tall, BrickSize(rows: 9)])
    ])
    #expect(layout.gridPosition(ofItem: 2, inSection: 0)?.row == 1_000_000_000)
    #expect(layout.gridPosition(ofItem: 3, inSection: 0)?.row == 1)
    #expect(layout.items(in: Rect(x: 0, y: 4e9, width: 60, height: 1)).map(\.item) == [0])
  }

  @Test func `an item count out of range is rejected before any size is requested`() {
    let section = BrickSection(geometry: geometry, itemCount: .max) { _ in BrickSize() }
    #expect(throws: BrickError.self) { try BrickFrames([section]) }
    let negative = BrickSection(geometry: geometry, itemCount: -1) { _ in BrickSize() }
    #expect(
      throws: BrickError.count(
        -1,
        field: "sections[0].itemCount",
        allowed: 0...BrickFrames.rowLimit
      )
    ) {
      try BrickFrames([negative])
    }
  }

  @Test(arguments: [
    ("columns.count: found 0, allowed is 1 to 65535", [], 1.0, 0.0, 0.0),
    ("columns[1]: found -1.0, allowed is 0.0 to 1000000000000.0", [1, -1], 1, 0, 0),
    ("columns[0]: found nan, allowed is 0.0 to 1000000000000.0", [.nan], 1, 0, 0),
    ("rowHeight: found -3.0, allowed is 0.0 to 1000000000000.0", [1], -3, 0, 0),
    ("rowHeight: found inf, allowed is 0.0 to 1000000000000.0", [1], .infinity, 0, 0),
    ("lineSpacing: found -6.0, allowed is -5.0 to 1000000000000.0", [1], 5, -6, 0),
    ("inset.top: found nan, allowed is -1000000000000.0 to 1000000000000.0", [1], 5, 0, .nan),
  ])
  func `an invalid length of a geometry is reported with its name`(
    message: String,
    columns: [Double],
    rowHeight: Double,
    line: Double,
    top: Double
  ) {
    let error = #expect(throws: BrickError.self) {
      try BrickGeometry(
        columns: columns,
        rowHeight: rowHeight,
        spacing: BrickSpacing(line: line),
        inset: Insets(top: top)
      )
    }
    #expect(error?.description == message)
  }

  @Test func `more columns than allowed are rejected`() throws {
    let columns = Array(repeating: 1.0, count: BrickGeometry.columnLimit + 1)
    #expect(throws: BrickError.self) { try BrickGeometry(columns: columns, rowHeight: 1) }
    let most = try BrickGeometry(columns: Array(columns.dropLast()), rowHeight: 1)
    let layout = try BrickFrames([
      BrickSection(geometry: most, items: [BrickSize(columns: 65_535), BrickSize()])
    ])
    #expect(layout.gridPosition(ofItem: 1, inSection: 0)?.row == 1)
  }

  @Test func `a size can be clamped to a number of columns`() {
    #expect(BrickSize(columns: 9, rows: 0).clamped(toColumns: 3) == BrickSize(columns: 3, rows: 1))
    let clamped = BrickSize(columns: -1, rows: .max).clamped(toColumns: 0)
    #expect(clamped == BrickSize(columns: 1, rows: BrickFrames.rowLimit))
  }

  @Test func `an invalid change is rejected and changes nothing`() throws {
    var layout = try BrickFrames([
      BrickSection(geometry: geometry, items: [BrickSize(columns: 3), BrickSize()])
    ])
    let height = layout.contentHeight
    #expect(throws: BrickError.count(1, field: "section", allowed: 0...0)) {
      try layout.appendItems([BrickSize()], toSection: 1)
    }
    #expect(throws: BrickError.count(3, field: "first", allowed: 0...2)) {
      try layout.replaceItems(from: 3, inSection: 0, count: 3) { _ in BrickSize() }
    }
    #expect(
      throws: BrickError.count(0, field: "count", allowed: 1...BrickFrames.rowLimit)
    ) {
      try layout.replaceItems(from: 1, inSection: 0, count: 0) { _ in BrickSize() }
    }
    #expect(throws: BrickError.count(4, field: "sections[0].items[2].columns", allowed: 1...3)) {
      try layout.replaceItems(from: 1, inSection: 0, count: 3) { BrickSize(columns: $0 + 2) }
    }
    let narrow = try BrickGeometry(columns: [5], rowHeight: 5)
    #expect(throws: BrickError.count(3, field: "sections[0].items[0].columns", allowed: 1...1)) {
      try layout.setGeometry(narrow, ofSection: 0)
    }
    #expect(layout.contentHeight == height)
    #expect(layout.itemCount(inSection: 0) == 2)
  }

  @Test func `a layout without sections is empty`() throws {
    let layout = try BrickFrames([])
    #expect(layout.contentSize(in: Size(width: 10, height: 10)) == .zero)
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
    #expect(layout.frame(ofItem: 0, inSection: 0) == nil)
    #expect(layout.gridPosition(ofItem: 0, inSection: -1) == nil)
    #expect(layout.frame(of: .header, inSection: 0) == nil)
  }

  @Test func `a query with NaN coordinates finds nothing`() throws {
    let layout = try BrickFrames([BrickSection(geometry: geometry, items: [BrickSize()])])
    #expect(layout.items(in: Rect(x: 0, y: .nan, width: 9, height: 9)).isEmpty)
    #expect(layout.items(in: Rect(x: 0, y: 3, width: 9, height: -1)).isEmpty)
    let everywhere = Rect(x: -1e308, y: -1e308, width: .infinity, height: .infinity)
    #expect(layout.items(in: everywhere).count == 1)
  }

  @Test func `rows at the same position are found`() throws {
    let flat = try BrickGeometry(
      columns: [10, 10],
      rowHeight: 5,
      spacing: BrickSpacing(line: -5)
    )
    let sizes = Array(repeating: BrickSize(), count: 100)
    let layout = try BrickFrames([BrickSection(geometry: flat, items: sizes)])
    #expect(layout.items(in: Rect(x: 12, y: 1, width: 1, height: 1)).count == 50)
    #expect(layout.contentHeight == 5)
  }

  @Test func `items keep their grid positions if the number of columns stays the same`() throws {
    let items = [BrickSize(columns: 2), BrickSize(columns: 2), BrickSize(rows: 2)]
    var layout = try BrickFrames([BrickSection(geometry: geometry, items: items)])
    let wide = try BrickGeometry(columns: [100, 100, 100], rowHeight: 50)
    try layout.setGeometry(wide, ofSection: 0)
    let fresh = try BrickFrames([BrickSection(geometry: wide, items: items)])
    for item in 0..<3 {
      #expect(layout.frame(ofItem: item, inSection: 0) == fresh.frame(ofItem: item, inSection: 0))
    }
    let two = try BrickGeometry(columns: [100, 100], rowHeight: 50)
    try layout.setGeometry(two, ofSection: 0)
    #expect(
      layout.gridPosition(ofItem: 2, inSection: 0)
        == BrickPosition(column: 0, row: 2, size: items[2])
    )
    #expect(layout.contentHeight == 200)
  }

  @Test func `the lengths of all sections change without a new search for positions`() throws {
    let narrow = try BrickGeometry(columns: [10, 10], rowHeight: 5)
    let items = [BrickSize(), BrickSize(columns: 2, rows: 2), BrickSize()]
    let sections = [0, 1, 2].map { _ in BrickSection(geometry: narrow, items: items) }
    var layout = try BrickFrames(sections)
    let wide = try BrickGeometry(columns: [30, 40], rowHeight: 20)
    try layout.setGeometries([narrow, wide, narrow])
    #expect(layout.frame(ofItem: 1, inSection: 1) == Rect(x: 0, y: 35, width: 70, height: 40))
    #expect(layout.frame(ofItem: 0, inSection: 2) == Rect(x: 0, y: 75, width: 10, height: 5))
    #expect(throws: BrickError.count(2, field: "geometries.count", allowed: 3...3)) {
      try layout.setGeometries([narrow, narrow])
    }
    let single = try BrickGeometry(columns: [10], rowHeight: 5)
    #expect(
      throws: BrickError.count(1, field: "geometries[1].columns.count", allowed: 2...2)
    ) { try layout.setGeometries([narrow, single, narrow]) }
  }
}
