/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable, Codable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates traits from raw bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A keyboard key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the current state.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An element whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts recording or playing media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// An element that handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Text whose pages turn automatically.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// An element that is switched on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.toggleButton, "toggle"), (.link, "link"), (.image, "image"),
    (.staticText, "text"), (.header, "heading"), (.adjustable, "adjustable"),
    (.searchField, "search field"), (.keyboardKey, "key"), (.tabBar, "tab bar"),
    (.summaryElement, "summary"), (.selected, "selected"), (.notEnabled, "disabled"),
    (.updatesFrequently, "updates frequently"), (.playsSound, "plays sound"),
    (.startsMediaSession, "starts media"), (.allowsDirectInteraction, "direct"),
    (.causesPageTurn, "turns page"),
  ]

  /// The names of the traits.
  package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
