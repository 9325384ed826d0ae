import TatamiGeometry
import Testing

@testable import TatamiBox

@Suite struct `Style limits` {
  private static let odd: [Double] = [.nan, .infinity, -.infinity, -1, 1e300, -1e300]

  @Test(arguments: [
    (BoxStyle(width: .fix(-1)), "width fixed is -1.0; it lies from 0 to 1e15"),
    (BoxStyle(width: .fix(.nan)), "width fixed is nan; it lies from 0 to 1e15"),
    (BoxStyle(height: .ratio(.infinity)), "height ratio is inf; it lies from 0 to 1e15"),
    (BoxStyle(height: .aspectRatio(0)), "height aspectRatio is 0.0; it is above 0"),
    (BoxStyle(width: .wrap(add: .nan)), "width add is nan; it lies from -1e15 to 1e15"),
    (BoxStyle(width: .wrap(min: -2)), "width min is -2.0; it lies from 0 to 1e15"),
    (BoxStyle(width: .wrap(max: -2)), "width max is -2.0; it is at least 0"),
    (BoxStyle(width: .wrap(max: .infinity)), "width max is inf; it is at least 0"),
    (BoxStyle(width: .wrap(shrink: -1)), "width shrink is -1.0; it lies from 0 to 1e15"),
    (BoxStyle(width: .wrap(grow: .nan)), "width grow is nan; it lies from 0 to 1e15"),
    (BoxStyle(margin: Insets(left: .nan)), "margin left is nan; it lies from -1e15 to 1e15"),
    (BoxStyle(alignment: .horzCenter(.nan)), "alignment ratio is nan; it lies from -1 to 1"),
  ])
  func `an invalid number in a style is reported`(_ style: BoxStyle, _ error: String) {
    #expect(StyleLimits.validationError(in: style) == error)
    #expect(
      StyleLimits.validationError(in: stored(style)) == (error.hasSuffix("above 0") ? error : nil)
    )
  }

  /// Returns the style that the records of a node contain once a style is stored in them.
  private func stored(_ style: BoxStyle) -> BoxStyle {
    var header = NodeHeader(.leaf, 0)
    var extents = NodeExtents()
    header.setStyle(style)
    extents.setStyle(style)
    return BoxStyle(header, extents, ExtendedStyle(clamping: style))
  }

  @Test func `a valid style is stored whole`() {
    var style = BoxStyle(
      width: .wrap(add: 1, min: 2, max: 3, priority: 4, shrink: 5),
      height: .ratio(6),
      margin: Insets(top: 7, left: 8, bottom: 9, right: 10),
      alignment: .center(0.25, -0.5)
    )
    style.flowEnding = true
    style.activated = false
    #expect(stored(style) == style)
  }

  @Test func `an invalid number in a layout is reported and clamped`() {
    var layout = BoxLayout.vflow
    layout.arrange = -3
    layout.padding = Insets(top: .infinity)
    layout.itemSpace = -.infinity
    layout.runRowSizes = [.fix(.nan)]
    #expect(
      StyleLimits.validationError(in: layout) == "padding top is inf; it lies from -1e15 to 1e15"
    )
    let clamped = StyleLimits.clamped(layout)
    #expect(StyleLimits.validationError(in: clamped) == nil)
    #expect(clamped.padding.top == 1e15)
    #expect(clamped.itemSpace == -1e15)
    #expect(clamped.arrange == 0)
    #expect(clamped.runRowSizes == [0])
    layout.padding = .zero
    #expect(
      StyleLimits.validationError(in: layout) == "itemSpace is -inf; it lies from -1e15 to 1e15"
    )
    layout.itemSpace = -5
    #expect(StyleLimits.validationError(in: layout) == "arrange is -3.0; it lies from 0 to 1e15")
    layout.arrange = 0
    #expect(
      StyleLimits.validationError(in: layout) == "runRowSizes fixed is nan; it lies from 0 to 1e15"
    )
  }

  @Test func `numbers are clamped to the nearest valid one`() {
    for value in Self.odd {
      #expect(StyleLimits.signed(value).magnitude <= 1e15)
      #expect(StyleLimits.nonnegative(value) >= 0)
      #expect(StyleLimits.nonnegative(value) <= 1e15)
      #expect(StyleLimits.maximum(value) >= 0)
      #expect(StyleLimits.maximum(value).isFinite)
      #expect(StyleLimits.finite(value).isFinite)
    }
    #expect(StyleLimits.validationError(in: Size(width: -1, height: 3)) != nil)
    #expect(StyleLimits.clamped(Size(width: .nan, height: .infinity)).height.isFinite)
    #expect(StyleLimits.clamped(Size(width: -4, height: 3)) == Size(width: 0, height: 3))
  }

  @Test func `clamped extremes give finite frames`() throws {
    for first in Self.odd + [0, 1, 1e15] {
      for second in Self.odd + [0, 50] {
        try layOut(first, second)
      }
    }
  }

  private func layOut(_ first: Double, _ second: Double) throws {
    var tree = BoxTree()
    let lengths: [SizeDescription] = [
      .fix(first), .ratio(second), .wrap(add: first, min: second, shrink: 1), .aspectRatio(2),
      .wrap(max: first, grow: second), .wrap(shrink: second),
    ].map(StyleLimits.clamped)
    let insets = StyleLimits.clamped(Insets(top: first, left: second, bottom: second, right: first))
    for kind in [BoxLayout.hbox, .vflow, .zbox] {
      var layout = kind
      layout.padding = insets
      layout.space = StyleLimits.signed(second)
      layout.format = .round
      let root = tree.makeBox(layout, BoxStyle(width: lengths[2], height: .wrap))
      var nodes = [root]
      for (index, length) in lengths.enumerated() {
        let style = BoxStyle(width: length, height: lengths[5 - index], margin: insets)
        nodes.append(tree.makeLeaf(style, content: Size(width: 10, height: 1e15)))
        try tree.insert(nodes[index + 1], into: root)
      }
      try tree.layout(root)
      for node in nodes {
        let frame = try tree.frame(of: node)
        #expect(frame.minX.isFinite)
        #expect(frame.minY.isFinite)
        #expect(frame.width >= 0)
        #expect(frame.height >= 0)
        #expect(frame.width.isFinite)
        #expect(frame.height.isFinite)
      }
    }
  }
}
