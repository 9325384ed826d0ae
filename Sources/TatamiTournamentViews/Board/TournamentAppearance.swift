import TatamiBracket
import TatamiUIKit

/// The direction of a tournament's rounds, and the colors and widths of its lines.
struct TournamentAppearance {
  var style = BracketStyle.left
  var lineColor = UIColor.label
  var preferredLineColor = UIColor.red
  var lineWidth: CGFloat = 1
  var preferredLineWidth: CGFloat?
  var winnerLineExtent = WinnerLineExtent.full
}
