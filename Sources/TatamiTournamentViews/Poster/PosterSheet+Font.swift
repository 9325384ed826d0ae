import TatamiUIKit

extension PosterSheet.Font {
  /// The font of UIKit.
  var uiFont: UIFont {
    switch self {
    case .name: PosterMetrics.nameFont
    case .winner: PosterMetrics.winnerFont
    case .score: PosterMetrics.scoreFont
    case .winnerScore: PosterMetrics.winnerScoreFont
    case .mark: PosterMetrics.markFont
    case .round: PosterMetrics.roundFont
    case .title: PosterMetrics.titleFont
    case .subtitle: PosterMetrics.subtitleFont
    case .champion: PosterMetrics.championFont
    case .stageTitle: PosterMetrics.stageTitleFont
    case .poolTitle: PosterMetrics.poolTitleFont
    case .caption: PosterMetrics.captionFont
    case .hint: PosterMetrics.hintFont
    case .tableTitle: PosterMetrics.tableTitleFont
    case .tableNumber: PosterMetrics.tableNumberFont
    case .tablePoints: PosterMetrics.tablePointsFont
    }
  }
}
