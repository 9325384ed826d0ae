public import Foundation

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the keys.
  public let rawValue: Int

  /// Makes flags from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option or Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key that is pressed.
@MainActor
open class UIKey: NSObject {
  /// What the key types with its modifiers.
  public let characters: String
  /// What the key types without modifiers, Shift apart.
  public let charactersIgnoringModifiers: String
  /// The modifier keys held.
  public let modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard.
  public let keyCode: UIKeyboardHIDUsage

  init(
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags,
    keyCode: UIKeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

/// A key or button that is held down.
@MainActor
open class UIPress: NSObject {
  /// Where a press is in its life.
  public enum Phase: Int, Sendable {
    /// It has just come down.
    case began = 0
    /// Its force has changed.
    case changed = 1
    /// It is still down.
    case stationary = 2
    /// It has been let go.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// The key, nil for other buttons.
  open internal(set) var key: UIKey?
  /// Where the press is in its life.
  open internal(set) var phase = Phase.began
  /// When the press was last changed, in seconds of the one clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The window that has the keys.
  open internal(set) weak var window: UIWindow?
  /// The responder that the press began with.
  open internal(set) weak var responder: UIResponder?
}

/// Keys that went down or up.
@MainActor
open class UIPressesEvent: UIEvent {
  /// All presses of the event.
  open internal(set) var allPresses: Set<UIPress> = []
}
