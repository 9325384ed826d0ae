import Foundation

/// Reports programming errors and decides which of them stop the process.
package enum Diagnostics {
  /// The programming errors that stop the process after their report.
  package enum Fatal: String, Sendable {
    /// None: the kit recovers from all of them.
    case none
    /// Those for which UIKit raises an exception that programs do not catch.
    case exceptions
    /// All of them.
    case all
  }

  /// The variable of the process environment that sets the fatal errors.
  package static let variable = "TATAMI_FATAL_REPORTS"

  /// A function that receives the messages instead of standard error; tests set it.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  /// The errors that stop the process: those that the process environment names, by default
  /// exceptions in debug builds and none in release builds.
  @TaskLocal package static var fatal = Fatal(
    environment: ProcessInfo.processInfo.environment,
    isDebugBuild: isDebugBuild
  )

  package static let isDebugBuild: Bool = {
    var isDebugBuild = false
    assert(
      {
        isDebugBuild = true
        return true
      }()
    )
    return isDebugBuild
  }()

  /// Reports an error from which the kit recovers, as UIKit does.
  package static func report(_ message: String) {
    write(message)
    if fatal == .all { abort() }
  }

  /// Reports an error for which UIKit raises an exception.
  ///
  /// The kit recovers from it unless exceptions are fatal.
  package static func raise(_ reason: String) {
    write(reason)
    if fatal != .none { abort() }
  }

  private static func write(_ message: String) {
    if let listener { return listener(message) }
    FileHandle.standardError.write(Data("Tatami: \(message)\n".utf8))
  }
}

extension Diagnostics.Fatal {
  /// Creates the value that a process environment names, or the default of a build.
  init(environment: [String: String], isDebugBuild: Bool) {
    let named = environment[Diagnostics.variable].flatMap(Self.init(rawValue:))
    self = named ?? (isDebugBuild ? .exceptions : .none)
  }
}
