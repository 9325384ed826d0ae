import Foundation

/// A file of golden cases in Tests/Golden.
package enum GoldenFile {
  private struct Contents<Case: Decodable>: Decodable {
    let cases: [Case]
  }

  /// Returns the bytes of a file, given its name without extension.
  package static func bytes(of name: String) throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appending(path: "Golden/\(name).json")))
  }

  /// Returns the cases of a file in their order, given its name without extension.
  package static func cases<Case: Decodable>(of name: String) throws -> [Case] {
    try JSONDecoder().decode(Contents<Case>.self, from: Data(bytes(of: name))).cases
  }
}
