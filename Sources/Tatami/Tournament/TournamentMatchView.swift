public import TatamiBracket
public import TatamiUIKit

/// The transparent view over one match; subclass it to show a result.
open class TournamentMatchView: UIView {
  /// The match's round and position; nil until it is loaded.
  public internal(set) var matchPath: MatchPath?

  /// The side that is ahead in a match of a binary tournament; nil while it is open.
  open var preferredSide: LayeredBracket.PreferredSide?

  /// Where winners leave the match, in the view's own coordinates; nil until it is laid out.
  public internal(set) var winnerPoints: [CGPoint]?

  /// The size of the image view, in points; changes keep its centre.
  open var imageSize = CGSize(width: 10, height: 10) { didSet { placeImage() } }

  /// The image where the match's lines meet, made on first access.
  public private(set) lazy var imageView = makeImageView()

  var imageCenter: CGPoint? { didSet { placeImage() } }
  private var hasImageView = false

  /// Makes a match; its size comes from the tournament view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
  }

  /// Makes a match of 50 x 50 points.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  /// Makes a match from an archive, where archives can be read.
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
