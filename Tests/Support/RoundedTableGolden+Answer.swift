extension RoundedTableGolden {
  /// The output for a table.
  package struct Answer: Decodable, Sendable {
    package var column: [Double] = []
    package var rounded = false
    package var contentSize: [Double] = []
    package var rows: [Row] = []
    package var headers: [[Double]] = []
    package var footers: [[Double]] = []
    package var tableHeader: [Double]?
    package var tableFooter: [Double]?
    package var labelX: Double?
    package var pieces: [Card]?
    package var hairlinesCleared: [[Int]]?
    package var extraSubviews: [[Double]]?

    package init() {}
  }

  /// A row: section, row, x, y, width, height, and the corners that are drawn.
  package struct Row: Decodable, Sendable {
    package var numbers: [Double]
    package var corners: [String: Bool]

    package init(numbers: [Double], corners: [String: Bool]) {
      self.numbers = numbers
      self.corners = corners
    }

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      numbers = []
      for _ in 0..<6 { numbers.append(try values.decode(Double.self)) }
      corners = try values.decode([String: Bool].self)
    }
  }

  /// The backgrounds of a row at the edge of a card.
  package struct Card: Decodable, Sendable {
    package var section: Int
    package var row: Int
    package var background: [Double]
    package var selectedBackground: [Double]
    package var backgroundPieces: [String: [Double]?]
    package var selectedPieces: [String: [Double]?]

    package init(
      section: Int,
      row: Int,
      frames: [[Double]],
      pieces: [[String: [Double]?]]
    ) {
      self.section = section
      self.row = row
      (background, selectedBackground) = (frames[0], frames[1])
      (backgroundPieces, selectedPieces) = (pieces[0], pieces[1])
    }
  }
}

extension RoundedTableGolden.Answer {
  /// Returns how another answer differs from this one.
  package func differences(from other: Self) -> [String] {
    var differences = Differences()
    differences.compare("column", column, other.column)
    differences.compare("contentSize", contentSize, other.contentSize)
    differences.compare("tableHeader", tableHeader ?? [], other.tableHeader ?? [])
    differences.compare("tableFooter", tableFooter ?? [], other.tableFooter ?? [])
    differences.compare("labelX", labelX.map { [$0] } ?? [], other.labelX.map { [$0] } ?? [])
    differences.compare("headers", headers, other.headers)
    differences.compare("footers", footers, other.footers)
    differences.compare("rows", rows.map(\.numbers), other.rows.map(\.numbers))
    differences.compare("extraSubviews", extraSubviews ?? [], other.extraSubviews ?? [])
    differences.expect("rounded", rounded == other.rounded)
    differences.expect("corners", rows.map(\.corners) == other.rows.map(\.corners))
    differences.expect("hairlinesCleared", hairlinesCleared == other.hairlinesCleared)
    differences.expect("pieces", (pieces == nil) == (other.pieces == nil))
    differences.compare(pieces ?? [], other.pieces ?? [])
    return differences.found
  }
}

extension Differences {
  fileprivate mutating func compare(
    _ expected: [RoundedTableGolden.Card],
    _ actual: [RoundedTableGolden.Card]
  ) {
    expect("count of pieces", expected.count == actual.count)
    for (expected, actual) in zip(expected, actual) {
      let name = "pieces of row \(expected.row) in section \(expected.section)"
      expect(name, expected.section == actual.section && expected.row == actual.row)
      compare(name, expected.background, actual.background)
      compare(name, expected.selectedBackground, actual.selectedBackground)
      compare(name, expected.backgroundPieces, actual.backgroundPieces)
      compare(name, expected.selectedPieces, actual.selectedPieces)
    }
  }

  private mutating func compare(
    _ name: String,
    _ expected: [String: [Double]?],
    _ actual: [String: [Double]?]
  ) {
    expect("\(name): keys", Set(expected.keys) == Set(actual.keys))
    for (key, rect) in expected {
      compare("\(name), \(key)", rect ?? [], (actual[key] ?? []) ?? [])
    }
  }
}
