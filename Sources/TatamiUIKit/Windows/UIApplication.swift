import Foundation

/// The running program: its windows and its events.
@MainActor
open class UIApplication: UIResponder {
  /// The application of the current environment.
  public static var shared: UIApplication { ApplicationEnvironment.current.application }

  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The windows that are not hidden, back to front: by level, then in the order they came.
  ///
  /// Windows are held weakly.
  open var windows: [UIWindow] {
    entries.compactMap(\.window).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The window that keys come to.
  open private(set) weak var keyWindow: UIWindow?

  /// Lets keys come to a window, or to none, and tells both.
  func makeKey(_ window: UIWindow?) {
    let old = keyWindow
    guard old !== window else { return }
    keyWindow = window
    old?.resignKey()
    old?.post(UIWindow.didResignKeyNotification)
    // The window that resigned may have given the keys to another.
    guard let window, keyWindow === window else { return }
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }

  /// Hands an event to its window.
  open func sendEvent(_ event: UIEvent) {
    event.window?.sendEvent(event)
  }

  func show(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  func hide(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { makeKey(windows.last) }
  }
}
