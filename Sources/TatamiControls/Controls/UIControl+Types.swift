extension UIControl {
  /// The events of controls.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates events from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The second or a later touch of a multiple tap began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user performed the control's primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    /// Bits reserved for programs.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// Bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control; several can apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a state from its raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The default state.
    public static let normal = State([])
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    ///
    /// `state` does not contain it; see `isFocused`.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits reserved for programs.
    public static let application = State(rawValue: 0xFF_0000)
    /// Bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the top edge.
    case top = 1
    /// Aligned with the bottom edge.
    case bottom = 2
    /// Stretched from the top to the bottom edge.
    case fill = 3
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// Aligned with the left edge.
    case left = 1
    /// Aligned with the right edge.
    case right = 2
    /// Stretched from the left to the right edge.
    case fill = 3
    /// Leading: at the left, or at the right in right-to-left layouts.
    case leading = 4
    /// Trailing: at the right, or at the left in right-to-left layouts.
    case trailing = 5
  }
}
