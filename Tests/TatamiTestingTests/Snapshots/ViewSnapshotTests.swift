import Foundation
import TatamiDrawing
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.environment) struct ViewSnapshotTests {
  private func pixels(of snapshot: ViewSnapshot) throws -> Bitmap {
    try Bitmap(decoding: Array(snapshot.png))
  }

  @Test func `lengths that are not stated fit the content`() throws {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
      inner.leftAnchor.constraint(equalTo: view.leftAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.rightAnchor.constraint(equalTo: view.rightAnchor).at(.defaultHigh),
    ])
    let fitting = try pixels(of: ViewSnapshot(of: view))
    #expect((fitting.width, fitting.height) == (60, 60))
    let wide = try pixels(
      of: ViewSnapshot(
        of: view,
        size: CGSize(width: 50, height: 0),
        traits: UITraitCollection(displayScale: 1)
      )
    )
    #expect((wide.width, wide.height) == (50, 30))
    #expect(view.window == nil)
  }

  @Test func `a view that is placed by constraints fills the picture`() throws {
    let view = UIView()
    view.backgroundColor = .black
    view.translatesAutoresizingMaskIntoConstraints = false
    let size = CGSize(width: 20, height: 10)
    let picture = try pixels(of: ViewSnapshot(of: view, size: size))
    #expect(Set(picture.pixels()) == [0xFF00_0000])
  }

  @Test func `traits reach the view before it is measured`() throws {
    let heights = try [UIContentSizeCategory.large, .accessibilityLarge].map { category in
      try pixels(
        of: ViewSnapshot(
          of: ProfileCard(name: "Ada"),
          size: CGSize(width: 320, height: 0),
          traits: UITraitCollection(preferredContentSizeCategory: category)
        )
      ).height
    }
    #expect(heights[1] > heights[0])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let size = CGSize(width: 4, height: 4)
    #expect(
      try pixels(of: ViewSnapshot(of: UIView(), size: size, traits: dark))[0, 0] == 0xFF00_0000
    )
  }

  @Test func `a controller appears on a screen and disappears`() throws {
    let controller = AppearingController()
    let picture = try pixels(of: ViewSnapshot(of: controller))
    let screen = UIScreen.main.bounds.size
    #expect(picture.width == Int(screen.width * 2))
    #expect(controller.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(controller.view.window == nil)
  }

  @Test func `a view in a window is drawn as it is`() throws {
    let window = UIWindow.shown()
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    window.addSubview(view)
    let picture = try pixels(of: ViewSnapshot(of: view))
    #expect(picture.width == Int(30 * window.traitCollection.displayScale))
    #expect(view.superview == window)
    #expect(throws: SnapshotError.isInWindow("UIView")) {
      try ViewSnapshot(of: view, size: CGSize(width: 1, height: 1))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func `sizes that cannot be drawn are errors`(length: CGFloat) {
    #expect(throws: SnapshotError.self) {
      try ViewSnapshot(of: UIView(), size: CGSize(width: length, height: length))
    }
  }

  @Test func `a matrix has a row for each style and direction`() {
    let rows = SnapshotMatrix().rows
    #expect(rows.map(\.count) == [6, 6, 6, 6])
    #expect(rows[0][0].name == "light-left-to-right-XS-320")
    #expect(rows[3][5].name == "dark-right-to-left-AccessibilityL-390")
    #expect(Set(rows.joined().map(\.name)).count == 24)
  }
}

/// A controller that records when it appears and disappears.
private final class AppearingController: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

extension NSLayoutConstraint {
  /// Returns the constraint with a priority.
  fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
