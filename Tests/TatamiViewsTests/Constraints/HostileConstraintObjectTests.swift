import TatamiUIKit
import Testing
import TestSupport

/// A view that calls a closure in one of its methods.
private final class MeddlingView: UIView {
  var whenMeasured: () -> Void = {}
  var whenLaidOut: () -> Void = {}
  var natural = CGSize(width: 10, height: 10)

  override var intrinsicContentSize: CGSize {
    whenMeasured()
    return natural
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut()
  }
}

@MainActor
@Suite(.environment) struct HostileConstraintObjectTests {
  private let parent = MeddlingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = MeddlingView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  /// Returns active constraints that pin the view's left and top edges.
  private func pin() -> [NSLayoutConstraint] {
    let constraints = [
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 2),
    ]
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func `constraints can be changed while a natural size is asked for`() {
    let constraints = pin()
    view.whenMeasured = { constraints[0].constant += 1 }
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func `views can be removed while a natural size is asked for`() {
    let constraints = pin()
    view.whenMeasured = { view.removeFromSuperview() }
    let reports = Reports.during {
      parent.layoutIfNeeded()
      parent.layoutIfNeeded()
    }
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(reports == [])
  }

  @Test func `a natural size that changes with each question ends`() {
    _ = pin()
    view.whenMeasured = { view.natural.width += 1 }
    for _ in 1...3 {
      view.invalidateIntrinsicContentSize()
      parent.layoutIfNeeded()
    }
    #expect(view.frame.width == view.natural.width)
  }

  @Test func `a natural size that is not finite is reported`() {
    _ = pin()
    view.natural = CGSize(width: CGFloat.nan, height: .infinity)
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("is not finite") == true)
  }

  @Test func `constraints can be deactivated in the middle of layout`() {
    let constraints = pin()
    parent.whenLaidOut = { NSLayoutConstraint.deactivate(constraints) }
    parent.layoutIfNeeded()
    parent.whenLaidOut = {}
    parent.layoutIfNeeded()
    #expect(view.constraints == [])
  }

  @Test func `views can be moved between trees with active constraints inside`() {
    let inside = UIView()
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    let width = inside.widthAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([
      width, inside.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
    ])
    for _ in 1...3 {
      _ = pin()
      parent.layoutIfNeeded()
      #expect(inside.frame.minX == 3)
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.addSubview(view)
      width.constant += 1
      other.layoutIfNeeded()
      #expect(inside.frame.width == width.constant)
      parent.addSubview(view)
    }
  }

  @Test func `items can be released while their constraint lives`() {
    var other: UIView? = UIView()
    other.map(parent.addSubview)
    let constraint = other?.leftAnchor.constraint(equalTo: parent.leftAnchor)
    constraint?.isActive = true
    parent.layoutIfNeeded()
    other?.removeFromSuperview()
    other = nil
    parent.layoutIfNeeded()
    #expect(constraint?.isActive == false)
    constraint?.constant = 5
    parent.layoutIfNeeded()
    #expect(parent.constraints == [])
  }

  @Test func `a removed view whose natural size was invalidated is released`() {
    weak var released: UIView?
    do {
      let child = MeddlingView()
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
      child.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      parent.layoutIfNeeded()
      child.invalidateIntrinsicContentSize()
      child.removeFromSuperview()
      released = child
    }
    #expect(released == nil)
  }

  @Test func `constants of 1e300 end`() {
    let constraints = pin()
    view.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
    _ = Reports.during {
      parent.layoutIfNeeded()
      constraints[0].constant = -1e300
      parent.layoutIfNeeded()
    }
    #expect(view.frame.minY == 2)
  }

  @Test func `constraints of a guide whose owner was released are inactive`() {
    let guide = UILayoutGuide()
    var owner: UIView? = UIView()
    owner?.addLayoutGuide(guide)
    if let owner { parent.addSubview(owner) }
    let left = guide.leftAnchor.constraint(equalTo: parent.leftAnchor)
    left.isActive = true
    parent.layoutIfNeeded()
    owner?.removeFromSuperview()
    owner = nil
    #expect(!left.isActive)
    let reports = Reports.during {
      left.isActive = true
      parent.layoutIfNeeded()
    }
    #expect(!left.isActive)
    #expect(reports.count == 1)
  }

  @Test func `views can be removed and constraints exchanged while constraints are updated`() {
    final class UpdatingView: UIView {
      var whenUpdated: () -> Void = {}
      override func updateConstraints() {
        whenUpdated()
        super.updateConstraints()
      }
    }
    let updating = UpdatingView()
    parent.addSubview(updating)
    let constraints = pin()
    updating.whenUpdated = {
      NSLayoutConstraint.deactivate(constraints)
      updating.removeFromSuperview()
      view.rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
    }
    updating.setNeedsUpdateConstraints()
    parent.layoutIfNeeded()
    #expect(view.frame.maxX == 200)
    #expect(updating.superview == nil)
  }

  @Test func `views can be removed in the middle of layout`() {
    let constraints = pin()
    parent.whenLaidOut = { view.removeFromSuperview() }
    parent.layoutIfNeeded()
    #expect(constraints.map(\.isActive) == [false, false])
    #expect(parent.subviews == [])
  }

  @Test func `a tree that outlives its root goes on`() {
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root?.addSubview(parent)
    let constraints = pin()
    root?.addConstraint(constraints[0])
    root?.layoutIfNeeded()
    root = nil
    parent.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(constraints[0].isActive == false)
    #expect(constraints[1].isActive)
    #expect(view.frame.minY == 2)
  }

  @Test func `10,000 constraints of one view are added and removed`() {
    let constraints = (0..<10_000).map { index in
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index % 100))
    }
    NSLayoutConstraint.activate(constraints)
    _ = pin()
    parent.layoutIfNeeded()
    #expect(view.frame.width == 99)
    view.removeConstraints(view.constraints)
    parent.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func `2,000 nested views are laid out`() {
    var (outer, views) = (parent as UIView, [UIView]())
    for _ in 1...2000 {
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
        NSLayoutConstraint(
          item: inner,
          attribute: attribute,
          relatedBy: .equal,
          toItem: outer,
          attribute: attribute,
          multiplier: 1,
          constant: attribute == .left ? 0.01 : 0
        ).isActive = true
      }
      views.append(inner)
      outer = inner
    }
    parent.layoutIfNeeded()
    #expect(views[999].frame.size.height == 100)
    parent.frame.size.height = 150
    parent.layoutIfNeeded()
    #expect(views[1999].frame.size.height == 150)
  }
}
