import Foundation
import TatamiLayers

/// Creates the application and its delegate, launches it and runs its events.
///
/// The host runs the events. In a program without a host, the function returns after the launch.
///
/// - Parameters:
///   - argc: Ignored.
///   - argv: Ignored.
///   - principalClassName: The name of a subclass of `UIApplication` that conforms to `InstanceMaking`;
///     nil for `UIApplication`.
///   - delegateClassName: The name of the delegate's class, which conforms to `InstanceMaking`.
/// - Returns: The exit code of the program; 1 if the delegate cannot be created, after a message on
///   standard error.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let environment = ApplicationEnvironment.current
  if let principalClassName {
    guard let made = instance(of: principalClassName) as? UIApplication else {
      return refuse(principalClassName, "a subclass of UIApplication")
    }
    environment.application = made
  }
  guard let delegateClassName,
    let type = NSClassFromString(delegateClassName) as? any InstanceMaking.Type
  else { return refuse(delegateClassName ?? "nil", "a class of a delegate") }
  return launch(type)
}

/// Launches an application with a new delegate and runs its events.
@MainActor
private func launch(_ type: any InstanceMaking.Type) -> Int32 {
  guard let delegate = type._makeInstance() as? any UIApplicationDelegate else {
    return refuse("\(type)", "a class of a delegate")
  }
  let environment = ApplicationEnvironment.current
  environment.application.launch(
    delegate,
    information: ApplicationInformation.values(of: type),
    options: nil
  )
  RunLoopTurn.current.finish()
  return environment.mainLoop?() ?? 0
}

@MainActor
private func instance(of name: String) -> AnyObject? {
  (NSClassFromString(name) as? any InstanceMaking.Type)?._makeInstance()
}

@MainActor
private func refuse(_ name: String, _ kind: String) -> Int32 {
  Diagnostics.report("\(name) is not \(kind) that conforms to InstanceMaking")
  return 1
}

extension UIApplicationDelegate where Self: InstanceMaking {
  /// Launches the application with a new delegate and ends the program.
  public static func main() {
    exit(launch(Self.self))
  }
}
