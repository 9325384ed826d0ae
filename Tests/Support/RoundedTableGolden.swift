/// A golden case of the rounded table (Specification/rounded-table.md §6).
package struct RoundedTableGolden: Decodable, Sendable {
  /// The name of the case.
  package let name: String
  /// The input.
  package let scene: Scene
  /// The expected output.
  package let expect: Answer

  /// Returns all cases in the order of the file.
  package static func all() throws -> [RoundedTableGolden] {
    try GoldenFile.cases(of: "rounded-table")
  }

  /// Returns the bytes of the file.
  package static func bytes() throws -> [UInt8] {
    try GoldenFile.bytes(of: "rounded-table")
  }
}

extension RoundedTableGolden {
  /// The input of a case.
  package struct Scene: Decodable, Sendable {
    package let width: Double
    package let horizontalSizeClass: String
    package let revertsInCompactWidth: Bool
    package let showRoundedCorners: Bool?
    package let horizontalInset: Double?
    package let maximumWidth: Double?
    package let sectionCornerRadius: Double?
    package let safeArea: [Double]?
    package let separatorInsetLeft: Double?
    package let accessoryHorizontalInset: Double?
    package let metrics: [String: Double]?
    package let tableHeader: Double?
    package let tableFooter: Double?
    package let sections: [Section]
    package let pieces: Bool?
    package let hairlines: [RowLines]?
    package let extraSubviews: [Child]?
    package let probe: [[Int]]?
  }

  /// A section of the input.
  package struct Section: Decodable, Sendable {
    package let header: Double?
    package let footer: Double?
    package let rows: Rows
  }

  /// The rows of a section.
  package enum Rows: Decodable, Sendable {
    case heights([Double])
    case equal(count: Int, height: Double)

    private enum Key: CodingKey {
      case count, height
    }

    package init(from decoder: any Decoder) throws {
      if let equal = try? decoder.container(keyedBy: Key.self) {
        self = .equal(
          count: try equal.decode(Int.self, forKey: .count),
          height: try equal.decode(Double.self, forKey: .height)
        )
      } else {
        self = .heights(try decoder.singleValueContainer().decode([Double].self))
      }
    }
  }

  /// Thin views of a row.
  package struct RowLines: Decodable, Sendable {
    package let section: Int
    package let row: Int
    package let lines: [[Double]]
  }

  /// A further child of the table.
  package struct Child: Decodable, Sendable {
    package let kind: String
    package let frame: [Double]
  }
}
