public import TatamiUIKit

/// The label of an entry, which can write from top to bottom.
open class TournamentEntryLabel: UILabel {
  /// A text that is written one character per line (bracket §2.8).
  ///
  /// Setting it sets `text`; nil leaves `text` alone, and `text` set later does not change it.
  open var verticalText: String? {
    didSet {
      guard let verticalText else { return }
      text = verticalText.reduce(into: "") { $0 += "\($1)\n" }
    }
  }

  /// Makes a label: centred, any number of lines, shrinking to the width.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    textAlignment = .center
    numberOfLines = 0
    font = .systemFont(ofSize: 15)
    adjustsFontSizeToFitWidth = true
  }

  /// Makes a label from an archive, where archives can be read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
