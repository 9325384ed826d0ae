/// The origin of a section of rearranged ones.
public enum BrickSectionOrigin {
  /// The section that had an index.
  case kept(Int)
  /// A new section.
  case new(BrickSection)
}
