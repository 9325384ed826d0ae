import TatamiCompatKRTournamentView

// Every name of KRTournamentView 2 and 1 once; the comment before a line is the name in the
// table of Documentation/Migration/KRTournamentView.md.

// KRTournamentViewDataSource
final class NamedTournament: UIView, KRTournamentViewDataSource {
  // KRTournamentViewDataSource.structure(of:)
  func structure(of tournamentView: KRTournamentView) -> Bracket {
    TournamentBuilder.build(numberOfLayers: 1)
  }

  // KRTournamentViewDataSource.tournamentView(_:entryAt:)
  func tournamentView(_ tournamentView: KRTournamentView, entryAt index: Int)
    -> KRTournamentViewEntry
  {
    KRTournamentViewEntry()
  }

  // KRTournamentViewDataSource.tournamentView(_:matchAt:)
  func tournamentView(_ tournamentView: KRTournamentView, matchAt matchPath: MatchPath)
    -> KRTournamentViewMatch
  {
    KRTournamentViewMatch()
  }
}

// KRTournamentViewDelegate
extension NamedTournament: KRTournamentViewDelegate {
  // KRTournamentViewDelegate.entrySize(in:)
  func entrySize(in tournamentView: KRTournamentView) -> CGSize { .zero }
  // KRTournamentViewDelegate.tournamentView(_:didSelectEntryAt:)
  func tournamentView(_ tournamentView: KRTournamentView, didSelectEntryAt index: Int) {}
  // KRTournamentViewDelegate.tournamentView(_:didSelectMatchAt:)
  func tournamentView(_ tournamentView: KRTournamentView, didSelectMatchAt matchPath: MatchPath) {}
}

// KRTournamentView
final class NamedView: KRTournamentView {
  // KRTournamentView.reloadData()
  override func reloadData() {
    super.reloadData()
  }

  // KRTournamentView.layoutSubviews()
  override func layoutSubviews() {
    super.layoutSubviews()
  }

  // KRTournamentView.entry(at:)
  override func entry(at index: Int) -> KRTournamentViewEntry? {
    super.entry(at: index)
  }

  // KRTournamentView.match(at:)
  override func match(at path: MatchPath) -> KRTournamentViewMatch? {
    super.match(at: path)
  }
}

/// Uses the properties and methods of a view.
@MainActor
func useView(
  _ view: KRTournamentView,
  source: KRTournamentViewDataSource & KRTournamentViewDelegate
) {
  // KRTournamentView.style
  view.style = KRTournamentViewStyle.left
  // KRTournamentView.dataSource
  view.dataSource = source
  // KRTournamentView.delegate
  view.delegate = source
  // KRTournamentView.lineColor
  view.lineColor = UIColor.black
  // KRTournamentView.winnerLineColor
  view.winnerLineColor = UIColor.red
  // KRTournamentView.lineWidth
  view.lineWidth = 1.0
  // KRTournamentView.winnerLineWidth
  view.winnerLineWidth = 1.2 * view.lineWidth
  // KRTournamentView.fixOrientation
  view.fixOrientation = false
  // KRTournamentView.tournamentStructure
  let _: Bracket = view.tournamentStructure
  // KRTournamentView.entrySize
  let _: CGSize = view.entrySize
  // KRTournamentView.structure(of:)
  let _: Bracket = view.structure(of: view)
  // KRTournamentView.tournamentView(_:entryAt:)
  let _: KRTournamentViewEntry = view.tournamentView(view, entryAt: 0)
  // KRTournamentView.tournamentView(_:matchAt:)
  let _: KRTournamentViewMatch = view.tournamentView(view, matchAt: MatchPath(layer: 1, item: 0))
  // KRTournamentView.preferredLineColor
  view.preferredLineColor = UIColor.red
  // KRTournamentView.preferredLineWidth
  view.preferredLineWidth = nil
  // KRTournamentView.numberOfLayers
  let _: Int = view.numberOfLayers
}

/// Uses the entries and matches of a view that is laid out.
@MainActor
func useParts(of view: KRTournamentView) throws {
  // KRTournamentViewEntry.init()
  let entry = view.entry(at: 1) ?? KRTournamentViewEntry()
  // KRTournamentViewEntry.index
  let position: Int = entry.index + 1
  // KRTournamentViewEntry.textLabel
  let label: KRTournamentViewEntryLabel = entry.textLabel
  // KRTournamentViewEntryLabel.verticalText
  label.verticalText = "Team \(position)"
  // KRTournamentViewMatch.init()
  let match = view.match(at: MatchPath(layer: 1, item: 0)) ?? KRTournamentViewMatch()
  // KRTournamentViewMatch.matchPath
  let path: MatchPath = match.matchPath
  // KRTournamentViewMatch.winnerPoints
  let first: CGPoint = match.winnerPoints[0]
  entry.isHidden = first.x < CGFloat(path.layer)
  // MatchPreferredSide
  let side: MatchPreferredSide = .home
  // KRTournamentViewMatch.preferredSide
  match.preferredSide = side == .home ? MatchPreferredSide.away : nil
  // KRTournamentViewMatch.imageView
  match.imageView.image = nil
  // KRTournamentViewMatch.imageSize
  match.imageSize = CGSize(width: 5, height: 5)
}

// KRTournamentViewEntry
class NamedEntry: KRTournamentViewEntry {}
// KRTournamentViewEntryLabel
class NamedLabel: KRTournamentViewEntryLabel {}
// KRTournamentViewMatch
class NamedMatch: KRTournamentViewMatch {}

