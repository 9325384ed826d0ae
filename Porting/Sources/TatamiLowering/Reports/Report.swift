/// A message about a place in a source, in the form that the compiler uses.
public struct Report: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The severity of a report.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The lowered source does not compile or does something else.
    case error
    /// The lowered source may do something else.
    case warning
    /// The lowered source leaves something out that is usually not needed.
    case note
  }

  /// The path of the source.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The severity of the report.
  public var severity: Severity
  /// The finding, and what to do.
  public let message: String
  /// The rule of the lowering, such as "X21".
  public let rule: String

  /// The report as the compiler would print it.
  public var description: String {
    "\(path):\(line):\(column): \(severity.rawValue): \(message) [\(rule)]"
  }
}
