import Foundation
import TatamiJSON
import Testing

@testable import TatamiService

/// Pictures in memory.
@Suite struct PictureCacheTests {
  @Test func `the least recently used pictures are removed at the limit`() throws {
    let cache = PictureCache(limit: 100_000)
    for index in 0..<9 {
      cache.add(try Self.entry(10_000), "\(index)")
      #expect(cache.picture("0") != nil)
    }
    cache.add(try Self.entry(10_000), "9")
    #expect(cache.picture("0") != nil)
    #expect(cache.picture("1") == nil)
    #expect(cache.numbers.size <= 100_000)
  }

  @Test func `memory stays below the limit for any order of sizes`() throws {
    let cache = PictureCache(limit: 200_000)
    var random = SplitMix(state: 7)
    for _ in 0..<2_000 {
      let key = "\(Int.random(in: 0..<300, using: &random))"
      cache.add(try Self.entry(Int.random(in: 1...60_000, using: &random)), key)
      #expect(cache.numbers.size <= 200_000)
    }
  }

  @Test func `a large picture and any picture of an empty cache are not kept`() throws {
    let cache = PictureCache(limit: 10_000)
    cache.add(try Self.entry(9_000), "a")
    #expect(cache.picture("a") == nil)
    let none = PictureCache(limit: 0)
    none.add(try Self.entry(1), "a")
    #expect(none.picture("a") == nil)
  }

  @Test func `a picture is drawn again after its image has changed`() throws {
    let folder = TestFolder()
    try folder.write("a", to: "photo.png")
    let cache = PictureCache(limit: 100_000)
    cache.add(try Self.entry(10, images: ["photo.png"], in: folder.url.path), "a")
    #expect(cache.picture("a") != nil)
    try folder.write("bc", to: "photo.png")
    #expect(cache.picture("a") == nil)
    #expect(cache.numbers.count == 0)
  }

  private static func entry(
    _ size: Int,
    images: [String] = [],
    in folder: String = ""
  ) throws -> PictureCache.Entry {
    let data = Data(count: size).base64EncodedString()
    let picture = try #require(
      JobPicture(answer: [
        "bytes": .string(data), "sha256": .string("x"), "width": .number(1), "height": .number(1),
        "images": .array(images.map(JSONValue.string)),
      ])
    )
    return PictureCache.Entry(picture, imagesIn: folder)
  }
}
