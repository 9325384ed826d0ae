import TatamiUIKit
import TestSupport
import Testing

/// Reports of views that are not where their controllers are.
@MainActor
@Suite(.environment) struct HierarchyReportTests {
  @Test func `N6: a view under another controller than the parent of its own is reported`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    let holder = UIView()
    other.view.addSubview(holder)
    #expect(Reports.during { holder.addSubview(child.view) }.count == 1)
    #expect(child.view.superview === holder)
    #expect(Reports.during { parent.view.addSubview(child.view) }.isEmpty)
  }

  @Test func `N6: views without a controller around them, and of no parent, are not reported`() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    #expect(Reports.during { other.view.addSubview(child.view) }.isEmpty)
    parent.addChild(child)
    let holder = UIView()
    #expect(Reports.during { holder.addSubview(child.view) }.isEmpty)
  }
}
