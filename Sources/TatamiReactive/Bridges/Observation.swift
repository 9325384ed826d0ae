public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Outputs {
  /// Returns a source of a value that is computed from `@Observable` objects.
  ///
  /// A subscriber gets the current value at once. After a change of any property that was read, the
  /// value is computed again in a later turn of the main queue and delivered; changes of the same
  /// turn are delivered once. Change the objects on the main actor: observation announces a change
  /// before it is made, so a change that another thread makes may be read too early.
  ///
  /// ```swift
  /// Outputs.observing { "\(cart.items.count) items" }.subscribe { print($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - scheduler: The clock; nil is the main queue's.
  ///   - value: Computes the value. What it captures is held until the subscription is disposed;
  ///     the objects that it reads hold the subscription. Capture them weakly, or bind the source
  ///     with `safeBind` to an object that is freed before them.
  public static func observing(
    on scheduler: (any OutputScheduler)? = nil,
    _ value: @escaping () -> OutputType
  ) -> Outputs {
    changes(of: { Optional(value()) }, on: scheduler)
  }

  /// Returns a source of a property of an `@Observable` object, which is held weakly: the
  /// subscription ends with the object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - keyPath: The property.
  ///   - scheduler: The clock; nil is the main queue's.
  public static func observing<Object: AnyObject & Observable>(
    _ object: Object,
    _ keyPath: KeyPath<Object, OutputType>,
    on scheduler: (any OutputScheduler)? = nil
  ) -> Outputs {
    changes(of: { [weak object] in object?[keyPath: keyPath] }, on: scheduler)
  }

  /// Returns a source that ends when the value is nil.
  private static func changes(
    of value: @escaping () -> OutputType?,
    on scheduler: (any OutputScheduler)?
  ) -> Outputs {
    let scheduler = scheduler ?? MainScheduler.shared
    return Outputs { inputs in
      let observer = ChangeObserver(value: value, inputs: inputs, scheduler: scheduler)
      observer.deliver()
      return Disposers.create { [weak observer] in observer?.end() }
    }
  }
}

/// A subscription to the properties that a closure reads.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
private final class ChangeObserver<Value> {
  private var value: (() -> Value?)?
  private var inputs: Inputs<Value>?
  private let scheduler: any OutputScheduler

  init(value: @escaping () -> Value?, inputs: Inputs<Value>, scheduler: any OutputScheduler) {
    self.value = value
    self.inputs = inputs
    self.scheduler = scheduler
  }

  /// Computes and delivers the value, and waits for the next change of what was read.
  func deliver() {
    guard let value, let inputs else { return }
    let current = withObservationTracking(value) {
      // Called before the change, so the value is read in a later turn. The observed objects hold
      // this closure, and with it the subscription, until their next change.
      MainQueue.run { self.scheduler.schedule(after: 0) { self.deliver() } }
    }
    if let current {
      inputs.input(value: current)
    } else {
      end()
    }
  }

  /// Ends the subscription.
  func end() {
    let former = (value, inputs)
    value = nil
    inputs = nil
    withExtendedLifetime(former) {}
  }
}
