import TatamiUIKit
import Testing

struct RectEdgeTests {
  @Test func `all edges are the four edges, with UIKit's raw values`() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge(edges) == .all)
  }
}
