import Foundation
import Testing

/// Whether every entry of the specification's page has a test or a reason for having none.
struct ReactiveCoverageTests {
  /// The package's folder: the nearest one above this file with a specification.
  private static let package: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !hasPage(folder) { folder = folder.deletingLastPathComponent() }
    return folder
  }()

  private static let pagePath = "Documentation/Specification/reactive.md"

  private static func hasPage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: pagePath).path)
  }

  private static func page() throws -> String {
    try String(contentsOf: package.appending(path: pagePath), encoding: .utf8)
  }

  /// The entries of the page: list items that begin with `**A30**`.
  private static func entries() throws -> [String] {
    try page().matches(of: /(?m)^- \*\*([AP][0-9]+)\*\*/).map { String($0.1) }
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
      for match in source.matches(of: /func `((?:[AP][0-9]+(?:, )?)+):/) {
        found.formUnion(match.1.matches(of: /[AP][0-9]+/).map { String($0.0) })
      }
    }
    return found
  }

  /// The entries that the table names as left out wholly.
  private static func leftOut() throws -> Set<String> {
    let rows = try page().matches(of: /(?m)^\| ([AP][0-9]+)(, in part)? \|/)
    return Set(rows.filter { $0.2 == nil }.map { String($0.1) })
  }

  @Test func `every entry has a test or a reason for having none`() throws {
    let (entries, tested, leftOut) = try (Self.entries(), Self.tested(), Self.leftOut())
    #expect(Set(entries).subtracting(tested).subtracting(leftOut).sorted() == [])
    #expect(tested.intersection(leftOut).sorted() == [])
    #expect(tested.union(leftOut).subtracting(entries).sorted() == [])
  }

  @Test func `the entries are complete and in order`() throws {
    let numbers = [1...16, 20...32, 40...58, 60...63].joined()
    #expect(try Self.entries() == numbers.map { "A\($0)" } + (60...63).map { "P\($0)" })
  }
}
