extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a mask from raw bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button of a click.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1 << 0) }
    /// The button of a click that asks for a menu.
    public static var secondary: ButtonMask { ButtonMask(rawValue: 1 << 1) }
  }
}
