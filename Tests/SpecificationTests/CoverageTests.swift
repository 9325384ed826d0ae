import Foundation
import Testing

/// Whether every numbered entry of the specification has a test or a reason for having none.
@Suite struct CoverageTests {
  /// The numbers of the entries by page: list items that begin with `**S30**`.
  private static func pages() throws -> [[String]] {
    try PackageFiles.texts(in: "Documentation/Specification", "md").map { page in
      page.text.matches(of: /(?m)^- \*\*([A-Z]+[0-9]+)\*\*/).map { String($0.1) }
    }
  }

  /// The numbers in a text: `S4`, `S4: ...`, `S46-S49`.
  private static func numbers(in text: Substring) -> Set<String> {
    var found: Set<String> = []
    for match in text.matches(of: /\b([A-Z]+)([0-9]+)(?:-[A-Z]+([0-9]+))?\b/) {
      guard let first = Int(match.2) else { continue }
      let last = match.3.flatMap { Int($0) } ?? first
      for number in first...max(first, last) { found.insert("\(match.1)\(number)") }
    }
    return found
  }

  /// The numbers with which names of tests, or descriptions of tests in a browser, begin.
  private static func tested() throws -> Set<String> {
    var found: Set<String> = []
    for source in try PackageFiles.texts(in: "Tests", "swift") {
      for match in source.text.matches(of: /func `((?:[A-Z]+[0-9]+(?:, )?)+):/) {
        found.formUnion(numbers(in: match.1))
      }
    }
    for source in try PackageFiles.texts(in: "Tests/Browser", "py") {
      for match in source.text.matches(of: /def test_.*\n +"""((?:[A-Z]+[0-9]+(?:, )?)+):/) {
        found.formUnion(numbers(in: match.1))
      }
    }
    return found
  }

  /// The numbers in the table of entries without a test, left out wholly or in part.
  private static func leftOut() throws -> (wholly: Set<String>, partly: Set<String>) {
    let page = try PackageFiles.text(of: "Documentation/Specification/left-out.md")
    var (wholly, partly): (Set<String>, Set<String>) = ([], [])
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
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
    let (all, tested) = (Set(try Self.pages().joined()), try Self.tested())
    let leftOut = try Self.leftOut()
    #expect(all.subtracting(tested).subtracting(leftOut.wholly).sorted() == [])
    #expect(tested.intersection(leftOut.wholly).sorted() == [])
    #expect(leftOut.partly.subtracting(tested).sorted() == [])
    #expect(tested.union(leftOut.wholly).subtracting(all).sorted() == [])
  }

  /// The numbers that were never used, or that belong to objects that do not exist yet, by series.
  private static let unused: [String: [ClosedRange<Int>]] = [
    "A": [18...19, 33...39, 59...59], "B": [9...9], "C": [16...19, 26...29, 34...39],
    "V": [
      1...1, 3...9, 42...42, 50...50, 55...59, 61...63, 66...75, 77...77, 80...82, 84...85,
      87...87, 90...99, 109...109, 111...111, 115...115, 119...119, 122...126, 128...129,
      135...189, 191...200,
    ],
    "X": [1...20, 29...39, 41...59, 61...63, 65...67, 85...85, 88...100, 102...104, 106...106],
  ]

  /// The letters with which a number begins.
  private static func series(_ number: String) -> String { String(number.prefix { $0.isLetter }) }

  @Test func `the entries of a series count up from 1`() throws {
    let series = Dictionary(grouping: try Self.pages().joined(), by: Self.series)
    let letters = ["A", "AL", "B", "C", "D", "E", "F", "L", "N", "P", "R", "S", "T", "V", "X"]
    #expect(series.keys.sorted() == letters)
    for (letter, entries) in series {
      let unused = Self.unused[letter, default: []].joined()
      let numbers = entries.compactMap { Int($0.dropFirst(letter.count)) } + unused
      #expect(numbers.sorted() == Array(1...numbers.count), "\(letter)")
    }
  }

  @Test func `the entries of a page are in order`() throws {
    for entries in try Self.pages() {
      for (letter, entries) in Dictionary(grouping: entries, by: Self.series) {
        let numbers = entries.compactMap { Int($0.dropFirst(letter.count)) }
        #expect(numbers == numbers.sorted(), "\(letter)")
      }
    }
  }
}
