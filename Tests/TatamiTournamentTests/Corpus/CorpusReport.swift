/// The shares of the files of the corpus by what became of them.
struct CorpusReport {
  let outcomes: [(file: CorpusFile, outcome: CorpusOutcome)]

  /// All files, read one after the other.
  init() throws {
    outcomes = try CorpusFile.all().map { ($0, CorpusOutcome(of: $0)) }
  }

  /// The names of the files with an outcome.
  func names(_ outcome: String) -> Set<String> {
    Set(outcomes.filter { $0.outcome.name == outcome }.map(\.file.name))
  }

  private static let columns = [
    "right", "incomplete with a note", "refused with help", "refused without help", "drawn wrong",
  ]

  /// A table of all files, of each sport, of each language and of each kind, then the files that
  /// are not right with their errors.
  var text: String {
    var lines = ["files\t" + Self.columns.joined(separator: "\t")]
    lines.append(row("all", outcomes))
    for (title, key) in [
      ("sport", \CorpusTruth.sport), ("language", \.language), ("kind", \.kind),
    ] {
      let groups = Dictionary(grouping: outcomes) { $0.file.truth[keyPath: key] }
      lines += groups.keys.sorted().map { row("\(title) \($0)", groups[$0] ?? []) }
    }
    for outcome in Self.columns.dropFirst() {
      for (file, found) in outcomes where found.name == outcome {
        lines.append("\(outcome): \(file.name): \(found.text)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func row(
    _ title: String,
    _ outcomes: [(file: CorpusFile, outcome: CorpusOutcome)]
  ) -> String {
    let counts = Self.columns.map { name in "\(outcomes.count { $0.outcome.name == name })" }
    return "\(title) (\(outcomes.count))\t" + counts.joined(separator: "\t")
  }
}
