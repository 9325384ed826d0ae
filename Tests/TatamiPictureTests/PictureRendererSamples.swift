import TatamiPicture
import Testing

/// The sample of `PictureRenderer`.
@Suite struct PictureRendererSamples {
  private let text = #"{"view": {"type": "label", "text": "Hello"}}"#

  /// Compiled only: when all tests run, the usual time can be over.
  func render() async throws -> RenderedPicture {
    let document = try SceneDocument.parse(Array(text.utf8))
    var request = PictureRequest(.scene(document))
    request.format = .svg
    let picture = try await PictureRenderer().render(request)
    return picture
  }

  @Test func `a document becomes a file`() async throws {
    var request = PictureRequest(.scene(try SceneDocument.parse(Array(text.utf8))))
    request.format = .svg
    var renderer = PictureRenderer()
    renderer.limits.duration = .seconds(300)
    let picture = try await renderer.render(request)
    #expect(String(decoding: picture.data, as: UTF8.self).contains("Hello"))
  }
}
