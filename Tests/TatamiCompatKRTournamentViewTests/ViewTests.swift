import TatamiCompatKRTournamentView
import TatamiTesting
import TestSupport
import Testing

/// A data source that records its calls.
@MainActor
final class RecordedTournament: KRTournamentViewDataSource, KRTournamentViewDelegate {
  var cup: Bracket
  var calls: [String] = []

  init(_ cup: Bracket) { self.cup = cup }

  /// Returns a view that shows the tournament.
  func shown(_ style: KRTournamentViewStyle) -> KRTournamentView {
    let view = KRTournamentView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    view.style = style
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
    return view
  }

  func structure(of tournamentView: KRTournamentView) -> Bracket {
    calls.append("structure")
    return cup
  }

  func tournamentView(_ tournamentView: KRTournamentView, entryAt index: Int)
    -> KRTournamentViewEntry
  {
    calls.append("entry \(index)")
    return KRTournamentViewEntry()
  }

  func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch {
    calls.append("match \(matchPath.layer)-\(matchPath.item)")
    return KRTournamentViewMatch()
  }

  func tournamentView(_ tournamentView: KRTournamentView, didSelectEntryAt index: Int) {
    calls.append("tapped entry \(index)")
  }

  func tournamentView(_ tournamentView: KRTournamentView, didSelectMatchAt matchPath: MatchPath) {
    calls.append("tapped match \(matchPath.layer)-\(matchPath.item)")
  }
}

/// Views with a data source of the original.
@MainActor @Suite(.environment) struct ViewTests {
  private func shown(
    _ source: RecordedTournament,
    _ style: KRTournamentViewStyle = .left
  ) -> KRTournamentView {
    source.shown(style)
  }

  @Test func `a view asks for its structure, entries and matches`() {
    let source = RecordedTournament(TournamentBuilder.build(numberOfLayers: 2))
    let view = shown(source)
    #expect(
      source.calls == [
        "structure", "entry 0", "entry 1", "entry 2", "entry 3", "match 2-0", "match 1-0",
        "match 1-1",
      ]
    )
    source.calls = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(source.calls.count == 8)
  }

  @Test func `the loaded structure is the source's, formatted`() {
    let cup = TournamentBuilder()
      .addEntry()
      .addBracket {
        TournamentBuilder().setNumberOfWinners(2).setWinnerIndexes([2, 0]).addEntry(3)
      }
      .setWinnerIndexes([2])
      .build()
    let view = shown(RecordedTournament(cup))
    #expect(view.tournamentStructure == cup.formatted())
    #expect(view.numberOfLayers == 2)
  }

  @Test func `without a source, two layers are shown`() {
    let view = KRTournamentView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(view.tournamentStructure == TournamentBuilder.build(numberOfLayers: 2))
    view.layoutIfNeeded()
    #expect(view.tournamentStructure == view.structure(of: view))
    #expect(view.entry(at: 3) != nil)
    #expect(view.match(at: MatchPath(layer: 2, item: 0)) != nil)
  }

  @Test func `taps select entries and matches`() throws {
    let source = RecordedTournament(TournamentBuilder.build(numberOfLayers: 1))
    let view = shown(source)
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.isHidden = false
    source.calls = []
    Simulator.tap(at: try center(of: view.entry(at: 1)), in: window)
    Simulator.tap(at: try center(of: view.match(at: MatchPath(layer: 1, item: 0))), in: window)
    #expect(
      source.calls.filter { $0.hasPrefix("tapped") } == ["tapped entry 1", "tapped match 1-0"]
    )
  }

  private func center(of view: UIView?) throws -> CGPoint {
    let view = try #require(view)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func `names of lines set the appearance`() {
    let view = KRTournamentView()
    view.lineColor = .green
    view.preferredLineColor = .blue
    view.lineWidth = 3
    view.preferredLineWidth = 4
    #expect(view.lineAppearance.color == .green)
    #expect(view.lineAppearance.winnerColor == .blue)
    #expect(view.winnerLineColor == .blue)
    #expect(view.lineAppearance.width == 3)
    #expect(view.winnerLineWidth == 4)
  }

  @Test(arguments: [
    Bracket(children: []), Bracket(children: [Bracket(children: []), Entry()]),
    Bracket(children: [Entry(), Entry()], numberOfWinners: 0),
    Bracket(children: [Bracket(children: [Entry()], numberOfWinners: -1)]),
  ])
  func `an invalid structure shows nothing and is reported`(cup: Bracket) {
    let source = RecordedTournament(cup)
    var view: KRTournamentView?
    let reports = Reports.during { view = shown(source) }
    #expect(source.calls == ["structure"])
    #expect(reports.count == 1)
    #expect(view?.entry(at: 0) == nil)
    source.cup = TournamentBuilder.build(numberOfLayers: 1)
    view?.reloadData()
    view?.layoutIfNeeded()
    #expect(view?.entry(at: 1) != nil)
    let again = Reports.during {
      source.cup = cup
      view?.reloadData()
      view?.layoutIfNeeded()
    }
    #expect(again.count == 1)
    #expect(view?.entry(at: 1) == nil)
  }

  @Test func `winners that are not slots are kept`() {
    let source = RecordedTournament(
      Bracket(children: [Entry(), Entry()], winnerIndexes: [7, -1, .max])
    )
    let view = shown(source, .leftRight)
    #expect(view.tournamentStructure.winnerIndexes == [7, -1, .max])
  }

  @Test func `a tree of 3,000 layers is shown`() {
    var cup = Bracket(children: [Entry(), Entry()])
    for _ in 1..<3_000 { cup = Bracket(children: [cup, Entry()]) }
    let source = RecordedTournament(cup)
    let view = shown(source, .topBottom)
    #expect(view.entry(at: 3_000) != nil)
    #expect(view.numberOfLayers == 3_000)
  }
}
