/// Physical keys by their usage codes in the USB HID standard, named after a US keyboard.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Undefined: not a key of a keyboard.
  case keyboardErrorUndefined = 0x03
  /// The A key.
  case keyboardA = 0x04
  /// The B key.
  case keyboardB = 0x05
  /// The C key.
  case keyboardC = 0x06
  /// The D key.
  case keyboardD = 0x07
  /// The E key.
  case keyboardE = 0x08
  /// The F key.
  case keyboardF = 0x09
  /// The G key.
  case keyboardG = 0x0A
  /// The H key.
  case keyboardH = 0x0B
  /// The I key.
  case keyboardI = 0x0C
  /// The J key.
  case keyboardJ = 0x0D
  /// The K key.
  case keyboardK = 0x0E
  /// The L key.
  case keyboardL = 0x0F
  /// The M key.
  case keyboardM = 0x10
  /// The N key.
  case keyboardN = 0x11
  /// The O key.
  case keyboardO = 0x12
  /// The P key.
  case keyboardP = 0x13
  /// The Q key.
  case keyboardQ = 0x14
  /// The R key.
  case keyboardR = 0x15
  /// The S key.
  case keyboardS = 0x16
  /// The T key.
  case keyboardT = 0x17
  /// The U key.
  case keyboardU = 0x18
  /// The V key.
  case keyboardV = 0x19
  /// The W key.
  case keyboardW = 0x1A
  /// The X key.
  case keyboardX = 0x1B
  /// The Y key.
  case keyboardY = 0x1C
  /// The Z key.
  case keyboardZ = 0x1D
  /// The 1 key.
  case keyboard1 = 0x1E
  /// The 2 key.
  case keyboard2 = 0x1F
  /// The 3 key.
  case keyboard3 = 0x20
  /// The 4 key.
  case keyboard4 = 0x21
  /// The 5 key.
  case keyboard5 = 0x22
  /// The 6 key.
  case keyboard6 = 0x23
  /// The 7 key.
  case keyboard7 = 0x24
  /// The 8 key.
  case keyboard8 = 0x25
  /// The 9 key.
  case keyboard9 = 0x26
  /// The 0 key.
  case keyboard0 = 0x27
  /// The Return or Enter key.
  case keyboardReturnOrEnter = 0x28
  /// The Escape key.
  case keyboardEscape = 0x29
  /// The Delete or Backspace key.
  case keyboardDeleteOrBackspace = 0x2A
  /// The Tab key.
  case keyboardTab = 0x2B
  /// The Spacebar key.
  case keyboardSpacebar = 0x2C
  /// The Hyphen key.
  case keyboardHyphen = 0x2D
  /// The Equal Sign key.
  case keyboardEqualSign = 0x2E
  /// The Open Bracket key.
  case keyboardOpenBracket = 0x2F
  /// The Close Bracket key.
  case keyboardCloseBracket = 0x30
  /// The Backslash key.
  case keyboardBackslash = 0x31
  /// The Semicolon key.
  case keyboardSemicolon = 0x33
  /// The Quote key.
  case keyboardQuote = 0x34
  /// The Grave Accent and Tilde key.
  case keyboardGraveAccentAndTilde = 0x35
  /// The Comma key.
  case keyboardComma = 0x36
  /// The Period key.
  case keyboardPeriod = 0x37
  /// The Slash key.
  case keyboardSlash = 0x38
  /// The Caps Lock key.
  case keyboardCapsLock = 0x39
  /// The F1 key.
  case keyboardF1 = 0x3A
  /// The F2 key.
  case keyboardF2 = 0x3B
  /// The F3 key.
  case keyboardF3 = 0x3C
  /// The F4 key.
  case keyboardF4 = 0x3D
  /// The F5 key.
  case keyboardF5 = 0x3E
  /// The F6 key.
  case keyboardF6 = 0x3F
  /// The F7 key.
  case keyboardF7 = 0x40
  /// The F8 key.
  case keyboardF8 = 0x41
  /// The F9 key.
  case keyboardF9 = 0x42
  /// The F10 key.
  case keyboardF10 = 0x43
  /// The F11 key.
  case keyboardF11 = 0x44
  /// The F12 key.
  case keyboardF12 = 0x45
  /// The Insert key.
  case keyboardInsert = 0x49
  /// The Home key.
  case keyboardHome = 0x4A
  /// The Page Up key.
  case keyboardPageUp = 0x4B
  /// The Delete Forward key.
  case keyboardDeleteForward = 0x4C
  /// The End key.
  case keyboardEnd = 0x4D
  /// The Page Down key.
  case keyboardPageDown = 0x4E
  /// The Right Arrow key.
  case keyboardRightArrow = 0x4F
  /// The Left Arrow key.
  case keyboardLeftArrow = 0x50
  /// The Down Arrow key.
  case keyboardDownArrow = 0x51
  /// The Up Arrow key.
  case keyboardUpArrow = 0x52
  /// The Application key, which opens menus.
  case keyboardApplication = 0x65
  /// The Menu key.
  case keyboardMenu = 0x76
  /// The Left Control key.
  case keyboardLeftControl = 0xE0
  /// The Left Shift key.
  case keyboardLeftShift = 0xE1
  /// The Left Alt key.
  case keyboardLeftAlt = 0xE2
  /// The Left GUI key: Command or Windows.
  case keyboardLeftGUI = 0xE3
  /// The Right Control key.
  case keyboardRightControl = 0xE4
  /// The Right Shift key.
  case keyboardRightShift = 0xE5
  /// The Right Alt key.
  case keyboardRightAlt = 0xE6
  /// The Right GUI key: Command or Windows.
  case keyboardRightGUI = 0xE7
}
