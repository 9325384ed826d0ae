import Foundation
import TatamiLowering
import Testing

/// A sample whose lowered form the main package compiles and runs.
struct SampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `The sample's lowered form is the one that the main package tests`() throws {
    let original = Self.folder.appending(path: "Samples/Dial.swift.txt")
    let text = try String(contentsOf: original, encoding: .utf8)
    let result = Lowering.lower([("Dial.swift", text)])
    #expect(result.reports.isEmpty)
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let expected = root.appending(path: "Tests/TatamiPortTests/LoweredDial.swift")
    #expect(result.files.first?.text == (try String(contentsOf: expected, encoding: .utf8)))
  }
}
