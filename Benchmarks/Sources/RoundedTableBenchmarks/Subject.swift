import TatamiRows

/// The operations of all implementations.
protocol Subject {
  /// The operations whose time is proportional to the number of rows.
  static var linearOperations: Set<String> { get }
  init(heights: [Double])
  func offset(ofRow row: Int) -> Double
  func row(at offset: Double) -> Int
  mutating func insert(_ height: Double, at row: Int)
  mutating func remove(at row: Int)
  mutating func setHeight(_ height: Double, ofRow row: Int)
}

extension PrefixTable: Subject {
  static let linearOperations: Set = ["change height", "insert", "delete"]

  init(heights: [Double]) {
    self.init(heights)
  }
}

extension FenwickTable: Subject {
  static let linearOperations: Set = ["insert", "delete"]

  init(heights: [Double]) {
    self.init(heights)
  }
}

/// The library's table with one section.
struct LibraryTable: Subject {
  static let linearOperations: Set<String> = []

  private(set) var geometry: TableGeometry
  /// The number of edits that the table rejected; must be 0 for valid results.
  private(set) var rejectedEdits = 0

  init(heights: [Double]) {
    do {
      let rows = try heights.map { height throws(TableError) in try RowRun(height: height) }
      geometry = try TableGeometry(sections: [TableSection(rows: rows)])
    } catch {
      preconditionFailure("\(error)")
    }
  }

  func offset(ofRow row: Int) -> Double {
    geometry.span(of: .row(RowIndex(section: 0, row: row)))?.y ?? -1
  }

  func row(at offset: Double) -> Int {
    guard case .row(let index)? = geometry.part(at: offset) else { return -1 }
    return index.row
  }

  mutating func insert(_ height: Double, at row: Int) {
    do throws(TableError) {
      try geometry.insertRows(RowRun(height: height), at: RowIndex(section: 0, row: row))
    } catch {
      rejectedEdits += 1
    }
  }

  mutating func remove(at row: Int) {
    do throws(TableError) {
      try geometry.removeRows(row..<(row + 1), inSection: 0)
    } catch {
      rejectedEdits += 1
    }
  }

  mutating func setHeight(_ height: Double, ofRow row: Int) {
    do throws(TableError) {
      try geometry.setHeight(height, ofRow: RowIndex(section: 0, row: row))
    } catch {
      rejectedEdits += 1
    }
  }
}
