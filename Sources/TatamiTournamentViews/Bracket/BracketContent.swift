import TatamiBracket

/// The content that a bracket view has loaded from its data source.
@MainActor
struct BracketContent {
  /// A bracket in one of two forms.
  enum Form {
    /// A binary bracket with empty slots.
    case binary(BinaryBracket)
    /// A tree.
    case tree(Bracket)
    /// Nothing, because the data source has thrown an error.
    case nothing
  }

  private(set) var form: Form
  private(set) var entries: [Int: BracketEntryView] = [:]
  private(set) var matches: [MatchPath: BracketMatchView] = [:]

  /// Loads all content once: entries first, then matches (Specification/bracket.md §2.9).
  init(from source: (any BracketViewDataSource)?, for view: BracketView) {
    form = Self.form(from: source, for: view)
    switch form {
    case .tree(let tree): loadTree(tree, from: source, for: view)
    case .binary(let bracket): loadBinary(bracket, from: source, for: view)
    case .nothing: break
    }
  }

  private static func form(
    from source: (any BracketViewDataSource)?,
    for view: BracketView
  ) -> Form {
    do {
      if let tree = try source?.structure(of: view) { return .tree(tree) }
      return .binary(BinaryBracket(clampedRounds: source?.numberOfRounds(in: view) ?? 2))
    } catch {
      writeDiagnostic("the bracket view shows nothing: \(error)")
      return .nothing
    }
  }

  /// The number of rounds.
  var numberOfRounds: Int {
    switch form {
    case .binary(let bracket): bracket.numberOfRounds
    case .tree(let tree): tree.numberOfRounds
    case .nothing: 0
    }
  }

  /// The bracket as a tree; nil if it has no entries.
  var tree: Bracket? {
    switch form {
    case .binary(let bracket): try? Bracket(bracket)
    case .tree(let tree): tree
    case .nothing: nil
    }
  }

  private mutating func loadTree(
    _ tree: Bracket,
    from source: (any BracketViewDataSource)?,
    for view: BracketView
  ) {
    for index in 0..<tree.numberOfEntries {
      add(source?.bracketView(view, entryAt: index) ?? BracketEntryView(), at: index)
    }
    for path in tree.matchPaths() {
      add(source?.bracketView(view, matchAt: path), at: path)
    }
  }

  private mutating func loadBinary(
    _ full: BinaryBracket,
    from source: (any BracketViewDataSource)?,
    for view: BracketView
  ) {
    for slot in 0..<full.numberOfSlots {
      guard let source else { add(BracketEntryView(), at: slot); continue }
      if let entry = source.bracketView(view, entryAt: slot) { add(entry, at: slot) }
    }
    let missing = (0..<full.numberOfSlots).filter { entries[$0] == nil }
    let bracket = BinaryBracket(clampedRounds: full.numberOfRounds, missing: missing)
    for path in bracket.matchPaths() {
      add(source?.bracketView(view, matchAt: path), at: path)
    }
    form = .binary(
      BinaryBracket(
        clampedRounds: full.numberOfRounds,
        missing: missing,
        winningSides: matches.compactMapValues(\.winningSide)
      )
    )
  }

  private mutating func add(_ entry: BracketEntryView, at index: Int) {
    entry.index = index
    entries[index] = entry
  }

  private mutating func add(_ match: BracketMatchView?, at path: MatchPath) {
    let view = match ?? BracketMatchView()
    view.matchPath = path
    matches[path] = view
  }
}

extension BinaryBracket {
  /// Creates a binary bracket; the number of rounds is clamped to the allowed range.
  init(
    clampedRounds rounds: Int,
    missing: [Int] = [],
    winningSides: [MatchPath: Side] = [:]
  ) {
    let allowed = BinaryBracket.allowedRounds
    let clamped = max(allowed.lowerBound, min(allowed.upperBound, rounds))
    do {
      try self.init(numberOfRounds: clamped, missing: missing, winningSides: winningSides)
    } catch {
      preconditionFailure("\(clamped) rounds are within \(allowed): \(error)")
    }
  }
}
