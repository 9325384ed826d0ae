import TatamiGeometry
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

@testable import TatamiTournamentViews

/// The board of a tournament.
@MainActor
@Suite(.environment) struct TournamentViewTests {
  /// A cup of a number of entrants without results.
  static func cup(
    _ format: StageFormat = .singleElimination,
    entrants: Int = 8
  ) throws -> Tournament {
    var cup = Tournament()
    let names = (1...entrants).map { "Team \($0)" }
    var stage = StageDefinition(format, name: "Cup", entrants: names)
    if format == .roundRobin { stage.settings.groupCount = 2 }
    if format == .doubleElimination { stage.settings.grandFinal = .double }
    _ = try cup.add(stage)
    return cup
  }

  private func view(_ cup: Tournament, width: Double = 900, height: Double = 700) -> TournamentView
  {
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.content = .tournament(cup)
    view.layoutIfNeeded()
    return view
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }

  /// The number of all views below a view.
  private func count(_ view: UIView) -> Int {
    view.subviews.reduce(0) { $0 + 1 + count($1) }
  }

  private static let firstWins = MatchUpdate(
    first: .init(score: 3, result: .win),
    second: .init(score: 1)
  )

  @Test func `each match is one element that reads as a sentence`() throws {
    var cup = try Self.cup(entrants: 4)
    _ = try cup.update(match: 0, Self.firstWins)
    let labels = view(cup).cards.compactMap(\.accessibilityLabel)
    #expect(labels.contains("Semi-finals: Team 1 beat Team 4, 3 to 1."))
    #expect(labels.contains("Final: Team 1 meets a team to be decided."))
    #expect(labels.count == 3)
  }

  @Test func `a walkover has a mark on the side without a match and no letters`() throws {
    var cup = try Self.cup(entrants: 4)
    _ = try cup.update(match: 0, MatchUpdate(second: .init(isForfeit: true)))
    let card = try view(cup).card("Team 4")
    #expect(card.accessibilityLabel == "Semi-finals: Team 1 beat Team 4 by walkover.")
    let texts = labels(in: card).compactMap(\.text)
    #expect(texts.contains("w/o"))
    #expect(!texts.contains("W"))
  }

