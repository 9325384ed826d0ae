import TatamiGraphics
import TatamiLayers

/// The objects that are shared within a process in UIKit: application, screen, device, pasteboard.
@MainActor
package final class ApplicationEnvironment: KitEnvironmentPart {
  /// The shared objects of the current environment.
  package static var current: ApplicationEnvironment {
    KitEnvironment.current.part(ApplicationEnvironment.self)
  }

  package let application = UIApplication()
  let screen = UIScreen()
  let device = UIDevice()
  let pasteboard = UIPasteboard()
  let gestureArena = GestureArena()
  let viewAnimations: ViewAnimationState
  /// The accessibility settings of the user.
  package var accessibility = AccessibilityPreferences()
  /// Called with notifications for assistive technologies and their arguments.
  package var accessibilityHandler: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?

  /// Creates the objects of an environment; its run loop lays out the application's windows.
  package init(environment: KitEnvironment) {
    let runLoop = environment.part(RunLoopTurn.self)
    viewAnimations = ViewAnimationState(runLoop: runLoop)
    runLoop.roots = { [application] in application.windows }
  }
}
