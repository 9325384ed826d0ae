import TatamiUIKit

/// A delegate that records the callbacks of animations.
final class AnimationDiary: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("start")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append(flag ? "finished" : "stopped")
  }
}

extension CABasicAnimation {
  /// Makes an animation of a key path between two values, in seconds.
  static func moving(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
  }
}
