internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A parsed Swift source.
struct SourceFile: Sendable {
  /// The path that reports and `#sourceLocation` show.
  let path: String
  /// The text with line feeds as line ends, without a byte order mark and without the lines of an
  /// earlier lowering.
  let text: String
  let tree: SourceFileSyntax
  let locations: SourceLocationConverter
  /// The clauses of `#if` that are never compiled.
  let inactiveClauses: Set<SyntaxIdentifier>
  /// The line on which the source is nested too deep to be parsed.
  private let tooDeepLine: Int?

  init(path: String, text: String) {
    self.path = path
    let text = SourceHeader.removed(from: SourceFile.normalized(text))
    tooDeepLine = Nesting.firstLineBeyondLimit(in: text)
    self.text = tooDeepLine == nil ? text : ""
    tree = Parser.parse(source: self.text)
    locations = SourceLocationConverter(fileName: path, tree: tree)
    inactiveClauses =
      self.text.contains("#if") ? ConditionalCompilation.inactiveClauses(of: tree) : []
  }

  /// Whether the source uses types of FoundationNetworking without importing it.
  var usesNetworking: Bool {
    !text.contains("FoundationNetworking")
      && ["URLSession", "URLRequest", "HTTPURLResponse"].contains { text.contains($0) }
  }

  /// Whether the source reads or writes values by their names.
  var usesValuesByName: Bool { text.contains("forKey") }

  /// Returns the text with line feeds as line ends and without a byte order mark.
  private static func normalized(_ text: String) -> String {
    var text = text
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text }
    return String(
      decoding: text.utf8.enumerated().lazy.compactMap { index, byte in
        byte == UInt8(ascii: "\r") ? nil : byte
      },
      as: UTF8.self
    )
  }

  /// A report for every error of the syntax.
  func syntaxReports() -> [Report] {
    if let tooDeepLine {
      let message = "more than \(Nesting.limit) brackets or conditions are open"
      return [
        Report(
          path: path,
          line: tooDeepLine,
          column: 1,
          severity: .error,
          message: message,
          rule: "X100"
        )
      ]
    }
    guard tree.hasError else { return [] }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    return errors.map { report(.error, $0.message, rule: "syntax", at: $0.position) }
  }

  /// A report about the text at a position.
  func report(
    _ severity: Report.Severity,
    _ message: String,
    rule: String,
    at position: AbsolutePosition
  ) -> Report {
    let location = locations.location(for: position)
    return Report(
      path: path,
      line: location.line,
      column: location.column,
      severity: severity,
      message: message,
      rule: rule
    )
  }
}
