import TatamiViews

/// The strength with which a view resists lengths other than its natural one, along one axis.
struct LengthResistance {
  /// The priority against a greater length, 0...1000; 0 without a natural length.
  var stretching: Float
  /// The priority against a smaller length, 0...1000.
  var compression: Float
  /// The way in which the view becomes shorter, which is compared for equal priorities.
  var compressionKind: ContentPriorities.Compression

  /// Whether the view may be shorter than its natural length.
  var isCompressible: Bool {
    compressionKind != .impossible && compression < UILayoutPriority.required.rawValue
  }
}

extension UIView {
  /// Returns the strength with which the view resists lengths other than its natural one.
  func lengthResistance(along axis: NSLayoutConstraint.Axis) -> LengthResistance {
    let natural = intrinsicContentSize
    let hasNaturalLength = (axis == .horizontal ? natural.width : natural.height) >= 0
    let priorities = contentPriorities
    let isStretchedFreely = !hasNaturalLength || (axis == .horizontal && priorities.fillsRows)
    let isScrolled = !hasNaturalLength && priorities.compression == .scrolls
    return LengthResistance(
      stretching: isStretchedFreely ? 0 : contentHuggingPriority(for: axis).rawValue,
      compression: isScrolled ? 0 : contentCompressionResistancePriority(for: axis).rawValue,
      compressionKind: !isScrolled && priorities.compression == .scrolls
        ? .clipsContent : priorities.compression
    )
  }
}
