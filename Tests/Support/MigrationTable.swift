import Foundation

/// The names of an original library in the table of its page in Documentation/Migration.
package struct MigrationTable {
  /// The names that a module provides.
  package private(set) var names: [String] = []
  /// The names that are left out, with a reason in the second cell.
  package private(set) var leftOut: [String] = []

  /// Reads the table of a page.
  package init(page: String) throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Documentation/Migration")
    let url = folder.appending(path: "\(page).md").standardized
    let text = try String(contentsOf: url, encoding: .utf8)
    let lines = text.split(separator: "\n").drop { $0 != "## Names" }
    for line in lines where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      let found = cells[0].matches(of: /`([^`]+)`/).map { String($0.1) }
      if cells[1].hasPrefix(" left out: ") { leftOut += found } else { names += found }
    }
  }

  /// Returns the names of the table that no line of a Swift file uses.
  ///
  /// Lines use a name if a comment before them lists it, and the code up to the next comment or empty
  /// line contains the name's last part. A comment lists names with commas between them.
  package func unusedNames(in file: String) throws -> [String] {
    try unusedNames(in: [file])
  }

  /// Returns the names of the table that no line of some Swift files uses.
  package func unusedNames(in files: [String]) throws -> [String] {
    let used = try Self.usedNames(in: files)
    return names.filter { !used.contains($0) }
  }

  /// Returns the names that a file uses and the table does not list.
  package func unlistedNames(in file: String) throws -> [String] {
    try unlistedNames(in: [file])
  }

  /// Returns the names that some files use and the table does not list.
  package func unlistedNames(in files: [String]) throws -> [String] {
    try Self.usedNames(in: files).subtracting(names).sorted()
  }

  private static func usedNames(in files: [String]) throws -> Set<String> {
    try files.reduce(into: []) { try $0.formUnion(usedNames(in: $1)) }
  }

  private static func usedNames(in file: String) throws -> Set<String> {
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    var used: Set<String> = []
    var listed: [String] = []
    var isListing = false
    for line in lines {
      if line.hasPrefix("// ") {
        if !isListing { listed = [] }
        isListing = true
        listed += line.dropFirst(3).split(separator: ", ").map(String.init)
      } else if line.isEmpty {
        (listed, isListing) = ([], false)
      } else {
        isListing = false
        used.formUnion(listed.filter { line.contains(lastPart(of: $0[...])) })
      }
    }
    return used
  }

  /// Returns the base name of a member, or the type of an initializer.
  private static func lastPart(of name: Substring) -> Substring {
    let parts = name.prefix { $0 != "(" }.split(separator: ".")
    guard let last = parts.last else { return name }
    return last == "init" && parts.count > 1 ? parts[parts.count - 2] : last
  }
}
