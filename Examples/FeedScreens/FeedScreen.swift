public import Tatami

/// The screens of the example.
@MainActor
public enum FeedScreen: String, CaseIterable, Sendable {
  case feed
  case settings
  case form
  case calculator
  case chat

  /// Returns a new view of the screen, which fills its superview.
  public func makeView() -> BoxView {
    let view: BoxView =
      switch self {
      case .feed: SocialFeed()
      case .settings: SettingsMenu()
      case .form: SignUpForm()
      case .calculator: Calculator()
      case .chat: Chat()
      }
    view.attach().size(.fill, .fill).backgroundColor(.systemBackground)
    return view
  }
}

/// The colors and fonts that the screens share.
@MainActor
enum Appearance {
  static let title = UIFont.systemFont(ofSize: 22, weight: .bold)
  static let body = UIFont.systemFont(ofSize: 15)
  static let note = UIFont.systemFont(ofSize: 12)

  /// Returns the color of a person, which follows from the name.
  static func color(of name: String) -> UIColor {
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemPink]
    return colors[name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % colors.count]
  }

  /// A card: a filled surface with round corners.
  static let card = StyleSheet(styles: [
    BackgroundColorStyle(value: .secondarySystemBackground), CornerRadiusStyle(value: 10),
    PaddingStyle(value: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)),
  ])
}
