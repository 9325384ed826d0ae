import TatamiLowering
import Testing

/// Returns the lowered text of a source without the two lines in front.
func lowered(_ text: String, options: LoweringOptions = LoweringOptions()) throws -> String {
  let result = Lowering.lower([("A.swift", text)], options: options)
  let file = try #require(result.files.first?.text)
  return file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    .joined(separator: "\n")
}

/// Returns the lowered texts of the files of a module, without the two lines in front.
func lowered(_ texts: [String]) throws -> [String] {
  let sources = texts.enumerated().map { ("\($0).swift", $1) }
  return try Lowering.lower(sources).files.map { file in
    try #require(file.text).split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
  }
}

/// Returns the reports about a source.
func reports(_ text: String) -> [Report] { Lowering.lower([("A.swift", text)]).reports }
