public import TatamiBracket

/// A source of the bracket of a bracket view and of the views of its entries and matches.
///
/// The bracket is a tree (`structure(of:)`), or without one a binary bracket in which slots can be
/// empty (`numberOfRounds(in:)`).
@preconcurrency @MainActor
public protocol BracketViewDataSource: AnyObject {
  /// Returns the bracket as a tree, or nil for a binary bracket.
  ///
  /// - Throws: An error that is written to the console; the view then shows nothing.
  func structure(of bracketView: BracketView) throws -> Bracket?

  /// Returns the number of rounds of a binary bracket, clamped to 1 to 24.
  func numberOfRounds(in bracketView: BracketView) -> Int

  /// Returns the view of an entry, or nil for an empty slot of a binary bracket.
  ///
  /// - Parameters:
  ///   - bracketView: The view that asks.
  ///   - index: The slot of a binary bracket, or the position among a tree's entries.
  func bracketView(_ bracketView: BracketView, entryAt index: Int) -> BracketEntryView?

  /// Returns the view of a match.
  func bracketView(_ bracketView: BracketView, matchAt path: MatchPath) -> BracketMatchView
}

extension BracketViewDataSource {
  /// Returns nil: the bracket is binary.
  public func structure(of bracketView: BracketView) -> Bracket? { nil }

  /// Returns 2, for up to four entries.
  public func numberOfRounds(in bracketView: BracketView) -> Int { 2 }

  /// Returns a plain match view.
  public func bracketView(
    _ bracketView: BracketView,
    matchAt path: MatchPath
  ) -> BracketMatchView {
    BracketMatchView()
  }
}
