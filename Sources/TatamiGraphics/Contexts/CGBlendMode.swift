import TatamiDrawing

/// How what is drawn is combined with what lies below it.
public enum CGBlendMode: Int32, Sendable {
  /// Painted over.
  case normal = 0
  /// The darker product of both.
  case multiply = 1
  /// The lighter inverse product of both.
  case screen = 2
  /// Multiply on dark parts below, screen on light ones.
  case overlay = 3
  /// The darker component of each.
  case darken = 4
  /// The lighter component of each.
  case lighten = 5
  /// Brightens what lies below.
  case colorDodge = 6
  /// Darkens what lies below.
  case colorBurn = 7
  /// A soft spotlight.
  case softLight = 8
  /// A hard spotlight.
  case hardLight = 9
  /// The distance between both.
  case difference = 10
  /// A softer distance between both.
  case exclusion = 11
  /// The hue of the drawing.
  case hue = 12
  /// The saturation of the drawing.
  case saturation = 13
  /// The hue and saturation of the drawing.
  case color = 14
  /// The luminosity of the drawing.
  case luminosity = 15
  /// Erases what lies below.
  case clear = 16
  /// Replaces what lies below.
  case copy = 17
  /// Keeps the drawing only where something lies below.
  case sourceIn = 18
  /// Keeps the drawing only where nothing lies below.
  case sourceOut = 19
  /// Paints only onto what lies below.
  case sourceAtop = 20
  /// Paints under what lies below.
  case destinationOver = 21
  /// Keeps what lies below only where the drawing is.
  case destinationIn = 22
  /// Keeps what lies below only where the drawing is not.
  case destinationOut = 23
  /// Puts what lies below onto the drawing.
  case destinationAtop = 24
  /// Keeps what is in one of both only.
  case xor = 25
  /// Adds both up.
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
  /// Whether the mode changes what lies below also where the drawing is empty.
  var reachesBeyondDrawing: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
