import TatamiTournamentViews
import TatamiTesting
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct BracketSelectionTests {
  let source = FakeSource()
  let view: BracketView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))

  init() {
    view = BracketView(source)
    view.frame.origin = CGPoint(x: 60, y: 40)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    _ = source.take()
  }

  private func tap(_ frame: CGRect) {
    Simulator.tap(at: view.convert(CGPoint(x: frame.midX, y: frame.midY), to: window), in: window)
  }

  @Test func `2.9: a tap on an entry or a match is reported with its index or path`() throws {
    tap(try #require(view.entryFrames(4)[2]))
    tap(try #require(view.matchFrame(1, 0)))
    tap(try #require(view.matchFrame(2, 0)))
    #expect(source.take() == ["tapped entry 2", "tapped match 1-0", "tapped match 2-0"])
  }

  @Test func `2.9: every tap is reported once, however often the view was reloaded`() throws {
    for _ in 0..<5 {
      view.reloadData()
      view.layoutIfNeeded()
    }
    _ = source.take()
    let frame = try #require(view.entryFrames(4)[0])
    tap(frame)
    tap(frame)
    #expect(source.take() == ["tapped entry 0", "tapped entry 0"])
  }

  @Test func `taps outside entries and matches are not reported`() throws {
    let entry = try #require(view.entryFrames(4)[0])
    let edge = try #require(view.matchFrame(2, 0))
    tap(CGRect(x: entry.midX, y: entry.maxY + 20, width: 0, height: 0))
    tap(CGRect(x: edge.midX, y: edge.minY - 20, width: 0, height: 0))
    #expect(source.take().isEmpty)
  }

  @Test func `a tap on an entry's subview selects the entry, a tap on a control does not`()
    throws
  {
    var pressed = 0
    source.makeEntry = { index in
      let entry = BracketEntryView()
      entry.textLabel.text = "Team \(index)"
      guard index == 1 else { return entry }
      let action = UIAction { _ in pressed += 1 }
      entry.addSubview(
        UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30), primaryAction: action)
      )
      return entry
    }
    view.reloadData()
    view.layoutIfNeeded()
    _ = source.take()
    tap(try #require(view.entryFrames(4)[0]))
    tap(try #require(view.entryFrames(4)[1]))
    #expect(source.take() == ["tapped entry 0"])
    #expect(pressed == 1)
  }
}
