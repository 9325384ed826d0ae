import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random commands on controllers, sheets and alerts.
@MainActor
@Suite(.environment) struct RandomPresentationTests {
  @Test func `random commands leave balanced calls and nothing behind`() {
    for seed in 0..<Thoroughness.cases(12, thorough: 1_000) {
      let program = RandomPresentations(seed: UInt64(seed))
      for _ in 0..<60 { program.step() }
      program.rest()
      #expect(program.problems == [], "seed \(seed)")
      program.end()
      #expect(program.problems == [], "seed \(seed) at the end")
      #expect(program.leaks == [], "seed \(seed)")
    }
  }
}

/// A window whose controllers are presented, dragged and dismissed at random.
@MainActor
private final class RandomPresentations {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = CheckedController()
  private let commands: RandomCommands
  private var made: [Weak] = []

  private struct Weak {
    weak var controller: UIViewController?
  }

  init(seed: UInt64) {
    commands = RandomCommands(seed: seed, in: window)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func step() {
    switch commands.random.int(in: 0...11) {
    case 0, 1, 2: if let other = commands.present() { made.append(Weak(controller: other)) }
    case 3: commands.dismiss()
    case 4, 5: commands.drag()
    case 6: commands.tap()
    case 7: commands.press()
    case 8: commands.turnWindow()
    case 9: commands.changeTraits()
    default: commands.advance()
    }
  }

  private var stack: [UIViewController] { commands.stack }

  // MARK: Checks

  /// Ends touches and waits for the end of all transitions.
  func rest() { commands.rest() }

  /// Dismisses everything.
  func end() {
    root.dismiss(animated: false)
    rest()
  }

  /// The differences from what must hold at rest.
  var problems: [String] {
    var found: [String] = []
    for controller in stack.dropFirst() where controller.view.window == nil {
      // A full-screen presentation removes the views behind it.
      let isCovered = stack.contains { $0.modalPresentationStyle == .fullScreen }
      if !isCovered { found.append("\(controller) is not in the window") }
    }
    let checked = ([root] + made.compactMap { $0.controller }).compactMap {
      $0 as? CheckedController
    }
    for controller in checked {
      if !controller.isAtRest { found.append("\(controller) is between two states") }
      let isShown = controller.viewIfLoaded?.window != nil
      if controller.isVisible != isShown { found.append("\(controller) was not called") }
      found += controller.mistakes
    }
    return found
  }

  /// The views and controllers that remain after everything was dismissed.
  var leaks: [String] {
    let views = window.subviews.filter { $0 !== root.view }.map { "\(type(of: $0))" }
    return views
      + made.compactMap(\.controller).map { "\(type(of: $0)) \($0.modalPresentationStyle)" }
  }
}
