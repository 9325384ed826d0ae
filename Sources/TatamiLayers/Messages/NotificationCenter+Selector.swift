public import Foundation
import Synchronization
public import TatamiSelectors

extension NotificationCenter {
  /// Calls a method of an observer with each notification of a name and an object; nil matches all.
  ///
  /// The observer is held weakly. Every registration calls it once.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let message = TargetAction.reporting(observer, aSelector)
    guard let message, let observer = message.target else { return }
    nonisolated(unsafe) let weakMessage = message
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let target = weakMessage.target { aSelector.perform(on: target, notification) }
    }
    let registration = ObserverRegistration(self, token, name: aName, object: anObject)
    ObserverRegistrations.of(observer).add(registration)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Removes a block's token, or all registrations of an observer with the center.
  public func _removeObserver(_ observer: Any) {
    _removeObserver(observer, name: nil, object: nil)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Removes a block's token, or the registrations of an observer with the center for a name and an
  /// object; nil matches all.
  public func _removeObserver(
    _ observer: Any,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    removeObserver(observer, name: aName, object: anObject)
    guard let observer = TargetAction.object(observer) else { return }
    ObserverRegistrations.of(observer).remove(from: self, name: aName, object: anObject)
  }
}

/// The registration of an observer with a notification center, which ends when it is released.
///
/// `@unchecked Sendable`: constant, and notification centers may be used on any thread.
private final class ObserverRegistration: @unchecked Sendable {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol
  private let name: NSNotification.Name?
  /// The object of the registration, which is only compared.
  private let object: ObjectIdentifier?

  init(
    _ center: NotificationCenter,
    _ token: any NSObjectProtocol,
    name: NSNotification.Name?,
    object: Any?
  ) {
    self.center = center
    self.token = token
    self.name = name
    self.object = TargetAction.object(object).map { ObjectIdentifier($0) }
  }

  deinit { center.removeObserver(token) }

  /// Returns whether the registration is for a name and an object; nil matches all.
  func matches(
    _ center: NotificationCenter,
    name: NSNotification.Name?,
    object: Any?
  ) -> Bool {
    let identifier = TargetAction.object(object).map { ObjectIdentifier($0) }
    return center === self.center && (name == nil || name == self.name)
      && (identifier == nil || identifier == self.object)
  }
}

/// The registrations of one observer with notification centers, which are released with it.
private final class ObserverRegistrations: Sendable {
  /// The key of the association with the observer.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )
  /// Held while the association is read and set.
  private static let lock = NSLock()
  private let all = Mutex<[ObserverRegistration]>([])

  static func of(_ observer: AnyObject) -> ObserverRegistrations {
    lock.withLock {
      if let known = objc_getAssociatedObject(observer, key) as? ObserverRegistrations {
        return known
      }
      let new = ObserverRegistrations()
      objc_setAssociatedObject(observer, key, new, .OBJC_ASSOCIATION_RETAIN)
      return new
    }
  }

  func add(_ registration: ObserverRegistration) {
    all.withLock { $0.append(registration) }
  }

  func remove(from center: NotificationCenter, name: NSNotification.Name?, object: Any?) {
    let removed = all.withLock { all in
      let removed = all.filter { $0.matches(center, name: name, object: object) }
      all.removeAll { $0.matches(center, name: name, object: object) }
      return removed
    }
    // Ending a registration locks the center.
    withExtendedLifetime(removed) {}
  }
}
