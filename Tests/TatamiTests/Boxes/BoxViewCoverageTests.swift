import Foundation
import Testing

/// Whether every entry of the page of box views has a test or a reason for having none.
struct BoxViewCoverageTests {
  /// The package's folder: the nearest one above this file with a specification.
  private static let package: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !hasPage(folder) { folder = folder.deletingLastPathComponent() }
    return folder
  }()

  private static let pagePath = "Documentation/Specification/box-views.md"

  private static func hasPage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: pagePath).path)
  }

  private static func page() throws -> String {
    try String(contentsOf: package.appending(path: pagePath), encoding: .utf8)
  }

  /// The entries of the page: list items that begin with `**B30**`.
  private static func entries() throws -> [String] {
    try page().matches(of: /(?m)^- \*\*([BCDP][0-9]+)\*\*/).map { String($0.1) }
  }

  private static func numbers(in text: Substring) -> Set<String> {
    Set(text.matches(of: /[BCDP][0-9]+/).map { String($0.0) })
  }

  /// The entries with which names of tests begin.
  private static func tested() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    var found: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /func `((?:[A-DP][0-9]+(?:, )?)+):/) {
        found.formUnion(numbers(in: match.1))
      }
    }
    return found
  }

  /// The entries that the table names as left out, wholly or in part.
  private static func leftOut(inPart: Bool) throws -> Set<String> {
    var found: Set<String> = []
    for line in try page().split(separator: "\n") where line.hasPrefix("| ") {
      let cell = line.split(separator: "|")[0]
      if cell.contains("in part") == inPart { found.formUnion(numbers(in: cell)) }
    }
    return found
  }

  @Test func `every entry has a test or a reason for having none`() throws {
    let (entries, tested) = try (Set(Self.entries()), Self.tested())
    let leftOut = try Self.leftOut(inPart: false)
    #expect(entries.subtracting(tested).subtracting(leftOut).sorted() == [])
    #expect(tested.intersection(leftOut).sorted() == [])
    #expect(tested.union(leftOut).subtracting(entries).sorted() == [])
    #expect(try Self.leftOut(inPart: true).subtracting(tested).sorted() == [])
  }

  @Test func `the entries are complete and in order`() throws {
    let numbered = { (letter: String, ranges: [ClosedRange<Int>]) in
      ranges.joined().map { "\(letter)\($0)" }
    }
    let expected =
      numbered("B", [1...8, 10...31]) + numbered("C", [1...15, 20...25, 30...33, 40...51])
      + numbered("D", [1...14]) + numbered("P", [1...59, 64...64])
    #expect(try Self.entries() == expected)
  }
}
