/// The two lines in front of a lowered source.
enum SourceHeader {
  private static let importLine = "import TatamiPort\n"
  private static let locationStart = "#sourceLocation(file: \""

  /// The lines for a source; the compiler then names the original file and its lines.
  static func lines(forPath path: String) -> String {
    var literal = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n", "\r": literal += " "
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return importLine + locationStart + literal + "\", line: 1)\n"
  }

  /// Returns the text without the two lines; unchanged if they are missing.
  static func removed(from text: String) -> String {
    guard text.hasPrefix(importLine + locationStart) else { return text }
    let afterImport = text.dropFirst(importLine.count)
    guard let end = afterImport.firstIndex(of: "\n") else { return "" }
    return String(afterImport[afterImport.index(after: end)...])
  }
}
