import Foundation
import TatamiPicture
import Testing

/// Pictures for servers.
@Suite struct PictureRendererTests {
  /// A renderer with time for the pictures of other tests, which wait for the same lock.
  private static var renderer: PictureRenderer {
    var renderer = PictureRenderer()
    renderer.limits.duration = .seconds(300)
    return renderer
  }

  private static func request(_ text: String, _ format: PictureFormat = .png) throws
    -> PictureRequest
  {
    var request = PictureRequest(.scene(try SceneDocument.parse(Array(text.utf8))))
    request.format = format
    return request
  }

  private static func card(_ index: Int) -> String {
    #"{"scene":{"width":200},"view":{"type":"vbox","padding":8,"children":[{"type":"label","text":"Guest \#(index) é日","size":\#(12 + index % 9)},{"type":"shape","shape":"ellipse","width":\#(10 + index % 30),"height":20,"shadow":{}}]}}"#
  }

  @Test func `a document becomes the bytes of a file`() async throws {
    let picture = try await Self.renderer.render(Self.request(Self.card(1)))
    #expect(picture.data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(picture.size.width == 200)
  }

  @Test func `pictures of many tasks are those of one`() async throws {
    let formats: [PictureFormat] = [.png, .svg, .pdf, .jpeg]
    let renderer = Self.renderer
    var expected: [Data] = []
    for index in 0..<40 {
      expected.append(
        try await renderer.render(Self.request(Self.card(index), formats[index % 4])).data
      )
    }
    let found = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for _ in 0..<4 {
        for index in 0..<40 {
          group.addTask {
            (
              index,
              try await renderer.render(Self.request(Self.card(index), formats[index % 4])).data
            )
          }
        }
      }
      return try await group.reduce(into: [(Int, Data)]()) { $0.append($1) }
    }
    for (index, data) in found where index % 4 != 2 { #expect(data == expected[index]) }
    #expect(found.count == 160)
  }

  @Test func `the limits are errors with both numbers`() async throws {
    var renderer = Self.renderer
    renderer.limits.pixels = 100
    await #expect(throws: RenderError.self) {
      try await renderer.render(Self.request(Self.card(1)))
    }
    renderer.limits = Self.renderer.limits
    renderer.limits.bytes = 10
    let error = await #expect(throws: RenderError.self) {
      try await renderer.render(Self.request(Self.card(1), .svg))
    }
    #expect(error?.description.contains("allowed are 10") == true)
    renderer.limits = Self.renderer.limits
    renderer.limits.levels = 2
    await #expect(throws: RenderError.limit(.levels, found: 3, allowed: 2)) {
      try await renderer.render(Self.request(Self.card(1)))
    }
    renderer.limits = Self.renderer.limits
    renderer.limits.duration = .zero
    await #expect(throws: RenderError.timeout(.zero, after: "layout")) {
      try await renderer.render(Self.request(Self.card(1)))
    }
  }

  @Test func `a canceled task draws nothing`() async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await Self.renderer.render(Self.request(Self.card(1)))
    }
    task.cancel()
    await #expect(throws: RenderError.canceled) { try await task.value }
  }

  @Test(arguments: [0, -1, 0.05, 17, Double.infinity, Double.nan])
  func `a scale that is not allowed is an error`(scale: Double) async throws {
    var request = try Self.request(Self.card(1))
    request.scale = scale
    await #expect(throws: RenderError.self) { try await Self.renderer.render(request) }
  }

  @Test func `without a folder a scene shows no images, and the error names no folder`()
    async throws
  {
    let text = #"{"view":{"type":"image","path":"/etc/hostname"}}"#
    let error = await #expect(throws: RenderError.self) {
      try await Self.renderer.render(Self.request(text))
    }
    #expect(error?.description == "$.view.path: '/etc/hostname' is not below the folder of images")
  }

  @Test func `the smaller limit of two counts`() {
    var (first, second) = (RenderLimits(), RenderLimits())
    first.pixels = 5
    second.nodes = 6
    let both = first.lowered(to: second)
    #expect(both.pixels == 5)
    #expect(both.nodes == 6)
    #expect(both.bytes == RenderLimits().bytes)
  }
}
