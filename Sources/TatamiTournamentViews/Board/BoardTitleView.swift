import TatamiUIKit

/// The title of a stage, a pool or a round.
final class BoardTitleView: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows a title.
  ///
  /// - Parameter hidesRounds: Whether rounds before this one are collapsed.
  func show(_ title: String, of content: BoardPlan.Content, hidesRounds: Bool) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let mark = hidesRounds ? (isMirrored ? "› " : "‹ ") : ""
    text = mark + title.singleLine
    accessibilityLabel = title
    accessibilityTraits = .header
    textAlignment = isMirrored ? .right : .left
    textColor = .label
    switch content {
    case .stageTitle: font = BoardMetrics.stageFont
    case .groupTitle: font = BoardMetrics.groupFont
    default:
      font = BoardMetrics.roundFont
      textColor = .secondaryLabel
    }
  }
}
