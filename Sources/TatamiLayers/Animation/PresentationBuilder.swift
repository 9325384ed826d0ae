import Foundation

/// One reading of a layer's animations, in the order they were added, onto a copy of the layer.
@MainActor
struct PresentationBuilder {
  /// How a value meets what is there.
  enum Composition {
    /// It takes its place.
    case replacing
    /// It is added to it; where nothing is, the other value is shown.
    case adding(fallback: AnimatableValue?)
  }

  private let copy: CALayer
  /// Transforms that come before those of the layer, by property.
  private var added: [(path: AnimatedKeyPath, value: AnimatableValue)] = []
  /// Sums as they are, by property: colours cut off what lies beyond black and white.
  private var sums: [String: AnimatableValue] = [:]

  init(onto copy: CALayer) {
    self.copy = copy
  }

  /// Returns what the copy shows so far.
  func value(at path: AnimatedKeyPath) -> AnimatableValue? {
    path.value(in: copy)
  }

  /// Shows a value.
  mutating func set(
    _ value: AnimatableValue,
    at path: AnimatedKeyPath,
    _ composition: Composition
  ) {
    switch composition {
    case .replacing:
      if path.isWholeTransform { added.removeAll { $0.path.key == path.key } }
      sums[path.key] = nil
      path.set(value, in: copy)
    case .adding where path.isWholeTransform: add(value, at: path)
    case .adding(let fallback):
      let base = path.isWhole ? sums[path.key] : nil
      let sum = (base ?? path.value(in: copy)).map { $0.adding(value) } ?? fallback
      sums[path.key] = path.isWhole ? sum : nil
      if let sum { path.set(sum, in: copy) }
    }
  }

  /// The order of transforms matters: a later one stands between the earlier ones and the layer.
  ///
  /// So, whichever of several movements ends first, what is shown does not jump.
  private mutating func add(_ value: AnimatableValue, at path: AnimatedKeyPath) {
    guard let index = added.firstIndex(where: { $0.path.key == path.key }) else {
      return added.append((path, value))
    }
    added[index].value = value.adding(added[index].value)
  }

  /// Writes what was put off.
  func finish() {
    for (path, value) in added {
      path.value(in: copy).map { path.set($0.adding(value), in: copy) }
    }
  }
}
