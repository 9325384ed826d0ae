public import TatamiUIKit

/// The view of one entry; subclass it to show more than a name.
open class TournamentEntryView: UIView {
  /// The entry's index; nil until it is loaded.
  public internal(set) var index: Int?

  /// The label over the whole entry, made on first access.
  public private(set) lazy var textLabel = makeLabel()

  /// Makes an entry; its size comes from the tournament view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    clipsToBounds = true
  }

  /// Makes an entry of 80 x 30 points.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  /// Makes an entry from an archive, where archives can be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeLabel() -> TournamentEntryLabel {
    let label = TournamentEntryLabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }
}
