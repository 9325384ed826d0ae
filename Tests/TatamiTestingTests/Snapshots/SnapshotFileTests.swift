import Foundation
import TatamiDrawing
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTesting

@MainActor
@Suite(.environment) struct SnapshotFileTests {
  /// A folder for one test.
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "snapshots-\(UUID().uuidString)")

  private var reference: URL { folder.appending(path: "References/card.png") }
  private var artifacts: URL { folder.appending(path: "Artifacts") }

  private func file(_ recording: SnapshotRecording) -> SnapshotFile {
    SnapshotFile(reference, recording: recording, artifacts: artifacts)
  }

  private func png(_ gray: UInt32) throws -> Data {
    let pixel = 0xFF00_0000 | gray << 16 | gray << 8 | gray
    return Data(try Bitmap(width: 2, height: 1, pixels: [pixel, pixel]).pngData())
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a missing reference is recorded and fails once`() throws {
    defer { clean() }
    let failure = try #require(try file(.missing).check(png(0), tree: "UIView"))
    #expect(failure.description.hasPrefix("recorded \(reference.standardizedFileURL.path)"))
    #expect(try Data(contentsOf: reference) == png(0))
    let tree = reference.deletingPathExtension().appendingPathExtension("txt")
    #expect(try String(contentsOf: tree, encoding: .utf8) == "UIView\n")
    #expect(try file(.missing).check(png(0), tree: "UIView") == nil)
  }

  @Test func `a missing reference is not recorded where recording is forbidden`() throws {
    defer { clean() }
    let failure = try #require(try file(.never).check(png(0)))
    #expect(failure.description.contains("no reference"))
    #expect(!FileManager.default.fileExists(atPath: reference.path))
  }

  @Test func `a different picture is written beside its panels and fails`() throws {
    defer { clean() }
    _ = try file(.missing).check(png(0), tree: "UIView [0 0 2x1]")
    let failure = try #require(try file(.missing).check(png(255), tree: "UIView [0 0 3x1]"))
    let text = failure.description
    #expect(text.contains("card.png: 2 pixels differ and 0 on edges, of 2"))
    #expect(text.contains("- UIView [0 0 2x1]\n+ UIView [0 0 3x1]"))
    #expect(text.contains("TATAMI_RECORD=failed"))
    #expect(failure.panels != nil)
    let found = try FileManager.default.subpathsOfDirectory(atPath: artifacts.path)
      .filter { !$0.hasSuffix("/") }.map { URL(filePath: $0).lastPathComponent }
    for name in ["card.png", "card-difference.png", "card.txt"] { #expect(found.contains(name)) }
    #expect(try Data(contentsOf: reference) == png(0), "the reference is kept")
    #expect(try file(.missing).check(png(0)) == nil)
    let left = try FileManager.default.subpathsOfDirectory(atPath: artifacts.path)
    #expect(!left.contains { $0.hasSuffix(".png") }, "a match removes what a failure has left")
  }

  @Test func `failed references are recorded on request, equal ones are kept`() throws {
    defer { clean() }
    _ = try file(.failed).check(png(0))
    #expect(try file(.failed).check(png(0)) == nil)
    try png(9).write(to: reference)
    #expect(try file(.all).check(png(9)) != nil)
  }

  @Test func `two pictures with one name are refused while recording`() throws {
    defer { clean() }
    _ = try file(.all).check(png(0))
    let failure = try #require(try file(.all).check(png(255)))
    #expect(failure.description.contains("named:"))
    #expect(try Data(contentsOf: reference) == png(0))
  }

  @Test func `a reference that is no image is an error`() throws {
    defer { clean() }
    _ = try file(.missing).check(png(0))
    try Data("no image".utf8).write(to: reference)
    #expect(throws: ImageError.self) { try file(.missing).check(png(0)) }
  }

  @Test func `artifacts have the path of the reference inside of the package`() {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let names = SnapshotArtifacts(of: here.appending(path: "a.png"), in: URL(filePath: "/x"))
    #expect(names.found.path == "/x/Tests/TatamiTestingTests/Snapshots/a.png")
    #expect(names.panels.path == "/x/Tests/TatamiTestingTests/Snapshots/a-difference.png")
  }

  @Test func `the modes of recording are read strictly`() throws {
    #expect(try SnapshotRecording(environmentValue: nil) == .missing)
    #expect(try SnapshotRecording(environmentValue: "") == .missing)
    #expect(try SnapshotRecording(environmentValue: "1") == .all)
    #expect(try SnapshotRecording(environmentValue: "failed") == .failed)
    let error = #expect(throws: SnapshotRecordingError.self) {
      try SnapshotRecording(environmentValue: "yes")
    }
    #expect(error?.description == "TATAMI_RECORD is 'yes'; allowed are missing, failed, all, never")
  }
}
