import Foundation
import TatamiLowering
import Testing

/// Samples in the manner of several authors, whose lowered forms the main package compiles and runs.
///
/// With `TATAMI_RECORD=1` the lowered forms are written; the tests then fail.
struct SampleTests {
  private static let names = [
    "Animator", "Badge", "Cards", "Chain", "Clock", "Dial", "Dispatcher", "Feed", "Floating",
    "Form", "Gestures", "Loader", "Menu", "Multicast", "Pager", "Rating", "Reader", "Ring",
    "Sections", "Stepper", "Store", "Tags", "Theme", "Toast", "Wave",
  ]
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Samples")
  private static let loweredFolder = folder.appending(
    path: "../../../../Tests/TatamiPortTests/Lowered"
  )
  .standardized

  @Test(arguments: names)
  func `A sample's lowered form is the one that the main package tests`(name: String) throws {
    let original = Self.folder.appending(path: "\(name).swift.txt")
    let text = try String(contentsOf: original, encoding: .utf8)
    let result = Lowering.lower([("\(name).swift", text)])
    #expect(result.reports.filter { $0.severity != .note } == [])
    let lowered = try #require(result.files.first?.text)
    let file = Self.loweredFolder.appending(path: "Lowered\(name).swift")
    if ProcessInfo.processInfo.environment["TATAMI_RECORD"] == "1" {
      try lowered.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    }
    #expect(lowered == (try String(contentsOf: file, encoding: .utf8)))
    #expect(Lowering.lower([("\(name).swift", lowered)]).files.first?.text == lowered)
  }

  @Test func `Every sample is lowered`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.map { $0.prefix { $0 != "." } }.sorted() == Self.names.map { $0[...] })
  }
}
