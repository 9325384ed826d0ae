import TatamiGeometry
import Testing

@testable import TatamiDrawing

/// The rectangles around the differences of display lists.
@Suite struct DifferenceTests {
  private static let boxes = (0..<5).map {
    Drawing.fill(x: 0, y: Double(10 * $0), width: 8, height: 8, Drawing.red)
  }

  private static func list(_ commands: [DisplayList.Command]) -> DisplayList {
    DisplayList([.concat(Transform(translationX: 100, y: 0))] + commands)
  }

  @Test func `equal lists do not differ`() {
    #expect(Self.list(Self.boxes).difference(from: Self.list(Self.boxes), pixel: .zero) == nil)
  }

  @Test func `the difference surrounds the changed shapes in both lists`() {
    var changed = Self.boxes
    changed[2] = Drawing.fill(x: 4, y: 20, width: 8, height: 4, Drawing.blue)
    let difference = Self.list(changed).difference(from: Self.list(Self.boxes), pixel: .zero)
    #expect(difference == Rect(x: 100, y: 20, width: 12, height: 8))
  }

  @Test func `a removed shape is a difference`() {
    let rest = Self.list(Array(Self.boxes.dropLast()))
    #expect(
      rest.difference(from: Self.list(Self.boxes), pixel: .zero)
        == Rect(x: 100, y: 40, width: 8, height: 8)
    )
  }

  @Test func `only the visible part of clipped shapes differs`() {
    let clip = DisplayList.Command.clip(Drawing.rect(x: 0, y: 0, width: 4, height: 100), .nonZero)
    let one = Self.list([.save, clip] + Self.boxes + [.restore])
    let other = Self.list([.save, clip] + Self.boxes.dropLast() + [.restore])
    #expect(one.difference(from: other, pixel: .zero) == Rect(x: 100, y: 40, width: 4, height: 8))
  }

  @Test func `shapes beside a clip show in the pixels that both cover`() {
    let clip = DisplayList.Command.clip(Drawing.rect(x: 9.25, y: 0, width: 9, height: 9), .nonZero)
    let shape = Drawing.fill(x: 8.25, y: 2, width: 0.5, height: 4, Drawing.red)
    let one = DisplayList([.save, clip, shape, .restore])
    let other = DisplayList([.save, clip, .restore])
    let difference = one.difference(from: other, pixel: Size(width: 2, height: 2))
    #expect(difference == Rect(x: 8.25, y: 2, width: 0.5, height: 4))
  }

  @Test func `a change of a group or of the state surrounds everything`() {
    let all = Rect(x: 100, y: 0, width: 8, height: 48)
    let grouped = [.beginGroup(Group(opacity: 0.5))] + Self.boxes + [.endGroup]
    var changed = grouped
    changed[2] = Drawing.fill(x: 0, y: 10, width: 8, height: 8, Drawing.blue)
    #expect(Self.list(changed).difference(from: Self.list(grouped), pixel: .zero) == all)
    let moved = [.save, .concat(.identity)] + Self.boxes + [.restore]
    #expect(Self.list(moved).difference(from: Self.list(Self.boxes), pixel: .zero) == all)
  }

  @Test func `the position of text in its source is not drawn`() {
    let request = { (text: String) in
      TextRequest(runs: [TextRequest.Run(text, TextAttributes(font: FontDescriptor(pointSize: 12)))]
      )
    }
    let shaper = ArithmeticShaper()
    let line = { (text: String) in shaper.layout(request(text)).lines.last?.runs ?? [] }
    let lists = ["a\nsame", "ab\nsame"].map { text in
      DisplayList(line(text).map { DisplayList.Command.text($0, at: .zero) })
    }
    #expect(lists[0] != lists[1])
    #expect(lists[0].difference(from: lists[1], pixel: .zero) == nil)
  }
}
