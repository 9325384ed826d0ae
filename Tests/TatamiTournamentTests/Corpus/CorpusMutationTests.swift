import Foundation
import TestSupport
import Testing

/// The files of the corpus with their columns in another order, with headers that tell nothing, and
/// with rows in another order: they are read as before or refused.
@Suite struct CorpusMutationTests {
  /// The combinations of changes.
  ///
  /// Columns in another order keep their headers: without either nothing tells the score of one side
  /// from that of the other one.
  static let combinations: [[CorpusMutation.Change]] = [
    [.columns], [.headers], [.rows], [.columns, .rows], [.headers, .rows],
  ]

  @Test(arguments: combinations)
  func `a changed file is not drawn wrong`(_ changes: [CorpusMutation.Change]) throws {
    var random = SeededRandom(seed: 27)
    // Some files are refused for what their headers say.
    let files = try CorpusFile.all().filter {
      !changes.contains(.headers) || $0.truth.refused == nil
    }
    for round in 0..<Thoroughness.cases(1, thorough: 4) {
      for (number, file) in files.enumerated() where Self.isTried(number + round) {
        guard var table = CorpusMutation(file),
          changes.allSatisfy({ table.apply($0, &random) })
        else { continue }
        let changed = CorpusFile(name: file.name, bytes: table.bytes, truth: file.truth)
        let outcome = CorpusOutcome(of: changed)
        #expect(
          outcome.name != "drawn wrong",
          "\(file.name): \(outcome.text)\n\(String(decoding: changed.bytes, as: UTF8.self))"
        )
      }
    }
  }

  /// Whether a usual run tries a file: one of eight.
  private static func isTried(_ number: Int) -> Bool {
    number % 8 == 3 || Thoroughness.cases(0, thorough: 1) > 0
  }
}
