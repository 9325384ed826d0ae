import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Changes of size and traits that pass through containers.
@MainActor
@Suite(.environment) struct SizeChangeTests {
  /// A controller that records the changes, with its width at that time.
  private final class Told: UIViewController {
    private let name: String
    private let diary: Diary
    /// Whether changes are passed on.
    var passes = true
    /// The width by which children are narrower than the parent.
    var childInset: CGFloat = 0
    var coordinators: [any UIViewControllerTransitionCoordinator] = []
    var collections: [UITraitCollection] = []

    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var width: Int { Int(viewIfLoaded?.bounds.width ?? -1) }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      diary.add("\(name) traits at \(width)")
      collections.append(newCollection)
      if passes { super.willTransition(to: newCollection, with: coordinator) }
    }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      diary.add("\(name) \(width) to \(Int(size.width))")
      coordinators.append(coordinator)
      if passes { super.viewWillTransition(to: size, with: coordinator) }
    }

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width - childInset, height: parentSize.height)
    }
  }

  /// A presentation controller that gives the presented controller half of the width.
  private final class Half: UIPresentationController {
    var diary: Diary?

    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      diary?.add("half to \(Int(size.width))")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let half = Half(presentedViewController: presented, presenting: presenting)
      half.diary = diary
      return half
    }
  }

  private let diary = Diary()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  /// Shows a container with a child.
  private func show() -> (parent: Told, child: Told) {
    let (parent, child) = (Told("parent", diary), Told("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    return (parent, child)
  }

  @Test func `N25: the child comes with its own size, then what presents and what is presented`() {
    let (parent, _) = show()
    let (front, delegate) = (Told("front", diary), HalfDelegate(diary))
    front.modalPresentationStyle = .custom
    front.transitioningDelegate = delegate
    parent.childInset = 44
    parent.present(front, animated: false)
    HostDevice.setScreen(size: CGSize(width: 500, height: 844))
    #expect(
      diary.take() == [
        "parent 390 to 500", "child 390 to 456", "half to 500", "front 390 to 250",
      ]
    )
    parent.passes = false
    HostDevice.setScreen(size: CGSize(width: 390, height: 844))
    #expect(diary.take() == ["parent 500 to 390"])
  }

  @Test func `N25: sheets and popovers answer the sizes of their cards`() throws {
    let (parent, _) = show()
    let sheet = Told("sheet", diary)
    sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
    parent.present(sheet, animated: false)
    _ = diary.take()
    HostDevice.setScreen(size: CGSize(width: 430, height: 900))
    #expect(diary.take().last == "sheet 390 to 430")
    let acting = try #require(sheet.sheetPresentationController)
    let size = CGSize(width: 430, height: 900)
    let answer = acting.size(forChildContentContainer: sheet, withParentContainerSize: size)
    #expect(sheet.view.bounds.size == answer)
    #expect(answer == CGSize(width: 430, height: 200))
    let tablet = CGSize(width: 1024, height: 1366)
    let card = acting.size(forChildContentContainer: sheet, withParentContainerSize: tablet)
    HostDevice.setScreen(size: tablet)
    #expect(sheet.view.bounds.size == card)
    #expect(card == CGSize(width: 712, height: 1326))
  }

  @Test func `N26: other traits are announced before the size, both before anything changes`() {
    let (parent, child) = show()
    HostDevice.rotate(to: .landscapeLeft)
    #expect(
      diary.take() == [
        "parent traits at 390", "child traits at 390", "parent 390 to 844", "child 390 to 844",
      ]
    )
    #expect(parent.collections.last?.verticalSizeClass == .compact)
    HostDevice.setScreen(size: CGSize(width: 400, height: 844))
    #expect(diary.take() == ["parent 844 to 844", "child 844 to 844"])
    child.overrideUserInterfaceStyle = .light
    HostDevice.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(diary.take() == ["parent traits at 844"])
    #expect(parent.collections.last?.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `N26: what is presented gets the traits of the window, not those of the presenter`() {
    let (parent, _) = show()
    parent.overrideUserInterfaceStyle = .dark
    let front = Told("front", diary)
    front.modalPresentationStyle = .overFullScreen
    parent.present(front, animated: false)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(front.collections.map(\.userInterfaceStyle) == [.light])
    #expect(front.collections.last?.verticalSizeClass == .compact)
    #expect(parent.collections.last?.userInterfaceStyle == .dark)
  }

  @Test func `N26: what is presented changes also when the traits of its presenter stay`() {
    let (parent, _) = show()
    parent.overrideUserInterfaceStyle = .light
    let front = Told("front", diary)
    front.modalPresentationStyle = .overFullScreen
    parent.present(front, animated: false)
    HostDevice.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(parent.collections.isEmpty)
    #expect(front.collections.map(\.userInterfaceStyle) == [.dark])
  }

  @Test func `N27: closures run inside the animation after the change, completions at its end`()
    throws
  {
    let (parent, child) = show()
    HostDevice.rotate(to: .landscapeLeft)
    let first = try #require(parent.coordinators.last)
    #expect(first.isAnimated)
    #expect(first.transitionDuration == 0.3)
    #expect(first.containerView === window)
    Simulator.advance(by: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.view.addSubview(box)
    let lines = Diary()
    let listener = Listener { coordinator in
      coordinator.animate { _ in
        lines.add("alongside \(Int(parent.view.bounds.width))")
        box.frame.origin.x = 100
      } completion: { context in
        lines.add("after \(context.isCancelled)")
      }
    }
    parent.addChild(listener)
    HostDevice.rotate(to: .portrait)
    #expect(lines.take() == ["alongside 390"])
    Simulator.advance(by: 0.15)
    let middle = try #require(box.layer.presentation()?.frame.minX)
    #expect(middle > 20)
    #expect(middle < 80)
    #expect(lines.lines == [])
    Simulator.advance(by: 0.2)
    #expect(lines.take() == ["after false"])
    let over = try #require(parent.coordinators.last)
    let isRun = over.animate(alongsideTransition: { _ in lines.add("late") })
    #expect(!isRun)
    #expect(lines.take() == ["late"])
    #expect(child.coordinators.count == 2)
  }

  /// A controller that passes each coordinator to a closure.
  private final class Listener: UIViewController {
    private let listen: (any UIViewControllerTransitionCoordinator) -> Void

    init(_ listen: @escaping (any UIViewControllerTransitionCoordinator) -> Void) {
      self.listen = listen
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      listen(coordinator)
    }
  }

  @Test func `N27: a rotation resizes the window at once and animates what is in it`() throws {
    let (parent, _) = show()
    HostDevice.rotate(to: .landscapeLeft)
    Simulator.advance(by: 0.15)
    #expect(window.layer.presentation()?.bounds.width == 844)
    let middle = try #require(parent.view.layer.presentation()?.bounds.width)
    #expect(middle > 400)
    #expect(middle < 834)
    Simulator.advance(by: 0.2)
    #expect(parent.view.layer.presentation()?.bounds.width == 844)
  }

  @Test func `N27: a rotation has a target transform, another change of size the identity`() {
    let (parent, _) = show()
    #expect(abs(turn(parent, .landscapeLeft) - .pi / 2) < 1e-9)
    // Half a turn leaves the size of the window as it is.
    let count = parent.coordinators.count
    HostDevice.rotate(to: .landscapeRight)
    Simulator.advance(by: 1)
    #expect(parent.coordinators.count == count)
    #expect(abs(turn(parent, .portrait) - .pi / 2) < 1e-9)
    #expect(abs(turn(parent, .landscapeRight) + .pi / 2) < 1e-9)
    #expect(abs(turn(parent, .portrait) - .pi / 2) < 1e-9)
    HostDevice.setScreen(size: CGSize(width: 300, height: 600))
    #expect(parent.coordinators.last?.targetTransform == .identity)
    #expect(parent.coordinators.last?.isAnimated == false)
  }

  /// Rotates the device and returns the angle of the target transform, in radians.
  private func turn(_ controller: Told, _ orientation: UIDeviceOrientation) -> CGFloat {
    HostDevice.rotate(to: orientation)
    Simulator.advance(by: 1)
    let transform = controller.coordinators.last?.targetTransform ?? .identity
    return atan2(transform.b, transform.a)
  }

  @Test func `N24: a size that is taken back before the layout is announced again`() {
    let (parent, _) = show()
    let front = Told("front", diary)
    front.modalPresentationStyle = .popover
    front.popoverPresentationController?.sourceView = parent.view
    let delegate = NeverAdapting()
    front.popoverPresentationController?.delegate = delegate
    front.preferredContentSize = CGSize(width: 200, height: 100)
    parent.present(front, animated: false)
    front.preferredContentSize.width = 300
    front.preferredContentSize.width = 200
    #expect(diary.take() == ["front 200 to 300", "front 200 to 200"])
  }

  @Test func `N24: a granted size is announced before the view has it`() throws {
    let (parent, _) = show()
    let front = Told("front", diary)
    front.modalPresentationStyle = .popover
    let popover = try #require(front.popoverPresentationController)
    popover.sourceView = parent.view
    popover.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    let delegate = NeverAdapting()
    popover.delegate = delegate
    front.preferredContentSize = CGSize(width: 200, height: 100)
    parent.present(front, animated: false)
    front.preferredContentSize = CGSize(width: 300, height: 100)
    #expect(diary.take() == ["front 200 to 300"])
    let lines = Diary()
    front.coordinators.last?.animate { _ in
      lines.add("alongside \(Int(front.view.bounds.width))")
    } completion: { _ in
      lines.add("after")
    }
    #expect(front.view.bounds.width == 200)
    window.layoutIfNeeded()
    #expect(lines.take() == ["alongside 300", "after"])
    front.preferredContentSize = CGSize(width: 1_000, height: 100)
    window.layoutIfNeeded()
    #expect(diary.take() == ["front 300 to 370"])
    front.preferredContentSize = CGSize(width: 2_000, height: 100)
    #expect(diary.take() == [])
  }

  private final class NeverAdapting: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `N24: completions of a granted size run also when the controller is dismissed first`()
  {
    let (parent, _) = show()
    let front = Told("front", diary)
    front.modalPresentationStyle = .popover
    front.popoverPresentationController?.sourceView = parent.view
    let delegate = NeverAdapting()
    front.popoverPresentationController?.delegate = delegate
    parent.present(front, animated: false)
    front.preferredContentSize = CGSize(width: 100, height: 100)
    var count = 0
    front.coordinators.last?.animate(alongsideTransition: nil) { _ in count += 1 }
    parent.dismiss(animated: false)
    #expect(count == 1)
  }
}
