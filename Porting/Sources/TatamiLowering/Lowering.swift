/// Rewrites the Swift sources of a module that use the Objective-C runtime, so that they compile on
/// Linux against TatamiPort.
///
/// All files of a module are lowered together, because the index of types and members needs them
/// all. Lines and comments are kept; lowering a lowered source changes nothing.
///
/// ```swift
/// let result = Lowering.lower([("Sources/Dial.swift", text)])
/// for report in result.reports { print(report) }
/// ```
public enum Lowering {
  /// A lowered source.
  public struct LoweredFile: Sendable, Hashable {
    /// The path of the source.
    public let path: String
    /// The lowered text; nil if the source has errors of syntax.
    public let text: String?
  }

  /// The result of lowering a module.
  public struct Result: Sendable {
    /// The lowered files, in the order of the sources.
    public let files: [LoweredFile]
    /// The reports, by file and place.
    public let reports: [Report]
    /// The number of times that each construct was lowered.
    public let counts: LoweringCounts

    /// The results of several modules as one.
    public init(joining results: [Result]) {
      var sum = LoweringCounts()
      for result in results { sum.add(result.counts) }
      self.init(
        files: results.flatMap(\.files),
        reports: results.flatMap(\.reports),
        counts: sum
      )
    }

    init(files: [LoweredFile], reports: [Report], counts: LoweringCounts) {
      self.files = files
      self.reports = reports
      self.counts = counts
    }
  }

  /// Lowers the sources of a module.
  ///
  /// - Complexity: O(n log n) for sources of n bytes.
  public static func lower(
    _ sources: [(path: String, text: String)],
    options: LoweringOptions = LoweringOptions()
  ) -> Result {
    let parsed = DeepStack.map(sources) { SourceFile(path: $0.path, text: $0.text) }
    let index = DeepStack.run { ModuleIndex(parsed) }
    let lowered = DeepStack.map(Array(parsed.enumerated())) { number, source in
      lower(source, number, index, options)
    }
    var counts = LoweringCounts()
    for file in lowered { counts.add(file.counts) }
    return Result(
      files: lowered.map(\.file),
      reports: firstOfEach(lowered.flatMap(\.reports)),
      counts: counts
    )
  }

  /// A lowered source with its reports.
  private struct Part: Sendable {
    let file: LoweredFile
    var reports: [Report]
    var counts = LoweringCounts()
  }

  private static func lower(
    _ source: SourceFile,
    _ number: Int,
    _ index: ModuleIndex,
    _ options: LoweringOptions
  ) -> Part {
    let errors = source.syntaxReports()
    guard errors.isEmpty else {
      return Part(file: LoweredFile(path: source.path, text: nil), reports: errors)
    }
    let lowerer = Lowerer(source, file: number, index: index, options: options)
    let file = LoweredFile(path: source.path, text: lowerer.lower())
    let reports = lowerer.reports.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return Part(file: file, reports: reports, counts: lowerer.counts)
  }

  /// The reports without repetitions of one construct in one file.
  private static func firstOfEach(_ reports: [Report]) -> [Report] {
    struct Key: Hashable {
      let path: String
      let rule: String
      let message: String
    }
    var seen: Set<Key> = []
    return reports.filter {
      $0.severity == .error
        || seen.insert(Key(path: $0.path, rule: $0.rule, message: $0.message)).inserted
    }
  }
}
