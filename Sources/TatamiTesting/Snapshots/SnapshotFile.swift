package import Foundation
import Synchronization
import TatamiDrawing

/// A reference picture in a file, with the tree of its views in a text file beside it.
package struct SnapshotFile: Sendable {
  /// A snapshot that does not match its reference, or was recorded.
  package struct Failure: CustomStringConvertible {
    /// A message about what happened, where the files are, and what to do.
    package let description: String
    /// The panels of the difference, a PNG file; nil if there is nothing to compare.
    package var panels: Data?
  }

  /// The references that this process has written.
  private static let written = Mutex<Set<String>>([])

  /// The picture.
  private let url: URL
  private let recording: SnapshotRecording
  private let artifacts: SnapshotArtifacts

  package init(_ url: URL, recording: SnapshotRecording, artifacts: URL? = nil) {
    self.url = url.standardizedFileURL
    self.recording = recording
    self.artifacts = SnapshotArtifacts(of: url.standardizedFileURL, in: artifacts)
  }

  /// Compares a picture with the reference, or records it.
  ///
  /// - Returns: Nil if they match.
  /// - Throws: `ImageError` if a file is not an image, or an error of the file system.
  @MainActor
  package func check(_ png: Data, tree: String? = nil) throws -> Failure? {
    let expected = FileManager.default.contents(atPath: url.path)
    guard let expected, recording != .all else { return try record(png, tree, over: expected) }
    guard let difference = try PictureDifference(of: png, from: expected) else {
      artifacts.remove()
      return nil
    }
    if recording == .failed { return try record(png, tree, over: expected) }
    let panels = try? difference.panels()
    try artifacts.write(found: png, panels: panels, tree: tree)
    return Failure(description: text(of: difference, tree), panels: panels)
  }

  // MARK: Recording

  private var treeURL: URL { url.deletingPathExtension().appendingPathExtension("txt") }

  private func record(_ png: Data, _ tree: String?, over expected: Data?) throws -> Failure {
    guard recording != .never else {
      return Failure(description: "no reference \(url.path), and TATAMI_RECORD is 'never'")
    }
    let isFirst = Self.written.withLock { $0.insert(url.path).inserted }
    guard isFirst || png == expected else {
      return Failure(
        description: "\(url.path) was recorded with another picture in this run; "
          + "give each snapshot of a test a name of its own by `named:`"
      )
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try png.write(to: url, options: .atomic)
    if let tree { try Data("\(tree)\n".utf8).write(to: treeURL, options: .atomic) }
    return Failure(
      description: "recorded \(url.path); look at it: the next run compares with it"
    )
  }

  // MARK: Messages

  private func text(of difference: PictureDifference, _ tree: String?) -> String {
    var lines = [
      "\(url.lastPathComponent): \(difference)",
      "expected   \(url.path)",
      "found      \(artifacts.found.path)",
      "difference \(artifacts.panels.path)",
    ]
    if let tree, let data = FileManager.default.contents(atPath: treeURL.path) {
      let changes = TreeDifference.text(of: tree, from: String(decoding: data, as: UTF8.self))
      lines.append(changes.map { "views (- expected, + found):\n\($0)" } ?? "views: no change")
    }
    lines.append("To accept what was found, run with TATAMI_RECORD=failed.")
    return lines.joined(separator: "\n")
  }
}
