import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Random commands to a navigation controller with presented controllers and swipes.
@MainActor
@Suite(.environment) struct NavigationFuzzTests {
  /// A delegate that compares the operations of transitions with the flags of the new top.
  private final class Operations: NSObject, UINavigationControllerDelegate {
    var mistakes: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if (operation == .push) != toVC.isMovingToParent { mistakes.append("to \(operation)") }
      if fromVC.isMovingToParent { mistakes.append("from \(operation)") }
      return nil
    }
  }

  /// The state of one run.
  @MainActor
  private final class Run {
    let operations = Operations()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: CheckedController())
    let commands: RandomCommands

    init(seed: UInt64) {
      commands = RandomCommands(seed: seed, in: window)
      navigation.delegate = operations
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }

    func step() {
      switch commands.random.int(in: 0...13) {
      case 0, 1, 2: commands.push(on: navigation)
      case 3, 4, 5: commands.pop(from: navigation)
      case 6: commands.replaceStack(of: navigation)
      case 7: commands.present()
      case 8: commands.dismiss()
      case 9: commands.swipe()
      case 10: commands.liftFinger()
      case 11: commands.changeBars(of: navigation)
      case 12: if commands.flag { commands.changeTraits() } else { commands.turnWindow() }
      default: commands.advance()
      }
    }

    /// Waits until nothing moves and compares the hierarchies.
    func rest() {
      commands.rest()
      #expect(operations.mistakes == [])
      #expect(navigation.viewControllers == navigation.children)
      let visible = navigation.viewControllers.compactMap { $0 as? CheckedController }
      let covered = (navigation.presentedViewController?.modalPresentationStyle == .fullScreen)
      if !covered, navigation.toolbar.superview != nil {
        #expect(navigation.toolbar.items == navigation.topViewController?.toolbarItems)
      }
      for controller in visible {
        #expect(controller.mistakes == [])
        #expect(controller.isAtRest)
        let isTop = controller === navigation.topViewController
        guard !covered else {
          #expect(!controller.isVisible)
          continue
        }
        #expect(controller.isVisible == isTop)
        #expect((controller.viewIfLoaded?.superview != nil) == isTop)
      }
    }
  }

  @Test(arguments: 0..<UInt64(Thoroughness.cases(6, thorough: 200)))
  func `random commands leave equal hierarchies and balanced calls`(seed: UInt64) {
    let reports = Reports.during {
      let run = Run(seed: seed)
      for round in 1...40 {
        for _ in 0..<12 { run.step() }
        if round % 4 == 0 { run.rest() }
      }
      run.rest()
    }
    #expect(reports.filter { !$0.contains("present") } == [])
  }

  @Test func `N268: dropping containers in the middle of transitions leaks nothing`() {
    let before = CheckedController.alive
    for step in 0..<20 {
      autoreleasepoolFree {
        let run = Run(seed: UInt64(step))
        for _ in 0..<20 { run.step() }
        run.commands.liftFinger()
        run.window.isHidden = true
        run.window.rootViewController = nil
      }
      Simulator.advance(by: 12)
    }
    #expect(CheckedController.alive == before)
  }

  private func autoreleasepoolFree(_ body: () -> Void) { _ = Reports.during(body) }
}
