import Foundation
import TatamiScene

enum Fixture {
  static var here: URL { URL(filePath: #filePath).deletingLastPathComponent() }

  /// The scenes of a golden file, in its order.
  static func scenes(of bytes: [UInt8]) throws -> [SceneValue] {
    guard case .object(let file) = try SceneDocument.parse(bytes),
      case .array(let cases)? = file["cases"]
    else { return [] }
    return cases.compactMap { golden in
      guard case .object(let members) = golden else { return nil }
      return members["scene"]
    }
  }
}
