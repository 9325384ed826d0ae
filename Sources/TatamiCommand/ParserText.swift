import TatamiPicture

/// The argument parser's errors, which can contain the process's arguments.
enum ParserText {
  /// Returns a multi-line error with its control characters and the line breaks of arguments
  /// escaped.
  static func escaped(
    _ text: String,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> String {
    let values = arguments.compactMap { argument in
      argument.firstIndex(of: "=").map { argument[argument.index(after: $0)...] }
    }
    let oneLine = (arguments[...].map { $0[...] } + values).reduce(text) { text, argument in
      let escaped = argument.escaped(limit: .max)
      return escaped == argument ? text : text.replacing(argument, with: escaped)
    }
    return oneLine.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0).escaped(limit: .max) }
      .joined(separator: "\n")
  }
}