  @Test(arguments: [StageFormat.singleElimination, .doubleElimination, .roundRobin])
  func `all formats have their matches on the board, which do not overlap`(
    format: StageFormat
  ) throws {
    let cup = try Self.cup(format)
    let view = view(cup)
    let size = view.intrinsicContentSize
    view.frame.size = size
    view.layoutIfNeeded()
    let frames = view.cards.map { $0.convert($0.bounds, to: view) }
    #expect(
      frames.count == [.singleElimination: 7, .doubleElimination: 14, .roundRobin: 12][format]
    )
    for (index, frame) in frames.enumerated() {
      #expect(CGRect(origin: .zero, size: size).contains(frame))
      for other in frames[..<index] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func `only visible matches of 65,536 entries have views`() throws {
    var calls = 0
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.participantImage = { _ in
      calls += 1
      return nil
    }
    view.content = .tournament(try Self.cup(entrants: 65_536))
    view.layoutIfNeeded()
    #expect(view.cards.count < 60)
    #expect(calls < 120)
    let first = count(view)
    let scrollView = view.scrollView
    for step in 1...5 {
      scrollView.contentOffset = CGPoint(x: 700, y: 100_000 * step)
      #expect(view.cards.count < 60)
    }
    #expect(count(view) < 2 * first)
    #expect(!view.cards.isEmpty)
    scrollView.zoomScale = 0.25
    #expect(view.cards.count < 900)
  }

  @Test func `only visible matches have views in vertical styles and at the end of a scroll`()
    throws
  {
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    view.style = .top
    view.content = .tournament(try Self.cup(entrants: 4_096))
    view.layoutIfNeeded()
    let scrollView = view.scrollView
    #expect(view.cards.count < 60)
    scrollView.contentOffset.x = scrollView.contentSize.width - 900
    let labels = view.cards.compactMap(\.accessibilityLabel)
    #expect(labels.count < 60)
    #expect(!labels.isEmpty)
  }

  @Test func `a new winner's line grows, and the cards change, over time`() throws {
    var cup = try Self.cup(entrants: 4)
    let view = view(cup)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    let before = try WindowHost(window).image().pngData()
    let changes = try cup.update(match: 0, Self.firstWins)
    view.show(cup, after: changes, animated: true)
    Simulator.advance(by: 0.1)
    let early = try WindowHost(window).image().pngData()
    Simulator.advance(by: 1)
    let late = try WindowHost(window).image().pngData()
    #expect(before != early)
    #expect(early != late)
    view.content = .tournament(cup)
    view.layoutIfNeeded()
    #expect(try late == WindowHost(window).image().pngData())
  }

  @Test func `a board turns against the device's rotation`() throws {
    let view = view(try Self.cup(entrants: 4))
    view.fixOrientation = true
    let size = view.intrinsicContentSize
    HostDevice.rotate(to: .landscapeLeft)
    #expect(view.style != .left)
    #expect(view.intrinsicContentSize != size)
  }

  @Test func `a view with a tournament can become first responder`() throws {
    let view = view(try Self.cup())
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(view.becomeFirstResponder())
    Simulator.press(.keyboardDownArrow, in: window)
    #expect(view.selectedMatch == 0)
    view.content = nil
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func `a result is drawn on the cards of its path only`() throws {
    var cup = try Self.cup(entrants: 16)
    let view = view(cup)
    var participants: [Int] = []
    view.participantImage = { index in
      participants.append(index)
      return nil
    }
    view.layoutIfNeeded()
    participants = []
    let changes = try cup.update(match: 0, Self.firstWins)
    view.show(cup, after: changes, animated: false)
    #expect(participants == [0, 15, 0])
    #expect(try view.card("Team 1 beat").alpha == 1)
    #expect(view.content == .tournament(cup))
  }

  @Test func `rounds run in the direction of the style`() throws {
    let view = view(try Self.cup(entrants: 4))
    func center(_ text: String) throws -> CGPoint {
      let card = try view.card(text)
      return card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: view)
    }
    #expect(try center("Final:").x > center("Team 1").x)
    view.style = .right
    view.layoutIfNeeded()
    #expect(try center("Final:").x < center("Team 1").x)
    view.style = .top
    view.layoutIfNeeded()
    #expect(try center("Final:").y > center("Team 1").y)
    view.style = .bottom
    view.layoutIfNeeded()
    #expect(try center("Final:").y < center("Team 1").y)
    view.style = .left
    view.semanticContentAttribute = .forceRightToLeft
    view.content = .tournament(try Self.cup(entrants: 4))
    view.layoutIfNeeded()
    #expect(try center("Final:").x < center("Team 1").x)
  }

  @Test func `a two-sided board has the second half at the right of the final`() throws {
    let view = view(try Self.cup(), width: 1300)
    view.style = .leftRight(direction: .top)
    view.layoutIfNeeded()
    let final = try view.card("Final:").frame
    let others = view.cards.map(\.frame).filter { $0 != final }
    #expect(others.count { $0.maxX < final.minX } == 3)
    #expect(others.count { $0.minX > final.maxX } == 3)
  }

  @Test func `a line to a lost match is divided at its first corner`() {
    let corners = [Point(x: 0, y: 0), Point(x: 20, y: 0), Point(x: 20, y: 50), Point(x: 30, y: 50)]
    #expect(BoardPlan.Line(start: 0, end: 1, points: corners).shareToCorner == 0.25)
    let level = BoardPlan.Line(start: 0, end: 1, points: [corners[0], corners[1]])
    #expect(level.shareToCorner == 0.5)
  }

  @Test func `a mirrored board begins at its right end, also zoomed`() throws {
    let view = TournamentView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.semanticContentAttribute = .forceRightToLeft
    view.content = .tournament(try Self.cup())
    let scrollView = view.scrollView
    scrollView.zoomScale = 0.5
    view.layoutIfNeeded()
    #expect(abs(scrollView.contentOffset.x - scrollView.contentSize.width + 300) < 1)
    #expect(try view.card("Team 1 meets").frame.width > 0)
  }

  @Test func `collapsed rounds have no cards`() throws {
    let view = view(try Self.cup(.doubleElimination))
    let size = view.intrinsicContentSize
    view.options.collapsedRounds = 1
    view.layoutIfNeeded()
    let labels = view.cards.compactMap(\.accessibilityLabel)
    #expect(!labels.contains { $0.contains("Round 1:") })
    #expect(labels.contains { $0.hasPrefix("Upper Round 2") })
    #expect(labels.contains { $0.hasPrefix("Lower Round 2") })
    #expect(view.intrinsicContentSize.height < size.height)
    #expect(view.intrinsicContentSize.width < size.width)
  }

  @Test func `arrow keys move along the lines of the bracket`() throws {
    let view = view(try Self.cup())
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    let card = try view.card("Team 1 meets")
    let center = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: window)
    Simulator.tap(at: center, in: window)
    #expect(view.selectedMatch == 0)
    var matches: [Int?] = []
    for key in [
      UIKeyboardHIDUsage.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow,
      .keyboardDownArrow, .keyboardLeftArrow, .keyboardDownArrow, .keyboardEscape,
    ] {
      Simulator.press(key, in: window)
      matches.append(view.selectedMatch)
    }
    #expect(matches == [4, 6, 4, 5, 2, 3, nil])
  }

