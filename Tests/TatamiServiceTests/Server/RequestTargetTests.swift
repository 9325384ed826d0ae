import Testing

@testable import TatamiService

/// The paths and queries of requests.
@Suite struct RequestTargetTests {
  @Test func `a query is decoded as a form encodes it`() throws {
    let target = try RequestTarget("/og.png?title=a+b%20%26%C3%A9&empty=&flag&x=1=2")
    #expect(target.path == "/og.png")
    #expect(target.query == ["title": "a b &é", "empty": "", "flag": "", "x": "1=2"])
  }

  @Test(arguments: [
    "og.png", "*", "http://host/og.png", "/%", "/%4", "/%zz", "/%00", "/%ff", "/%c0%ae", "/a?x=%c3",
    "/a?x=1&x=2", "/a?%78=1&x=2", "",
  ])
  func `a target that is not valid is refused`(text: String) {
    #expect(throws: Problem.self) { try RequestTarget(text) }
  }

  @Test(arguments: [
    ("/a?x=%00", "the URL has the character U+0000, which is not allowed"),
    ("/a%00", "the URL has the character U+0000, which is not allowed"),
    ("/a?x=%ff", "the URL is not UTF-8"), ("/a?x=%ff%00", "the URL is not UTF-8"),
  ])
  func `a refused target says which bytes it has`(text: String, detail: String) {
    let error = #expect(throws: Problem.self) { try RequestTarget(text) }
    #expect(error?.error.message == detail)
  }

  @Test func `a target above the limit is refused as such`() throws {
    let error = #expect(throws: Problem.self) {
      try RequestTarget("/a?x=" + String(repeating: "y", count: 9_000))
    }
    #expect(error?.status == 414)
  }

  @Test func `an encoded text is decoded again`() throws {
    let text = "a/b c+d%é日\u{202E}\"<"
    let target = try RequestTarget("/x?t=" + RequestTarget.encoded(text))
    #expect(target.query["t"] == text)
  }

  @Test(arguments: [
    ("/og.png", PictureName("/og.png")?.scale, 1.0),
    ("/og@2x.svg", PictureName("/og@2x.svg")?.scale, 2),
    ("/og@4x.jpg", PictureName("/og@4x.jpg")?.scale, 4),
  ])
  func `the name of a picture has its scale`(path: String, scale: Double?, expected: Double) {
    #expect(scale == expected)
  }

  @Test(arguments: [
    "/", "/og", "/og.gif", "/og.PNG", "/../og.png", "/a/og.png", "/.png", "/og.json", "/og@5x.png",
    "/og@2x@2x.png", "/og..png", "/-a.png", "/o g.png", "/é.png", "/og.png/", "//og.png",
    "/og.png.png",
    "/%2e%2e.png",
  ])
  func `other paths are no pictures`(path: String) {
    #expect(PictureName(path) == nil)
  }
}
