import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Frames of box views` {
  @Test func `golden frames through views, at first and after edits`() throws {
    var count = 0
    let largest = Thoroughness.cases(60, thorough: 2000)
    for golden in try BoxGolden.all() where golden.expect.frames.count <= largest {
      guard GoldenBox.isSupported(golden.scene) else { continue }
      // Frames that nothing limits are reported and no view gets them.
      guard golden.expect.frames.allSatisfy({ $0.numbers.allSatisfy { $0.magnitude < 1e15 } })
      else { continue }
      let box = GoldenBox(golden.scene)
      count += 1
      try expect(golden, box)
      box.edit()
      try expect(golden, box)
    }
    #expect(count > 150)
  }

  private func expect(_ golden: BoxGolden, _ box: GoldenBox) throws {
    let (frames, expected) = (box.frames(), golden.expect.frames)
    try #require(frames.map(\.path) == expected.map(\.path), "\(golden)")
    let wrong = zip(frames, expected).first { !$0.isClose(to: $1) }
    #expect(wrong == nil, "\(golden): \(wrong as Any)")
    #expect(box.isOnPixels, "\(golden)")
  }

  @Test func `C2: the classes of boxes have typed properties`() {
    #expect(HBox().regulator.direction == .horizontal)
    #expect(VBox().regulator.direction == .vertical)
    #expect(HFlow(count: 3).regulator.arrange == 3)
    #expect(HFlow().regulator.direction == .horizontal)
    #expect(VFlow().regulator.direction == .vertical)
    let box: LinearBox = VBox()
    #expect(box.layoutRegulator === box.regulator)
    #expect(box.layoutMeasure === box.regulator)
    #expect(ZBox().regulator.justifyContent == .none)
  }

  @Test func `a horizontal box and a vertical one`() {
    #expect(
      frames(filled(HBox(), SampleView(10, 20), SampleView(30, 40)))
        == [rect(0, 0, 10, 20), rect(10, 0, 30, 40)]
    )
    #expect(
      frames(filled(VBox(), SampleView(10, 20), SampleView(30, 40)))
        == [rect(0, 0, 10, 20), rect(0, 20, 30, 40)]
    )
  }

  @Test func `C1: the body is built once, when the properties are ready`() {
    final class Card: VBox {
      let gap: CGFloat = 7
      var builds = 0
      override func buildBody() {
        builds += 1
        regulator.space = gap
        addSubview(SampleView())
      }
    }
    let card = Card()
    #expect(card.builds == 1)
    #expect(card.regulator.space == 7)
    #expect(card.layoutChildren.count == 1)
  }

  @Test func `edges on fractions of pixels coincide after rounding`() {
    let box = HBox()
    box.regulator.size = BoxSize(width: 100, height: 10)
    for _ in 0..<3 {
      let inner = filled(ZBox(), SampleView())
      inner.regulator.size = BoxSize(width: .fill, height: .fill)
      inner.subviews[0].layoutMeasure.size = inner.regulator.size
      box.addSubview(inner)
    }
    let result = frames(box)
    let scale = box.traitCollection.displayScale
    #expect(result.map(\.maxX).dropLast() == result.map(\.minX).dropFirst())
    #expect(result.last?.maxX == 100)
    for frame in result { #expect((frame.minX * scale).rounded() == frame.minX * scale) }
    for inner in box.subviews { #expect(inner.subviews[0].frame == inner.bounds) }
  }

  @Test func `right-to-left boxes mirror leading edges, margins and order`() {
    let (first, second) = (SampleView(10, 10), SampleView(20, 10))
    let box = filled(HBox(), first, second)
    box.regulator.size = BoxSize(width: 100, height: 10)
    box.regulator.padding = BorderInsets(leading: 5, trailing: 0)
    first.layoutMeasure.margin = BorderInsets(leading: 1, trailing: 2)
    #expect(frames(box) == [rect(6, 0, 10, 10), rect(18, 0, 20, 10)])
    box.semanticContentAttribute = .forceRightToLeft
    #expect(frames(box) == [rect(22, 0, 10, 10), rect(0, 0, 20, 10)])
    box.regulator.semanticDirection = .leftToRight
    #expect(frames(box) == [rect(6, 0, 10, 10), rect(18, 0, 20, 10)])
  }

  @Test func `borders are lines along the edges`() throws {
    let box = filled(ZBox(), SampleView(40, 20))
    box.borders = Borders(
      top: Border([.thick(2), .color(.red), .lead(3), .trail(5)]),
      right: Border([.color(.blue), .offset(4), .dash(2, 1)])
    )
    box.layoutIfNeeded()
    let lines = (box.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    try #require(lines.count == 2)
    #expect(lines[0].path?.boundingBox == rect(3, 1, 32, 0))
    #expect(lines[0].lineWidth == 2)
    #expect(lines[1].path?.boundingBox == rect(35.5, 0, 0, 20))
    #expect(lines[1].lineDashPattern == [2, 1])
    box.borders = Borders()
    #expect(box.layer.sublayers?.count == 1)
  }
}
