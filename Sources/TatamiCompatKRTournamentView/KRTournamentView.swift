public import TatamiTournamentViews

/// Tatami's view of brackets with a data source.
public typealias KRTournamentView = BracketView

extension KRTournamentView {
  /// The color of ordinary lines; `lineAppearance.color`.
  public var lineColor: UIColor {
    get { lineAppearance.color }
    set { lineAppearance.color = newValue }
  }

  /// The color of winners' lines; `lineAppearance.winnerColor`.
  public var winnerLineColor: UIColor {
    get { lineAppearance.winnerColor }
    set { lineAppearance.winnerColor = newValue }
  }

  /// The width of ordinary lines, in points; `lineAppearance.width`.
  public var lineWidth: CGFloat {
    get { lineAppearance.width }
    set { lineAppearance.width = newValue }
  }

  /// The width of winners' lines, in points; nil stands for `lineWidth`.
  public var winnerLineWidth: CGFloat? {
    get { lineAppearance.winnerWidth }
    set { lineAppearance.winnerWidth = newValue }
  }
}

// The names of version 1.
extension KRTournamentView {
  /// The color of winners' lines; `lineAppearance.winnerColor`.
  public var preferredLineColor: UIColor {
    get { winnerLineColor }
    set { winnerLineColor = newValue }
  }

  /// The width of winners' lines, in points; nil stands for `lineWidth`.
  public var preferredLineWidth: CGFloat? {
    get { winnerLineWidth }
    set { winnerLineWidth = newValue }
  }

  /// The number of layers of the loaded content; `numberOfRounds`.
  public var numberOfLayers: Int { numberOfRounds }
}

// What the view shows without a data source. Subclasses cannot override it.
extension KRTournamentView {
  /// The loaded structure; two layers of four entries before it is loaded.
  public var tournamentStructure: Bracket {
    guard let loaded = loadedStructure() else { return structure(of: self) }
    return Bracket(loaded)
  }

  /// Returns two layers of four entries.
  public func structure(of tournamentView: KRTournamentView) -> Bracket {
    TournamentBuilder.build(numberOfLayers: 2)
  }

  /// Returns a plain entry.
  public func tournamentView(
    _ tournamentView: KRTournamentView,
    entryAt index: Int
  ) -> KRTournamentViewEntry {
    KRTournamentViewEntry()
  }

  /// Returns a plain match.
  public func tournamentView(
    _ tournamentView: KRTournamentView,
    matchAt matchPath: MatchPath
  ) -> KRTournamentViewMatch {
    KRTournamentViewMatch()
  }
}
