/// What a controller shows in front of itself, and what it is shown in front of (S247).
struct ControllerPresentation {
  /// Where a presented controller is on its way to the front or away from there.
  enum Stage {
    /// Not on its way.
    case settled
    /// Between being told that it will appear and that it has.
    case coming
    /// Between being told that it will disappear and that it has.
    case leaving
  }

  var presented: UIViewController?
  weak var presenting: UIViewController?
  private(set) var stage = Stage.settled
  /// Whether the caller wanted the way that is under way animated.
  private(set) var isAnimated = false

  mutating func begin(_ stage: Stage, animated: Bool) {
    self.stage = stage
    isAnimated = animated
  }

  mutating func settle() {
    begin(.settled, animated: false)
  }
}
