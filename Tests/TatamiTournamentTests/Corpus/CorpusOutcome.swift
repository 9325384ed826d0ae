import Foundation
import TatamiTournament

/// The outcome for a file of the corpus.
enum CorpusOutcome {
  /// All matches, winners and places are read, or a file that must be refused is.
  case right
  /// Results are missing, and a notice says so.
  case noted(String)
  /// Refused; the error names an option, or the form of the file.
  case refusedWithHelp(String)
  /// Refused without a way to read the file as it is.
  case refused(String)
  /// Drawn with another champion, winner, match or place, without a notice.
  case wrong(String)

  /// The name of the case in the report.
  var name: String {
    switch self {
    case .right: "right"
    case .noted: "incomplete with a note"
    case .refusedWithHelp: "refused with help"
    case .refused: "refused without help"
    case .wrong: "drawn wrong"
    }
  }

  /// The error or the difference; empty for right files.
  var text: String {
    switch self {
    case .right: ""
    case .noted(let text), .refusedWithHelp(let text), .refused(let text), .wrong(let text): text
    }
  }

  init(of file: CorpusFile) {
    do {
      let (document, notices) = try TournamentDocument.read(file.bytes, name: file.name)
      self = Self.outcome(of: document, notices.map(\.description), file.truth)
    } catch {
      self = Self.outcome(ofError: "\(error)", file)
    }
  }

  private static func outcome(ofError error: String, _ file: CorpusFile) -> CorpusOutcome {
    if let words = file.truth.refused, words.contains(where: error.contains) { return .right }
    return helpWords.contains(where: error.contains) ? .refusedWithHelp(error) : .refused(error)
  }

  /// Words of errors that name an option, or the form of a file that cannot be drawn.
  private static let helpWords = ["--", "cross table", "list of teams", "cells"]

  private static func outcome(
    of document: TournamentDocument,
    _ notices: [String],
    _ truth: CorpusTruth
  ) -> CorpusOutcome {
    if let words = truth.refused {
      let isNoted = notices.contains { notice in words.contains(where: notice.contains) }
      return truth.noted == true && isNoted ? .right : .wrong("drawn instead of refused")
    }
    let difference = CorpusDifference(between: document, and: truth)
    if let change = difference.change { return .wrong(change) }
    guard let loss = difference.loss else { return .right }
    let isNoted = notices.contains { notice in lossWords.contains(where: notice.contains) }
    return isNoted ? .noted(loss) : .wrong(loss)
  }

  /// Words of notices about results that are not in the picture.
  private static let lossWords = [
    "not used", "not read", "not drawn", "no column has results", "ignored", "skipped a row",
    "left out", "cannot", "undecided",
  ]
}
