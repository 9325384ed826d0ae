public import Foundation
public import TatamiViews

extension UIButton {
  /// Updates a button's configuration when its state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The appearance and the content of a button.
  public struct Configuration: Hashable, Sendable {
    /// The sizes of buttons.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A small button.
      case small = 1
      /// The smallest button.
      case mini = 2
      /// A large button.
      case large = 3
    }

    /// The rounding of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius of the background configuration.
      case fixed = -1
      /// The radius of the background configuration.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      /// A radius of 8 points.
      case medium = 2
      /// A radius of 12 points.
      case large = 3
      /// A radius of half the height.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// Leading beside an image, otherwise centered.
      case automatic = 0
      /// Leading: at the left, or at the right in right-to-left layouts.
      case leading = 1
      /// Centered.
      case center = 2
      /// Trailing: at the right, or at the left in right-to-left layouts.
      case trailing = 3
    }

    let style: ButtonStyle

    init(_ style: ButtonStyle) {
      self.style = style
    }

    /// The title; nil for that of the button's state.
    public var title: String?
    /// A second line in a smaller font below the title.
    public var subtitle: String?
    /// The image; nil for that of the button's state.
    public var image: UIImage?
    /// The settings of symbols; nil for the size of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The edge of the titles at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The base color of text and image; nil for the tint color.
    public var baseForegroundColor: UIColor?
    /// The base color of the background; nil for the tint color.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The background.
    public var background = UIBackgroundConfiguration()

    private var customInsets: NSDirectionalEdgeInsets?

    /// The distances between the content and the bounds, in points; by default, those of the button
    /// size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Resets `contentInsets` to the default of the button size.
    public mutating func setDefaultContentInsets() {
      customInsets = nil
    }

    // MARK: Styles

    /// Makes a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Makes a configuration without a background, for use inside text.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Makes a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Makes a configuration with a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Makes a configuration with a background in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Makes a configuration with a background in a pale tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Makes a configuration with a background in the full tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Makes a configuration with a background in the full tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
  }

  /// The size of the title's font, in points.
  var fontSize: CGFloat {
    switch self {
    case .medium, .large: 17
    case .small: 15
    case .mini: 13
    }
  }
}

extension UIButton.Configuration.CornerStyle {
  /// Returns the corner radius of a background of a given height.
  func radius(own: CGFloat, height: CGFloat) -> CGFloat {
    switch self {
    case .fixed, .dynamic: own
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}
