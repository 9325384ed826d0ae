public import TatamiBracket
public import TatamiUIKit

/// A delegate that provides the size of entries and handles taps on entries and matches.
///
/// There is no selection state: every tap is reported separately.
@preconcurrency @MainActor
public protocol BracketViewDelegate: AnyObject {
  /// Returns the size of entries, in points.
  func entrySize(in bracketView: BracketView) -> CGSize

  /// Called when an entry is tapped.
  func bracketView(_ bracketView: BracketView, didSelectEntryAt index: Int)

  /// Called when a match is tapped.
  func bracketView(_ bracketView: BracketView, didSelectMatchAt path: MatchPath)
}

extension BracketViewDelegate {
  /// Returns the style's default size: 80 x 30, or 30 x 80 with entries along the top or bottom.
  public func entrySize(in bracketView: BracketView) -> CGSize {
    CGSize(bracketView.style.defaultEntrySize)
  }

  /// Does nothing.
  public func bracketView(_ bracketView: BracketView, didSelectEntryAt index: Int) {}

  /// Does nothing.
  public func bracketView(_ bracketView: BracketView, didSelectMatchAt path: MatchPath) {}
}
