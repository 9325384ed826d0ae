import TatamiJSON

/// A line of a source file, printed as `file.csv:12`.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as entered by the user.
  public let file: String
  /// The line number, counted from 1.
  public let line: Int

  /// Creates the location of a line.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The location as `file:line`.
  public var description: String { "\(file.escaped()):\(line)" }
}
