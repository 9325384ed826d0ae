/// Places of keys on a keyboard, by the numbers of the USB standard; names are of a US keyboard.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  /// Not a key of a keyboard.
  case keyboardErrorUndefined = 0x03
  /// The key A.
  case keyboardA = 0x04
  /// The key B.
  case keyboardB = 0x05
  /// The key C.
  case keyboardC = 0x06
  /// The key D.
  case keyboardD = 0x07
  /// The key E.
  case keyboardE = 0x08
  /// The key F.
  case keyboardF = 0x09
  /// The key G.
  case keyboardG = 0x0A
  /// The key H.
  case keyboardH = 0x0B
  /// The key I.
  case keyboardI = 0x0C
  /// The key J.
  case keyboardJ = 0x0D
  /// The key K.
  case keyboardK = 0x0E
  /// The key L.
  case keyboardL = 0x0F
  /// The key M.
  case keyboardM = 0x10
  /// The key N.
  case keyboardN = 0x11
  /// The key O.
  case keyboardO = 0x12
  /// The key P.
  case keyboardP = 0x13
  /// The key Q.
  case keyboardQ = 0x14
  /// The key R.
  case keyboardR = 0x15
  /// The key S.
  case keyboardS = 0x16
  /// The key T.
  case keyboardT = 0x17
  /// The key U.
  case keyboardU = 0x18
  /// The key V.
  case keyboardV = 0x19
  /// The key W.
  case keyboardW = 0x1A
  /// The key X.
  case keyboardX = 0x1B
  /// The key Y.
  case keyboardY = 0x1C
  /// The key Z.
  case keyboardZ = 0x1D
  /// The key 1.
  case keyboard1 = 0x1E
  /// The key 2.
  case keyboard2 = 0x1F
  /// The key 3.
  case keyboard3 = 0x20
  /// The key 4.
  case keyboard4 = 0x21
  /// The key 5.
  case keyboard5 = 0x22
  /// The key 6.
  case keyboard6 = 0x23
  /// The key 7.
  case keyboard7 = 0x24
  /// The key 8.
  case keyboard8 = 0x25
  /// The key 9.
  case keyboard9 = 0x26
  /// The key 0.
  case keyboard0 = 0x27
  /// The key return or enter.
  case keyboardReturnOrEnter = 0x28
  /// The key escape.
  case keyboardEscape = 0x29
  /// The key delete or backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// The key tab.
  case keyboardTab = 0x2B
  /// The key spacebar.
  case keyboardSpacebar = 0x2C
  /// The key hyphen.
  case keyboardHyphen = 0x2D
  /// The key equal sign.
  case keyboardEqualSign = 0x2E
  /// The key open bracket.
  case keyboardOpenBracket = 0x2F
  /// The key close bracket.
  case keyboardCloseBracket = 0x30
  /// The key backslash.
  case keyboardBackslash = 0x31
  /// The key semicolon.
  case keyboardSemicolon = 0x33
  /// The key quote.
  case keyboardQuote = 0x34
  /// The key grave accent and tilde.
  case keyboardGraveAccentAndTilde = 0x35
  /// The key comma.
  case keyboardComma = 0x36
  /// The key period.
  case keyboardPeriod = 0x37
  /// The key slash.
  case keyboardSlash = 0x38
  /// The key caps lock.
  case keyboardCapsLock = 0x39
  /// The key F1.
  case keyboardF1 = 0x3A
  /// The key F2.
  case keyboardF2 = 0x3B
  /// The key F3.
  case keyboardF3 = 0x3C
  /// The key F4.
  case keyboardF4 = 0x3D
  /// The key F5.
  case keyboardF5 = 0x3E
  /// The key F6.
  case keyboardF6 = 0x3F
  /// The key F7.
  case keyboardF7 = 0x40
  /// The key F8.
  case keyboardF8 = 0x41
  /// The key F9.
  case keyboardF9 = 0x42
  /// The key f10.
  case keyboardF10 = 0x43
  /// The key f11.
  case keyboardF11 = 0x44
  /// The key f12.
  case keyboardF12 = 0x45
  /// The key insert.
  case keyboardInsert = 0x49
  /// The key home.
  case keyboardHome = 0x4A
  /// The key page up.
  case keyboardPageUp = 0x4B
  /// The key delete forward.
  case keyboardDeleteForward = 0x4C
  /// The key end.
  case keyboardEnd = 0x4D
  /// The key page down.
  case keyboardPageDown = 0x4E
  /// The key right arrow.
  case keyboardRightArrow = 0x4F
  /// The key left arrow.
  case keyboardLeftArrow = 0x50
  /// The key down arrow.
  case keyboardDownArrow = 0x51
  /// The key up arrow.
  case keyboardUpArrow = 0x52
  /// The key left control.
  case keyboardLeftControl = 0xE0
  /// The key left shift.
  case keyboardLeftShift = 0xE1
  /// The key left alt.
  case keyboardLeftAlt = 0xE2
  /// The key leftgui.
  case keyboardLeftGUI = 0xE3
  /// The key right control.
  case keyboardRightControl = 0xE4
  /// The key right shift.
  case keyboardRightShift = 0xE5
  /// The key right alt.
  case keyboardRightAlt = 0xE6
  /// The key rightgui.
  case keyboardRightGUI = 0xE7
}
