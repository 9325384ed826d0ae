import TatamiLayers
import TatamiUIKit
import Testing
import TestSupport

/// A view that notes the calls of its layout methods.
private final class CycleView: UIView {
  let name: String
  let diary: Diary
  var update: (CycleView) -> Void = { _ in }
  var layout: (CycleView) -> Void = { _ in }
  var callsSuper = true

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    diary.add("update \(name)")
    update(self)
    if callsSuper { super.updateConstraints() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary.add("layout \(name)")
    layout(self)
  }
}

private final class ConstraintBasedView: UIView {
  private(set) var updates = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@MainActor
@Suite(.environment) struct LayoutCycleTests {
  private let diary = Diary()
  private let parent: CycleView
  private let child: CycleView

  init() {
    parent = CycleView("parent", diary)
    child = CycleView("child", diary)
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
  }

  /// Pins the child's left and top edges and returns the constraint of its width.
  private func placeChild() -> NSLayoutConstraint {
    let width = child.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 20),
      child.leftAnchor.constraint(equalTo: parent.leftAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    return width
  }

  @Test func `AL84: a view made in code is placed by its frame`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `AL85, AL86, S54: others can be constrained to a view that its frame places`() {
    let placed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    parent.addSubview(placed)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: placed.rightAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: placed.topAnchor),
      child.widthAnchor.constraint(equalTo: placed.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 1),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 45, y: 20, width: 30, height: 1))
    #expect(placed.constraints == [])
    placed.frame = CGRect(x: 0, y: 2, width: 60, height: 40)
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 65, y: 2, width: 60, height: 1))
  }

  @Test func `AL87: a mask moves a view with its constrained superview`() {
    let width = placeChild()
    let inside = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 10))
    inside.autoresizingMask = .flexibleWidth
    child.addSubview(inside)
    parent.layoutIfNeeded()
    inside.frame = CGRect(x: 5, y: 5, width: 40, height: 10)
    width.constant = 80
    parent.layoutIfNeeded()
    #expect(inside.frame == CGRect(x: 5, y: 5, width: 70, height: 10))
  }

  @Test func `AL88: a frame that code sets lasts until the next layout`() {
    _ = placeChild()
    parent.layoutIfNeeded()
    child.frame = CGRect(x: 70, y: 70, width: 7, height: 7)
    #expect(child.frame.minX == 70)
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `AL89: a controller's root view keeps its mask translation`() {
    #expect(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `AL90: frames without constraints stay as they are`() {
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `AL91, S30: updates run from the leaves up, layout from the root down`() {
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    parent.layoutIfNeeded()
    #expect(diary.take() == ["update child", "update parent", "layout parent", "layout child"])
  }

  @Test func `AL92: each marked view is updated once`() {
    parent.setNeedsUpdateConstraints()
    parent.setNeedsUpdateConstraints()
    #expect(parent.needsUpdateConstraints())
    #expect(!child.needsUpdateConstraints())
    parent.updateConstraintsIfNeeded()
    #expect(!parent.needsUpdateConstraints())
    #expect(diary.take() == ["update parent"])
  }

  @Test func `AL93: updateConstraintsIfNeeded updates the view and its subtree`() {
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    child.updateConstraintsIfNeeded()
    #expect(diary.take() == ["update child"])
    #expect(parent.needsUpdateConstraints())
  }

  @Test func `AL94: an override that does not call super is reported`() {
    child.callsSuper = false
    child.setNeedsUpdateConstraints()
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix(
        "The layout constraints still need update after sending -updateConstraints to "
      ) == true
    )
    #expect(!child.needsUpdateConstraints())
  }

  @Test func `AL95: constraints of an update are laid out in the same pass`() {
    child.update = { [parent] view in
      if !view.constraints.isEmpty { return }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 12),
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 3),
      ])
    }
    child.setNeedsUpdateConstraints()
    parent.layoutIfNeeded()
    #expect(child.frame.minX == 3)
    #expect(child.frame.width == 12)
  }

  @Test func `AL96: a class that requires constraints takes part in the first pass`() {
    let view = ConstraintBasedView()
    parent.addSubview(view)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(view.updates == 1)
  }

  @Test func `AL98, AL105: reading a frame solves nothing`() {
    let width = placeChild()
    #expect(child.frame == .zero)
    parent.layoutIfNeeded()
    width.constant = 60
    #expect(child.frame.width == 50)
  }

  @Test func `AL99, AL100, AL218: only superviews of changed views are laid out`() {
    let width = placeChild()
    let inside = CycleView("inside", diary)
    inside.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.leftAnchor.constraint(equalTo: child.leftAnchor),
      inside.topAnchor.constraint(equalTo: child.topAnchor),
      inside.widthAnchor.constraint(equalToConstant: 5),
      inside.heightAnchor.constraint(equalTo: child.heightAnchor),
    ])
    parent.layoutIfNeeded()
    _ = diary.take()
    width.constant = 70
    parent.layoutIfNeeded()
    #expect(diary.take().filter { !$0.hasPrefix("update") } == ["layout parent", "layout child"])
    width.constant = 70
    parent.layoutIfNeeded()
    #expect(diary.take() == [])
  }

  @Test func `AL102: constraints that change after super take effect in another round`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(parent)
    window.makeKeyAndVisible()
    let width = placeChild()
    parent.layout = { _ in width.constant = 90 }
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(child.frame.width == 90)
  }

  @Test func `AL101: a constant that changes before super counts at once`() {
    let width = placeChild()
    parent.layoutIfNeeded()
    child.layout = { _ in }
    width.constant = 33
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(child.frame.width == 33)
  }

  @Test func `AL103: layouts that mark each other without end are cut off`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(parent)
    let width = placeChild()
    parent.layout = { _ in width.constant += 1 }
    let reports = Reports.during {
      window.makeKeyAndVisible()
      RunLoopTurn.current.finish()
    }
    #expect(reports.contains { $0.hasPrefix("layout stopped after 50 passes") })
  }

  @Test func `AL104, S39: a constant animates through layoutIfNeeded inside of the block`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(parent)
    window.makeKeyAndVisible()
    let width = placeChild()
    window.layoutIfNeeded()
    RunLoopTurn.current.finish()
    width.constant = 100
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    #expect(child.frame.width == 100)
    #expect(
      child.layer.animation(forKey: "bounds.size") != nil || child.layer.animationKeys() != nil
    )
  }

  @Test func `AL119, AL120: an ambiguous view can be shown elsewhere`() {
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(greaterThanOrEqualTo: parent.leftAnchor),
      child.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    let before = child.frame
    #expect(child.hasAmbiguousLayout)
    child.exerciseAmbiguityInLayout()
    parent.layoutIfNeeded()
    #expect(child.frame != before)
    #expect(child.frame.size == before.size)
  }

  @Test(arguments: [false, true])
  func `AL200, AL201: leading follows the direction of the holder`(isRightToLeft: Bool) {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 30),
    ])
    parent.layoutIfNeeded()
    parent.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    parent.layoutIfNeeded()
    #expect(child.frame.minX == (isRightToLeft ? 150 : 20))
  }

  @Test func `AL206, AL207, AL210: edges are on the pixel grid, and coincide`() {
    parent.traitOverrides.displayScale = 2
    parent.frame.size = CGSize(width: 100, height: 300)
    let views = [child, CycleView("second", diary), CycleView("third", diary)]
    for view in views.dropFirst() {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    var top = parent.topAnchor
    for view in views {
      view.topAnchor.constraint(equalTo: top, constant: view === child ? 0 : 10).isActive = true
      view.heightAnchor.constraint(equalTo: child.heightAnchor).isActive = true
      top = view.bottomAnchor
    }
    top.constraint(equalTo: parent.bottomAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 103.5, 206.5])
    #expect(views.map(\.frame.height) == [93.5, 93, 93.5])
  }

  @Test func `AL212: frames of guides are not rounded`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.2),
      guide.topAnchor.constraint(equalTo: parent.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 33.3),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0.2, y: 0, width: 33.3, height: 10))
  }

  @Test func `AL205: rows of stack views and visual formats run from the right`() {
    let views = [UIView(), UIView(), UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: Array(views[..<2]))
    stack.translatesAutoresizingMaskIntoConstraints = false
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    for view in [stack, row] as [UIView] {
      view.semanticContentAttribute = .forceRightToLeft
      parent.addSubview(view)
    }
    for view in views[2...] { row.addSubview(view) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a][b]",
        metrics: nil,
        views: ["a": views[2], "b": views[3]]
      )
    )
    stack.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 0, 90, 80])
  }

  @Test func `AL209, AL211, S62: halves are rounded away from zero, noise does not count`() {
    parent.traitOverrides.displayScale = 1
    let (left, top) = (
      child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: -2.5),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2.5 - 1e-8)
    )
    NSLayoutConstraint.activate([
      left, top, child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: -3, y: 3, width: 11, height: 10))
  }
}
