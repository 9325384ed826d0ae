import Testing

@testable import TatamiBox

@Suite struct NodeExtentsTests {
  @Test func `the extents of a node are adjacent, so that an axis selects one by its address`() {
    #expect(NodeExtents.areAdjacent)
    var extents = [NodeExtents(), NodeExtents()]
    extents[1].x.size = 1
    extents[1].y.size = 2
    let sizes = extents.withUnsafeBytes { $0.bindMemory(to: Extent.self).map(\.size) }
    #expect(sizes == [0, 0, 1, 2])
  }
}
