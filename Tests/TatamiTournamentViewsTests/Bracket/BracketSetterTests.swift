import TatamiTournamentViews
import TatamiTesting
import TestSupport
import Testing

/// Whether the properties of the bracket's views take effect where a convenience initializer in
/// a program's extension sets them; Swift calls no observers of stored properties there.
@MainActor
@Suite(.environment) struct BracketSetterTests {
  @Test func `T12: a bracket view set in a convenience initializer draws its lines so`() {
    let view = ObservedBracketView(settingAll: ())
    #expect(view.changes == ["style", "lineAppearance", "dataSource", "delegate"])
    #expect(view.shapes.map(\.lineWidth) == [2, 2])
  }

  @Test func `T12: a vertical text set in a convenience initializer becomes the text`() {
    #expect(BracketEntryLabel(vertical: "ab").text == "a\nb\n")
  }

  @Test func `T12: an image size set in a convenience initializer sets the image view's`() {
    let match = BracketMatchView(imageLength: 30)
    #expect(match.imageView.bounds.size == CGSize(width: 30, height: 30))
  }
}

extension BracketView {
  fileprivate convenience init(settingAll: Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    style = .right
    lineAppearance.width = 2
    dataSource = nil
    delegate = nil
  }
}

private final class ObservedBracketView: BracketView {
  var changes: [String] = []
  override var style: BracketStyle { didSet { changes.append("style") } }
  override var lineAppearance: BracketLineAppearance {
    didSet { changes.append("lineAppearance") }
  }
  override var dataSource: (any BracketViewDataSource)? {
    didSet { changes.append("dataSource") }
  }
  override var delegate: (any BracketViewDelegate)? { didSet { changes.append("delegate") } }
}

extension BracketEntryLabel {
  fileprivate convenience init(vertical text: String) {
    self.init(frame: .zero)
    verticalText = text
  }
}

extension BracketMatchView {
  fileprivate convenience init(imageLength: CGFloat) {
    self.init()
    _ = imageView
    imageSize = CGSize(width: imageLength, height: imageLength)
  }
}
