import Testing

/// Whether the samples of the documentation are compiled.
@Suite struct SampleTests {
  private typealias Sample = (file: String, code: String)

  /// The samples of the pages.
  private static func pageSamples() throws -> [Sample] {
    let pages =
      try PackageFiles.texts(in: "Documentation", "md") + PackageFiles.texts(in: "Sources", "md")
    let readme = ("README.md", try PackageFiles.text(of: "README.md"))
    return (pages + [readme]).flatMap { samples(in: $0.1, of: $0.0) }
  }

  /// The samples of the documentation of declarations.
  private static func commentSamples() throws -> [Sample] {
    try PackageFiles.texts(in: "Sources", "swift").flatMap { path, text in
      samples(in: text.replacing(/(?m)^ *\/\/\/ ?/, with: ""), of: path)
    }
  }

  private static func samples(in text: String, of file: String) -> [Sample] {
    text.matches(of: /(?ms)^```swift$(.*?)^```$/).map { (file, String($0.1)) }
  }

  /// Returns a text without spaces and line breaks, which differ by indentation.
  private static func squeezed(_ text: String) -> String {
    String(decoding: text.utf8.filter { $0 > 32 }, as: UTF8.self)
  }

  @Test func `every sample of pages and comments is compiled in a file of samples`() throws {
    let compiled = try PackageFiles.texts(in: "Tests", "swift")
      .filter { $0.path.contains("Sample") && !$0.path.contains("SpecificationTests") }
      .map { Self.squeezed($0.text) }
    let samples = try Self.pageSamples() + Self.commentSamples()
    #expect(samples.count > 40)
    for sample in samples {
      let code = Self.squeezed(sample.code)
      #expect(compiled.contains { $0.contains(code) }, "\(sample.file):\(sample.code)")
    }
  }
}
