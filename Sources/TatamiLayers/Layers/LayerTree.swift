/// The versions of a tree of layers.
package enum LayerTree: Equatable {
  /// The values that the program has set.
  case model
  /// The values on screen while animations run.
  case presentation
  /// The values that animations had, or will have, at a distance from the current time, in seconds.
  case delayed(Double)

  /// Returns the version with a further delay, in seconds; values that the program has set have none.
  func delayed(by delay: Double) -> LayerTree {
    guard delay != 0 else { return self }
    return switch self {
    case .model: .model
    case .presentation: .delayed(delay)
    case .delayed(let outer): .delayed(outer + delay)
    }
  }
}
