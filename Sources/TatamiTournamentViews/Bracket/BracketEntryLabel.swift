public import TatamiUIKit

/// The label of an entry, which can show its text from top to bottom.
///
/// ```swift
/// let label = BracketEntryLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
/// label.text = "Argentina"
/// label.verticalText = "ARG"
/// ```
open class BracketEntryLabel: UILabel {
  /// A text with one character per line.
  ///
  /// Setting it sets `text`; setting it to nil leaves `text` unchanged. Setting `text` later does
  /// not change it.
  open var verticalText: String? {
    get { characters }
    set {
      characters = newValue
      if let newValue { text = newValue.reduce(into: "") { $0 += "\($1)\n" } }
    }
  }
  private var characters: String?

  /// Creates a label: centered, any number of lines, font size adjusted to the width.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    textAlignment = .center
    numberOfLines = 0
    font = .systemFont(ofSize: 15)
    adjustsFontSizeToFitWidth = true
  }

  /// Creates a label from an archive, on systems that support archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
