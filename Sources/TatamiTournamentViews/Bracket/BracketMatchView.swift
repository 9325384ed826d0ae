public import TatamiBracket
public import TatamiUIKit

/// The transparent view over one match; subclasses can show a result.
///
/// ```swift
/// let match = BracketMatchView()
/// match.winningSide = .home
/// match.imageSize = CGSize(width: 24, height: 24)
/// ```
open class BracketMatchView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The match's round and position in it; nil until the match is loaded.
  public internal(set) var matchPath: MatchPath!

  /// The winning side of a match in a binary bracket; nil while the match is undecided.
  open var winningSide: BinaryBracket.Side?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The points where winners leave the match, in the view's coordinates; nil until the match is
  /// laid out.
  public internal(set) var winnerPoints: [CGPoint]!

  /// The size of the image view, in points; changes keep its center.
  open var imageSize: CGSize {
    get { sizeOfImage }
    set {
      sizeOfImage = newValue
      placeImage()
    }
  }
  private var sizeOfImage = CGSize(width: 10, height: 10)

  /// The image view at the point where the match's lines meet, created on first access.
  public private(set) lazy var imageView = makeImageView()

  var imageCenter: CGPoint? { didSet { placeImage() } }
  private var hasImageView = false

  /// Creates a match; the bracket view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  /// Creates a match of 50 x 50 points.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Creates a match from an archive, on systems that support archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    addSubview(view)
    hasImageView = true
    place(view)
    return view
  }

  private func placeImage() {
    if hasImageView { place(imageView) }
  }

  private func place(_ view: UIImageView) {
    view.bounds = CGRect(origin: .zero, size: imageSize)
    view.center = imageCenter ?? CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
