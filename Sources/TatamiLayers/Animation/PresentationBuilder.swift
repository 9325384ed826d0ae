import Foundation

/// Applies a layer's animations, in the order they were added, to a presentation copy.
struct PresentationBuilder {
  /// The way in which a value is combined with the underlying value.
  enum Composition {
    /// Replaces the underlying value.
    case replacing
    /// Adds to the underlying value; if there is none, the fallback is used.
    case adding(fallback: AnimatableValue?)
  }

  private let copy: CALayer
  /// The transforms to apply before those of the layer, by property.
  private var added: [(path: AnimatedKeyPath, value: AnimatableValue)] = []
  /// Unclamped sums by property; color components are clamped when they are set.
  private var sums: [String: AnimatableValue] = [:]

  init(onto copy: CALayer) {
    self.copy = copy
  }

  /// Returns the current value in the copy.
  func value(at path: AnimatedKeyPath) -> AnimatableValue? {
    path.value(in: copy)
  }

  /// Applies a value.
  mutating func set(_ value: AnimatableValue, at path: AnimatedKeyPath, _ composition: Composition)
  {
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

  /// Shows a transition of the layer's content.
  func show(_ transition: ContentTransition) {
    copy.transition = transition
  }

  /// Adds a transform; a later one is applied between the earlier ones and the layer.
  ///
  /// With this order, nothing jumps on screen, regardless of which of several animations ends
  /// first.
  private mutating func add(_ value: AnimatableValue, at path: AnimatedKeyPath) {
    guard let index = added.firstIndex(where: { $0.path.key == path.key }) else {
      return added.append((path, value))
    }
    added[index].value = value.adding(added[index].value)
  }

  /// Applies the collected transforms.
  func finish() {
    for (path, value) in added {
      path.value(in: copy).map { path.set($0.adding(value), in: copy) }
    }
  }
}
