import Foundation

/// Animations that run together, in the group's time and truncated at its end.
open class CAAnimationGroup: CAAnimation {
  /// The animations; later ones are applied after earlier ones.
  open var animations: [CAAnimation]?

  /// The maximum number of animations in nested groups; further ones are ignored.
  private static let maxCount = 1000

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  /// Copies and resolves the animations, including those of nested groups.
  override func resolve(in layer: CALayer) {
    var remaining = Self.maxCount
    var pending = [self]
    while let group = pending.popLast() {
      let children = (group.animations ?? []).prefix(remaining).map { group.resolvedCopy($0) }
      group.animations = children
      remaining -= children.count
      for child in children {
        if let inner = child as? CAAnimationGroup {
          pending.append(inner)
        } else {
          child.resolve(in: layer)
        }
      }
    }
  }

  /// Returns a copy of an animation; if it has no duration, the copy has the group's.
  private func resolvedCopy(_ animation: CAAnimation) -> CAAnimation {
    let copy = animation.duplicate()
    copy.timing = copy.timing.legal
    if copy.duration == 0 { copy.duration = duration }
    return copy
  }

  package override func animates(_ key: String) -> Bool {
    animations?.contains { $0.animates(key) } == true
  }

  override func apply(at time: Double, to builder: inout PresentationBuilder) {
    guard let animations, let phase = timing.phase(at: time) else { return }
    let ownTime = progress(at: phase.progress) * duration
    for animation in animations { animation.apply(at: ownTime, to: &builder) }
  }
}
