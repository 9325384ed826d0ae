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
    var random: SeededRandom
    var touch: UITouch?
    var x: CGFloat = 0
    var mistakes: [String] = []

    init(seed: UInt64) {
      random = SeededRandom(seed: seed)
      navigation.delegate = operations
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }

    private var isAnimated: Bool { Bool.random(using: &random) }

    func step() {
      switch Int.random(in: 0..<15, using: &random) {
      case 0, 1: navigation.pushViewController(CheckedController(), animated: isAnimated)
      case 2: pushRestless()
      case 3, 4: navigation.popViewController(animated: isAnimated)
      case 5: navigation.popToRootViewController(animated: isAnimated)
      case 6: replaceStack()
      case 7: navigation.present(presented(), animated: isAnimated)
      case 8: navigation.dismiss(animated: isAnimated)
      case 9: moveFinger()
      case 10: liftFinger()
      case 11: navigation.setNavigationBarHidden(isAnimated, animated: isAnimated)
      case 12: changeTraits()
      case 13: navigation.setToolbarHidden(isAnimated, animated: isAnimated)
      default: Simulator.advance(by: Double.random(in: 0...0.5, using: &random))
      }
    }

    /// Pushes a controller that pushes another one, or pops itself, when it is shown.
    private func pushRestless() {
      let controller = CheckedController()
      controller.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
      let (pushes, isAnimated) = (isAnimated, isAnimated)
      controller.whenShown = { [weak navigation] in
        if pushes {
          navigation?.pushViewController(CheckedController(), animated: isAnimated)
        } else {
          navigation?.popViewController(animated: isAnimated)
        }
      }
      navigation.pushViewController(controller, animated: isAnimated)
    }

    private func presented() -> UIViewController {
      let controller = CheckedController()
      let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
      controller.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
      return controller
    }

    private func replaceStack() {
      var stack = navigation.viewControllers.shuffled(using: &random)
      stack = Array(stack.prefix(Int.random(in: 0...3, using: &random))) + [CheckedController()]
      navigation.setViewControllers(stack, animated: isAnimated)
    }

    private func moveFinger() {
      if let touch {
        x += CGFloat.random(in: -40...120, using: &random)
        Simulator.move(touch, to: CGPoint(x: x, y: 400))
      } else {
        x = 5
        touch = Simulator.touchDown(at: CGPoint(x: x, y: 400), in: window)
      }
      Simulator.advance(by: 0.02)
    }

    func liftFinger() {
      guard let touch else { return }
      if Bool.random(using: &random) { Simulator.lift(touch) } else { Simulator.cancel(touch) }
      self.touch = nil
    }

    private func changeTraits() {
      window.overrideUserInterfaceStyle = isAnimated ? .dark : .light
      window.frame.size =
        isAnimated
        ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
    }

    /// Waits until nothing moves and compares the hierarchies.
    func rest() {
      liftFinger()
      for _ in 0..<8 { Simulator.advance(by: 1) }
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
        run.liftFinger()
        run.window.isHidden = true
        run.window.rootViewController = nil
      }
      Simulator.advance(by: 12)
    }
    #expect(CheckedController.alive == before)
  }

  private func autoreleasepoolFree(_ body: () -> Void) { _ = Reports.during(body) }
}
