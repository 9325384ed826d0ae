import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Groups` {
  private let child = SampleView()
  private let group = HGroup()
  private let host = ZBox()

  private func build() {
    group.addLayoutNode(child)
    host.addLayoutNode(group)
  }

  @Test func `P47, P48: a group that is not activated calculates nothing until it is`() {
    build()
    group.layoutMeasure.activated = false
    host.layoutIfNeeded()
    for measure in [group.layoutMeasure, child.layoutMeasure] {
      #expect(measure.calculatedSize == .zero)
      #expect(measure.calculatedCenter == .zero)
    }
    group.layoutMeasure.activated = true
    host.layoutIfNeeded()
    #expect(group.layoutMeasure.calculatedSize == CGSize(width: 50, height: 50))
    #expect(child.layoutMeasure.calculatedSize == CGSize(width: 50, height: 50))
  }

  @Test func `P49, P50, P51, P52, C23: visibility adds and removes the views`() {
    build()
    #expect(child.superview === host)
    group.layoutVisibility = .gone
    #expect(child.superview == nil)
    group.layoutVisibility = .free
    #expect(child.superview === host)
    group.layoutVisibility = .gone
    #expect(child.superview == nil)
    group.layoutVisibility = .invisible
    host.layoutIfNeeded()
    #expect(child.superview == nil)
    #expect(host.bounds.width == 50)
    #expect(group.layoutChildren.count == 1)
  }

  @Test func `P53, P54: superBox is the group, and the box of the group`() {
    build()
    #expect(child.superBox === group)
    #expect(group.superBox === host)
  }

  @Test func `P55, P56, P57, P58: children leave a group as they leave a box`() {
    build()
    let other = SampleView()
    group.addLayoutNode(other)
    child.removeFromSuperBox()
    #expect(child.superview == nil)
    #expect(child.superBox == nil)
    #expect(group.layoutChildren.count == 1)
    other.removeFromSuperview()
    #expect(other.superview == nil)
    #expect(other.superBox == nil)
    #expect(group.layoutChildren.isEmpty)
  }

  @Test func `P59: a group that is not activated lists its child`() {
    build()
    group.layoutMeasure.activated = false
    #expect(group.layoutChildren.count == 1)
    #expect(group.layoutChildren.first === child)
  }

  @Test func `C21: the views stand in the nearest box, in its coordinates`() {
    let inner = filled(VGroup(), SampleView(10, 10), SampleView(20, 10))
    let outer = filled(HGroup(), SampleView(5, 5), inner)
    outer.regulator.padding = BorderInsets(top: 3, left: 2)
    let box = filled(VBox(), SampleView(40, 4), outer)
    #expect(
      frames(box)
        == [rect(0, 0, 40, 4), rect(2, 7, 5, 5), rect(7, 7, 10, 10), rect(7, 17, 20, 10)]
    )
  }

  @Test func `C22: a group without a box shows nothing`() {
    let inner = filled(HGroup(), filled(HFlowGroup(), child))
    #expect(child.superview == nil)
    let flow = filled(VFlowGroup(), inner)
    host.addLayoutNode(flow)
    #expect(child.superview === host)
    flow.removeFromSuperBox()
    #expect(child.superview == nil)
    #expect(child.superBox != nil)
  }

  @Test func `C24: children of a group that is not activated keep their frames`() {
    build()
    host.layoutIfNeeded()
    group.layoutMeasure.activated = false
    child.setContent(70, 70)
    host.layoutIfNeeded()
    #expect(child.frame == rect(0, 0, 50, 50))
  }

  @Test func `C5: nodes are views or virtual, and are called when they move`() {
    final class Observer: BoxGroup {
      var boxes: [ObjectIdentifier?] = []
      init() { super.init(ZRegulator()) }
      override func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?) {
        boxes.append(superBox.map(ObjectIdentifier.init))
      }
    }
    let observer = Observer()
    host.addLayoutNode(observer)
    host.insertLayoutNode(observer, at: 0)
    group.addLayoutNode(observer)
    observer.removeFromSuperBox()
    #expect(observer.boxes == [ObjectIdentifier(host), ObjectIdentifier(group), nil])
    #expect(group.layoutNodeView == nil)
    #expect(child.layoutNodeView === child)
    if case .virtual = child.layoutNodeType { Issue.record("a view is concrete") }
  }

  @Test func `C20: a group is a bag`() {
    weak var freed: BoxGroup?
    var isDisposed = false
    do {
      let group = ZGroup()
      freed = group
      Disposers.create { isDisposed = true }.dispose(by: group)
    }
    #expect(freed == nil)
    #expect(isDisposed)
  }
}
