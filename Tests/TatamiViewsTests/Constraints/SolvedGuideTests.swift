import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct SolvedGuideTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  /// Returns constraints that make a view as large as a guide.
  private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test func `AL50: a guide has one owner`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    #expect(parent.layoutGuides == [guide])
    #expect(guide.owningView === parent)
    view.addLayoutGuide(guide)
    #expect(parent.layoutGuides == [])
    #expect(guide.owningView === view)
  }

  @Test func `AL50: a removed guide loses its constraints`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let constraints = pin(view, to: guide)
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    parent.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(constraints.contains(where: \.isActive) == false)
  }

  @Test func `AL51, S60: the frame of a guide is that of its owner's layout`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    #expect(guide.layoutFrame == .zero)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40.25),
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2),
      guide.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 2, width: 40.25, height: 98))
  }

  @Test func `AL52: a view grows with what is pinned to its margins`() {
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate(
      pin(content, to: view.layoutMarginsGuide) + [
        content.widthAnchor.constraint(equalToConstant: 50),
        content.heightAnchor.constraint(equalToConstant: 20),
        view.leftAnchor.constraint(equalTo: parent.leftAnchor),
        view.topAnchor.constraint(equalTo: parent.topAnchor),
      ]
    )
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 56, height: 24))
    #expect(content.frame == CGRect(x: 2, y: 1, width: 50, height: 20))
  }

  @Test func `AL53: a guide follows the margins when they change`() {
    NSLayoutConstraint.activate(pin(view, to: parent.layoutMarginsGuide))
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    parent.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 0, width: 180, height: 100))
  }

  @Test func `AL54: margins include the safe area unless that is turned off`() {
    let (window, controller) = Self.window(
      additional: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    )
    let root: UIView = controller.view
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inside)
    NSLayoutConstraint.activate(pin(inside, to: root.layoutMarginsGuide))
    window.layoutIfNeeded()
    #expect(inside.frame.minY == root.layoutMargins.top)
    root.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(inside.frame.minY == root.layoutMargins.top)
  }

  @Test func `AL203: directional margins change sides with the direction`() {
    parent.directionalLayoutMargins = .init(top: 0, leading: 30, bottom: 0, trailing: 10)
    NSLayoutConstraint.activate(pin(view, to: parent.layoutMarginsGuide))
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 160, height: 100))
    parent.semanticContentAttribute = .forceRightToLeft
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 160, height: 100))
  }

  @Test func `AL55: the safe area guide follows the bars`() {
    let (window, controller) = Self.window(
      additional: UIEdgeInsets(top: 30, left: 0, bottom: 5, right: 0)
    )
    let root: UIView = controller.view
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inside)
    NSLayoutConstraint.activate(pin(inside, to: root.safeAreaLayoutGuide))
    window.layoutIfNeeded()
    #expect(inside.frame == root.bounds.inset(by: root.safeAreaInsets))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(inside.frame == root.bounds.inset(by: root.safeAreaInsets))
  }

  @Test(arguments: [200, 1000])
  func `AL56: the readable width is limited and centered`(width: CGFloat) {
    parent.frame.size.width = width
    NSLayoutConstraint.activate(pin(view, to: parent.readableContentGuide))
    parent.layoutIfNeeded()
    let expected = min(width - 16, 672)
    #expect(view.frame.width == expected)
    #expect(view.frame.midX == width / 2)
    #expect(view.frame == parent.readableContentGuide.layoutFrame)
  }

  /// Returns a window that shows a controller with additional safe area insets.
  private static func window(additional: UIEdgeInsets) -> (UIWindow, UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = additional
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller)
  }
}
