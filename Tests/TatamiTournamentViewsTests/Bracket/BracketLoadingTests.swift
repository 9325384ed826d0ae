import TatamiTournamentViews
import TatamiHost
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct BracketLoadingTests {
  let source = FakeSource()

  @Test func `2.9: rounds, all slots, then existing matches round by round`() {
    source.rounds = 3
    source.missing = [2, 3, 6]
    let view = BracketView(source)
    #expect(
      source.take() == ["structure", "rounds"] + (0..<8).map { "entry \($0)" } + [
        "match 1-0", "match 1-2", "match 2-1", "match 3-0",
      ]
    )
    #expect(view.numberOfRounds == 3)
  }

  @Test func `2.5: the tree, its entries, then its matches from the root`() throws {
    source.tree = try Bracket {
      $0.addBracket { $0.addEntries(2) }
      $0.addBracket {
        $0.addEntries()
        $0.addBracket { $0.addEntries(2) }
      }
    }
    let view = BracketView(source)
    #expect(
      source.take() == ["structure"] + (0..<5).map { "entry \($0)" } + [
        "match 3-0", "match 2-0", "match 2-1", "match 1-0",
      ]
    )
    #expect(view.numberOfRounds == 3)
    #expect(view.entry(at: 4)?.index == 4)
    #expect(view.entry(at: 5) == nil)
  }

  @Test func `2.5: a single child with several winners makes its parent a match`() throws {
    source.tree = try Bracket(numberOfWinners: 1, winnerIndexes: [0]) {
      $0.addBracket(numberOfWinners: 2, winnerIndexes: [0, 1]) { $0.addEntries(4) }
    }
    let view = BracketView(source)
    #expect(source.take().suffix(2) == ["match 2-0", "match 1-0"])
    #expect(view.match(at: MatchPath(round: 2, item: 0))?.superview != nil)
    #expect(view.match(at: MatchPath(round: 1, item: 0))?.winnerPoints?.count == 2)
  }

  @Test func `an error of the data source shows nothing and is reported`() throws {
    let view = BracketView(source)
    #expect(view.shapes[0].path != nil)
    source.error = .tooLarge
    let reports = Reports.during {
      view.reloadData()
      view.layoutIfNeeded()
    }
    #expect(reports.count == 1)
    #expect(view.numberOfRounds == 0)
    #expect(view.areas.allSatisfy { $0.subviews.isEmpty })
    #expect(view.shapes.allSatisfy { $0.path == nil })
    #expect(view.loadedStructure() == nil)
    source.error = nil
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.entry(at: 3) != nil)
  }

  @Test func `the loaded structure is the source's, or the tree of a binary bracket`() throws {
    let tree = try Bracket(winnerIndexes: [2]) { $0.addEntries(3) }
    let view = BracketView(source)
    #expect(view.loadedStructure() == (try Bracket.symmetric(numberOfRounds: 2)))
    source.tree = tree
    view.reloadData()
    #expect(view.loadedStructure() == nil)
    view.layoutIfNeeded()
    #expect(view.loadedStructure() == tree)
    source.tree = nil
    source.missing = [0, 1, 2, 3]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.loadedStructure() == nil)
  }

  @Test func `a tree of a single entry has no match`() throws {
    source.tree = try Bracket { $0.addEntries() }
    let view = BracketView(source)
    #expect(source.take() == ["structure", "entry 0"])
    #expect(view.entryFrames(1)[0] != nil)
  }

  @Test func `1.1: without a data source there are four entries and three matches`() {
    let view = BracketView(frame: BracketView.square)
    #expect(view.numberOfRounds == 2)
    #expect(view.entry(at: 0) == nil)
    view.layoutIfNeeded()
    #expect(view.entryFrames(5).compactMap(\.self).count == 4)
    #expect(view.matchFrame(1, 0) != nil)
    #expect(view.matchFrame(1, 1) != nil)
    #expect(view.matchFrame(2, 0) != nil)
  }

  @Test func `2.4.2: empty slots stay empty and entries keep their slots`() throws {
    source.missing = [1]
    let view = BracketView(source)
    #expect(view.entry(at: 1) == nil)
    #expect(view.entry(at: 3)?.index == 3)
    #expect(view.match(at: MatchPath(round: 1, item: 0)) == nil)
    let bracket = try BinaryBracket(numberOfRounds: 2, missing: [1])
    let frames = BracketLayout(style: .left).frames(of: bracket, in: .init(width: 500, height: 500))
    for entry in frames.entries {
      #expect(CGRect(entry.frame).isClose(to: view.entryFrames(4)[entry.index]))
    }
    #expect(frames.entries.map(\.index) == [0, 2, 3])
  }

  @Test func `a tournament without any entry shows nothing`() throws {
    source.missing = [0, 1, 2, 3]
    let view = BracketView(source)
    #expect(view.areas.allSatisfy { $0.subviews.isEmpty })
    #expect(view.shapes.allSatisfy { $0.path?.isEmpty == true })
    #expect(source.take().count == 6)
  }

  @Test(arguments: [(-5, 1), (0, 1), (1, 1)])
  func `numbers of rounds are clamped`(requested: Int, used: Int) {
    source.rounds = requested
    #expect(BracketView(source).numberOfRounds == used)
  }

  @Test func `reloading loads everything exactly once, another layout loads nothing`() {
    let view = BracketView(source)
    let all = source.take()
    view.frame.size.width += 10
    view.layoutIfNeeded()
    #expect(source.take().isEmpty)
    let old = view.entry(at: 0)
    for _ in 0..<3 { view.reloadData() }
    #expect(source.take().isEmpty)
    view.layoutIfNeeded()
    #expect(source.take() == all)
    #expect(view.entry(at: 0) !== old)
    #expect(old?.superview == nil)
    #expect(view.areas[1].subviews.count == 4)
    #expect(view.areas[0].subviews.count == 3)
  }

  @Test func `a change of style asks the data source for nothing`() {
    let view = BracketView(source)
    _ = source.take()
    view.style = .top
    view.layoutIfNeeded()
    #expect(source.take().isEmpty)
  }

  @Test func `a source that reloads the view while loading does not hang it`() {
    let view = BracketView(source)
    source.onNumberOfRounds = { [unowned view] in
      view.reloadData()
      view.layoutIfNeeded()
    }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.entryFrames(4).compactMap(\.self).count == 4)
    #expect(!ViewRenderer.displayList(of: view).isEmpty)
  }

  @Test func `a source can return the same view for several entries and repeatedly`() {
    let only = BracketEntryView()
    source.makeEntry = { _ in only }
    for style in [BracketStyle.left, .leftRight(direction: .top)] {
      let view = BracketView(source, style: style)
      view.reloadData()
      view.layoutIfNeeded()
      #expect(view.areas[1].subviews.count + view.areas[2].subviews.count == 1)
      #expect(only.index == 3)
    }
  }

  @Test func `a source can return a superview of the tournament view`() {
    let outer = BracketEntryView()
    let view = BracketView(frame: BracketView.square)
    outer.addSubview(view)
    source.makeEntry = { _ in outer }
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.superview === outer)
    #expect(outer.superview == nil)
  }

  @Test func `data source and delegate are held weakly`() {
    let view = BracketView(frame: BracketView.square)
    weak var held: FakeSource?
    do {
      let temporary = FakeSource()
      held = temporary
      view.dataSource = temporary
      view.delegate = temporary
      view.layoutIfNeeded()
    }
    #expect(held == nil)
    #expect(view.dataSource == nil)
    #expect(view.delegate == nil)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.entryFrames(4).compactMap(\.self).count == 4)
  }

  @Test func `views are deallocated, laid out or not`() {
    weak var fresh: BracketView?
    weak var used: BracketView?
    do {
      let (one, two) = (BracketView(), BracketView(source))
      (fresh, used) = (one, two)
      _ = ViewRenderer.displayList(of: two)
      #expect(fresh != nil)
      #expect(used != nil)
    }
    #expect(fresh == nil)
    #expect(used == nil)
    HostDevice.rotate(to: .portrait)
  }
}
