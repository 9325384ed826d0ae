import Synchronization
package import TatamiDrawing

/// The state that UIKit keeps once per process: text shaping here, and the parts that the modules
/// above add.
///
/// Windows and run loops read `current` when they are created and hold what they need from then on.
/// A class, because all of them share one environment. Tests run side by side, each in an
/// environment of its own.
package final class KitEnvironment: Sendable {
  /// The environment of the current task; one environment serves the rest of the process.
  @TaskLocal package static var current = KitEnvironment()

  /// The text shaper of windows that are created in this environment.
  package let textShaping: any TextShaping

  // A part's initializer runs between accesses, so that they cannot overlap.
  @MainActor @exclusivity(unchecked) private var parts: [any KitEnvironmentPart] = []
  private let sharedParts = Mutex<[any SharedEnvironmentPart]>([])

  /// Creates an environment without any windows, its clock at 0.
  package init(textShaping: any TextShaping = PangoShaper.shared) {
    self.textShaping = textShaping
  }

  /// Returns the part of a type, which is created on first use.
  ///
  /// - Complexity: O(*n*) in the number of part types, of which the kit has five.
  @MainActor
  package func part<Part: KitEnvironmentPart>(_ type: Part.Type) -> Part {
    // A type check and a downcast, because the conditional cast is slow and every layer calls this.
    for part in parts where Swift.type(of: part) == type {
      return unsafeDowncast(part, to: type)
    }
    let part = Part(environment: self)
    parts.append(part)
    return part
  }

  /// Returns the part of a type that any thread may use, which is created on first use.
  package func sharedPart<Part: SharedEnvironmentPart>(_ type: Part.Type) -> Part {
    sharedParts.withLock { parts in
      for part in parts where Swift.type(of: part) == type {
        return unsafeDowncast(part, to: type)
      }
      let part = Part()
      parts.append(part)
      return part
    }
  }
}

/// The state that one module keeps in a `KitEnvironment` for code outside the main actor, too.
package protocol SharedEnvironmentPart: AnyObject, Sendable {
  /// Creates the part in its initial state.
  init()
}

/// The state that one module keeps in a `KitEnvironment`.
@MainActor
package protocol KitEnvironmentPart: AnyObject {
  /// Creates the part in its initial state.
  ///
  /// - Parameter environment: The owner of the part, which the part must not hold strongly.
  init(environment: KitEnvironment)
}
