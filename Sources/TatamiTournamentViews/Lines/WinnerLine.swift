import TatamiTournament

/// The winner's share of a line from a match to the next one.
///
/// Posters, boards and bracket views take from here which part of a line has the winner's color.
struct WinnerLine: Equatable {
  /// Whether the match at the start has a winner.
  let isDecided: Bool
  /// Whether this winner has won the match at the end, too.
  let continues: Bool
  /// Whether the match at the end has no winner yet.
  var isOpen = false

  /// Returns the share of the line, from its start, that has the winner's color: 0 to 1.
  ///
  /// - Parameters:
  ///   - extent: The extent of lines of winners who have not won the next match.
  ///   - half: The share up to the middle or the first corner of the line.
  func share(_ extent: WinnerLineExtent, half: Double) -> Double {
    guard isDecided else { return 0 }
    guard !continues else { return 1 }
    return switch extent {
    case .full: 1
    case .half: half
    case .unbeaten: isOpen ? 1 : 0
    }
  }
}

extension WinnerLine {
  /// Creates the line between two matches by their winners, nil while there is none.
  init(from winner: Int?, to next: Int?) {
    self.init(isDecided: winner != nil, continues: winner == next, isOpen: next == nil)
  }
}

extension Tournament {
  /// Returns the participant who has won a match, nil while there is none.
  func winner(ofMatch index: Int) -> Int? {
    let results = matches[index].results
    guard results.isCompleted else { return nil }
    return results.winner.flatMap { results[$0]?.participant }
  }
}
