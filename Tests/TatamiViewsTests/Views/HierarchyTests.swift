import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct HierarchyTests {
  let diary = Diary()

  @Test func `S20: subviews are owned and stand back to front, the superview is not owned`() {
    var parent: UIView? = UIView()
    let child = UIView()
    weak var owned: UIView?
    do {
      let other = UIView()
      owned = other
      parent?.addSubview(other)
    }
    parent?.addSubview(child)
    #expect(owned != nil)
    #expect(parent?.subviews.first === owned)
    #expect(parent?.subviews.last === child)
    parent = nil
    #expect(owned == nil)
    #expect(child.superview == nil)
  }

  @Test func `S21: adding takes a view from where it was and puts it in front`() {
    let (old, new) = (UIView(), UIView())
    let (a, b, c) = (UIView(), UIView(), UIView())
    for view in [a, b] { new.addSubview(view) }
    old.addSubview(c)
    new.addSubview(c)
    #expect(old.subviews.isEmpty)
    #expect(c.superview === new)
    new.addSubview(a)
    #expect(new.subviews == [b, c, a])
  }

  @Test func `S21: places beyond the end append, neighbors stand next to each other`() {
    let parent = UIView()
    let views = (0..<5).map { _ in UIView() }
    parent.insertSubview(views[0], at: 99)
    parent.insertSubview(views[1], at: -5)
    #expect(parent.subviews == [views[1], views[0]])
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
    parent.insertSubview(views[4], aboveSubview: UIView())
    #expect(parent.subviews.last === views[4])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `S22: callbacks come in order, the reorganisation between will and did`() {
    let (old, new) = (DiaryView("old", diary), DiaryView("new", diary))
    let view = DiaryView("view", diary)
    old.addSubview(view)
    _ = diary.take()
    new.addSubview(view)
    #expect(
      diary.take() == [
        "old will remove view of 1",
        "view will move from old to new",
        "view did move to new",
        "new did add view",
      ]
    )
  }

  @Test func `S23: the superview changes between will and did`() {
    let parent = DiaryView("parent", diary)
    let view = DiaryView("view", diary)
    parent.addSubview(view)
    _ = diary.take()
    view.removeFromSuperview()
    #expect(
      diary.take() == [
        "parent will remove view of 1",
        "view will move from parent to nothing",
        "view did move to nothing",
      ]
    )
  }

  @Test func `S24: removing a view without superview does nothing`() {
    DiaryView("view", diary).removeFromSuperview()
    #expect(diary.lines.isEmpty)
  }

  @Test func `S25: reordering calls nothing`() {
    let parent = DiaryView("parent", diary)
    let (a, b, c) = (DiaryView("a", diary), DiaryView("b", diary), DiaryView("c", diary))
    for view in [a, b, c] { parent.addSubview(view) }
    _ = diary.take()
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, b, c])
    parent.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(parent.subviews == [a, c, b])
    parent.exchangeSubview(at: 1, withSubviewAt: 1)
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    parent.bringSubviewToFront(UIView())
    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    #expect(diary.lines.isEmpty)
  }

  @Test func `S26: adding and removing mark the superviews for layout`() {
    let (old, new, view) = (UIView(), UIView(), UIView())
    old.addSubview(view)
    for parent in [old, new] { parent.layoutIfNeeded() }
    new.addSubview(view)
    #expect(old.layer.needsLayout())
    #expect(new.layer.needsLayout())
    new.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(new.layer.needsLayout())
  }

  @Test func `S27: layers follow their views, others keep their place`() {
    let parent = UIView()
    let (below, above) = (CALayer(), CALayer())
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.layer.addSublayer(below)
    parent.addSubview(a)
    parent.layer.addSublayer(above)
    parent.addSubview(c)
    parent.insertSubview(b, belowSubview: c)
    #expect(parent.layer.sublayers == [below, a.layer, b.layer, above, c.layer])
    a.removeFromSuperview()
    #expect(parent.layer.sublayers == [below, b.layer, above, c.layer])
    parent.insertSubview(a, at: 0)
    #expect(parent.layer.sublayers == [below, a.layer, b.layer, above, c.layer])
    #expect(a.layer.superlayer === parent.layer)
  }

  @Test func `S28: tags are looked up here first, then depth first`() {
    let root = UIView()
    let (first, deep, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    first.addSubview(deep)
    root.addSubview(second)
    deep.tag = 7
    second.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
  }

  @Test func `S29: a view is a descendant of itself and of all around it`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: leaf))
    #expect(leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
    #expect(!leaf.isDescendant(of: UIView()))
    #expect(leaf.next === middle)
    #expect(root.next == nil)
  }
}
