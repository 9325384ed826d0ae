import Foundation

/// A folder that is deleted when the value is released.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "tatami-service-\(UUID().uuidString)")
    .resolvingSymlinksInPath()

  init() { try? create("") }

  deinit { try? FileManager.default.removeItem(at: url) }

  func create(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: url.appending(path: name),
      withIntermediateDirectories: true
    )
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try create((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try create((name as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(
      at: url.appending(path: name),
      withDestinationURL: url.appending(path: target)
    )
  }

  func names(_ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: name).path).sorted()
  }
}
