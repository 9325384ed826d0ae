import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct LayoutGuideTests {
  @Test func `guides cover the safe area and the part between the margins`() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 5)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    let view: UIView = controller.view
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 295, height: 350))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 21, width: 289, height: 346))
    view.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(view.safeAreaLayoutGuide.layoutFrame.minX == 10)
  }

  @Test func `additional insets set outside of a window take effect in the window`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 5)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    controller.view.frame = container.bounds
    container.addSubview(controller.view)
    #expect(controller.view.safeAreaInsets == .zero)
    let window = UIWindow(frame: container.bounds)
    window.addSubview(container)
    #expect(controller.view.safeAreaInsets == controller.additionalSafeAreaInsets)
    container.removeFromSuperview()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func `the readable part is centered and at most 672 points wide`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1_016, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 172, y: 8, width: 672, height: 84))
    view.frame.size.width = 200
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
  }

  @Test func `a guide keeps its identity and does not keep its view`() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let guide = view?.layoutMarginsGuide
    #expect(guide === view?.layoutMarginsGuide)
    #expect(guide?.owningView === view)
    #expect(guide?.layoutFrame.isEmpty == true)
    view = nil
    #expect(guide?.owningView == nil)
  }

  @Test func `a guide without a view is empty`() {
    let guide = UILayoutGuide()
    guide.identifier = "title"
    guide.owningView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(guide.layoutFrame == .zero)
  }
}
