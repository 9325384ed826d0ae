import Foundation

/// Animations that run together; their times are the group's, and it cuts them off (S199).
@MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, the later ones on top.
  open var animations: [CAAnimation]?

  /// More animations than this in groups within groups are left out.
  private static let maxCount = 1000

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    animations = (other as? CAAnimationGroup)?.animations
  }

  /// Copies the animations, also those of groups inside.
  override func settle(in layer: CALayer) {
    var left = Self.maxCount
    var waiting = [self]
    while let group = waiting.popLast() {
      let children = (group.animations ?? []).prefix(left).map { group.settled($0) }
      group.animations = children
      left -= children.count
      for child in children {
        if let inner = child as? CAAnimationGroup {
          waiting.append(inner)
        } else {
          child.settle(in: layer)
        }
      }
    }
  }

  /// Returns a copy of an animation; one without duration takes the group's.
  private func settled(_ animation: CAAnimation) -> CAAnimation {
    let copy = animation.duplicate()
    copy.timing = copy.timing.legal
    if copy.duration == 0 { copy.duration = duration }
    return copy
  }

  package override func moves(_ key: String) -> Bool {
    animations?.contains { $0.moves(key) } == true
  }

  override func show(at time: Double, in pass: inout PresentationPass) {
    guard let animations, let phase = timing.phase(at: time) else { return }
    let ownTime = progress(at: phase.progress) * duration
    for animation in animations { animation.show(at: ownTime, in: &pass) }
  }
}
