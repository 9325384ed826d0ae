import TatamiUIKit

/// The lengths of a tournament view, in points, and its fonts.
enum BoardMetrics {
  static let margin = 16.0
  static let largestCardWidth = 10_000.0
  static let rowHeight = 26.0
  static let detailHeight = 18.0
  static let cardSpacing = 14.0
  static let columnGap = 36.0
  static let headerHeight = 30.0
  static let sideHeaderWidth = 130.0
  static let sectionGap = 32.0
  static let stageGap = 40.0
  static let stageTitleHeight = 34.0
  static let groupTitleHeight = 28.0
  static let cornerRadius = 8.0
  static let padding = 8.0
  static let imageSize = 16.0
  static let scoreWidth = 20.0
  static let totalWidth = 28.0
  static let connectorRadius = 10.0
  static let tableNameX = 34.0
  static let numberWidth = 38.0
  static let tableRowHeight = 28.0

  static let nameFont = UIFont.systemFont(ofSize: 13.5)
  static let boldFont = UIFont.systemFont(ofSize: 13.5, weight: .semibold)
  static let smallFont = UIFont.systemFont(ofSize: 11)
  static let scoreFont = UIFont.monospacedDigitSystemFont(ofSize: 12.5, weight: .regular)
  static let totalFont = UIFont.monospacedDigitSystemFont(ofSize: 13.5, weight: .semibold)
  static let roundFont = UIFont.systemFont(ofSize: 12.5, weight: .semibold)
  static let stageFont = UIFont.systemFont(ofSize: 19, weight: .bold)
  static let groupFont = UIFont.systemFont(ofSize: 15, weight: .semibold)

  /// The default appearance of lines, which are paler than the texts of cards.
  static let lineAppearance: BracketLineAppearance = {
    var appearance = BracketLineAppearance()
    appearance.color = UIColor.label.withAlphaComponent(0.45)
    return appearance
  }()

  /// The background of cards and of table rows, visible on white, black and gray.
  static let cardColor = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return isDark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.05)
  }
}
