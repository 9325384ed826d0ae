import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

/// Margins that depend on the frame of a view in its superview, while constraints determine it.
@MainActor
@Suite(.environment) struct InheritedMarginTests {
  /// A view that counts changes of its margins.
  private final class Card: UIView {
    var changes = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes += 1
    }
  }

  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let card = Card()
  private let inside = UIView()

  init() {
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    card.preservesSuperviewLayoutMargins = true
    parent.addSubview(card)
    for view in [card, inside] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(inside)
    NSLayoutConstraint.activate(Self.pin(inside, to: card.layoutMarginsGuide))
  }

  /// Returns constraints that make a view as large as a guide.
  private static func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  /// Returns constraints of the distances of a view from its superview's edges.
  private static func place(
    _ view: UIView,
    in parent: UIView,
    _ insets: UIEdgeInsets
  ) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: insets.left),
      view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -insets.right),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -insets.bottom),
    ]
  }

  @Test func `AL54: preserved margins are what the superview's cover of the solved frame`() {
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 25, right: 40)
    NSLayoutConstraint.activate(Self.place(card, in: parent, insets))
    parent.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 10, y: 0, width: 150, height: 75))
    #expect(card.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 8))
    #expect(inside.frame == CGRect(x: 20, y: 30, width: 122, height: 37))
  }

  @Test func `AL54: preserved margins follow a new constant and a new size of the superview`() {
    let constraints = Self.place(card, in: parent, .zero)
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 30, y: 30, width: 140, height: 40))
    constraints[0].constant = 12
    parent.layoutIfNeeded()
    #expect(card.layoutMargins.left == 18)
    #expect(inside.frame == CGRect(x: 18, y: 30, width: 140, height: 40))
    parent.bounds.size = CGSize(width: 300, height: 200)
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 18, y: 30, width: 240, height: 140))
  }

  @Test func `AL54: the margins of a view that is placed by its frame follow the frame`() {
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = parent.bounds
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 30, y: 30, width: 140, height: 40))
    let changes = card.changes
    card.frame = CGRect(x: 20, y: 25, width: 100, height: 75)
    #expect(card.changes > changes)
    #expect(card.layoutMargins == UIEdgeInsets(top: 8, left: 10, bottom: 30, right: 8))
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 10, y: 8, width: 82, height: 37))
    parent.bounds.size.height = 105
    parent.layoutIfNeeded()
    #expect(card.layoutMargins.bottom == 25)
    #expect(inside.frame.height == 42)
  }

  @Test func `AL54: a fitting size includes preserved margins before the first layout`() {
    NSLayoutConstraint.activate(
      Self.place(card, in: parent, UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)) + [
        inside.widthAnchor.constraint(equalToConstant: 50),
        inside.heightAnchor.constraint(equalToConstant: 20),
      ]
    )
    let size = parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30 + 50 + 30, height: 30 + 20 + 25 + 5))
  }

  @Test func `AL54: nested preserved margins are solved together`() {
    let inner = UIView()
    inner.preservesSuperviewLayoutMargins = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    inside.addSubview(inner)
    inside.preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.deactivate(card.constraints)
    NSLayoutConstraint.activate(
      Self.place(card, in: parent, .zero)
        + Self.place(inside, in: card, UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
        + [
          inner.leftAnchor.constraint(equalTo: inside.layoutMarginsGuide.leftAnchor),
          inner.rightAnchor.constraint(equalTo: inside.rightAnchor),
          inner.topAnchor.constraint(equalTo: inside.topAnchor),
          inner.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        ]
    )
    parent.layoutIfNeeded()
    #expect(inside.layoutMargins == UIEdgeInsets(top: 26, left: 26, bottom: 26, right: 26))
    #expect(inner.frame == CGRect(x: 26, y: 0, width: 166, height: 92))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 26, left: 8, bottom: 26, right: 26))
  }

  @Test func `AL54, AL55: margins and safe areas follow the solved frame in one layout`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0), of: window)
    card.preservesSuperviewLayoutMargins = false
    let root: UIView = controller.view
    root.addSubview(card)
    let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 15)
    NSLayoutConstraint.activate([
      top,
      card.leftAnchor.constraint(equalTo: root.leftAnchor),
      inside.heightAnchor.constraint(equalToConstant: 10),
      inside.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(card.safeAreaInsets.top == 25)
    #expect(inside.frame == CGRect(x: 8, y: 33, width: 10, height: 10))
    #expect(card.frame.size == CGSize(width: 26, height: 51))
    top.constant = 100
    window.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 100, width: 26, height: 26))
    window.isHidden = true
  }

  @Test func `AL54: margins of a superview reach a view that is added later`() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    other.layoutMargins.left = 50
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = other.bounds
    other.addSubview(card)
    other.layoutIfNeeded()
    #expect(inside.frame.minX == 50)
    other.layoutMargins.left = 20
    other.layoutIfNeeded()
    #expect(inside.frame.minX == 20)
    card.preservesSuperviewLayoutMargins = false
    other.layoutIfNeeded()
    #expect(inside.frame.minX == 8)
  }
}
