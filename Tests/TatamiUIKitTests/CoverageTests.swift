import Foundation
import Testing

/// Whether every statement about UIKit has a test or a reason to have none.
struct CoverageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// All statements: S1...S250, the traps T1...T11 and the requirements R1...R3.
  private static let all: Set<String> = Set(
    [("S", 250), ("T", 11), ("R", 3)].flatMap { letter, last in
      (1...last).map { "\(letter)\($0)" }
    }
  )

  /// The statements that a text speaks of: `S4`, `S4: ...`, `S46-S49`.
  private static func statements(in text: Substring) -> Set<String> {
    var found: Set<String> = []
    for match in text.matches(of: /\b([STR])([0-9]+)(?:-[STR]([0-9]+))?\b/) {
      guard let first = Int(match.2) else { continue }
      let last = match.3.flatMap { Int($0) } ?? first
      for number in first...max(first, last) { found.insert("\(match.1)\(number)") }
    }
    return found
  }

  /// The statements that names of tests begin with.
  private static func proved() throws -> Set<String> {
    var found: Set<String> = []
    for name in ["TatamiUIKitTests", "TatamiDrawingTests", "TatamiTests"] {
      let target = folder.deletingLastPathComponent().appending(path: name)
      let files = try FileManager.default.contentsOfDirectory(
        at: target,
        includingPropertiesForKeys: nil
      )
      for file in files where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        for match in source.matches(of: /func `((?:[STR][0-9]+(?:, )?)+)[^`]*`/) {
          found.formUnion(statements(in: match.1))
        }
      }
    }
    return found
  }

  /// The statements of the table, wholly or in part.
  private static func leftOut() throws -> (wholly: Set<String>, partly: Set<String>) {
    let text = try String(contentsOf: folder.appending(path: "LeftOut.md"), encoding: .utf8)
    var (wholly, partly): (Set<String>, Set<String>) = ([], [])
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cell = line.split(separator: "|")[0]
      if cell.contains("in part") {
        partly.formUnion(statements(in: cell))
      } else {
        wholly.formUnion(statements(in: cell))
      }
    }
    return (wholly, partly)
  }

  @Test func `every statement is proved or left out for a reason`() throws {
    let (proved, leftOut) = (try Self.proved(), try Self.leftOut())
    #expect(Self.all.subtracting(proved).subtracting(leftOut.wholly).sorted() == [])
    #expect(proved.intersection(leftOut.wholly).sorted() == [])
    #expect(leftOut.partly.subtracting(proved).sorted() == [])
    #expect(proved.union(leftOut.wholly).subtracting(Self.all).sorted() == [])
  }
}
