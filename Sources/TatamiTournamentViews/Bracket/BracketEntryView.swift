public import TatamiUIKit

/// The view of one entry; subclasses can show more than a name.
///
/// ```swift
/// let entry = BracketEntryView()
/// entry.textLabel.text = "Argentina"
/// ```
open class BracketEntryView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The entry's index; nil until it is loaded.
  public internal(set) var index: Int!

  /// The label that fills the entry, created on first access.
  public private(set) lazy var textLabel = makeLabel()

  /// Creates an entry; the bracket view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    clipsToBounds = true
  }

  /// Creates an entry of 80 x 30 points.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
  }

  /// Creates an entry from an archive, on systems that support archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeLabel() -> BracketEntryLabel {
    let label = BracketEntryLabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }
}
