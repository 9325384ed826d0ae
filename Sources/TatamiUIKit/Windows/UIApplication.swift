import Foundation

/// The running program: its windows and its events.
@MainActor
open class UIApplication: UIResponder {
  /// The one application.
  public static let shared = UIApplication()

  private struct Place {
    weak var window: UIWindow?
  }

  private var places: [Place] = []

  /// The windows that are not hidden, back to front: by level, then in the order they came.
  ///
  /// Nobody is kept alive by this list.
  open var windows: [UIWindow] {
    places.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that keys come to.
  open internal(set) weak var keyWindow: UIWindow?

  /// Hands an event to its window.
  open func sendEvent(_ event: UIEvent) {
    event.window?.sendEvent(event)
  }

  func show(_ window: UIWindow) {
    places.removeAll { $0.window == nil || $0.window === window }
    places.append(Place(window: window))
  }

  func hide(_ window: UIWindow) {
    if keyWindow === window { keyWindow = nil }
    places.removeAll { $0.window == nil || $0.window === window }
  }
}
