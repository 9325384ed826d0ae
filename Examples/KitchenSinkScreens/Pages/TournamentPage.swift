package import Tatami
import TatamiUIKit

/// A knockout with a highlighted entrant, a pool with its table, and a bracket of a data source.
package final class TournamentPage: PageController {
  private let bracket = TournamentView(frame: CGRect(x: 0, y: 0, width: 326, height: 190))
  private let pool = TournamentView(frame: CGRect(x: 0, y: 0, width: 326, height: 124))
  private let towns = BracketView(frame: CGRect(x: 0, y: 0, width: 326, height: 190))

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tournament"
    addCard("A knockout, with the path of one entrant", rows: [.frame(326, 190, around: bracket)])
    addCard("A pool, zoomed out", rows: [.frame(326, 124, around: pool)])
    addCard("A data source's bracket, two-sided", rows: [.frame(326, 190, around: towns)])
    setUpTowns()
    do {
      try setUpBracket()
      try setUpPool()
    } catch {
      assertionFailure("\(error)")
    }
  }

  private func setUpBracket() throws {
    let names = ["Ada", "Ben", "Cleo", "Dan"]
    var cup = Tournament()
    _ = try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: names))
    _ = try cup.update(match: 0, result(3, 1))
    _ = try cup.update(match: 1, result(0, 2))
    bracket.options.cardWidth = 128
    bracket.participantImage = Self.badge
    bracket.content = .tournament(cup)
    bracket.selectedParticipant = 2
  }

  private func setUpPool() throws {
    let names = ["Elm Town", "Fern Hill", "Grove City"]
    var league = Tournament()
    var stage = StageDefinition(.roundRobin, name: "League", entrants: names)
    stage.settings.groupCount = 1
    _ = try league.add(stage)
    for (index, match) in league.matches.map(\.id).enumerated() {
      _ = try league.update(match: match, index == 1 ? result(1, 4) : result(2, Double(index)))
    }
    pool.options.cardWidth = 150
    pool.content = .tournament(league)
    pool.scrollView.zoomScale = 0.72
  }

  private func setUpTowns() {
    towns.style = .leftRight(direction: .top)
    towns.lineAppearance.winnerColor = .systemBlue
    towns.lineAppearance.winnerWidth = 2
    towns.dataSource = self
  }

  private func result(_ first: Double, _ second: Double) -> MatchUpdate {
    MatchUpdate(
      first: .init(score: first, result: first > second ? .win : .loss),
      second: .init(score: second)
    )
  }

  private static func badge(_ participant: Int) -> UIImage? {
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemPink]
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { context in
      colors[participant % colors.count].setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
    }
  }
}

extension TournamentPage: BracketViewDataSource {
  package func numberOfRounds(in bracketView: BracketView) -> Int { 3 }

  package func bracketView(
    _ bracketView: BracketView,
    entryAt index: Int
  ) -> BracketEntryView? {
    let entry = BracketEntryView()
    let names = ["Ashby", "Brook", "Cole", "Dover", "Eton", "Ford", "Glen", "Hythe"]
    entry.textLabel.text = names[index]
    entry.textLabel.font = .systemFont(ofSize: 13)
    return entry
  }

  package func bracketView(
    _ bracketView: BracketView,
    matchAt path: MatchPath
  ) -> BracketMatchView {
    let match = BracketMatchView()
    match.winningSide = path.item.isMultiple(of: 2) ? .home : .away
    return match
  }
}
