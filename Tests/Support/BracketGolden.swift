import Foundation

/// A golden case of the bracket family.
public struct BracketGolden: Decodable, Sendable, CustomStringConvertible {
  /// The name that a failing test prints.
  public let name: String
  /// What goes in.
  public let scene: Scene
  /// What must come out.
  public let expect: Picture

  /// The name.
  public var description: String { name }

  /// Reads all cases of the family.
  public static func all() throws -> [BracketGolden] {
    struct File: Decodable {
      let cases: [BracketGolden]
    }
    return try JSONDecoder().decode(File.self, from: Data(bytes())).cases
  }

  /// Returns the bytes of the file with all cases.
  public static func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: url))
  }

  private static var url: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden/bracket.json")
  }
}

extension BracketGolden {
  /// A scene, as documents write it.
  public struct Scene: Decodable, Sendable {
    public let api: String
    public let size: [Double]
    public let style: String
    public let entrySize: [Double]?
    public let layers: Int?
    public let missing: [Int]?
    public let preferred: [String: String]?
    public let structure: Node?
    public let symmetric: Symmetric?
  }

  /// A tournament whose brackets are all alike.
  public struct Symmetric: Decodable, Sendable {
    public let layers: Int
    public let entries: Int?
    public let winners: Int?
    public let wonAll: [Int]?
    public let won: [String: [Int]]?
  }

  /// A part of a tournament tree.
  public indirect enum Node: Decodable, Sendable {
    case entries(Int)
    case match([Node], winners: Int, won: [Int])

    private enum CodingKeys: CodingKey {
      case match, winners, won, entries
    }

    public init(from decoder: any Decoder) throws {
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
