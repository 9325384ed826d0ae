import TatamiUIKit
import Testing

@Suite struct IndexPathTests {
  @Test func `names a row of a section`() {
    let path = IndexPath(row: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path == IndexPath(item: 3, section: 2))
    #expect(path.count == 2)
  }

  @Test func `replaces one index and keeps the other`() {
    var path = IndexPath(item: 3, section: 2)
    path.item = 7
    #expect(path == IndexPath(item: 7, section: 2))
    path.section = 5
    #expect(path == IndexPath(row: 7, section: 5))
  }

  @Test func `orders by section then by item`() {
    let paths = [(1, 0), (0, 9), (0, 2)].map { IndexPath(item: $0.1, section: $0.0) }
    #expect(paths.sorted().map(\.section) == [0, 0, 1])
    #expect(paths.sorted().map(\.item) == [2, 9, 0])
  }

  @Test func `short paths read as zero`() {
    var path = IndexPath()
    #expect(path.section == 0)
    #expect(path.row == 0)
    path.row = 4
    #expect(path == IndexPath(row: 4, section: 0))
  }

  @Test func `paths that are objects have the same indices`() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.section == 2)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(NSIndexPath(row: 3, section: 2) as IndexPath == IndexPath(row: 3, section: 2))
    #expect((IndexPath(item: 1, section: 4) as NSIndexPath).section == 4)
  }
}
