import TatamiUIKit
import TatamiHost
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct LayoutPassTests {
  let diary = Diary()

  /// Three views inside one another, all laid out.
  private func chain() -> (DiaryView, DiaryView, DiaryView) {
    let views = ["root", "middle", "leaf"].map { DiaryView($0, diary) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    _ = diary.take()
    return (views[0], views[1], views[2])
  }

  @Test func `S30: parents are laid out before children, drawing comes after layout`() {
    let (root, middle, leaf) = chain()
    let picture = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    picture.action = { [diary] _ in diary.lines.append("picture draws") }
    root.addSubview(picture)
    for view in [leaf, middle, root] { view.setNeedsLayout() }
    _ = diary.take()
    _ = ViewRenderer.displayList(of: root)
    #expect(
      diary.take() == ["root lays out", "middle lays out", "leaf lays out", "picture draws"]
    )
  }

  @Test func `S31: any number of marks cause one layout`() {
    let (root, _, _) = chain()
    for _ in 0..<5 { root.setNeedsLayout() }
    #expect(diary.lines.isEmpty)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(diary.take() == ["root lays out"])
  }

  @Test func `S32: a view marked in its own layout waits for the next pass`() {
    let (root, _, _) = chain()
    var marks = 1
    root.whenLaidOut = { [unowned root] in
      if marks > 0 {
        marks -= 1
        root.setNeedsLayout()
      }
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.take() == ["root lays out"])
    #expect(root.layer.needsLayout())
    root.layoutIfNeeded()
    #expect(diary.take() == ["root lays out"])
    #expect(!root.layer.needsLayout())
  }

  @Test func `S257: a layout that marks itself in every pass is stopped and reported`() {
    let (root, middle, leaf) = chain()
    middle.whenLaidOut = { [unowned middle] in middle.setNeedsLayout() }
    middle.setNeedsLayout()
    let reports = Reports.during { _ = ViewRenderer.displayList(of: root) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("\(middle)") == true)
    #expect(reports.first?.contains("\(leaf)") == false)
    #expect(diary.take().count == 50)
    #expect(!middle.layer.needsLayout())
    #expect(Reports.during { _ = ViewRenderer.displayList(of: root) } == [])
    #expect(diary.take() == [])
  }

  @Test func `S257: views that mark each other for layout are reported together`() {
    let (root, middle, leaf) = chain()
    middle.whenLaidOut = { [unowned middle] in middle.frame.size.width += 1 }
    leaf.whenLaidOut = { [unowned middle] in middle.setNeedsLayout() }
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    let report = Reports.during { _ = ViewRenderer.displayList(of: root) }.first ?? ""
    #expect(report.contains("\(middle)"))
    middle.whenLaidOut = {}
    leaf.whenLaidOut = {}
    root.setNeedsLayout()
    #expect(Reports.during { _ = ViewRenderer.displayList(of: root) } == [])
  }

  @Test func `S257: a layout that settles within 50 passes is not reported`() {
    let (root, middle, _) = chain()
    middle.whenLaidOut = { [unowned middle] in
      if middle.frame.width < 40 { middle.frame.size.width += 1 }
    }
    middle.setNeedsLayout()
    #expect(Reports.during { _ = ViewRenderer.displayList(of: root) } == [])
    #expect(middle.frame.width == 40)
  }

  @Test func `S33: subviews that a layout resizes are laid out in the same pass`() {
    let (root, middle, leaf) = chain()
    root.whenLaidOut = { [unowned middle] in middle.frame.size.width += 10 }
    middle.whenLaidOut = { [unowned leaf, unowned middle] in leaf.frame = middle.bounds }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.take() == ["root lays out", "middle lays out", "leaf lays out"])
    #expect(leaf.frame.width == 10)
    #expect(!root.layer.needsLayout())
    #expect(!middle.layer.needsLayout())
  }

  @Test func `S34: the topmost of the marked views above is laid out first`() {
    let (root, middle, leaf) = chain()
    middle.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(diary.take() == ["middle lays out", "leaf lays out"])
    root.setNeedsLayout()
    leaf.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(diary.take() == ["leaf lays out"])
    middle.setNeedsLayout()
    leaf.layoutIfNeeded()
    #expect(diary.take() == ["root lays out", "middle lays out"])
  }

  @Test func `S34: marks deep inside are found, and without marks nothing happens`() {
    let (root, _, leaf) = chain()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diary.take() == ["leaf lays out"])
    root.layoutIfNeeded()
    leaf.layoutIfNeeded()
    #expect(diary.lines.isEmpty)
  }

  @Test func `S35: views without a window are laid out`() {
    let view = DiaryView("view", diary)
    view.layoutIfNeeded()
    #expect(diary.take() == ["view lays out"])
  }

  @Test func `S37: hidden and transparent views are laid out too`() {
    let (root, middle, leaf) = chain()
    middle.isHidden = true
    leaf.alpha = 0
    for view in [root, middle, leaf] { view.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(diary.take() == ["root lays out", "middle lays out", "leaf lays out"])
  }

  @Test func `S41: layout and display are marked apart, only redraw draws a new size`() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = ViewRenderer.displayList(of: view)
    view.setNeedsLayout()
    #expect(!view.layer.needsDisplay())
    view.layoutIfNeeded()
    view.setNeedsDisplay()
    #expect(view.layer.needsDisplay())
    #expect(!view.layer.needsLayout())
    _ = ViewRenderer.displayList(of: view)
    view.frame.size.width = 20
    _ = ViewRenderer.displayList(of: view)
    #expect(view.drawnRects.count == 2)
    view.contentMode = .redraw
    view.frame.size.width = 30
    _ = ViewRenderer.displayList(of: view)
    #expect(view.drawnRects.last == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(view.drawnRects.count == 3)
  }

  @Test func `S41: old contents are placed by the content mode`() throws {
    let boxes: [(UIView.ContentMode, CGRect)] = [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 20, height: 40)),
      (.scaleAspectFit, CGRect(x: 0, y: 10, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
      (.bottomRight, CGRect(x: 10, y: 30, width: 10, height: 10)),
    ]
    for (mode, box) in boxes {
      let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.contentMode = mode
      view.action = { rect in
        UIColor.red.setFill()
        UIBezierPath(rect: rect).fill()
      }
      _ = ViewRenderer.displayList(of: view)
      view.frame.size = CGSize(width: 20, height: 40)
      #expect(try Pixels(of: view).inked == box, "\(mode)")
    }
  }

  @Test func `S42: drawing has a context whose origin is the bounds' and gets the bounds`() throws {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 100, y: 50)
    var hasContext = false
    view.action = { _ in
      hasContext = UIGraphicsGetCurrentContext() != nil
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 105, y: 55, width: 5, height: 5)).fill()
    }
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    #expect(try Pixels(of: root).inked == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(hasContext)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(view.drawnRects == [view.bounds])
  }

  @Test func `S42: views of zero size do not draw`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let flat = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 0))
    root.addSubview(flat)
    _ = ViewRenderer.displayList(of: root)
    #expect(flat.drawnRects.isEmpty)
    flat.frame.size.height = 5
    flat.setNeedsDisplay()
    _ = ViewRenderer.displayList(of: root)
    #expect(flat.drawnRects.count == 1)
  }

  @Test func `S42: views added while drawing are drawn after one more layout`() throws {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let late = DiaryView("late", diary, frame: view.bounds)
    let inside = UIView()
    inside.backgroundColor = .red
    late.addSubview(inside)
    late.whenLaidOut = { inside.frame = CGRect(x: 5, y: 5, width: 10, height: 10) }
    view.action = { [unowned view] _ in view.addSubview(late) }
    #expect(try Pixels(of: view).inked == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(view.drawnRects.count == 1)
  }
}
