import TatamiTournamentViews
import TatamiTesting
import TestSupport
import Testing

/// Whether the properties of the tournament's views take effect where a convenience initializer in
/// a program's extension sets them; Swift calls no observers of stored properties there.
@MainActor
@Suite(.environment) struct TournamentSetterTests {
  @Test func `T12: a tournament view set in a convenience initializer draws its lines so`() {
    let view = ObservedTournamentView(settingAll: ())
    let names = [
      "style", "lineColor", "preferredLineColor", "lineWidth", "preferredLineWidth",
      "winnerLineExtent", "dataSource", "delegate",
    ]
    #expect(view.changes == names)
  }

  @Test func `T12: a vertical text set in a convenience initializer becomes the text`() {
    #expect(TournamentEntryLabel(vertical: "ab").text == "a\nb\n")
  }

  @Test func `T12: an image size set in a convenience initializer sets the image view's`() {
    let match = TournamentMatchView(imageLength: 30)
    #expect(match.imageView.bounds.size == CGSize(width: 30, height: 30))
  }
}

extension TournamentView {
  fileprivate convenience init(settingAll: Void) {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    style = .right
    lineColor = .blue
    preferredLineColor = .green
    lineWidth = 2
    preferredLineWidth = 3
    winnerLineExtent = .half
    dataSource = nil
    delegate = nil
  }
}

private final class ObservedTournamentView: TournamentView {
  var changes: [String] = []
  override var style: BracketStyle { didSet { changes.append("style") } }
  override var lineColor: UIColor { didSet { changes.append("lineColor") } }
  override var preferredLineColor: UIColor { didSet { changes.append("preferredLineColor") } }
  override var lineWidth: CGFloat { didSet { changes.append("lineWidth") } }
  override var preferredLineWidth: CGFloat? { didSet { changes.append("preferredLineWidth") } }
  override var winnerLineExtent: WinnerLineExtent {
    didSet { changes.append("winnerLineExtent") }
  }
  override var dataSource: (any TournamentViewDataSource)? {
    didSet { changes.append("dataSource") }
  }
  override var delegate: (any TournamentViewDelegate)? { didSet { changes.append("delegate") } }
}

extension TournamentEntryLabel {
  fileprivate convenience init(vertical text: String) {
    self.init(frame: .zero)
    verticalText = text
  }
}

extension TournamentMatchView {
  fileprivate convenience init(imageLength: CGFloat) {
    self.init()
    _ = imageView
    imageSize = CGSize(width: imageLength, height: imageLength)
  }
}
