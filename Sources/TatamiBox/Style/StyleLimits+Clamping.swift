import TatamiGeometry

extension StyleLimits {
  /// Returns a layout with all numbers clamped to their valid ranges.
  static func clamped(_ layout: BoxLayout) -> BoxLayout {
    var result = layout
    result.padding = clamped(layout.padding)
    result.justifyContent = clamped(layout.justifyContent)
    result.itemSpace = signed(layout.itemSpace)
    result.runSpace = signed(layout.runSpace)
    result.arrange = max(0, layout.arrange)
    result.runRowSizes = layout.runRowSizes.map { clamped($0) }
    return result
  }

  /// Returns a length with all numbers clamped to their valid ranges.
  static func clamped(_ length: SizeDescription) -> SizeDescription {
    guard length.isLimited else {
      return SizeDescription(kind: length.kind, value: nonnegative(length.value))
    }
    var limits = length.limits
    limits.add = signed(limits.add)
    limits.min = nonnegative(limits.min)
    limits.max = maximum(limits.max)
    limits.priority = signed(limits.priority)
    limits.shrink = nonnegative(limits.shrink)
    limits.grow = nonnegative(limits.grow)
    return SizeDescription(kind: length.kind, value: nonnegative(length.value), limits: limits)
  }

  /// Returns insets with all numbers clamped to their valid ranges.
  static func clamped(_ insets: Insets) -> Insets {
    Insets(
      top: signed(insets.top),
      left: signed(insets.left),
      bottom: signed(insets.bottom),
      right: signed(insets.right)
    )
  }

  /// Returns an alignment with its ratios clamped to their valid range.
  static func clamped(_ alignment: Alignment) -> Alignment {
    Alignment(
      horizontal: clamped(alignment.horizontal),
      vertical: clamped(alignment.vertical)
    )
  }

  private static func clamped(_ position: Alignment.Position?) -> Alignment.Position? {
    guard case .ratio(let ratio) = position else { return position }
    return .ratio(ratio.isNaN ? 0 : min(max(ratio, -1), 1))
  }
}
