import TatamiCompatKRTournamentView1
import TatamiTournamentViews
import TestSupport
import Testing

/// A tournament as programs for version 1 declare it, with an empty slot.
final class OldTournament: UIView, KRTournamentViewDataSource, KRTournamentViewDelegate {
  let tournamentView = KRTournamentView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tournamentView.frame = bounds
    tournamentView.preferredLineColor = .blue
    tournamentView.preferredLineWidth = 2
    tournamentView.dataSource = self
    tournamentView.delegate = self
    addSubview(tournamentView)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func numberOfLayers(in tournamentView: KRTournamentView) -> Int { 3 }

  func tournamentView(
    _ tournamentView: KRTournamentView,
    entryAt index: Int
  ) -> KRTournamentViewEntry? {
    guard index != 5 else { return nil }
    let entry = KRTournamentViewEntry()
    entry.textLabel.text = "Team \(index)"
    return entry
  }

  func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch {
    let match = KRTournamentViewMatch()
    match.preferredSide = matchPath.number == 0 ? .home : .away
    return match
  }

  func entrySize(in tournamentView: KRTournamentView) -> CGSize { CGSize(width: 60, height: 20) }
}

/// The data source of version 1, which hides that of version 2.
@MainActor @Suite(.environment) struct VersionOneTests {
  private let old = OldTournament(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  @Test func `an empty slot has no entry and no match`() {
    old.layoutIfNeeded()
    let view = old.tournamentView
    #expect((0..<8).filter { view.entry(at: $0) == nil } == [5])
    #expect(view.numberOfLayers == 3)
    #expect(view.match(at: MatchPath(layer: 1, number: 2)) == nil)
    #expect(view.match(at: MatchPath(layer: 2, number: 1)) != nil)
    #expect(view.entrySize == CGSize(width: 60, height: 20))
  }

  @Test func `preferred sides decide matches`() {
    old.layoutIfNeeded()
    let match = old.tournamentView.match(at: MatchPath(layer: 1, number: 1))
    #expect(match?.winningSide == .away)
    #expect(match?.winnerPoints.count == 1)
  }

  @Test func `a reload asks again`() throws {
    old.layoutIfNeeded()
    let entry = try #require(old.tournamentView.entry(at: 0))
    old.tournamentView.reloadData()
    old.layoutIfNeeded()
    #expect(old.tournamentView.entry(at: 0) !== entry)
  }

  @Test(arguments: [(3, 4, 2, 0), (3, 6, 3, 0), (1, 0, 1, 0)])
  func `indexes and paths are converted`(layers: Int, index: Int, layer: Int, number: Int) {
    let path = MatchPath(layer: layer, number: number)
    #expect(MatchPath(numberOfLayers: layers, index: index) == path)
    #expect(path.getIndex(from: layers) == index)
  }

  @Test func `indexes outside of the tournament have no path`() {
    #expect(MatchPath(numberOfLayers: 3, index: 7) == nil)
    #expect(MatchPath(numberOfLayers: 0, index: 0) == nil)
    #expect(MatchPath(layer: 9, number: 70).getIndex(from: 3) == 77)
    #expect(MatchPath(layer: 1, number: 0).getIndex(from: 99) == 0)
  }
}
