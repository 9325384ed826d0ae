/// The mode in which a group is blended with its backdrop.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Paints the group over the backdrop.
  case normal
  /// Multiplies the components of both.
  case multiply
  /// Multiplies the inverse components of both.
  case screen
  /// Multiplies or screens, depending on the backdrop.
  case overlay
  /// Selects the darker of both components.
  case darken
  /// Selects the lighter of both components.
  case lighten
  /// Brightens the backdrop to reflect the group.
  case colorDodge
  /// Darkens the backdrop to reflect the group.
  case colorBurn
  /// Darkens or lightens, depending on the group, like a soft spotlight.
  case softLight
  /// Multiplies or screens, depending on the group.
  case hardLight
  /// Subtracts the darker of both components from the lighter one.
  case difference
  /// Subtracts like `difference`, with lower contrast.
  case exclusion
  /// Combines the group's hue with the backdrop's saturation and luminosity.
  case hue
  /// Combines the group's saturation with the backdrop's hue and luminosity.
  case saturation
  /// Combines the group's hue and saturation with the backdrop's luminosity.
  case color
  /// Combines the group's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// Clears the backdrop, regardless of the group's content.
  case clear
  /// Replaces the backdrop.
  case copy
  /// Replaces the backdrop by the group where the backdrop is opaque.
  case sourceIn
  /// Replaces the backdrop by the group where the backdrop is transparent.
  case sourceOut
  /// Paints the group where the backdrop is opaque.
  case sourceAtop
  /// Paints the group behind the backdrop.
  case destinationOver
  /// Keeps the backdrop where the group is opaque.
  case destinationIn
  /// Keeps the backdrop where the group is transparent.
  case destinationOut
  /// Paints the backdrop over the group and clears it where the group is transparent.
  case destinationAtop
  /// Keeps each where the other is transparent.
  case xor
  /// Adds the components of both.
  case plusLighter
}
