public import TatamiTournamentViews

/// The view of an entry.
public typealias KRTournamentViewEntry = BracketEntryView

/// The label of an entry.
public typealias KRTournamentViewEntryLabel = BracketEntryLabel
