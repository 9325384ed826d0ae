public import Foundation

/// A message of a client: what a person does in the browser.
public enum ClientMessage: Hashable, Sendable {
  /// The greeting, which is the first message.
  case hello(Greeting)
  /// The frame of a number is on the canvas.
  case ack(frame: UInt32)
  /// The client has lost its picture.
  case resync
  /// The page has another size or scale.
  case resize(Viewport)
  /// A pointer has changed.
  case pointer(Pointer)
  /// A wheel or trackpad scrolls.
  case wheel(Wheel)
  /// Two fingers on a trackpad move apart, together or around each other.
  case pinch(Pinch)
  /// A key is pressed or released.
  case key(Key)
  /// An input method edits the text of the first responder.
  case text(TextEdit)
  /// A command of the browser's clipboard.
  case clipboard(ClipboardCommand)
  /// The page has gained or lost the focus of the keyboard.
  case focus(Bool)
  /// The page is shown or hidden.
  case visible(Bool)
  /// The appearance and the text of the browser have changed.
  case traits(Traits)
  /// A screen reader acts on an element.
  case action(Action, element: UInt32)
  /// The view at a position, in points of the window, is to be outlined, or explained if it is selected.
  case inspect(CGPoint, isSelected: Bool)
  /// A person selects or changes nodes of the document.
  case control(Control)
  /// A message of a later version, which is ignored.
  case unknown(String)
}

extension ClientMessage {
  /// The size of the page.
  public struct Viewport: Hashable, Sendable {
    /// The size, in points, 1 to 16,384 on a side.
    public var size: CGSize
    /// Pixels per point, 0.5 to 8.
    public var scale: Double
  }

  /// The greeting of a client.
  public struct Greeting: Hashable, Sendable {
    /// The secret of the server.
    public var token: String
    /// The session to resume; nil for a new one.
    public var session: String?
    /// The size of the page.
    public var viewport: Viewport
    /// The traits of the browser.
    public var traits: Traits
    /// Whether Command is the modifier of commands, as on a Mac, and not Control.
    public var usesCommandKey: Bool
    /// The state of the person's changes that the session has sent last; nil for none.
    public var kept: String?
  }

  /// The traits of the browser, and those that a person has chosen in the page.
  public struct Traits: Hashable, Sendable {
    /// The colors of the interface.
    public enum Appearance: String, CaseIterable, Sendable { case light, dark }

    /// The reading direction.
    public enum Direction: String, CaseIterable, Sendable {
      case leftToRight = "ltr"
      case rightToLeft = "rtl"
    }

    /// The size of text, by the end of the name of UIKit's content size category.
    public enum TextSize: String, CaseIterable, Sendable {
      case extraSmall = "XS"
      case small = "S"
      case medium = "M"
      case large = "L"
      case extraLarge = "XL"
      case extraExtraLarge = "XXL"
      case extraExtraExtraLarge = "XXXL"
      case accessibilityMedium = "AccessibilityM"
      case accessibilityLarge = "AccessibilityL"
      case accessibilityExtraLarge = "AccessibilityXL"
      case accessibilityExtraExtraLarge = "AccessibilityXXL"
      case accessibilityExtraExtraExtraLarge = "AccessibilityXXXL"
    }

    /// Whether the appearance of the browser is dark.
    public var isDark = false
    /// Whether people have asked for less motion.
    public var reducesMotion = false
    /// Whether people have asked for more contrast.
    public var hasHighContrast = false
    /// The chosen appearance; nil for that of the document or of the browser.
    public var appearance: Appearance?
    /// The chosen direction; nil for that of the document, or from left to right.
    public var direction: Direction?
    /// The size of text.
    public var textSize = TextSize.large
    /// The chosen row of the document's data, counted from 0; nil for the first one.
    public var row: Int?

    /// Creates the traits of a browser in which nothing has been chosen.
    public init() {}
  }

  /// The state of a mouse, a pen or a finger.
  public struct Pointer: Hashable, Sendable {
    /// A change of a pointer.
    public enum Phase: String, CaseIterable, Sendable { case down, move, up, cancel, leave }
    /// The kind of a pointer.
    public enum Kind: String, CaseIterable, Sendable { case mouse, pen, touch }

    /// The change.
    public var phase: Phase
    /// The kind.
    public var kind: Kind
    /// The identity of the pointer while it is in contact.
    public var id: Int
    /// The pressed buttons of a mouse, as bits: 1 for the primary one, 2 for the secondary one.
    public var buttons: Int
    /// The position, in points of the window.
    public var position: CGPoint
    /// The number of the input.
    public var number: UInt32
  }

  /// A scrolling movement.
  public struct Wheel: Hashable, Sendable {
    /// The position of the pointer, in points of the window.
    public var position: CGPoint
    /// The distance that the content moves, in points.
    public var distance: CGPoint
    /// Whether the movement is that of a trackpad.
    public var isPrecise: Bool
    /// The number of the input.
    public var number: UInt32
  }

  /// A part of a pinch or a rotation on a trackpad.
  public struct Pinch: Hashable, Sendable {
    /// The position of the pointer, in points of the window.
    public var position: CGPoint
    /// The factor by which the content grows, 0.01 to 100.
    public var scale: Double
    /// The angle by which the content rotates, in radians, -2π to 2π.
    public var rotation: Double
    /// The number of the input.
    public var number: UInt32
  }

  /// A key press or release.
  public struct Key: Hashable, Sendable {
    /// A modifier key.
    public enum Modifier: String, CaseIterable, Sendable { case shift, control, alt, meta }

    /// Whether the key is pressed.
    public var isDown: Bool
    /// The physical key, by the name that the DOM gives it.
    public var code: String
    /// The text or the name of the key.
    public var key: String
    /// The modifier keys that are held down.
    public var modifiers: Set<Modifier>
    /// The number of the input.
    public var number: UInt32
  }

  /// The action of a screen reader on an element.
  public enum Action: Hashable, Sendable {
    /// The element is activated.
    case activate
    /// The value is increased by a step.
    case increment
    /// The value is decreased by a step.
    case decrement
    /// The element is to have the focus of the keyboard.
    case focus
    /// The whole text of the element is replaced.
    case setText(String)
    /// One of the additional actions is performed, by its index.
    case perform(index: Int)
  }

  /// An edit of an input method.
  public enum TextEdit: Hashable, Sendable {
    /// A text is typed.
    case insert(String)
    /// The provisional characters, and the selection inside in UTF-16 units.
    case mark(String, selection: Range<Int>)
    /// The provisional characters are accepted.
    case unmark
    /// Characters before and after the caret are deleted.
    case delete(before: Int, after: Int)
  }

  /// A command of the browser's clipboard.
  public enum ClipboardCommand: Hashable, Sendable {
    /// The selection has been copied by the browser.
    case copied
    /// The selection has been copied by the browser and is to be deleted.
    case cut
    /// A text is to be inserted.
    case paste(String)
  }

  /// A command of the panel that shows the nodes of a document.
  public enum Control: Hashable, Sendable {
    /// The panel is shown or hidden.
    case show(Bool)
    /// The node of an identity is selected.
    case select(node: String)
    /// A property of a node gets a value, as JSON; nil removes it.
    case set(name: String, node: String, value: String?)
    /// All changes are dropped.
    case reset
    /// The changes are written to the file.
    case save
  }
}
