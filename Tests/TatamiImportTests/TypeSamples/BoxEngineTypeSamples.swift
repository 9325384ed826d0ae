import Tatami
import Testing

// The samples in the documentation of types of TatamiBox.

@MainActor
@Suite struct BoxEngineTypeSamples {
  @Test func `the sample of Alignment gives the stated values`() {
    let badge = Alignment(horizontal: .trailing, vertical: .start)
    let centered: Alignment = [.left, .vertCenter()]
    #expect(badge.horizontal == .trailing)
    #expect(centered.horizontal == .start)
  }

  func boxLayout() {
    var column = BoxLayout.vbox
    column.padding = Insets(top: 8, left: 16, bottom: 8, right: 16)
    column.space = 12
    var tree = BoxTree()
    let root = tree.makeBox(column)
    _ = root
  }

  func boxSpace(tree: inout BoxTree, root: BoxHandle) throws {
    let asHighAsNeeded = BoxSpace(width: .definite(320))
    try tree.layout(root, in: asHighAsNeeded)
  }

  func boxStyle(tree: inout BoxTree, leaf: BoxHandle) throws {
    var style = BoxStyle(width: .fill, height: .fix(44))
    style.margin.bottom = 8
    try tree.setStyle(style, of: leaf)
  }

  func sizeDescription() {
    let lengths: [SizeDescription] = [44, .fill, .ratio(2), .wrap(add: 16, min: 60)]
    UILabel().attach().text("Total").size(lengths[1], lengths[0])
  }
}
