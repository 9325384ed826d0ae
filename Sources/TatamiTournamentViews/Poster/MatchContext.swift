import TatamiTournament

/// The values of a tournament on which the texts of its matches depend.
struct MatchContext {
  let tournament: Tournament
  /// The language of texts that are not part of the file.
  var language = TournamentLanguage.english
  /// The dates of the tournament.
  let dates: ShownDates
  /// The seeds by participant.
  var seeds: [Int: String] = [:]
  /// The countries of participants, with the names without their codes.
  private var countries: [Int: (country: Country, name: String)] = [:]
  /// The paths of the logos of participants whose files have been read.
  private var logos: [Int: String] = [:]
  /// The labels of matches to which texts of open sides refer.
  var referenced: Set<String> = []
  /// The regions of matches, and the names by which texts of the file refer to them.
  var labels: [Int: String] = [:]
  /// The maximum number of sets, legs or games whose scores are shown.
  var partLimit = 5
  /// The participants of the bracket after a stage of pools, if all are known.
  var qualified: Set<Int> = []
  /// The URL of matches for which the file has none.
  var links: MatchLinkTemplate?
  /// The numbers of the matches from 1, without byes; empty without links.
  private var numbers: [Int] = []

  init(_ tournament: Tournament, of poster: TournamentPoster) {
    let dates = tournament.shownDates(in: poster.language)
    self.init(tournament: tournament, seeds: [:], dates: dates)
    language = poster.language
    links = poster.matchLink
    let found = tournament.countries()
    // Loading the font takes longer than reading the codes.
    if !found.isEmpty, hasFlagFont { countries = found }
    if !poster.logos.isEmpty {
      logos = tournament.logoPaths().filter { poster.logos[$0.value] != nil }
    }
    partLimit = poster.detail == .sets ? PosterMetrics.partLimit : 0
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

  /// The context of the pools of a stage.
  func ofPools(_ stage: Int) -> MatchContext {
    var context = self
    context.qualified = tournament.participantsOfBracket(after: stage)
    return context
  }

  /// Returns a participant's name, with the logo or else the flag of the country, empty without one.
  func participant(_ index: Int) -> (name: String, flag: String, logo: ParticipantLogo) {
    let logo = logos[index].map { ParticipantLogo.file($0) }
    guard let (country, name) = countries[index] else {
      let name = tournament.participants[index].name.singleLine
      return (name, "", logo ?? (logos.isEmpty ? .none : .blank))
    }
    return (name.singleLine, logo == nil ? country.flag : "", logo ?? .none)
  }

  /// Returns the name of a round: that of the file, otherwise a name in the language.
  func name(ofRound round: Int) -> String {
    let name = tournament.shownName(ofRound: round)
    return tournament.rounds[round].name.isEmpty ? language.text(name) : name
  }

  /// Returns the name of a group: that of the file, otherwise one in the language; nil for the only
  /// pool of a stage and for brackets.
  func name(ofGroup group: Int) -> String? {
    let name = tournament.shownName(ofGroup: group)
    return tournament.groups[group].name.isEmpty ? name.map { language.text($0) } : name
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

extension Tournament {
  /// Returns the participants of the first elimination after a stage; none while its first round is
  /// not known.
  fileprivate func participantsOfBracket(after stage: Int) -> Set<Int> {
    let next = stages.indices.first { $0 > stage && stages[$0].format.isElimination }
    guard let next, let round = stages[next].groups.first.flatMap({ groups[$0].rounds.first })
    else {
      return []
    }
    let opponents = rounds[round].matches.flatMap { match in
      Side.allCases.compactMap { matches[match].results[$0] }
    }
    guard opponents.allSatisfy({ $0.participant != nil }) else { return [] }
    return Set(opponents.compactMap(\.participant))
  }
}
