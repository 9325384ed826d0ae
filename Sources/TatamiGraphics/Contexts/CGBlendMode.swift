import TatamiDrawing

/// The combination of source colors (the drawing) with destination colors (below it).
public enum CGBlendMode: Int32, Sendable {
  /// The source covers the destination.
  case normal = 0
  /// The product of both colors, which is darker.
  case multiply = 1
  /// The inverse product of both inverses, which is lighter.
  case screen = 2
  /// Multiply where the destination is dark, screen where it is light.
  case overlay = 3
  /// The smaller value of each component.
  case darken = 4
  /// The larger value of each component.
  case lighten = 5
  /// Brightens the destination.
  case colorDodge = 6
  /// Darkens the destination.
  case colorBurn = 7
  /// Darkens or lightens like a diffuse spotlight.
  case softLight = 8
  /// Multiplies or screens like a harsh spotlight.
  case hardLight = 9
  /// The absolute difference of both colors.
  case difference = 10
  /// A difference of lower contrast.
  case exclusion = 11
  /// The hue of the source on the destination.
  case hue = 12
  /// The saturation of the source on the destination.
  case saturation = 13
  /// The hue and saturation of the source on the destination.
  case color = 14
  /// The luminosity of the source on the destination.
  case luminosity = 15
  /// Erases the destination.
  case clear = 16
  /// Replaces the destination.
  case copy = 17
  /// The source where the destination is opaque.
  case sourceIn = 18
  /// The source where the destination is transparent.
  case sourceOut = 19
  /// The source over the destination, where the destination is opaque.
  case sourceAtop = 20
  /// The source below the destination.
  case destinationOver = 21
  /// The destination where the source is opaque.
  case destinationIn = 22
  /// The destination where the source is transparent.
  case destinationOut = 23
  /// The destination over the source, where the source is opaque.
  case destinationAtop = 24
  /// Either one, where the other is transparent.
  case xor = 25
  /// The sum of both colors.
  case plusLighter = 27

  var value: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}

extension BlendMode {
  /// Whether the mode changes the destination where the source is transparent.
  var reachesBeyondDrawing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
