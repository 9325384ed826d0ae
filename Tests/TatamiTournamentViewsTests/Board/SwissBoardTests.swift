import TatamiTesting
import TatamiTournamentViews
import TestSupport
import Testing

/// The board of a Swiss tournament.
@MainActor
@Suite(.environment) struct SwissBoardTests {
  @Test func `a Swiss tournament has its table and the boards of each round`() throws {
    var swiss = SwissTournament(players: ["Ann", "Ben", "Cleo", "Dan", "Eve"])
    try swiss.pairNextRound()
    try swiss.enter(.homeWin, board: 0)
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.content = .swiss(swiss)
    view.layoutIfNeeded()
    #expect(
      view.cards.compactMap(\.accessibilityLabel) == [
        "Round 1: Ann beat Cleo, 1 to 0.", "Round 1: Dan meets Ben.", "Round 1: Eve has a bye.",
      ]
    )
  }

  @Test func `a tap on a row of a table highlights its player in the table and in the pairings`()
    throws
  {
    var swiss = SwissTournament(players: ["Ann", "Ben", "Cleo", "Dan"])
    try swiss.pairNextRound()
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.content = .swiss(swiss)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let rows = rows(in: view)
    let ben = try #require(rows.first { $0.accessibilityLabel?.contains("Ben") == true })
    let point = ben.convert(CGPoint(x: 40, y: 10), to: window)
    Simulator.tap(at: point, in: window)
    #expect(view.selectedParticipant == 2)
    #expect(rows.map { $0.alpha == 1 } == rows.map { $0 === ben })
    #expect(try view.card("Ben").alpha == 1)
    #expect(view.cards.contains { $0.alpha < 1 })
    Simulator.tap(at: point, in: window)
    #expect(view.selectedParticipant == nil)
    #expect(rows.allSatisfy { $0.alpha == 1 })
  }

  @Test func `the boards of a Swiss tournament are selected by taps and keys`() throws {
    var swiss = SwissTournament(players: ["Ann", "Ben", "Cleo", "Dan"])
    try swiss.pairNextRound()
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.content = .swiss(swiss)
    let delegate = BoardDelegate()
    view.delegate = delegate
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let cards = view.cards
    let second = try #require(cards.max { $0.frame.minY < $1.frame.minY })
    Simulator.tap(at: second.convert(CGPoint(x: 60, y: 10), to: window), in: window)
    #expect(view.selectedMatch == 1)
    let player = swiss.rounds[0].boards[1].home
    #expect(delegate.selections == [[1, player]])
    Simulator.press(.keyboardUpArrow, in: window)
    #expect(view.selectedMatch == 0)
  }

  /// The rows of all tables without their titles.
  private func rows(in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview in
      subview.accessibilityLabel?.contains(", Pts ") == true ? [subview] : rows(in: subview)
    }
  }
}
