import Foundation
import TatamiPicture
import Testing

// The samples in the documentation of types of TatamiScene.

@MainActor
@Suite struct SceneTypeSamples {
  @Test func `the sample of SceneData gives the stated values`() throws {
    let guest = try SceneData(.object(["name": .string("Ada")]))
    let rows = try SceneData.csv(Array("name\nAda\nBen\n".utf8), name: "guests.csv")
    #expect(guest.items == nil)
    #expect(rows.items?.count == 2)
  }

  func sceneDrawing(scene: any LaidOutScene) {
    var drawing = scene.drawing()
    drawing.size.height += 20
    _ = drawing
  }

  func sceneEdits(document: SceneValue, node: SceneNode) {
    var edits = SceneEdits()
    edits.set("text", of: node, to: .string("Hello"), in: document)
    let changed = edits.applied(to: document)
    _ = changed
  }

  @Test func `the sample of SceneParameters gives the stated values`() throws {
    let text = #"{"view": {"type": "label", "text": "Hello, {{name}}"}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let parameters = SceneParameters(of: document)
    #expect(parameters.names == ["name"])
  }

  @Test func `the sample of ViewScene gives the stated values`() throws {
    let text = #"{"view": {"type": "label", "text": "Hello"}}"#
    let document = try SceneDocument.parse(Array(text.utf8))
    let view = try ViewScene(document).view
    #expect(view.frame.width > 0)
  }

  func viewSceneOptions(document: SceneValue) throws {
    var options = ViewScene.Options()
    options.style = .dark
    options.data = try SceneData(.object(["name": .string("Ada")]))
    let scene = try ViewScene(document, options: options)
    _ = scene
  }

  func wireframe(document: SceneValue) throws {
    let scene = try SceneLayout.read(document)
    let picture = Picture(of: try Wireframe(of: scene).view())
    _ = picture
  }
}
