import Foundation
import Testing

/// Every golden case through the command.
@Suite struct GoldenFramesTests {
  static let families = ["box", "bracket", "mosaic", "mozaik", "rounded-table"]

  @Test(arguments: families)
  func `the command prints the frames of every golden case`(family: String) throws {
    let folder = try TemporaryFolder()
    let cases = try GoldenFile.cases(family)
    #expect(cases.count >= 80)
    for golden in cases {
      let run = try CommandRun(["frames", "-"], input: golden.document(), in: folder.url)
      guard run.exitCode == 0 else {
        Issue.record("\(golden.name): exit code \(run.exitCode), \(run.errors)")
        continue
      }
      let answer = try JSONSerialization.jsonObject(with: run.output)
      let difference = JSONDifference.first(expected: golden.expect, found: answer)
      #expect(difference == nil, "\(golden.name)")
    }
  }

  @Test func `the copies are the shared golden files`() throws {
    let shared = GoldenFile.folder.appending(path: "../../../shared/golden").standardized
    guard FileManager.default.fileExists(atPath: shared.path) else { return }
    for family in ["box", "bracket", "mosaic", "mozaik", "rounded-table"] {
      let copy = try Data(contentsOf: GoldenFile.folder.appending(path: "\(family).json"))
      #expect(try Data(contentsOf: shared.appending(path: "\(family).json")) == copy, "\(family)")
    }
  }
}
