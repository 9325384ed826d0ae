import TatamiUIKit
import TestSupport
import Testing

/// Constraints in the views of controllers.
@MainActor
@Suite(.environment) struct ControllerConstraintTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let controller = RecordingController()

  init() {
    window.rootViewController = controller
    window.isHidden = false
  }

  private func child() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return view
  }

  @Test func `AL97: updateViewConstraints precedes viewWillLayoutSubviews`() {
    let child = UpdatingView()
    child.whenCalled = { [controller] in controller.calls.append($0) }
    controller.view.addSubview(child)
    controller.calls = []
    controller.view.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(
      controller.calls == [
        "child", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
      ]
    )
  }

  @Test func `AL97: the first layout updates the constraints of a controller's view`() {
    let controller = RecordingController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.calls.filter { $0 == "updateViewConstraints" }.count == 1)
    #expect(!controller.view.needsUpdateConstraints())
  }

  @Test func `AL53: a controller's view has margins of 16 points at the sides by default`() {
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    )
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `AL53: constraints follow the margins of 20 points in regular widths`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let margins: UILayoutGuide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 16)
    #expect(view.frame.width == 168)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    #expect(view.frame.width == 160)
  }

  @Test func `AL53: margins of a controller's view are at least the system minimum`() {
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3,
      leading: 4,
      bottom: 5,
      trailing: 30
    )
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 16, bottom: 5, right: 30)
    )
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 30)
    )
  }

  @Test func `AL53: a controller may have another system minimum`() {
    final class WideController: UIViewController {
      override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 50)
      }
    }
    let wide = WideController()
    wide.additionalSafeAreaInsets.left = 5
    window.rootViewController = wide
    #expect(wide.view.layoutMargins == UIEdgeInsets(top: 1, left: 45, bottom: 2, right: 50))
  }

  @Test func `AL198: a container may place the view of a child by constraints`() throws {
    let inner = UIViewController()
    let view = try #require(inner.view)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.addChild(inner)
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 30),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    inner.didMove(toParent: controller)
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 30, width: 50, height: 270))
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `AL199: the safe area guide includes the insets that a controller adds`() {
    let child = child()
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 40, width: 200, height: 235))
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 10, width: 200, height: 265))
  }

  @Test func `S249, AL199: the layout guides at top and bottom end at the safe area`() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 25, right: 0)
    #expect(controller.topLayoutGuide.length == 40)
    #expect(controller.bottomLayoutGuide.length == 25)
    let child = child()
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: controller.bottomLayoutGuide,
        attribute: .top,
        relatedBy: .equal,
        toItem: child,
        attribute: .bottom,
        multiplier: 1,
        constant: 5
      ),
    ])
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 40, width: 200, height: 230))
    let height = controller.topLayoutGuide.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    #expect(height.isActive)
  }

  @Test func `AL57: without a keyboard the guide's top is the bottom of the safe area`() {
    controller.additionalSafeAreaInsets.bottom = 25
    let child = child()
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
    #expect(guide.keyboardDismissPadding == 0)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.view.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(child.frame.maxY == 275)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 275, width: 200, height: 25))
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(child.frame.maxY == 300)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 300, width: 200, height: 0))
  }

  @Test func `AL58: a tracking guide activates the constraints of the edge that it is near`() {
    let child = child()
    let (near, away) = (
      child.topAnchor.constraint(equalTo: controller.view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 30)
    )
    let inactive = child.heightAnchor.constraint(equalToConstant: 80)
    let guide = controller.view.keyboardLayoutGuide
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([inactive], activeWhenNearEdge: .top)
    #expect([near, away, inactive].map(\.isActive) == [true, true, false])
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    #expect(guide.constraintsActiveWhenAway(from: [.leading, .trailing]) == [away])
    #expect(guide.constraintsActive(whenNearEdge: .leading) == [])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive)
    #expect(guide.constraintsActiveWhenAway(from: [.leading, .trailing]) == [])
  }
}

/// A controller that records the calls of a layout pass.
final class RecordingController: UIViewController {
  var calls: [String] = []

  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
}

/// A view that reports its updates of constraints.
private final class UpdatingView: UIView {
  var whenCalled: (String) -> Void = { _ in }

  override func updateConstraints() {
    whenCalled("child")
    super.updateConstraints()
  }
}
