import Foundation

/// The target of an animation: a property of a layer or a component of it.
package struct AnimatedKeyPath {
  /// A component of a property.
  private enum Part: Equatable {
    case whole
    /// Lanes of a vector.
    case lanes(first: Int, count: Int)
    case rotation(axis: Int)
    /// The scale along an axis; nil for all axes.
    case scale(axis: Int?)
    /// The translation along an axis; nil for the translation in the plane.
    case translation(axis: Int?)
  }

  /// The name of the property.
  let key: String
  private let property: AnimatableProperty
  private let part: Part

  /// Parses a key path; nil if its target cannot be animated.
  package init?(_ path: String?) {
    guard let path else { return nil }
    let (key, rest) = Self.split(path)
    guard let property = AnimatableProperty.all[key] else { return nil }
    let isTransform = Self.transforms.contains(key)
    guard let part = isTransform ? Self.transformPart(rest) : Self.vectorPart(rest) else {
      return nil
    }
    self.key = key
    self.property = property
    self.part = part
  }

  private static func split(_ path: String) -> (key: String, rest: String) {
    let pieces = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(pieces.first ?? ""), pieces.count > 1 ? String(pieces[1]) : "")
  }

  private static func vectorPart(_ name: String) -> Part? {
    switch name {
    case "": .whole
    case "x", "origin.x": .lanes(first: 0, count: 1)
    case "y", "origin.y": .lanes(first: 1, count: 1)
    case "width", "height": .lanes(first: name == "width" ? 0 : 1, count: 1)
    case "origin": .lanes(first: 0, count: 2)
    case "size": .lanes(first: 2, count: 2)
    case "size.width": .lanes(first: 2, count: 1)
    case "size.height": .lanes(first: 3, count: 1)
    default: nil
    }
  }

  private static func transformPart(_ name: String) -> Part? {
    let (kind, axisName) = split(name)
    let axis = ["x", "y", "z"].firstIndex(of: axisName)
    guard axis != nil || axisName.isEmpty else { return nil }
    switch kind {
    case "": return .whole
    case "rotation": return .rotation(axis: axis ?? 2)
    case "scale": return .scale(axis: axis)
    case "translation": return .translation(axis: axis)
    default: return nil
    }
  }

  /// Whether changes of the property are animated implicitly.
  package var isImplicitlyAnimated: Bool { property.isImplicitlyAnimated }

  /// Whether the whole property is animated.
  var isWhole: Bool { part == .whole }

  /// Whether a whole transform is animated.
  var isWholeTransform: Bool { isWhole && Self.transforms.contains(key) }

  private static let transforms: Set = ["transform", "sublayerTransform"]

  /// Returns the value in a layer; nil if the layer has none.
  func value(in layer: CALayer) -> AnimatableValue? {
    guard let value = property.get(layer) else { return nil }
    return part(of: value)
  }

  /// Returns a value of the animated component in its public type.
  func typed(_ value: AnimatableValue) -> Any? {
    switch part {
    case .whole: property.typed(value)
    case .lanes(let first, count: 2):
      first == 0 ? CGPoint.value(of: value) : CGSize.value(of: value)
    case .translation(axis: nil): CGSize.value(of: value)
    default: CGFloat.value(of: value)
    }
  }

  /// Returns the animated component of the property's value.
  func part(of value: AnimatableValue) -> AnimatableValue? {
    switch (part, value) {
    case (.whole, _): return value
    case (.lanes(let first, let count), .vector(let lanes)):
      var taken = SIMD4<Double>.zero
      for index in 0..<count { taken[index] = lanes[first + index] }
      return .vector(taken)
    case (_, .transform(let transform)):
      return partOfTransform(DecomposedTransform(transform) ?? DecomposedTransform())
    default: return nil
    }
  }

  private func partOfTransform(_ parts: DecomposedTransform) -> AnimatableValue? {
    switch part {
    case .rotation(let axis): .number(parts.rotation.angles[axis])
    case .scale(let axis):
      .number(axis.map { parts.scale[$0] } ?? parts.scale.sum() / 3)
    case .translation(let axis?): .number(parts.translation[axis])
    case .translation: .vector(SIMD4(parts.translation.x, parts.translation.y, 0, 0))
    case .whole, .lanes: nil
    }
  }

  /// Writes the value into a layer.
  func set(_ value: AnimatableValue, in layer: CALayer) {
    guard value.isFinite else { return }
    guard part != .whole else { return property.set(layer, value) }
    guard let old = property.get(layer), let new = replacing(value, in: old) else { return }
    property.set(layer, new)
  }

  private func replacing(_ value: AnimatableValue, in old: AnimatableValue) -> AnimatableValue? {
    guard case .vector(let lanes) = value else { return nil }
    switch (part, old) {
    case (.lanes(let first, let count), .vector(var all)):
      for index in 0..<count { all[first + index] = lanes[index] }
      return .vector(all)
    case (_, .transform(let transform)):
      var parts = DecomposedTransform(transform) ?? DecomposedTransform()
      replace(with: lanes, in: &parts)
      return .transform(parts.transform)
    default: return nil
    }
  }

  private func replace(with lanes: SIMD4<Double>, in parts: inout DecomposedTransform) {
    switch part {
    case .rotation(let axis): parts.rotation.angles[axis] = lanes.x
    case .scale(let axis?): parts.scale[axis] = lanes.x
    case .scale: parts.scale = SIMD3(repeating: lanes.x)
    case .translation(let axis?): parts.translation[axis] = lanes.x
    case .translation: (parts.translation.x, parts.translation.y) = (lanes.x, lanes.y)
    case .whole, .lanes: break
    }
  }
}
