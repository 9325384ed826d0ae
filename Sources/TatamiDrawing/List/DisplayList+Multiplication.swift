extension DisplayList {
  /// Multiplies the red, green and blue of all later commands' colors by those of a color; its alpha
  /// has no effect.
  ///
  /// Backdrops and glyphs in color keep their colors.
  ///
  /// - Parameter start: The index of the first command to change.
  /// - Complexity: O(*n*) in the commands and the pixels of their images, O(1) for white.
  package mutating func multiplyColors(from start: Int, by color: Color) {
    let color = color.withAlpha(1)
    guard color != .white else { return }
    for index in commands.indices[start...] { commands[index].multiplyColors(by: color) }
  }
}

extension DisplayList.Command {
  fileprivate mutating func multiplyColors(by color: Color) {
    switch self {
    case .fill(let path, let rule, let paint):
      self = .fill(path, rule, paint.multiplied(by: color))
    case .stroke(let path, let style, let paint):
      self = .stroke(path, style, paint.multiplied(by: color))
    case .text(var run, let origin):
      run.attributes.multiplyColors(by: color)
      self = .text(run, at: origin)
    case .image(let image, let rect, let source, let interpolation):
      let product = image.multiplied(by: color)
      self = .image(product, in: rect, source: source, interpolation: interpolation)
    case .beginGroup(var group):
      if let shadow = group.shadow { group.shadow?.color = shadow.color.multiplied(by: color) }
      self = .beginGroup(group)
    default: break
    }
  }
}

extension Color {
  /// Returns the product of the components.
  func multiplied(by other: Color) -> Color {
    Color(
      red: red * other.red,
      green: green * other.green,
      blue: blue * other.blue,
      alpha: alpha * other.alpha
    )
  }
}

extension Paint {
  fileprivate func multiplied(by color: Color) -> Paint {
    switch self {
    case .solid(let own): return .solid(own.multiplied(by: color))
    case .linear(var gradient):
      gradient.stops.multiplyColors(by: color)
      return .linear(gradient)
    case .radial(var gradient):
      gradient.stops.multiplyColors(by: color)
      return .radial(gradient)
    case .conic(var gradient):
      gradient.stops.multiplyColors(by: color)
      return .conic(gradient)
    case .backdrop: return self
    }
  }
}

extension [GradientStop] {
  fileprivate mutating func multiplyColors(by color: Color) {
    for index in indices { self[index].color = self[index].color.multiplied(by: color) }
  }
}

extension TextAttributes {
  fileprivate mutating func multiplyColors(by factor: Color) {
    color = color.multiplied(by: factor)
    let (underline, strike) = (underlineDecoration?.color, strikethroughDecoration?.color)
    underlineDecoration?.color = underline?.multiplied(by: factor)
    strikethroughDecoration?.color = strike?.multiplied(by: factor)
  }
}
