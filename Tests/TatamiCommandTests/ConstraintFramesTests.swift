import Foundation
import Testing

/// Documents of constraints through the command.
@Suite struct ConstraintFramesTests {
  @Test func `the command prints the frames of every golden case of constraints`() throws {
    let folder = try TemporaryFolder()
    let cases = try GoldenFile.cases("auto-layout")
    let names = cases.indices.map { "\($0).json" }
    for (golden, name) in zip(cases, names) {
      try golden.document().write(to: folder.url.appending(path: name))
    }
    let run = try CommandRun(["frames"] + names, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let answers = run.output.split(separator: UInt8(ascii: "\n"))
    try #require(answers.count == cases.count)
    for (golden, answer) in zip(cases, answers) {
      let found = try JSONSerialization.jsonObject(with: answer)
      let members = try #require(found as? [String: Any])
      let differences = Self.differences(golden.expect, members)
      #expect(differences == [], "\(golden.name)")
    }
  }

  @Test func `every refused document of constraints is an error with a path`() throws {
    let folder = try TemporaryFolder()
    let data = try Data(contentsOf: GoldenFile.folder.appending(path: "auto-layout.json"))
    let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let refused = try #require(file?["refused"] as? [[String: Any]])
    #expect(refused.count == 49)
    for document in refused {
      let scene = try JSONSerialization.data(withJSONObject: try #require(document["scene"]))
      let run = try CommandRun(["frames", "-"], input: scene, in: folder.url)
      let name = document["name"] as? String ?? ""
      #expect(run.exitCode == 65, "\(name)")
      #expect(run.output.isEmpty, "\(name)")
      #expect(run.errors.contains(": $"), "\(name): \(run.errors)")
      #expect(!run.errors.contains("$.layout"), "\(name)")
    }
  }

  /// Returns the differences of an answer; null is not compared, and one member of a conflict has to
  /// be broken.
  private static func differences(_ expected: [String: Any], _ found: [String: Any]) -> [String] {
    var differences: [String] = []
    for key in ["frames", "guides", "contentSizes", "fit"] {
      guard let wanted = expected[key] as? [Any] else { continue }
      let values = found[key] as? [Any] ?? []
      if !isEqual(wanted, values) { differences.append("\(key): \(values), expected \(wanted)") }
    }
    let names = Set(expected["ambiguous"] as? [String] ?? [])
    if Set(found["ambiguous"] as? [String] ?? []) != names { differences.append("ambiguous") }
    let conflict = Set(expected["conflict"] as? [String] ?? [])
    let broken = found["broken"] as? [String] ?? []
    if broken.count != (conflict.isEmpty ? 0 : 1) || !conflict.isSuperset(of: broken) {
      differences.append("broken: \(broken)")
    }
    let steps = expected["steps"] as? [[String: Any]] ?? []
    let answers = found["steps"] as? [[String: Any]] ?? []
    if steps.count != answers.count { differences.append("\(answers.count) steps") }
    for (step, answer) in zip(steps, answers) { differences += Self.differences(step, answer) }
    return differences
  }

  private static func isEqual(_ expected: [Any], _ found: [Any]) -> Bool {
    expected.count == found.count
      && zip(expected, found).allSatisfy { wanted, value in
        switch (wanted, value) {
        case (is NSNull, is NSNumber): true
        case (let wanted as [Any], let value as [Any]): isEqual(wanted, value)
        case (let wanted as String, let value as String): wanted == value
        case (let wanted as NSNumber, let value as NSNumber):
          abs(wanted.doubleValue - value.doubleValue) <= max(1e-6, 1e-9 * abs(wanted.doubleValue))
        default: false
        }
      }
  }
}
