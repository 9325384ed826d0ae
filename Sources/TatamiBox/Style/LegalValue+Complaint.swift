import TatamiGeometry

extension LegalValue {
  /// Returns the first illegal number of a style, named and with what is allowed.
  static func complaint(_ style: BoxStyle) -> String? {
    complaint(style.width, "width") ?? complaint(style.height, "height")
      ?? complaint(style.margin, "margin") ?? complaint(style.alignment, "alignment")
  }

  /// Returns the first illegal number of a layout, named and with what is allowed.
  static func complaint(_ layout: BoxLayout) -> String? {
    complaint(layout.padding, "padding")
      ?? complaint(layout.justifyContent, "justifyContent")
      ?? signedComplaint(layout.itemSpace, "itemSpace")
      ?? signedComplaint(layout.runSpace, "runSpace")
      ?? positiveComplaint(Double(layout.arrange), "arrange")
      ?? layout.runRowSizes.lazy.compactMap { complaint($0, "runRowSizes") }.first
  }

  /// Returns the first illegal number of a length, named and with what is allowed.
  static func complaint(_ length: SizeDescription, _ name: String) -> String? {
    let limits = length.limits
    if length.kind == .aspect, length.value == 0 {
      return "\(name) aspectRatio is 0.0; it is above 0"
    }
    return positiveComplaint(length.value, "\(name) \(length.kind)")
      ?? signedComplaint(limits.add, "\(name) add")
      ?? positiveComplaint(limits.min, "\(name) min")
      ?? maximumComplaint(limits.max, "\(name) max")
      ?? signedComplaint(limits.priority, "\(name) priority")
      ?? positiveComplaint(limits.shrink, "\(name) shrink")
      ?? positiveComplaint(limits.grow, "\(name) grow")
  }

  private static func complaint(_ insets: Insets, _ name: String) -> String? {
    signedComplaint(insets.top, "\(name) top") ?? signedComplaint(insets.left, "\(name) left")
      ?? signedComplaint(insets.bottom, "\(name) bottom")
      ?? signedComplaint(insets.right, "\(name) right")
  }

  private static func complaint(_ alignment: Alignment, _ name: String) -> String? {
    for case .ratio(let ratio)? in [alignment.horizontal, alignment.vertical] where ratio.isNaN {
      return "\(name) ratio is nan; it lies from -1 to 1"
    }
    return nil
  }

  private static func signedComplaint(_ value: Double, _ name: String) -> String? {
    value.magnitude <= largest ? nil : "\(name) is \(value); it lies from -1e15 to 1e15"
  }

  private static func positiveComplaint(_ value: Double, _ name: String) -> String? {
    value >= 0 && value <= largest ? nil : "\(name) is \(value); it lies from 0 to 1e15"
  }

  private static func maximumComplaint(_ value: Double, _ name: String) -> String? {
    value >= 0 && value.isFinite ? nil : "\(name) is \(value); it is at least 0"
  }
}
