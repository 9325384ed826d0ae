public import Foundation

extension UIButton {
  /// Updates a button's configuration when its state changes.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The looks and the content of a button in one value.
  public struct Configuration: Hashable, Sendable {
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How the corners are rounded.
    public enum CornerStyle: Int, Sendable {
      /// By the background's radius.
      case fixed = -1
      /// By the background's radius.
      case dynamic = 0
      /// By 4 points.
      case small = 1
      /// By 8 points.
      case medium = 2
      /// By 12 points.
      case large = 3
      /// As far as they go.
      case capsule = 4
    }

    /// How title and subtitle stand above one another.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle without an image at their side, else where reading begins.
      case automatic = 0
      /// Where reading begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    let style: ButtonStyle

    init(_ style: ButtonStyle) {
      self.style = style
    }

    /// The title; nil for the button's own.
    public var title: String?
    /// A line of small text below the title.
    public var subtitle: String?
    /// The image; nil for the button's own.
    public var image: UIImage?
    /// Whether a turning spinner takes the place of the image.
    public var showsActivityIndicator = false
    /// The side of the titles that the image stands on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle stand above one another.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour that text and image derive theirs from; nil for the tint.
    public var baseForegroundColor: UIColor?
    /// The colour that the background derives its from; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// How the corners are rounded.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()

    private var customInsets: NSDirectionalEdgeInsets?

    /// The distances of the content from the bounds, in points; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customInsets ?? buttonSize.insets }
      set { customInsets = newValue }
    }

    /// Makes the distances of the content those of the size again.
    public mutating func setDefaultContentInsets() {
      customInsets = nil
    }

    // MARK: Styles

    /// Makes a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Makes a button without a background, for use between text.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Makes a grey button.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Makes a grey button.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Makes a button in a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Makes a button in a pale tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Makes a button in the full tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Makes a button in the full tint.
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
  /// Returns the radius of a background of some height, whose own radius is given.
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
