import Foundation
import TestSupport
import Testing

@testable import Tatami

/// A node that is neither a view nor one of the package's groups.
@MainActor
private class CustomNode: BoxLayoutNode {
  let layoutMeasure: Measure
  let disposerBag = DisposerBag()
  var layoutVisibility = Visibility.visible
  let layoutNodeType: BoxLayoutNodeType
  private(set) var moves = 0

  init(_ measure: Measure = Measure(), _ type: BoxLayoutNodeType = .virtual) {
    (layoutMeasure, layoutNodeType) = (measure, type)
  }

  func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?) { moves += 1 }
}

/// A container without a view that is none of the package's groups.
private final class CustomGroup: CustomNode, BoxLayoutContainer {
  let layoutRegulator: Regulator

  init(_ regulator: Regulator) {
    layoutRegulator = regulator
    super.init(regulator)
  }
}

@MainActor @Suite(.arithmeticText) struct `Nodes of the program` {
  @Test func `C5: a node without a view takes its space`() {
    let node = CustomNode()
    node.layoutMeasure.size = .fixed(30)
    let last = SampleView(10, 10)
    let box = filled(HBox(), SampleView(20, 20), node, last)
    box.layoutIfNeeded()
    #expect(last.frame.minX == 50)
    #expect(box.layoutChildren.count == 3)
    #expect(node.superBox === box)
    node.removeFromSuperBox()
    box.layoutIfNeeded()
    #expect(last.frame.minX == 20)
    #expect(node.moves == 2)
  }

  @Test func `C5: a node with a view stands for the view`() {
    let view = SampleView(20, 20)
    weak var freed: CustomNode?
    let box = HBox()
    do {
      let node = CustomNode(Measure(), .concrete(view))
      freed = node
      node.attach(box).margin(left: 5)
    }
    box.layoutIfNeeded()
    #expect(view.superview === box)
    #expect(view.frame == rect(5, 0, 20, 20))
    #expect(freed?.superBox === box)
    view.removeFromSuperview()
    #expect(box.layoutChildren.isEmpty)
    #expect(freed == nil)
    box.addSubview(view)
    #expect(frames(box) == [rect(0, 0, 20, 20)])
  }

  @Test func `C5, C21: a container without a view arranges its children in the nearest box`() {
    let (first, second) = (SampleView(10, 10), SampleView(10, 10))
    let group = CustomGroup(LinearRegulator(direction: .vertical))
    group.addLayoutNode(first)
    #expect(first.superview == nil)
    let box = HBox()
    Puyo(group).attach(box)
    group.addLayoutNode(second)
    #expect(frames(box) == [rect(0, 0, 10, 10), rect(0, 10, 10, 10)])
    group.removeFromSuperBox()
    #expect(box.subviews.isEmpty)
    #expect(first.superBox === group)
  }
}
