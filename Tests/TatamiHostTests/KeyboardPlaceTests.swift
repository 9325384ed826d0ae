import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Keyboards that float, and those of several windows and tables.
@MainActor
@Suite(.environment) struct KeyboardPlaceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let keyboard = CGRect(x: 0, y: 553, width: 390, height: 291)

  init() {
    HostDevice.setScreen(size: CGSize(width: 390, height: 844))
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
  }

  /// A view with a bar above its keyboard guide, which follows keyboards that float.
  private func floatingBar() -> (view: UIView, bar: UIView) {
    let controller = UIViewController()
    window.rootViewController = controller
    let (view, bar): (UIView, UIView) = (controller.view, UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    Simulator.advance(by: 0.1)
    return (view, bar)
  }

  @Test func `N214: a guide that follows undocked keyboards has the frame of a floating one`() {
    let (view, bar) = floatingBar()
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    let floating = CGRect(x: 40, y: 300, width: 320, height: 250)
    HostKeyboard.show(floating)
    Simulator.advance(by: 1)
    #expect(view.keyboardLayoutGuide.layoutFrame == floating)
    #expect(bar.frame == CGRect(x: 40, y: 256, width: 320, height: 44))
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    #expect(view.keyboardLayoutGuide.layoutFrame == keyboard)
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
  }

  @Test func `N214: a guide begins and ends to follow a floating keyboard at once`() {
    let (view, bar) = floatingBar()
    let floating = CGRect(x: 40, y: 300, width: 320, height: 250)
    HostKeyboard.show(floating)
    view.keyboardLayoutGuide.followsUndockedKeyboard = false
    Simulator.advance(by: 1)
    #expect(bar.frame.maxY == 810)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    Simulator.advance(by: 0)
    #expect(bar.frame.maxY == 300)
  }

  @Test func `N214: constraints for edges follow a floating keyboard`() {
    let (view, _) = floatingBar()
    let guide = view.keyboardLayoutGuide
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    let low = button.topAnchor.constraint(equalTo: view.topAnchor)
    let high = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    guide.setConstraints([low], activeWhenAwayFrom: .top)
    guide.setConstraints([high], activeWhenNearEdge: .top)
    #expect(low.isActive)
    #expect(!high.isActive)
    HostKeyboard.show(CGRect(x: 40, y: 60, width: 300, height: 200))
    #expect(!low.isActive)
    #expect(high.isActive)
    HostKeyboard.show(CGRect(x: 40, y: 300, width: 300, height: 200))
    #expect(low.isActive)
    HostKeyboard.show(CGRect(x: 0, y: 500, width: 100, height: 200))
    #expect(guide.constraintsActive(whenNearEdge: .top) == [high])
    #expect(!high.isActive)
  }

  @Test func `N212: the keyboard belongs to the window whose first responder has changed last`() {
    let (below, above) = (UITextField(), UITextField())
    below.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    above.frame = below.frame
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    above.inputAccessoryView = accessory
    let second = UIWindow(frame: window.frame)
    second.isHidden = false
    window.addSubview(below)
    second.addSubview(above)
    #expect(window.isKeyWindow)
    above.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(accessory.window === second)
    below.becomeFirstResponder()
    Simulator.advance(by: 1)
    #expect(accessory.window == nil)
    #expect(HostKeyboard.frame == nil)
  }

  @Test func `N216: a table that replaces another under the keyboard gets its inset at once`() {
    let controller = UITableViewController(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: controller)
    HostKeyboard.show(keyboard)
    Simulator.advance(by: 1)
    let former: UITableView = controller.tableView
    #expect(former.contentInset.bottom == 257)
    let table = UITableView(frame: former.frame)
    let superview = former.superview
    former.removeFromSuperview()
    controller.tableView = table
    superview?.addSubview(table)
    Simulator.advance(by: 0)
    #expect(table.contentInset.bottom == 257)
    #expect(former.contentInset.bottom == 0)
  }
}
