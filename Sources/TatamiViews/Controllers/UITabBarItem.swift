package import Foundation

/// A tab of a tab bar.
///
/// ```swift
/// let item = UITabBarItem(title: "Inbox", image: nil, tag: 0)
/// item.badgeValue = "3"
/// ```
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The tabs that the system provides, with a title and an image.
  public enum SystemItem: Int, Sendable {
    /// Three dots.
    case more = 0
    /// A star.
    case favorites = 1
    /// A star.
    case featured = 2
    /// A star.
    case topRated = 3
    /// A clock.
    case recents = 4
    /// A person.
    case contacts = 5
    /// A clock.
    case history = 6
    /// An open book.
    case bookmarks = 7
    /// A magnifying glass.
    case search = 8
    /// An arrow into a tray.
    case downloads = 9
    /// A clock.
    case mostRecent = 10
    /// A list.
    case mostViewed = 11
  }

  /// The system's item; nil for an item of the program.
  package private(set) final var systemItem: SystemItem?
  /// The image of the system's item, which the bar draws once.
  package final var systemImage: UIImage?
  /// Attributes of the badge's text by the raw value of a control's state.
  package final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { itemDidChange() }
  }
  /// The appearances of bars while the item is selected.
  package final var appearances = Appearances() {
    didSet { itemDidChange() }
  }
  private var ownSelectedImage: UIImage?
  private var badge: String?
  private var ownBadgeColor: UIColor?
  private var titleOffset = UIOffset.zero

  /// The appearances of bars while an item is selected; nil for those of the bar.
  package struct Appearances {
    package var standard: UIBarAppearance?
    package var scrollEdge: UIBarAppearance?
  }

  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and one that replaces it while the item is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    ownSelectedImage = selectedImage
  }

  /// Creates an item of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image while the item is selected; nil for that of other states.
  open var selectedImage: UIImage? {
    get { ownSelectedImage }
    set {
      ownSelectedImage = newValue
      itemDidChange()
    }
  }
  /// The text of the badge: nil for no badge, empty for one without text.
  open var badgeValue: String? {
    get { badge }
    set { if exchange(&badge, with: newValue) != newValue { itemDidChange() } }
  }
  /// The color of the badge; nil for that of the bar's appearance.
  open var badgeColor: UIColor? {
    get { ownBadgeColor }
    set {
      ownBadgeColor = newValue
      itemDidChange()
    }
  }
  /// The distance by which the title is moved, in points.
  open var titlePositionAdjustment: UIOffset {
    get { titleOffset }
    set { if exchange(&titleOffset, with: newValue) != newValue { itemDidChange() } }
  }
}
