/// How a group is combined with what lies below it.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Painted over.
  case normal
  /// The darker product of both.
  case multiply
  /// The lighter inverse product of both.
  case screen
  /// Multiply on dark parts below, screen on light ones.
  case overlay
  /// The darker component of each.
  case darken
  /// The lighter component of each.
  case lighten
  /// Brightens what lies below.
  case colorDodge
  /// Darkens what lies below.
  case colorBurn
  /// A soft spotlight.
  case softLight
  /// A hard spotlight.
  case hardLight
  /// The distance between both.
  case difference
  /// A softer distance between both.
  case exclusion
  /// The hue of the group.
  case hue
  /// The saturation of the group.
  case saturation
  /// The hue and saturation of the group.
  case color
  /// The luminosity of the group.
  case luminosity
  /// Erases what lies below, whatever the group holds.
  case clear
  /// Replaces what lies below.
  case copy
  /// Keeps the group only where something lies below.
  case sourceIn
  /// Keeps the group only where nothing lies below.
  case sourceOut
  /// Paints the group only onto what lies below.
  case sourceAtop
  /// Puts the group under what lies below.
  case destinationOver
  /// Keeps what lies below only where the group is.
  case destinationIn
  /// Keeps what lies below only where the group is not.
  case destinationOut
  /// Puts what lies below onto the group, and keeps only the group's area.
  case destinationAtop
  /// Keeps what is in one of both only.
  case xor
  /// Adds both up.
  case plusLighter
}
