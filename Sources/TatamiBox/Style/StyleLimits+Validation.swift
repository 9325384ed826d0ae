import TatamiGeometry

extension StyleLimits {
  /// Returns a description of the first invalid number in a style, or nil.
  static func validationError(in style: BoxStyle) -> String? {
    error(in: style.width, "width") ?? error(in: style.height, "height")
      ?? error(in: style.margin, "margin") ?? error(in: style.alignment, "alignment")
  }

  /// Returns a description of the first invalid number in a layout, or nil.
  static func validationError(in layout: BoxLayout) -> String? {
    error(in: layout.padding, "padding")
      ?? error(in: layout.justifyContent, "justifyContent")
      ?? signedError(layout.itemSpace, "itemSpace")
      ?? signedError(layout.runSpace, "runSpace")
      ?? nonnegativeError(Double(layout.arrange), "arrange")
      ?? layout.runRowSizes.lazy.compactMap { error(in: $0, "runRowSizes") }.first
  }

  /// Returns a description of an invalid content size, or nil.
  static func validationError(in content: Size) -> String? {
    isValid(content)
      ? nil : "content is \(content.width) x \(content.height); lengths are finite and at least 0"
  }

  private static func error(in length: SizeDescription, _ name: String) -> String? {
    let limits = length.limits
    if length.kind == .aspect, length.value == 0 {
      return "\(name) aspectRatio is 0.0; it is above 0"
    }
    return nonnegativeError(length.value, "\(name) \(length.kind)")
      ?? signedError(limits.add, "\(name) add")
      ?? nonnegativeError(limits.min, "\(name) min")
      ?? maximumError(limits.max, "\(name) max")
      ?? signedError(limits.priority, "\(name) priority")
      ?? nonnegativeError(limits.shrink, "\(name) shrink")
      ?? nonnegativeError(limits.grow, "\(name) grow")
  }

  private static func error(in insets: Insets, _ name: String) -> String? {
    signedError(insets.top, "\(name) top") ?? signedError(insets.left, "\(name) left")
      ?? signedError(insets.bottom, "\(name) bottom")
      ?? signedError(insets.right, "\(name) right")
  }

  private static func error(in alignment: Alignment, _ name: String) -> String? {
    for case .ratio(let ratio)? in [alignment.horizontal, alignment.vertical] where ratio.isNaN {
      return "\(name) ratio is nan; it lies from -1 to 1"
    }
    return nil
  }

  private static func signedError(_ value: Double, _ name: String) -> String? {
    value.magnitude <= largest ? nil : "\(name) is \(value); it lies from -1e15 to 1e15"
  }

  private static func nonnegativeError(_ value: Double, _ name: String) -> String? {
    value >= 0 && value <= largest ? nil : "\(name) is \(value); it lies from 0 to 1e15"
  }

  private static func maximumError(_ value: Double, _ name: String) -> String? {
    value >= 0 && value.isFinite ? nil : "\(name) is \(value); it is at least 0"
  }
}
