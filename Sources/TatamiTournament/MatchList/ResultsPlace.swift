/// A place in a results file, printed as `file.csv:12`.
public struct ResultsPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file's name as the user knows it.
  public let file: String
  /// The line, counted from 1 as an editor counts.
  public let line: Int

  /// Names a line of a file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place as `file:line`.
  public var description: String { "\(file):\(line)" }
}
