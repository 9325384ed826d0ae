import TatamiGraphics
import TatamiLayers

/// The objects that are shared within a process in UIKit: application, device, pasteboard.
@MainActor
package final class ApplicationEnvironment: KitEnvironmentPart {
  /// The shared objects of the current environment.
  package static var current: ApplicationEnvironment {
    KitEnvironment.current.part(ApplicationEnvironment.self)
  }

  package let application = UIApplication()
  let device: DeviceEnvironment
  let pasteboard = UIPasteboard()
  let gestureArena = GestureArena()

  /// Creates the objects of an environment; its run loop lays out the application's windows.
  package init(environment: KitEnvironment) {
    let runLoop = environment.part(RunLoopTurn.self)
    device = environment.part(DeviceEnvironment.self)
    runLoop.roots = { [application] in application.windows }
  }
}
