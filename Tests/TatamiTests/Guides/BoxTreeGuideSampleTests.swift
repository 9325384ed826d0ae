import Tatami
import Testing

// The samples of box-trees.md.

@Suite struct BoxTreeGuideSampleTests {
  @Test func `a tree is built, laid out and edited`() throws {
    var tree = BoxTree()
    let page = tree.makeBox(.vbox, BoxStyle(width: .fill))
    let title = tree.makeLeaf(content: Size(width: 120, height: 24))
    let text = tree.makeLeaf(BoxStyle(width: .fill)) { space in
      let lines = (400 / max(space.width, 1)).rounded(.up)
      return Size(width: min(400, space.width), height: lines * 18)
    }
    try tree.insert(title, into: page)
    try tree.insert(text, into: page)
    try tree.updateLayout(of: page) { layout in
      layout.space = 8
      layout.padding = Insets(top: 16, left: 16, bottom: 16, right: 16)
    }
    try tree.layout(page, in: BoxSpace(width: .definite(320)))
    let frame = try tree.frame(of: text)
    #expect(frame == Rect(x: 16, y: 48, width: 288, height: 36))

    try tree.setContent(Size(width: 120, height: 40), of: title)
    try tree.layout(page, in: BoxSpace(width: .definite(320)))
    #expect(try tree.frame(of: text).minY == 64)

    try tree.move(text, to: 0)
    try tree.removeFromParent(title)
    try tree.destroy(title)
    #expect(try tree.children(of: page) == [text])
    #expect(throws: BoxTreeError.staleHandle(title)) { try tree.frame(of: title) }
  }
}
