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
  /// A line uses a name if the line before it is a comment with the name, and its code contains the
  /// name's last part.
  package func unusedNames(in file: String) throws -> [String] {
    let used = try Self.usedNames(in: file)
    return names.filter { !used.contains($0) }
  }

  /// Returns the names that a file uses and the table does not list.
  package func unlistedNames(in file: String) throws -> [String] {
    try Self.usedNames(in: file).subtracting(names).sorted()
  }

  private static func usedNames(in file: String) throws -> Set<String> {
    let text = try String(contentsOf: URL(filePath: file), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    var used: Set<String> = []
    for (comment, code) in zip(lines, lines.dropFirst()) where comment.hasPrefix("// ") {
      let name = comment.dropFirst(3)
      if code.contains(lastPart(of: name)) { used.insert(String(name)) }
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
