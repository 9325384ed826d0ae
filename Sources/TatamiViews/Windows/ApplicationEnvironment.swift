import TatamiGraphics
import TatamiLayers

/// The objects that are shared within a process in UIKit: application, device, pasteboard.
@MainActor
package final class ApplicationEnvironment: KitEnvironmentPart {
  /// The shared objects of the current environment.
  package static var current: ApplicationEnvironment {
    KitEnvironment.current.part(ApplicationEnvironment.self)
  }

  /// The application; one of another class replaces it before it has windows.
  package var application = UIApplication()
  /// Runs the events of a launched application; nil without a host, which ends the program.
  package var mainLoop: (@MainActor () -> Int32)?
  let device: DeviceEnvironment
  let pasteboard = UIPasteboard()
  let gestureArena = GestureArena()
  /// The software keyboard.
  package let keyboard = KeyboardState()

  /// Creates the objects of an environment; its run loop lays out the application's windows.
  package init(environment: KitEnvironment) {
    let runLoop = environment.part(RunLoopTurn.self)
    device = environment.part(DeviceEnvironment.self)
    runLoop.roots = { [weak self] in self?.application.windows ?? [] }
  }
}
