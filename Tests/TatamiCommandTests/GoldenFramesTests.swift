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
    let names = cases.indices.map { "\($0).json" }
    for (golden, name) in zip(cases, names) {
      try golden.document().write(to: folder.url.appending(path: name))
    }
    // One process answers all cases, because starting one takes much longer than an answer.
    let run = try CommandRun(["frames"] + names, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let answers = run.output.split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == cases.count)
    for (golden, answer) in zip(cases, answers) {
      let found = try JSONSerialization.jsonObject(with: answer)
      let difference = JSONDifference.first(expected: golden.expect, found: found)
      #expect(difference == nil, "\(golden.name)")
    }
  }
}
