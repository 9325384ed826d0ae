import TatamiGeometry
import Testing

@testable import TatamiDrawing

/// The bounds of the caches of texts.
@Suite struct RecentCacheTests {
  @Test func `of the values above a quarter of the capacity the last one is kept`() {
    var cache = RecentCache<Int, String>(capacity: 100)
    cache.insert("small", for: 0, cost: 25)
    cache.insert("first", for: 1, cost: 26)
    cache.insert("second", for: 2, cost: 400)
    #expect([cache[0], cache[1], cache[2]] == ["small", nil, "second"])
    #expect(cache.count == 2)
  }

  @Test func `a value above four times the capacity is not kept`() {
    var cache = RecentCache<Int, String>(capacity: 100)
    cache.insert("first", for: 1, cost: 30)
    cache.insert("second", for: 2, cost: .max)
    #expect(cache.count == 0)
  }

  @Test func `an expensive value is discarded with the generations`() {
    var cache = RecentCache<Int, String>(capacity: 100)
    cache.insert("large", for: -1, cost: 90)
    for index in 0..<11 { cache.insert("small", for: index, cost: 10) }
    #expect(cache[-1] == nil)
    #expect(cache[0] == "small")
  }

  @Test func `requests with a not-a-number are not keys`() {
    let plain = TextTests.request("text", width: 100)
    var requests = [TextRequest](repeating: plain, count: 7)
    requests[0].runs[0].attributes.font.pointSize = .nan
    requests[1].runs[0].attributes.kern = .nan
    requests[2].runs[0].attributes.shadow = Shadow(color: .black, blurRadius: .nan)
    requests[3].runs[0].style = TextRequest.ParagraphStyle()
    requests[3].runs[0].style?.headIndent = .nan
    requests[4].style.lineSpacing = .nan
    requests[5].widthLimit = .points(.nan)
    requests[6].heightLimit = .points(.nan)
    #expect(plain.isKey)
    #expect(requests.map(\.isKey) == Array(repeating: false, count: 7))
  }

  @Test func `fonts without a size share one key`() {
    let font = FontDescriptor(pointSize: .nan)
    #expect(font.key == font.key)
    #expect(FontDescriptor(pointSize: 17.3).key == FontDescriptor(pointSize: 17.3))
  }
}
