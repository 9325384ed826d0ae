import TatamiDocuments
import TatamiScene
import TestSupport
import Testing

/// Nodes of box documents whose content constraints place.
@Suite struct NestedConstraintsTests {
  /// A row: a node of constraints beside a leaf.
  private static func document(
    node: String = #""width": "wrap", "height": "wrap""#,
    views: String = #"{"name": "a", "intrinsic": [40, 10]}, {"name": "b", "parent": "a"}"#,
    constraints: String
  ) throws -> SceneValue {
    let text = """
      {"layout": "box", "size": [200, 100], "root": {"type": "hbox", "width": "fill",
       "height": "fill", "padding": [5, 5, 5, 5], "children": [{"content": [30, 20]},
       {"type": "constraints", \(node), "views": [\(views)], "constraints": [\(constraints)]}]}}
      """
    return try SceneDocument.parse(Array(text.utf8))
  }

  /// A view with a margin of 8 points, and a view inside of it.
  private static let margins = """
    {"id": "1", "item": "a", "attribute": "leading", "to": "root", "constant": 8},
    {"id": "2", "item": "root", "attribute": "trailing", "to": "a", "constant": 8},
    {"id": "3", "item": "a", "attribute": "top", "to": "root", "constant": 8},
    {"id": "4", "item": "root", "attribute": "bottom", "to": "a", "constant": 8},
    {"id": "5", "item": "b", "attribute": "width", "to": "a", "multiplier": 0.5},
    {"id": "6", "item": "b", "attribute": "height", "constant": 4},
    {"id": "7", "item": "b", "attribute": "left", "to": "a"},
    {"id": "8", "item": "b", "attribute": "bottom", "to": "a"}
    """

  private func answer(_ document: SceneValue) throws -> String {
    JSONWriter.text(of: try SceneLayout.read(document).frames())
  }

  private func message(_ document: SceneValue) -> String {
    do throws(SceneError) {
      _ = try SceneLayout.read(document)
    } catch {
      return error.description
    }
    return ""
  }

  @Test func `constraints determine the size of a node in a box`() throws {
    let text = try answer(Self.document(constraints: Self.margins))
    #expect(text.contains(#"["0.1",35,5,56,26]"#))
    #expect(
      text.contains(
        #""constraints":{"0.1":{"frames":[["a",8,8,40,10],["b",0,6,20,4]]}}"#
      )
    )
  }

  @Test func `constraints are solved in the size that the box gives the node`() throws {
    let node = #""width": "fill", "height": 50"#
    let text = try answer(Self.document(node: node, constraints: Self.margins))
    #expect(text.contains(#"["0.1",35,5,160,50]"#))
    #expect(text.contains(#"[["a",8,8,144,34],["b",0,30,72,4]]"#))
  }

  @Test func `nodes that are not active have no solution`() throws {
    let node = #""activated": false"#
    let text = try answer(Self.document(node: node, constraints: Self.margins))
    #expect(!text.contains("constraints"))
  }

  @Test func `a node lists its ambiguous views and broken constraints`() throws {
    let constraints = """
      {"id": "w", "item": "root", "attribute": "width", "constant": 60},
      {"id": "v", "item": "root", "attribute": "width", "constant": 70},
      {"id": "h", "item": "root", "attribute": "height", "constant": 9}
      """
    let node = #""width": 60, "height": 9"#
    let views = #"{"name": "a"}"#
    let text = try answer(Self.document(node: node, views: views, constraints: constraints))
    #expect(text.contains(#""ambiguous":["a"]"#))
    #expect(text.contains(#""broken":["v"]"#))
  }

  @Test func `a wireframe draws the content of a node at its position`() throws {
    let drawing = try SceneLayout.read(Self.document(constraints: Self.margins)).drawing()
    let boxes = drawing.boxes.filter { ["a", "b"].contains($0.label) }
    #expect(boxes.map(\.frame.minX) == [43, 43])
    #expect(boxes.map(\.frame.minY) == [13, 19])
    #expect(boxes.map(\.frame.width) == [40, 20])
    #expect(drawing.distances.count == 8)
    #expect(drawing.distances.first?.start.x == 43)
    #expect(drawing.distances.first?.end.x == 35)
  }

  @Test(arguments: [
    (
      #"{"id": "1", "item": "c", "attribute": "left", "to": "a"}"#,
      "$.root.children[1].constraints[0].item: unknown value 'c'"
    ),
    (
      #"{"id": "1", "item": "a", "attribute": "left", "to": "root", "toAttribute": "top"}"#,
      "$.root.children[1].constraints[0].toAttribute: "
    ),
    (
      #"{"id": "1", "item": "a", "attribute": "lef", "to": "root"}"#,
      "$.root.children[1].constraints[0].attribute: unknown value 'lef'; did you mean 'left'?"
    ),
    (#"{"item": "a"}"#, "$.root.children[1].constraints[0]: "),
  ])
  func `errors in a node state its path`(constraint: String, message expected: String) throws {
    let text = try message(Self.document(constraints: constraint))
    #expect(text.hasPrefix(expected), "\(text)")
  }

  @Test func `only a node of constraints has views`() throws {
    let text = try message(
      Self.document(node: #""space": 4"#, constraints: Self.margins)
    )
    #expect(text.hasPrefix("$.root.children[1]: unknown key 'space'"), "\(text)")
    let leaf = #"{"layout": "box", "root": {"views": []}}"#
    let message = try message(SceneDocument.parse(Array(leaf.utf8)))
    #expect(message.hasPrefix("$.root: unknown key 'views'"), "\(message)")
  }
}
