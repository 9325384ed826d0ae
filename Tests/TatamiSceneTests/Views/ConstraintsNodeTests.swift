import TatamiHost
import TatamiScene
import TatamiUIKit
import TestSupport
import Testing

/// Nodes of scenes that place their children by constraints.
@MainActor @Suite(.arithmeticText) struct ConstraintsNodeTests {
  /// A bar: an icon of 20 points, a title, and a value at the other end.
  private static let bar = """
    {"type": "constraints", "width": "fill", "height": 40, "guides": ["gap"], "children": [
      {"type": "shape", "id": "icon", "width": 20, "height": 20},
      {"type": "label", "id": "title", "text": "abcd", "size": 10},
      {"type": "vbox", "id": "value", "children": [{"type": "spacer", "width": 30, "height": 6}]}],
     "constraints": [
      {"item": "icon", "attribute": "leading", "to": "root", "constant": 10},
      {"item": "icon", "attribute": "centerY", "to": "root"},
      {"item": "title", "attribute": "leading", "to": "icon", "toAttribute": "trailing",
       "constant": 8},
      {"item": "title", "attribute": "centerY", "to": "icon"},
      {"item": "value", "attribute": "trailing", "to": "root", "constant": -10},
      {"item": "value", "attribute": "bottom", "to": "root"},
      {"item": "gap", "attribute": "leading", "to": "title", "toAttribute": "trailing"},
      {"item": "gap", "attribute": "trailing", "to": "value", "toAttribute": "leading"},
      {"item": "gap", "attribute": "width", "relation": ">=", "constant": 8},
      {"item": "gap", "attribute": "top", "to": "root"},
      {"item": "gap", "attribute": "height", "constant": 0}]}
    """

  private func frames(_ node: String) throws -> [CGRect] {
    try #require(try ViewFixture.view(node)).subviews.map(\.frame)
  }

  @Test func `children are placed by constraints`() throws {
    let frames = try frames(Self.bar)
    #expect(frames.count == 3)
    #expect(frames.first == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(frames.dropFirst().first?.minX == 38)
    #expect(frames.dropFirst().first?.midY == 20)
    #expect(frames.last == CGRect(x: 160, y: 34, width: 30, height: 6))
  }

  @Test func `children are mirrored in a scene from right to left`() throws {
    var options = ViewScene.Options()
    options.direction = .rightToLeft
    let view = try #require(try ViewFixture.view(Self.bar, options: options))
    #expect(view.subviews.first?.frame.minX == 170)
    #expect(view.subviews.last?.frame.minX == 10)
  }

  @Test func `constraints determine the size of a node that wraps its content`() throws {
    let view = try ViewFixture.view(
      """
      {"type": "hbox", "children": [{"type": "constraints", "children": [
        {"type": "shape", "id": "a", "width": 20, "height": 30}], "constraints": [
        {"item": "a", "attribute": "left", "to": "root", "constant": 4},
        {"item": "root", "attribute": "right", "to": "a", "constant": 6},
        {"item": "a", "attribute": "top", "to": "root", "constant": 1},
        {"item": "root", "attribute": "bottom", "to": "a", "constant": 2}]}]}
      """
    )
    #expect(view?.subviews.first?.frame.size == CGSize(width: 30, height: 33))
  }

  @Test func `priorities decide which child keeps the width of its content`() throws {
    let row = { (hugging: String) in
      """
      {"type": "constraints", "width": 100, "height": 20, "children": [
        {"type": "label", "id": "a", "text": "a", "hugging": \(hugging)},
        {"type": "label", "id": "b", "text": "b"}], "constraints": [
        {"item": "a", "attribute": "leading", "to": "root"},
        {"item": "b", "attribute": "leading", "to": "a", "toAttribute": "trailing"},
        {"item": "b", "attribute": "trailing", "to": "root"}]}
      """
    }
    let narrow = try #require(try frames(row("[700, 251]")).first)
    let wide = try #require(try frames(row("[100, 251]")).first)
    #expect(narrow.width < 20)
    #expect(wide.width > 80)
  }

  @Test(arguments: [
    (
      #"{"item": "b", "attribute": "left", "to": "root"}"#,
      "$.view.constraints[0].item: unknown value 'b'; did you mean 'a'?; allowed: a, root"
    ),
    (
      #"{"item": "a", "attribute": "left", "to": "c"}"#,
      "$.view.constraints[0].to: unknown value 'c'"
    ),
    (#"{"item": "a", "attribute": "left"}"#, "$.view.constraints[0].attribute: "),
    (
      #"{"item": "a", "attribute": "left", "to": "root", "toAttribute": "leading"}"#,
      "$.view.constraints[0].toAttribute: "
    ),
    (
      #"{"item": "a", "attribute": "left", "to": "root", "multiplier": 0}"#,
      "$.view.constraints[0].multiplier: "
    ),
    (
      #"{"item": "a", "attribute": "width", "to": "root", "toAttribute": "left"}"#,
      "$.view.constraints[0].toAttribute: "
    ),
    (
      #"{"item": "a", "attribute": "leftMargin", "to": "root"}"#,
      "$.view.constraints[0].attribute: unknown value 'leftMargin'"
    ),
    (
      #"{"item": "a", "attribute": "width", "priority": 0}"#,
      "$.view.constraints[0].priority: found the number 0"
    ),
    (#"{"attribute": "width"}"#, "$.view.constraints[0]: "),
    (
      #"{"item": "a", "attribute": "width", "constant": 1e9}"#,
      "$.view.constraints[0].constant: found the number"
    ),
  ])
  func `errors in constraints state their path`(constraint: String, expected: String) throws {
    let node = """
      {"type": "constraints", "children": [{"type": "spacer", "id": "a"}],
       "constraints": [\(constraint)]}
      """
    let message = ViewFixture.message(try ViewFixture.document(node))
    #expect(message.hasPrefix(expected), "\(message)")
  }

  @Test(arguments: [
    (#"{"type": "spacer", "id": "a"}"#, "", "$.view.children[1].id: another child or guide has"),
    (#"{"type": "spacer", "id": "root"}"#, "", "$.view.children[1].id: another child or guide has"),
    (#"{"type": "spacer"}"#, #""b", "a""#, "$.view.guides[1]: another child or guide has"),
  ])
  func `names occur once`(child: String, guides: String, expected: String) throws {
    let node = """
      {"type": "constraints", "children": [{"type": "spacer", "id": "a"}, \(child)],
       "guides": [\(guides)]}
      """
    let message = ViewFixture.message(try ViewFixture.document(node))
    #expect(message.hasPrefix(expected), "\(message)")
  }
}
