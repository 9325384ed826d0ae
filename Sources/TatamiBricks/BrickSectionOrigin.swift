/// The origin of a section after a rearrangement.
public enum BrickSectionOrigin {
  /// The section at an index before the change.
  case kept(Int)
  /// A new section.
  case new(BrickSection)
}