/// Uses the styles; returns whether they differ.
func useStyles() -> Bool {
  // KRTournamentViewStyle.FinalDirection
  let direction: KRTournamentViewStyle.FinalDirection = .bottom
  // KRTournamentViewStyle
  let plain: [KRTournamentViewStyle] = [.left, .right, .top, .bottom]
  // KRTournamentViewStyle.left
  let left: KRTournamentViewStyle = .left
  // KRTournamentViewStyle.right
  let right: KRTournamentViewStyle = .right
  // KRTournamentViewStyle.top
  let top: KRTournamentViewStyle = .top
  // KRTournamentViewStyle.bottom
  let bottom: KRTournamentViewStyle = .bottom
  // KRTournamentViewStyle.leftRight(direction:)
  let wide: KRTournamentViewStyle = .leftRight(direction: direction)
  // KRTournamentViewStyle.topBottom(direction:)
  let high: KRTournamentViewStyle = .topBottom(direction: .left)
  let aliases: [KRTournamentViewStyle] = [
    // KRTournamentViewStyle.leftRight
    .leftRight,
    // KRTournamentViewStyle.topBottom
    .topBottom,
  ]
  guard finalDirection(of: wide) == .bottom else { return false }
  // KRTournamentViewStyle.==(lhs:rhs:)
  return plain == [left, right, top, bottom] && wide != aliases[0] && !(high == aliases[1])
}

/// Returns the direction of the final of a two-sided style, in a switch over all cases.
private func finalDirection(
  of style: KRTournamentViewStyle
) -> KRTournamentViewStyle.FinalDirection? {
  switch style {
  case .left, .right, .top, .bottom: nil
  case .leftRight(let direction), .topBottom(let direction): direction
  }
}

/// Uses the paths; returns whether their conversions are inverse.
func usePaths() -> Bool {
  // MatchPath
  let path: MatchPath = MatchPath(layer: 2, item: 1)
  // MatchPath.init(layer:number:)
  let number = MatchPath(layer: 2, number: 1)
  // MatchPath.init(layer:item:)
  let other = MatchPath(layer: path.layer, item: 1)
  // MatchPath.layer
  let layer: Int = other.layer
  // MatchPath.item
  let item: Int = other.item
  // MatchPath.getIndex(from:)
  let index = path.getIndex(from: 3)
  // MatchPath.init(numberOfLayers:index:)
  let converted = MatchPath(numberOfLayers: 3, index: index)
  // MatchPath.==(lhs:rhs:)
  return path == number && converted == path
    // MatchPath.number
    && number.number == item
    && layer == 2
}

// TournamentStructure
struct OtherStructure: TournamentStructure {}

/// Uses the structures; returns whether they compare as they are built.
func useStructures() -> Bool {
  // Entry.init()
  let entry = Entry()
  let entries: [TournamentStructure] = [entry, Entry(), OtherStructure()]
  // Bracket.init(children:numberOfWinners:winnerIndexes:)
  var bracket = Bracket(children: entries, numberOfWinners: 1, winnerIndexes: [0])
  // Bracket.formatted()
  let same: Bracket = bracket.formatted()
  // Bracket.format()
  bracket.format()
  // Bracket.matchPath
  let path: MatchPath = bracket.matchPath
  // Bracket.children
  let children: [TournamentStructure] = bracket.children
  // Entry
  let first: Entry? = children[0] as? Entry
  // Bracket.numberOfWinners
  let winners: Int = bracket.numberOfWinners
  // Bracket.winnerIndexes
  let indexes: [Int] = bracket.winnerIndexes
  // Bracket.description
  let text: String = bracket.description
  // Entry.description
  let line: String? = first?.description
  // Bracket
  let nested: Bracket? = Bracket(children: [bracket]).children[0] as? Bracket
  // ==(lhs:rhs:)
  return bracket == same
    // !=(lhs:rhs:)
    && children[0] != children[1]
    // ==(lhs:rhs:) of arrays
    && children == same.children
    && winners == 1 && indexes == [0] && path.item == 0 && nested != nil
    && text.contains(line ?? "-")
}

/// Uses the builder; returns whether its bracket is found.
func useBuilder() -> Bool {
  // TournamentBuilder.init(children:numberOfWinners:winnerIndexes:)
  let small = TournamentBuilder(children: [.entry], numberOfWinners: 1, winnerIndexes: [])
  // TournamentBuilder.init(numberOfLayers:numberOfEntries:numberOfWinners:handler:)
  let large = TournamentBuilder(numberOfLayers: 2, numberOfEntries: 3, numberOfWinners: 1) {
    path -> [Int] in
    path.layer == 1 ? [0] : [1]
  }
  // TournamentBuilder.numberOfWinners
  small.numberOfWinners = 2
  // TournamentBuilder.winnerIndexes
  small.winnerIndexes = [0]
  // TournamentBuilder.BuildType
  small.children.append(TournamentBuilder.BuildType.entry)
  // TournamentBuilder.children
  small.children.append(.entry)
  // TournamentBuilder.addBracket(_:)
  large.addBracket { small }
  // TournamentBuilder.addEntry(_:)
  large.addEntry()
  // TournamentBuilder.setNumberOfWinners(_:)
  small.setNumberOfWinners(1).addEntry(2)
  // TournamentBuilder.setWinnerIndexes(_:)
  small.setWinnerIndexes([1])
  // TournamentBuilder.build(format:)
  let built: Bracket = large.build(format: true)
  // TournamentBuilder.build(numberOfLayers:numberOfEntries:numberOfWinners:handler:)
  let symmetric = TournamentBuilder.build(numberOfLayers: 2)
  // TournamentBuilder.getChildBuilder(for:)
  let child: TournamentBuilder? = large.getChildBuilder(for: MatchPath(layer: 1, item: 3))
  // TournamentBuilder
  let named: TournamentBuilder = small
  // TournamentBuilder.==(lhs:rhs:)
  return child == named && child != large
    && built.children.count == 5 && symmetric.children.count == 2
}
