import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct FlowErrorTests {
  private let container = LayoutContainer(size: Size(width: 320, height: 480))

  private func message(_ body: () throws(CollectionLayoutError) -> Void) -> String? {
    do throws(CollectionLayoutError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [.nan, .infinity, -1, 1e13])
  func `lengths out of range are rejected with their path`(length: Double) {
    let sizes = [Size(width: 1, height: 1), Size(width: 1, height: length)]
    let found = message { () throws(CollectionLayoutError) in
      let section = FlowLayoutSection(items: .sized(sizes))
      _ = try FlowLayout(container: container, sections: [section])
    }
    #expect(
      found == "sections[0].items[1].height: found \(length), allowed is 0.0 to 1000000000000.0"
    )
    let width = message { () throws(CollectionLayoutError) in
      let container = LayoutContainer(size: Size(width: length, height: 1))
      _ = try FlowLayout(container: container, sections: [])
    }
    #expect(width?.hasPrefix("container.size.width: found") == true)
  }

  @Test func `counts and indexes out of range leave the layout unchanged`() throws {
    let items = FlowItems.estimated(count: 3)
    var layout = try FlowLayout(container: container, sections: [FlowLayoutSection(items: items)])
    let size = Size(width: 10, height: 10)
    let measured = message { () throws(CollectionLayoutError) in
      try layout.setMeasuredSizes(
        [MeasuredSize(item: 0, size: size), MeasuredSize(item: 3, size: size)],
        inSection: 0
      )
    }
    #expect(measured == "sizes[1].item: found 3, allowed is 0 to 2")
    let section = message { () throws(CollectionLayoutError) in
      try layout.setMeasuredSizes([], inSection: 1)
    }
    #expect(section == "section: found 1, allowed is 0 to 0")
    let range = message { () throws(CollectionLayoutError) in
      try layout.replaceItems(2..<5, inSection: 0, with: .equal(count: 1))
    }
    #expect(range == "range.upperBound: found 5, allowed is 0 to 3")
    let count = message { () throws(CollectionLayoutError) in
      try layout.replaceSections(0..<1, with: [FlowLayoutSection(items: .equal(count: -1))])
    }
    #expect(count == "sections[0].items.count: found -1, allowed is 0 to 1000000000")
    #expect(layout.contentSize.height == 50)
    #expect(layout.itemCount(inSection: 0) == 3)
  }

  @Test func `indexes out of range give nil`() throws {
    let sections = [FlowLayoutSection(items: .equal(count: 1))]
    let layout = try FlowLayout(container: container, sections: sections)
    #expect(layout.frame(ofItem: 1, inSection: 0) == nil)
    #expect(layout.frame(ofItem: -1, inSection: 0) == nil)
    #expect(layout.frame(ofItem: 0, inSection: 1) == nil)
    #expect(layout.frame(of: .header, inSection: 7) == nil)
    #expect(layout.itemCount(inSection: -1) == 0)
    let rect = Rect(x: .nan, y: 0, width: 10, height: 10)
    #expect(layout.items(in: rect) == [])
  }

  @Test func `items without length share one line`() throws {
    var section = FlowLayoutSection(items: .equal(count: 1_000_000, size: .zero))
    section.minimumInteritemSpacing = 0
    let layout = try FlowLayout(container: container, sections: [section])
    #expect(layout.contentSize.height == 0)
    #expect(layout.frame(ofItem: 999_999, inSection: 0) == .zero)
  }
}
