/// What kind of thing something is to a reader of the screen.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of how things stand.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Something that starts a recording or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Something with a value to change.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Something that is touched directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Text that turns its pages.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something to switch on and off.
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

  /// The traits in words.
  package var words: [String] { Self.names.filter { contains($0.0) }.map(\.1) }
}
