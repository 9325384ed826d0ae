/// The controllers presented by and presenting a controller (S247).
struct ControllerPresentation {
  /// The stages of a presentation.
  enum Stage {
    /// Neither being presented nor dismissed.
    case idle
    /// Being presented, until its view has appeared.
    case presenting
    /// Being dismissed, until its view has disappeared.
    case dismissing
  }

  /// The presentation style of the controller.
  var style = UIModalPresentationStyle.automatic
  var transition = UIModalTransitionStyle.coverVertical
  /// Whether the controller defines the presentation context.
  var definesContext = false
  /// The view that shows the controller while it is presented.
  weak var container: PresentationContainer?

  var presented: UIViewController?
  weak var presenting: UIViewController?
  private(set) var stage = Stage.idle
  /// Whether the current presentation or dismissal was requested as animated.
  private(set) var isAnimated = false

  mutating func begin(_ stage: Stage, animated: Bool) {
    self.stage = stage
    isAnimated = animated
  }

  mutating func finish() {
    begin(.idle, animated: false)
  }
}
