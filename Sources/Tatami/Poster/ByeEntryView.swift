import TatamiBracket
import TatamiGeometry
import TatamiUIKit

/// The card of a team that enters in a later round, at the start of its line.
final class ByeEntryView: TournamentEntryView {
  private let plan: PosterPlan
  private let isAtEnd: Bool
  private let card = UIView(frame: .zero)
  private let name = UILabel(frame: .zero)

  /// Creates a card.
  ///
  /// - Parameter isAtEnd: Whether the entry is at the end of the layer axis.
  init(_ text: String, isAtEnd: Bool, plan: PosterPlan) {
    self.plan = plan
    self.isAtEnd = isAtEnd
    super.init(frame: .zero)
    clipsToBounds = false
    card.backgroundColor = plan.palette.page.uiColor
    card.layer.cornerRadius = PosterMetrics.cardRadius
    card.layer.borderWidth = 1
    card.layer.borderColor = plan.palette.line.uiColor.cgColor
    name.text = text.singleLine
    name.font = PosterMetrics.nameFont
    name.textColor = plan.palette.muted.uiColor
    card.addSubview(name)
    addSubview(card)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Entries have no extent along the layer axis; the card covers the start of the line.
  override func layoutSubviews() {
    super.layoutSubviews()
    let axis = plan.style.layerAxis
    let size = plan.edgeCard
    let across = Point(x: Double(bounds.midX), y: Double(bounds.midY))[axis.cross]
    let start = BracketMetrics.areaGap - PosterMetrics.edgeCover
    let along = isAtEnd ? -start - size[axis] / 2 : start + size[axis] / 2
    card.frame = CGRect(Rect(center: Point(axis, along, cross: across), size: size))
    name.frame = card.bounds.insetBy(dx: PosterMetrics.cardPadding, dy: 0)
  }
}
