import Foundation

/// A golden case of the rounded table: what goes in and what must come out (rounded table §6).
public struct RoundedTableGolden: Decodable, Sendable {
  /// What the case is about.
  public let name: String
  /// What goes in.
  public let scene: Scene
  /// What must come out.
  public let expect: Answer

  /// Returns all cases in the order of the file.
  public static func all() throws -> [RoundedTableGolden] {
    try JSONDecoder().decode(File.self, from: Data(bytes())).cases
  }

  /// Returns the file as it stands.
  public static func bytes() throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appending(path: "Golden/rounded-table.json")))
  }

  private struct File: Decodable {
    let cases: [RoundedTableGolden]
  }
}

extension RoundedTableGolden {
  /// The input of a case.
  public struct Scene: Decodable, Sendable {
    public let width: Double
    public let horizontalSizeClass: String
    public let revertsInCompactWidth: Bool
    public let showRoundedCorners: Bool?
    public let horizontalInset: Double?
    public let maximumWidth: Double?
    public let sectionCornerRadius: Double?
    public let safeArea: [Double]?
    public let separatorInsetLeft: Double?
    public let accessoryHorizontalInset: Double?
    public let metrics: [String: Double]?
    public let tableHeader: Double?
    public let tableFooter: Double?
    public let sections: [Section]
    public let pieces: Bool?
    public let hairlines: [RowLines]?
    public let extraSubviews: [Child]?
    public let probe: [[Int]]?
  }

  /// A section of the input.
  public struct Section: Decodable, Sendable {
    public let header: Double?
    public let footer: Double?
    public let rows: Rows
  }

  /// The rows of a section.
  public enum Rows: Decodable, Sendable {
    case heights([Double])
    case equal(count: Int, height: Double)

    private enum Key: CodingKey {
      case count, height
    }

    public init(from decoder: any Decoder) throws {
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
  public struct RowLines: Decodable, Sendable {
    public let section: Int
    public let row: Int
    public let lines: [[Double]]
  }

  /// A further child of the table.
  public struct Child: Decodable, Sendable {
    public let kind: String
    public let frame: [Double]
  }
}
