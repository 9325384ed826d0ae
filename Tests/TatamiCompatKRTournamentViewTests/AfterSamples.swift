import TatamiTournamentViews

// The samples of Documentation/Migration/KRTournamentView.md in Tatami's names.

final class CupScreen: UIViewController, BracketViewDataSource {
  let bracketView = BracketView()
  let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"]

  override func viewDidLoad() {
    super.viewDidLoad()
    bracketView.frame = view.bounds
    bracketView.style = .leftRight(direction: .top)
    bracketView.lineAppearance.winnerColor = .blue
    bracketView.lineAppearance.winnerWidth = 2
    bracketView.dataSource = self
    view.addSubview(bracketView)
  }

  func structure(of bracketView: BracketView) throws -> Bracket? {
    try Bracket(winnerIndexes: [1]) {
      $0.addBracket(winnerIndexes: [1]) { $0.addEntries(2) }
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(3) }
    }
  }

  func bracketView(_ bracketView: BracketView, entryAt index: Int) -> BracketEntryView? {
    let entry = BracketEntryView()
    entry.textLabel.text = names[index]
    return entry
  }
}
