import TatamiUIKit

/// A media player: operators on anchors.
final class PlayerViewController: UIViewController {
  let artwork = UIImageView(image: .tile(.systemRed, side: 300, radius: 12))
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let progress = UIProgressView(progressViewStyle: .default)
  let elapsed = UILabel()
  let remaining = UILabel()
  let controls = ["Back", "Play", "Next"].map { title -> UIButton in
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    artwork.contentMode = .scaleAspectFit
    artwork.accessibilityIdentifier = "artwork"
    titleLabel.text = "An Evening of Long Titles for Small Screens"
    titleLabel.font = UIFont.TextStyle.title3.font
    titleLabel.textAlignment = .center
    artistLabel.text = "The Constraints"
    artistLabel.font = UIFont.TextStyle.body.font
    artistLabel.textAlignment = .center
    elapsed.text = "1:24"
    remaining.text = "-2:36"
    for label in [elapsed, remaining] { label.font = UIFont.TextStyle.caption1.font }
    progress.progress = 0.35
    progress.accessibilityIdentifier = "progress"
    let views: [UIView] = [artwork, titleLabel, artistLabel, progress, elapsed, remaining]
    views.forEach(view.addSubview)
    controls.forEach(view.addSubview)
    layoutInfo()
    layoutControls()
  }

  private func layoutInfo() {
    let safe = view.safeAreaLayoutGuide
    artwork.topAnchor == safe.topAnchor + 24
    artwork.centerXAnchor == safe.centerXAnchor
    artwork.widthAnchor == artwork.heightAnchor * 1
    artwork.widthAnchor <= safe.widthAnchor * 0.8
    artwork.heightAnchor <= safe.heightAnchor * 0.45
    artwork.widthAnchor == 600 ~ .defaultHigh

    artwork.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    artwork.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    artwork.setContentHuggingPriority(.init(1), for: .horizontal)
    artwork.setContentHuggingPriority(.init(1), for: .vertical)

    titleLabel.topAnchor == artwork.bottomAnchor + 20
    titleLabel.leadingAnchor == safe.leadingAnchor + 24
    titleLabel.trailingAnchor == safe.trailingAnchor - 24
    artistLabel.topAnchor == titleLabel.bottomAnchor + 4
    artistLabel.leadingAnchor == titleLabel.leadingAnchor
    artistLabel.trailingAnchor == titleLabel.trailingAnchor
  }

  private func layoutControls() {
    let safe = view.safeAreaLayoutGuide
    progress.topAnchor == artistLabel.bottomAnchor + 20
    progress.leadingAnchor == titleLabel.leadingAnchor
    progress.trailingAnchor == titleLabel.trailingAnchor
    elapsed.topAnchor == progress.bottomAnchor + 6
    elapsed.leadingAnchor == progress.leadingAnchor
    remaining.firstBaselineAnchor == elapsed.firstBaselineAnchor
    remaining.trailingAnchor == progress.trailingAnchor
    remaining.leadingAnchor >= elapsed.trailingAnchor + 8

    let play = controls[1]
    play.centerXAnchor == safe.centerXAnchor
    play.topAnchor == elapsed.bottomAnchor + 24 ~ 500
    play.topAnchor >= elapsed.bottomAnchor + 8
    play.bottomAnchor <= safe.bottomAnchor - 16
    controls[0].trailingAnchor == play.leadingAnchor - 32
    controls[2].leadingAnchor == play.trailingAnchor + 32
    controls[0].centerYAnchor == play.centerYAnchor
    controls[2].centerYAnchor == play.centerYAnchor
  }
}
