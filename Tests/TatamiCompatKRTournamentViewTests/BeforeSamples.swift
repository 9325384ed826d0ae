import TatamiCompatKRTournamentView

// The samples of Documentation/Migration/KRTournamentView.md in the original's names.

final class CupViewController: UIViewController, KRTournamentViewDataSource {
  let tournamentView = KRTournamentView()
  let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tournamentView.frame = view.bounds
    tournamentView.style = .leftRight
    tournamentView.winnerLineColor = .blue
    tournamentView.winnerLineWidth = 2
    tournamentView.dataSource = self
    view.addSubview(tournamentView)
  }

  func structure(of tournamentView: KRTournamentView) -> Bracket {
    TournamentBuilder()
      .addBracket { TournamentBuilder().setWinnerIndexes([1]).addEntry(2) }
      .addBracket { TournamentBuilder().setWinnerIndexes([0]).addEntry(3) }
      .setWinnerIndexes([1])
      .build()
  }

  func tournamentView(
    _ tournamentView: KRTournamentView,
    entryAt index: Int
  ) -> KRTournamentViewEntry {
    let entry = KRTournamentViewEntry()
    entry.textLabel.text = names[index]
    return entry
  }

  func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch {
    KRTournamentViewMatch()
  }
}
