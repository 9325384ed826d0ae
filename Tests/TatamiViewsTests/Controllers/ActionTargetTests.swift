import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// The controllers that are found for actions.
@MainActor
@Suite(.environment) struct ActionTargetTests {
  private final class Shop: UIViewController {
    var refuses = false
    func buy(_ sender: Any?) {}

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
  }

  /// A container that overrides an action of all controllers and has it in its table.
  private class Container: UIViewController, ActionTable {
    // swift-format-ignore: NoLeadingUnderscores
    nonisolated class func _action(named name: String) -> Selector? {
      name == "showViewController:sender:"
        ? Selector("showViewController:sender:", Container.show(_:sender:)) : nil
    }

    override func show(_ vc: UIViewController, sender: Any?) {}
  }

  private func chain(_ controllers: UIViewController...) -> UIViewController {
    for (parent, child) in zip(controllers, controllers.dropFirst()) { parent.addChild(child) }
    return controllers[controllers.count - 1]
  }

  private let show = Selector("showViewController:sender:", UIViewController.show(_:sender:))
  private let buy = Selector("buy:", Shop.buy(_:))

  @Test func `N12: the nearest controller with the method is found, this one first`() {
    let (outer, inner, leaf) = (Shop(), Shop(), UIViewController())
    let last = chain(outer, UIViewController(), inner, leaf)
    #expect(last.targetViewController(forAction: buy, sender: nil) === inner)
    #expect(inner.targetViewController(forAction: buy, sender: nil) === inner)
    inner.refuses = true
    #expect(last.targetViewController(forAction: buy, sender: nil) === outer)
    outer.refuses = true
    #expect(last.targetViewController(forAction: buy, sender: nil) == nil)
  }

  @Test func `N12: the method of the base class does not count, an override does`() {
    let (container, leaf) = (Container(), UIViewController())
    #expect(leaf.targetViewController(forAction: show, sender: nil) == nil)
    _ = chain(UIViewController(), container, leaf)
    #expect(leaf.targetViewController(forAction: show, sender: nil) === container)
    let named: Selector = "showViewController:sender:"
    #expect(leaf.targetViewController(forAction: named, sender: nil) === container)
    #expect(leaf.targetViewController(forAction: "loadViewIfNeeded", sender: nil) == nil)
    #expect(leaf.targetViewController(forAction: "missing:", sender: nil) == nil)
  }
}
