#if canImport(ObjectiveC)
import Foundation
import ObjectiveC
import TatamiUIKit

/// A reference to an object that owns or contains the referring one, nil once it has been freed.
struct BackReference: ~Copyable {
  private(set) weak var object: AnyObject?

  /// Creates a reference to nothing.
  init() {}

  /// Creates a reference.
  init(_ object: AnyObject?) {
    self.object = object
  }
}

extension UIResponder {
  /// The key of the association: the address of the companion's class.
  private static var companionKey: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(ViewCompanion.self as AnyObject).toOpaque())
  }

  /// The companion of the responder, or nil if it has none yet.
  var storedCompanion: ViewCompanion? {
    objc_getAssociatedObject(self, Self.companionKey) as? ViewCompanion
  }

  /// The companion of the responder, created on first use.
  var viewCompanion: ViewCompanion {
    if let storedCompanion { return storedCompanion }
    let created = ViewCompanion()
    objc_setAssociatedObject(
      self,
      Self.companionKey,
      created,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return created
  }
}

extension GeometryObserver {
  /// Starts reporting the changes of a view.
  func observe(_ view: UIView) {
    let companion = view.viewCompanion
    companion.add(self)
    guard companion.keyObservations.isEmpty else { return }
    let report: @Sendable () -> Void = { [weak companion] in
      MainActor.assumeIsolated { companion?.geometryChanged() }
    }
    companion.keyObservations = [
      view.layer.observe(\.bounds) { _, _ in report() },
      view.layer.observe(\.position) { _, _ in report() },
      view.observe(\.safeAreaInsets) { _, _ in report() },
    ]
  }
}
#endif
