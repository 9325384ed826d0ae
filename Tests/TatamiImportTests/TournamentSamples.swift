import Tatami

// The samples in the documentation of the targets of tournaments.

@MainActor
private enum TournamentSamples {
  static func bracket() throws -> Bracket {
    let cup = try Bracket(winnerIndexes: [0]) {
      $0.addBracket(numberOfWinners: 2) { $0.addEntries(4) }
      $0.addEntries()
    }
    return cup
  }

  static func document(bytes: [UInt8]) throws {
    let (document, notices) = try TournamentDocument.read(bytes, name: "cup.csv")
    switch document {
    case .tournament(let tournament): print(tournament.bracketsModel())
    case .swiss(let swiss): print(swiss.table())
    }
    print(notices)
  }

  static func tournament() throws {
    var cup = Tournament()
    let names = ["Ann", "Ben", "Cleo", "Dan"]
    try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: names))
    try cup.update(
      match: 0,
      MatchUpdate(first: .init(score: 3, result: .win), second: .init(score: 1))
    )
    print(cup.bracketsModel())
  }

  static func swiss() throws {
    var swiss = SwissTournament(playerCount: 8)
    try swiss.pairNextRound()
    for board in swiss.rounds[0].boards.indices { try swiss.enter(.homeWin, board: board) }
    print(swiss.table())
  }

  static func board(of cup: Tournament) -> TournamentView {
    let view = TournamentView()
    view.content = .tournament(cup)
    return view
  }

  static func result(in cup: inout Tournament, _ view: TournamentView) throws {
    let changes = try cup.update(match: 3, MatchUpdate(first: .init(score: 2, result: .win)))
    view.show(cup, after: changes, animated: true)
  }

  static func bracketView(source: any BracketViewDataSource) -> BracketView {
    let view = BracketView()
    view.style = .leftRight(direction: .top)
    view.dataSource = source
    return view
  }

  static func poster(bytes: [UInt8]) throws -> UIView {
    let (document, _) = try TournamentDocument.read(bytes, name: "cup.csv")
    var poster = TournamentPoster(of: document)
    poster.style = .leftRight(direction: .top)
    poster.theme = .dark
    poster.title = "Club Cup"
    let view = poster.view()
    return view
  }
}
