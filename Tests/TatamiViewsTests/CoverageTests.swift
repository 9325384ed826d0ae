import Foundation
import Testing
import TestSupport

/// Whether every numbered entry of the specification has a test or a reason for having none.
@Suite(.environment)
struct CoverageTests {
  /// The package's folder: the nearest one above this file with a manifest.
  private static let package: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !hasManifest(folder) { folder = folder.deletingLastPathComponent() }
    return folder
  }()

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  private static func page(_ name: String) throws -> String {
    let folder = package.appending(path: "Documentation/Specification")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The numbers of the entries, in the order of the pages: list items that begin with `**S30**`.
  private static func entries() throws -> [String] {
    let text = try page("kit.md") + page("lists.md")
    return text.matches(of: /(?m)^- \*\*([STRL][0-9]+)\*\*/).map { String($0.1) }
  }

  /// The numbers in a text: `S4`, `S4: ...`, `S46-S49`.
  private static func numbers(in text: Substring) -> Set<String> {
    var found: Set<String> = []
    for match in text.matches(of: /\b([STRL])([0-9]+)(?:-[STRL]([0-9]+))?\b/) {
      guard let first = Int(match.2) else { continue }
      let last = match.3.flatMap { Int($0) } ?? first
      for number in first...max(first, last) { found.insert("\(match.1)\(number)") }
    }
    return found
  }

  /// The numbers with which names of tests begin, in any folder of `Tests`.
  private static func tested() throws -> Set<String> {
    let tests = package.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: /func `((?:[STRL][0-9]+(?:, )?)+)[^`]*`/) {
        found.formUnion(numbers(in: match.1))
      }
    }
    return found
  }

  /// The numbers in the table of entries without a test, left out wholly or in part.
  private static func leftOut() throws -> (wholly: Set<String>, partly: Set<String>) {
    var (wholly, partly): (Set<String>, Set<String>) = ([], [])
    for line in try page("left-out.md").split(separator: "\n") where line.hasPrefix("| ") {
      let cell = line.split(separator: "|")[0]
      if cell.contains("in part") {
        partly.formUnion(numbers(in: cell))
      } else {
        wholly.formUnion(numbers(in: cell))
      }
    }
    return (wholly, partly)
  }

  @Test func `every entry has a test or a reason for having none`() throws {
    let (all, tested) = (Set(try Self.entries()), try Self.tested())
    let leftOut = try Self.leftOut()
    #expect(all.subtracting(tested).subtracting(leftOut.wholly).sorted() == [])
    #expect(tested.intersection(leftOut.wholly).sorted() == [])
    #expect(leftOut.partly.subtracting(tested).sorted() == [])
    #expect(tested.union(leftOut.wholly).subtracting(all).sorted() == [])
  }

  @Test(arguments: ["S", "T", "R", "L"])
  func `numbers of entries count up from 1`(letter: String) throws {
    let entries = try Self.entries().filter { $0.hasPrefix(letter) }
    try #require(!entries.isEmpty)
    #expect(entries == (1...entries.count).map { "\(letter)\($0)" })
  }
}
