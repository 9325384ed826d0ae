import TatamiPicture
import TestSupport
import Testing

@MainActor @Suite(.environment) struct ScenePictureTests {
  private nonisolated static let scene = #"{"view": {"type": "shape", "width": 40, "height": 30}}"#
  private nonisolated static let bracket =
    #"{"layout": "bracket", "api": "layers", "layers": 3, "size": [500, 400], "style": "left"}"#

  private func document(_ text: String) throws -> SceneValue {
    try SceneDocument.parse(Array(text.utf8))
  }

  @Test func `a scene is drawn in the size of its view`() throws {
    let picture = try Picture(of: document(Self.scene))
    #expect(picture.size == CGSize(width: 40, height: 30))
  }

  @Test func `a geometry document is drawn as a wireframe with a margin`() throws {
    let picture = try Picture(of: document(Self.bracket))
    #expect(picture.size == CGSize(width: 532, height: 432))
  }

  @Test(arguments: [Self.scene, Self.bracket])
  func `the appearance changes the colors`(text: String) throws {
    var options = ViewScene.Options()
    options.style = .dark
    let light = try Picture(of: document(text)).data(as: .svg, scale: 1, title: "")
    let dark = try Picture(of: document(text), options: options)
    #expect(try dark.data(as: .svg, scale: 1, title: "") != light)
  }

  @Test func `a geometry document takes no data`() throws {
    var options = ViewScene.Options()
    options.data = try SceneData(.array([]))
    let document = try document(Self.bracket)
    let error = #expect(throws: SceneError.self) { try Picture(of: document, options: options) }
    #expect(error?.description == "$: only documents with the key 'view' take data")
  }
}
