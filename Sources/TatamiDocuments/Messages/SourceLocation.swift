import TatamiJSON

/// A line of a source file, printed as `file.csv:12`, or the whole file.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as entered by the user.
  public let file: String
  /// The line number, counted from 1; 0 for the whole file, such as one without a header.
  public let line: Int

  /// Creates the location of a line.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The location as `file:line`, or the file's name.
  public var description: String { line == 0 ? file.escaped() : "\(file.escaped()):\(line)" }
}
