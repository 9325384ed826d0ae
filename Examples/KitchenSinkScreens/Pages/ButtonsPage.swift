import TatamiUIKit

/// Buttons with all configurations, states, sizes, corners and contents.
final class ButtonsPage: PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Buttons"
    addCard("Styles and states", spacing: 8, rows: Self.states.map(stateRow))
    addCard("Sizes", rows: [.row(Self.sizes.map(sizedButton))])
    addCard("Corners", rows: [.row(Self.corners.map(corneredButton))])
    addCard("Image, subtitle, activity", rows: [.row(contents), .row(moreContents)])
    addCard("Without a configuration", rows: [.row(plainButtons)])
  }

  private static let states: [(String, UIControl.State)] = [
    ("Normal", .normal), ("Pressed", .highlighted), ("Selected", .selected),
    ("Disabled", .disabled),
  ]

  private func stateRow(_ name: String, _ state: UIControl.State) -> UIView {
    let label = UILabel(name, style: .footnote, color: .secondaryLabel)
    let styles: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let buttons = styles.map { style in
      var configuration = style
      configuration.title = "Save"
      configuration.buttonSize = .small
      return setState(of: UIButton(configuration: configuration), to: state)
    }
    return .row([label] + buttons, distribution: .fill)
  }

  private func setState(of button: UIButton, to state: UIControl.State) -> UIButton {
    button.isHighlighted = state == .highlighted
    button.isSelected = state == .selected
    button.isEnabled = state != .disabled
    return button
  }

  private static let sizes: [(String, UIButton.Configuration.Size)] = [
    ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
  ]

  private func sizedButton(_ name: String, _ size: UIButton.Configuration.Size) -> UIView {
    var configuration = UIButton.Configuration.borderedProminent()
    configuration.title = name
    configuration.buttonSize = size
    return UIButton(configuration: configuration)
  }

  private static let corners: [(String, UIButton.Configuration.CornerStyle)] = [
    ("Small", .small), ("Medium", .medium), ("Large", .large), ("Capsule", .capsule),
  ]

  private func corneredButton(
    _ name: String,
    _ style: UIButton.Configuration.CornerStyle
  ) -> UIView {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = name
    configuration.buttonSize = .small
    configuration.cornerStyle = style
    return UIButton(configuration: configuration)
  }

  private var contents: [UIView] {
    var download = UIButton.Configuration.filled()
    download.title = "Download"
    download.subtitle = "12 MB"
    download.image = Icon.arrow.image().imageFlippedForRightToLeftLayoutDirection()
    download.imagePadding = 8
    download.cornerStyle = .large
    var next = UIButton.Configuration.gray()
    next.title = "Continue"
    next.image = Icon.arrow.image(16).imageFlippedForRightToLeftLayoutDirection()
    next.imagePlacement = .trailing
    next.imagePadding = 6
    return [UIButton(configuration: download), UIButton(configuration: next)]
  }

  private var moreContents: [UIView] {
    var busy = UIButton.Configuration.tinted()
    busy.title = "Sending"
    busy.showsActivityIndicator = true
    busy.imagePadding = 8
    var like = UIButton.Configuration.plain()
    like.title = "Like"
    like.image = Icon.heart.image()
    like.imagePlacement = .top
    like.imagePadding = 4
    like.baseForegroundColor = .systemPink
    var outlined = UIButton.Configuration.plain()
    outlined.title = "Outline"
    outlined.background.strokeWidth = 1
    outlined.background.cornerRadius = 10
    return [busy, like, outlined].map { UIButton(configuration: $0) }
  }

  private var plainButtons: [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    let star = UIButton(type: .system)
    star.setImage(Icon.star.image(22), for: .normal)
    star.tintColor = .systemOrange
    star.accessibilityLabel = "Favorite"
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.systemPurple, for: .normal)
    custom.titleLabel?.font = .systemFont(ofSize: 17, weight: .bold)
    return [system, disabled, star, custom]
  }
}
