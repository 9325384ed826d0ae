import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ConstraintObjectTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let first = UIView()
  let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  /// Returns an inactive constraint of the first view's width.
  private func width(_ constant: CGFloat) -> NSLayoutConstraint {
    first.widthAnchor.constraint(equalToConstant: constant)
  }

  @Test func `AL12: constraints set the bounds and the center of a view with a transform`() {
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      width(20), first.heightAnchor.constraint(equalToConstant: 10),
      first.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      first.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(first.bounds.size == CGSize(width: 20, height: 10))
    #expect(first.center == CGPoint(x: 100, y: 50))
  }

  @Test func `AL13: hidden views take part`() {
    first.isHidden = true
    NSLayoutConstraint.activate([
      width(30), second.leftAnchor.constraint(equalTo: first.rightAnchor),
      first.leftAnchor.constraint(equalTo: parent.leftAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(second.frame.minX == 30)
  }

  @Test func `AL17, S55: leading and left of anchors do not go together`() {
    let reports = Reports.during {
      _ = first.leadingAnchor.constraint(equalTo: second.leftAnchor)
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("leading/trailing attribute and a right/left") == true)
  }

  @Test func `AL20: items are views or layout guides`() {
    let reports = Reports.during {
      _ = NSLayoutConstraint(
        item: first,
        attribute: .top,
        relatedBy: .equal,
        toItem: "no view",
        attribute: .top,
        multiplier: 1,
        constant: 0
      )
      _ = NSLayoutConstraint(
        item: 5,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    }
    #expect(
      reports == [
        "Constraint items must each be a view or layout guide.",
        "Constraint must contain a first layout item",
      ]
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `AL21: a constant stays finite`(constant: CGFloat) {
    let constraint = width(10)
    constraint.isActive = true
    let reports = Reports.during { constraint.constant = constant }
    #expect(constraint.constant == 10)
    #expect(reports.first?.hasPrefix("NSLayoutConstraint constant is not finite!  That's") == true)
  }

  @Test func `AL25, S60: a new constraint is inactive, required and has no identifier`() {
    let constraint = width(10)
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
    #expect(constraint.identifier == nil)
  }

  @Test func `AL26, S58: an identifier can change at any time`() {
    let constraint = width(10)
    constraint.isActive = true
    constraint.identifier = "width"
    #expect(constraint.identifier == "width")
  }

  @Test func `AL27, AL98: a new constant changes the frame in the next layout pass`() {
    let constraint = width(10)
    constraint.isActive = true
    parent.layoutIfNeeded()
    constraint.constant = 25
    #expect(first.frame.width == 10)
    parent.layoutIfNeeded()
    #expect(first.frame.width == 25)
  }

  @Test func `AL28, S58: an active constraint stays required`() {
    let constraint = width(10)
    constraint.isActive = true
    let reports = Reports.during { constraint.priority = .defaultHigh }
    #expect(
      reports == [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority 750 and the existing priority was 1000."
      ]
    )
    #expect(constraint.priority == .required)
  }

  @Test func `AL30, S56: the named priorities have UIKit's numbers`() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func `AL31: an identifier is a part of the description`() {
    let constraint = width(10)
    constraint.identifier = "the width"
    #expect(constraint.description.contains("'the width'"))
  }

  @Test func `AL32, S51: the nearest common superview holds an active constraint`() {
    let (own, between) = (width(10), first.topAnchor.constraint(equalTo: second.topAnchor))
    NSLayoutConstraint.activate([own, between])
    #expect(first.constraints == [own])
    #expect(parent.constraints == [between])
  }

  @Test func `AL33: views of different trees have no common superview`() {
    let other = UIView()
    let constraint = first.topAnchor.constraint(equalTo: other.topAnchor)
    let reports = Reports.during { constraint.isActive = true }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Unable to activate constraint with anchors ") == true)
    #expect(!constraint.isActive)
  }

  @Test func `AL33: a guide without a view has no common superview with a view`() {
    let guide = UILayoutGuide()
    let constraint = first.topAnchor.constraint(equalTo: guide.topAnchor)
    let reports = Reports.during { constraint.isActive = true }
    #expect(reports.count == 1)
    #expect(!constraint.isActive)
  }

  @Test func `AL34: activating an active constraint does nothing`() {
    let constraint = width(10)
    constraint.isActive = true
    constraint.isActive = true
    #expect(first.constraints == [constraint])
    constraint.isActive = false
    #expect(first.constraints == [])
  }

  @Test func `AL35: members that contradict only on the way are not reported`() {
    let (old, new) = (width(10), width(20))
    old.isActive = true
    parent.layoutIfNeeded()
    let reports = Reports.during {
      new.isActive = true
      old.isActive = false
      parent.layoutIfNeeded()
    }
    #expect(reports == [])
    #expect(first.frame.width == 20)
  }

  @Test func `AL36, S51: a view that does not contain the items cannot hold a constraint`() {
    let constraint = first.topAnchor.constraint(equalTo: parent.topAnchor)
    let reports = Reports.during { first.addConstraint(constraint) }
    #expect(reports.count == 2)
    #expect(
      reports.first?.hasPrefix("The view hierarchy is not prepared for the constraint: ") == true
    )
    #expect(!constraint.isActive)
  }

  @Test func `AL37: a constraint can be added above the nearest common superview`() {
    let grandparent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    grandparent.addSubview(parent)
    let constraint = width(10)
    grandparent.addConstraint(constraint)
    grandparent.layoutIfNeeded()
    #expect(grandparent.constraints == [constraint])
    #expect(first.frame.width == 10)
  }

  @Test func `AL38, S52: a view lists the constraints that it holds, in the order of adding`() {
    let (one, two) = (width(10), first.heightAnchor.constraint(equalToConstant: 5))
    first.addConstraints([two, one])
    #expect(first.constraints == [two, one])
    first.removeConstraint(two)
    #expect(first.constraints == [one])
    #expect(!two.isActive)
  }

  @Test func `AL39, S53: a removed view loses the constraints of superviews and keeps its own`() {
    let inside = UIView()
    first.addSubview(inside)
    let own = width(10)
    let outer = inside.topAnchor.constraint(equalTo: second.topAnchor)
    let kept = inside.leftAnchor.constraint(equalTo: first.leftAnchor)
    NSLayoutConstraint.activate([own, outer, kept])
    first.removeFromSuperview()
    #expect([own, outer, kept].map(\.isActive) == [true, false, true])
    parent.addSubview(first)
    #expect(!outer.isActive)
  }

  @Test func `AL39: addSubview to another view counts as a removal`() {
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
    constraint.isActive = true
    UIView().addSubview(first)
    #expect(!constraint.isActive)
  }

  @Test func `AL40: a constraint does not own its items`() {
    var view: UIView? = UIView()
    let constraint = view?.widthAnchor.constraint(equalToConstant: 10)
    constraint?.isActive = true
    view = nil
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
    let reports = Reports.during { constraint?.isActive = true }
    #expect(reports.count == 1)
  }

  @Test func `AL41: a tree keeps its layout in another window`() {
    NSLayoutConstraint.activate([
      width(10), first.heightAnchor.constraint(equalTo: first.widthAnchor),
      first.rightAnchor.constraint(equalTo: parent.rightAnchor),
      first.topAnchor.constraint(equalTo: parent.topAnchor, constant: 3),
    ])
    for _ in 1...2 {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(parent)
      first.frame = .zero
      parent.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(first.frame == CGRect(x: 190, y: 3, width: 10, height: 10))
    }
  }

  @Test func `AL111: the order of constraints does not change a unique solution`() {
    for reversed in [false, true] {
      let constraints = [
        width(40), first.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 7),
        second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
        second.rightAnchor.constraint(equalTo: parent.rightAnchor),
      ]
      NSLayoutConstraint.activate(reversed ? constraints.reversed() : constraints)
      parent.layoutIfNeeded()
      #expect(second.frame.minX == 55)
      #expect(second.frame.width == 145)
      NSLayoutConstraint.deactivate(constraints)
    }
  }

  @Test func `S50: without a second item the multiplier does not count`() {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .width,
      multiplier: 3,
      constant: 10
    )
    constraint.isActive = true
    parent.layoutIfNeeded()
    #expect(first.frame.width == 10)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test func `S57: of required constraints that contradict, one is dropped and reported`() {
    NSLayoutConstraint.activate([width(10), width(20)])
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(first.frame.width == 10)
  }

  @Test func `S59: attributes are those of the alignment rectangle`() {
    final class InsetView: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = InsetView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 16, height: 14))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 10, height: 10)) == view.frame)
  }
}