  @Test func `a tap highlights the participant and is reported`() throws {
    var cup = try Self.cup()
    _ = try cup.update(match: 0, Self.firstWins)
    let view = view(cup)
    let source = BoardDelegate()
    view.delegate = source
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    let card = try view.card("Team 1 beat")
    let point = card.convert(CGPoint(x: 60, y: 10), to: window)
    Simulator.tap(at: point, in: window)
    #expect(source.selections == [[0, 0]])
    #expect(view.selectedParticipant == 0)
    let opacities = Set(view.cards.map { $0.alpha == 1 })
    #expect(opacities == [true, false])
    #expect(try view.card("Team 1 meets").alpha == 1)
    Simulator.tap(at: point, in: window)
    #expect(view.selectedParticipant == nil)
    Simulator.hover(at: point, in: window)
    #expect(try view.card("Team 3 meets").alpha < 1)
  }

  @Test func `a tap on a round's title collapses the rounds before it`() throws {
    let view = view(try Self.cup())
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let card = try view.card("Semi-finals")
    let frame = card.convert(card.bounds, to: window)
    Simulator.tap(at: CGPoint(x: frame.minX + 20, y: 30), in: window)
    view.layoutIfNeeded()
    #expect(!view.cards.compactMap(\.accessibilityLabel).contains { $0.hasPrefix("Quarter") })
    Simulator.tap(at: CGPoint(x: 36, y: 30), in: window)
    view.layoutIfNeeded()
    #expect(try view.card("Quarter").alpha == 1)
  }

  @Test(arguments: [(Double.nan, 80.0), (-.infinity, 80), (.infinity, 10_000)])
  func `the width of cards is clamped`(width: Double, clamped: Double) throws {
    let view = view(try Self.cup())
    view.options.cardWidth = width
    view.layoutIfNeeded()
    #expect(!view.cards.isEmpty)
    #expect(view.cards.allSatisfy { $0.bounds.width == clamped })
  }

  @Test func `a view without content has no parts and no intrinsic size`() throws {
    let view = view(try Self.cup())
    #expect(!view.cards.isEmpty)
    view.content = nil
    view.layoutIfNeeded()
    #expect(view.cards.isEmpty)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `T12: a tournament view set in a convenience initializer shows its content`() throws {
    let view = TournamentView(showing: try Self.cup())
    view.layoutIfNeeded()
    #expect(view.cards.count == 7)
    #expect(view.cards.allSatisfy { $0.bounds.width == 100 })
    #expect(view.canvas.highlight == 2)
  }
}

extension TournamentView {
  fileprivate convenience init(showing cup: Tournament) {
    self.init(frame: CGRect(x: 0, y: 0, width: 900, height: 700))
    content = .tournament(cup)
    options.cardWidth = 100
    selectedParticipant = 2
  }
}

@MainActor
final class BoardDelegate: TournamentViewDelegate {
  var selections: [[Int?]] = []

  func tournamentView(_ view: TournamentView, didSelectMatch match: Int, participant: Int?) {
    selections.append([match, participant])
  }
}
