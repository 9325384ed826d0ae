import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// A window like that of a phone, with a tab bar controller.
@MainActor
struct TabStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tabs: UITabBarController
  let diary = Diary()

  init(_ tabs: UITabBarController? = nil) {
    self.tabs = tabs ?? UITabBarController()
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
  }

  /// Shows recorders named `a`, `b`, ...
  @discardableResult
  func show(_ count: Int) -> [ControllerRecorder] {
    let controllers = recorders(count)
    show(controllers)
    return controllers
  }

  func recorders(_ count: Int) -> [ControllerRecorder] {
    (0..<count).map { ControllerRecorder(String(UnicodeScalar(UInt8(97 + $0))), diary) }
  }

  func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
    _ = diary.take()
  }

  /// Waits until nothing moves.
  func settle() { Simulator.advance(by: 1) }

  /// The calls since the last time whose names end with a word.
  func calls(_ word: String = "appear") -> [String] {
    diary.take().filter { $0.hasSuffix(word) }
  }

  /// The buttons of the tabs that the bar shows.
  var buttons: [UIControl] { tabs.tabBar.subviews.compactMap { $0 as? UIControl } }

  /// The button of a tab.
  func button(_ index: Int) -> UIControl? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  /// Taps a tab.
  func tap(_ index: Int) {
    window.layoutIfNeeded()
    guard let button = button(index) else {
      Issue.record("there is no tab \(index)")
      return
    }
    let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    Simulator.tap(at: point, in: window)
    Simulator.advance(by: 0)
  }

  /// Turns the window to landscape.
  func turn() {
    window.frame.size = CGSize(width: 844, height: 390)
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 0)
  }
}
