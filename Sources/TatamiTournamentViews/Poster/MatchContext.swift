import TatamiTournament

/// The values of a tournament on which the texts of its matches depend.
struct MatchContext {
  let tournament: Tournament
  /// The dates of the tournament.
  let dates: ShownDates
  /// The seeds by participant.
  var seeds: [Int: String] = [:]
  /// The labels of matches to which texts of open sides refer.
  var referenced: Set<String> = []
  /// The regions of matches, and the names by which texts of the file refer to them.
  var labels: [Int: String] = [:]
  /// The URL of matches for which the file has none.
  var links: MatchLinkTemplate?
  /// The numbers of the matches from 1, without byes; empty without links.
  private var numbers: [Int] = []

  init(_ tournament: Tournament, links: MatchLinkTemplate? = nil) {
    self.init(tournament: tournament, seeds: [:], dates: tournament.shownDates)
    self.links = links
    guard links != nil else { return }
    var count = 0
    numbers = tournament.matches.map { match in
      if !match.results.hasBye { count += 1 }
      return count
    }
  }

  init(tournament: Tournament, seeds: [Int: String], dates: ShownDates) {
    self.tournament = tournament
    self.seeds = seeds
    self.dates = dates
  }

  /// The context of an elimination of the tournament.
  func ofElimination(_ stage: Int) -> MatchContext {
    var context = self
    context.seeds = tournament.shownSeeds(ofStage: stage)
    context.labels = tournament.references(ofStage: stage)
    var regions: Set<String> = [""]
    for index in tournament.bracketMatches(ofStage: stage)
    where !tournament.matches[index].results.hasBye {
      let region = tournament.matches[index].region
      guard regions.insert(region).inserted else { continue }
      context.labels[index] = [region, context.labels[index] ?? ""].joinedTexts(by: " · ")
    }
    return context
  }

  /// Returns the label of a match to which texts of open sides refer, empty for other matches.
  func referencedLabel(ofMatch index: Int) -> String {
    guard !referenced.isEmpty, let label = tournament.shownMatch(index).label,
      referenced.contains(label)
    else { return "" }
    return label
  }

  /// Returns the URL of a match, nil without one.
  func url(ofMatch index: Int, home: String, away: String, round: String) -> String? {
    let link = tournament.matches[index].link
    guard link.isEmpty else { return link }
    return links?.url { placeholder in
      switch placeholder {
      case .number: "\(numbers[index])"
      case .round: round
      case .home: home
      case .away: away
      case .date: tournament.matches[index].date
      }
    }
  }
}
