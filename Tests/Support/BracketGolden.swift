import Foundation

/// A golden case of the bracket family.
package struct BracketGolden: Decodable, Sendable, CustomStringConvertible {
  /// The name that a failing test prints.
  package let name: String
  /// The input.
  package let scene: Scene
  /// The expected result.
  package let expect: Picture

  /// The name.
  package var description: String { name }

  /// Reads all cases of the family.
  package static func all() throws -> [BracketGolden] {
    struct File: Decodable {
      let cases: [BracketGolden]
    }
    return try JSONDecoder().decode(File.self, from: Data(bytes())).cases
  }

  /// Returns the bytes of the file with all cases.
  package static func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }

  private static var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/bracket.json")
  }
}

extension BracketGolden {
  /// A scene in the form of scene documents.
  package struct Scene: Decodable, Sendable {
    package let api: String
    package let size: [Double]
    package let style: String
    package let entrySize: [Double]?
    package let layers: Int?
    package let missing: [Int]?
    package let preferred: [String: String]?
    package let structure: Node?
    package let symmetric: Symmetric?
  }

  /// A symmetric tree.
  package struct Symmetric: Decodable, Sendable {
    package let layers: Int
    package let entries: Int?
    package let winners: Int?
    package let wonAll: [Int]?
    package let won: [String: [Int]]?
  }

  /// A part of a tree.
  package indirect enum Node: Decodable, Sendable {
    case entries(Int)
    case match([Node], winners: Int, won: [Int])

    private enum CodingKeys: CodingKey {
      case match, winners, won, entries
    }

    package init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self), text == "entry" {
        self = .entries(1)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let count = try container.decodeIfPresent(Int.self, forKey: .entries) {
        self = .entries(count)
        return
      }
      self = .match(
        try container.decode([Node].self, forKey: .match),
        winners: try container.decodeIfPresent(Int.self, forKey: .winners) ?? 1,
        won: try container.decodeIfPresent([Int].self, forKey: .won) ?? []
      )
    }
  }
}
