/// The presentation of a controller, and the controllers presented by and presenting it (S247).
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
  var transitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller defines the presentation context.
  var definesContext = false
  /// Whether a person may not dismiss the controller.
  var isModal = false
  /// Whether the controller decides about the status bar although it does not cover the screen.
  var capturesStatusBar = false
  /// The object that presents the controller; kept until the controller is dismissed.
  var controller: UIPresentationController?
  /// The running presentation or dismissal of the controller.
  var transition: ControllerTransition?

  var presented: UIViewController?
  weak var presenting: UIViewController?
  var stage = Stage.idle

  /// The view that shows the controller while it is presented.
  @MainActor var container: PresentationContainer? { controller?.container }
}
