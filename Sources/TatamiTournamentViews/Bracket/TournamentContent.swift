import TatamiBracket

/// The content that a tournament view has loaded from its data source.
@MainActor
struct TournamentContent {
  /// The two forms of a bracket.
  enum Form {
    /// A binary bracket with empty slots.
    case layers(LayeredBracket)
    /// A tree.
    case tree(Bracket)
  }

  private(set) var form: Form
  private(set) var entries: [Int: TournamentEntryView] = [:]
  private(set) var matches: [MatchPath: TournamentMatchView] = [:]

  /// Loads all content once: entries first, then matches (Specification/bracket.md §2.9).
  init(from source: (any TournamentViewDataSource)?, for view: TournamentView) {
    if let tree = source?.structure(of: view) {
      form = .tree(tree)
      loadTree(tree, from: source, for: view)
    } else {
      let layers = source?.numberOfLayers(in: view) ?? 2
      form = .layers(LayeredBracket(clampedLayers: layers))
      loadLayers(from: source, for: view)
    }
  }

  private mutating func loadTree(
    _ tree: Bracket,
    from source: (any TournamentViewDataSource)?,
    for view: TournamentView
  ) {
    for index in 0..<tree.numberOfEntries {
      add(source?.tournamentView(view, entryAt: index) ?? TournamentEntryView(), at: index)
    }
    for path in tree.matchPaths() {
      add(source?.tournamentView(view, matchAt: path), at: path)
    }
  }

  private mutating func loadLayers(
    from source: (any TournamentViewDataSource)?,
    for view: TournamentView
  ) {
    guard case .layers(let full) = form else { return }
    for slot in 0..<full.numberOfSlots {
      guard let source else { add(TournamentEntryView(), at: slot); continue }
      if let entry = source.tournamentView(view, entryAt: slot) { add(entry, at: slot) }
    }
    let missing = (0..<full.numberOfSlots).filter { entries[$0] == nil }
    let layers = LayeredBracket(clampedLayers: full.numberOfLayers, missing: missing)
    for path in layers.matchPaths() {
      add(source?.tournamentView(view, matchAt: path), at: path)
    }
    form = .layers(
      LayeredBracket(
        clampedLayers: full.numberOfLayers,
        missing: missing,
        preferred: matches.compactMapValues(\.preferredSide)
      )
    )
  }

  private mutating func add(_ entry: TournamentEntryView, at index: Int) {
    entry.index = index
    entries[index] = entry
  }

  private mutating func add(_ match: TournamentMatchView?, at path: MatchPath) {
    let view = match ?? TournamentMatchView()
    view.matchPath = path
    matches[path] = view
  }
}

extension LayeredBracket {
  /// Creates a binary bracket; the number of rounds is clamped to the allowed range.
  init(
    clampedLayers layers: Int,
    missing: [Int] = [],
    preferred: [MatchPath: PreferredSide] = [:]
  ) {
    let allowed = LayeredBracket.allowedLayers
    let clamped = max(allowed.lowerBound, min(allowed.upperBound, layers))
    do {
      try self.init(numberOfLayers: clamped, missing: missing, preferred: preferred)
    } catch {
      preconditionFailure("\(clamped) rounds are within \(allowed): \(error)")
    }
  }
}
