package import Foundation
package import TatamiGraphics

/// The clock of date pickers, in an environment.
@MainActor
package final class DateEnvironment: KitEnvironmentPart {
  /// Returns the present date, whose day is tinted.
  package var now: () -> Date = { Date() }

  package init(environment: KitEnvironment) {}

  package static var current: DateEnvironment {
    KitEnvironment.current.part(DateEnvironment.self)
  }
}
