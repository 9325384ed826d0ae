public import Foundation
public import TatamiGraphics

/// The registration of a closure for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object whose changes of traits can be observed by closures.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
  /// A closure for changes of traits, called with the object and its previous traits.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a closure after any of the given traits has changed.
  @discardableResult
  func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration
  /// Ends a registration before the object is released.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {
  /// Calls a closure after any of the given traits has changed, parents first.
  ///
  /// The closure is called after `traitCollectionDidChange(_:)`; the view retains it.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    self.traits.observers.register(traits, handler)
  }

  /// Calls a method of a target, which is held weakly, after any of the given traits has changed.
  ///
  /// The method receives the view and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    self.traits.observers.register(traits, target, action)
  }

  /// Calls a method of the view after any of the given traits has changed.
  ///
  /// The method receives the view and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers.remove(registration)
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a closure after any of the given traits has changed, parents first.
  ///
  /// The closure is called after `traitCollectionDidChange(_:)`; the controller retains it.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    self.traits.observers.register(traits, handler)
  }

  /// Calls a method of a target, which is held weakly, after any of the given traits has changed.
  ///
  /// The method receives the controller and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    self.traits.observers.register(traits, target, action)
  }

  /// Calls a method of the controller after any of the given traits has changed.
  ///
  /// The method receives the controller and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traits.observers.remove(registration)
  }
}

extension UIPresentationController: UITraitChangeObservable {
  /// Calls a closure after any of the given traits has changed.
  ///
  /// The closure is called after `traitCollectionDidChange(_:)`; the object retains it.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    traitObservers.register(traits, handler)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

/// The closures that observe the traits of a view or controller.
@MainActor
struct TraitObservers {
  private final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
      (self.traits, self.handler) = (traits, handler)
    }
  }

  private var registrations: [Registration] = []

  fileprivate mutating func register<Environment>(
    _ traits: [UITrait],
    _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  fileprivate mutating func register(
    _ traits: [UITrait],
    _ target: Any,
    _ action: Selector
  ) -> any UITraitChangeRegistration {
    let pair = TargetAction.reporting(target, action)
    let registration = Registration(traits) { environment, previous in
      if let target = pair?.target { action.perform(on: target, environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  fileprivate mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the closures of the traits that have changed.
  func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection) {
    let current = environment.traitCollection
    for registration in registrations where current.differs(from: previous, in: registration.traits)
    {
      registration.handler(environment, previous)
    }
  }
}
