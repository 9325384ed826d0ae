import Foundation
import TatamiBracket
import TatamiGeometry
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

// The sample of tournaments.md.
import Tatami

@MainActor
final class Cup: BracketViewDataSource {
  let view = BracketView(frame: CGRect(x: 0, y: 0, width: 500, height: 400))

  init() {
    view.backgroundColor = .systemBackground
    view.style = .leftRight(direction: .top)
    view.lineAppearance.winnerColor = .systemBlue
    view.dataSource = self
  }

  func numberOfRounds(in bracketView: BracketView) -> Int { 3 }

  func bracketView(
    _ bracketView: BracketView,
    entryAt index: Int
  ) -> BracketEntryView? {
    let entry = BracketEntryView()
    entry.textLabel.text = "Team \(index + 1)"
    return entry
  }

  func bracketView(
    _ bracketView: BracketView,
    matchAt path: MatchPath
  ) -> BracketMatchView {
    let match = BracketMatchView()
    match.winningSide = path.item.isMultiple(of: 2) ? .home : .away
    return match
  }
}

/// The samples of the pages, compiled and run.
@MainActor @Suite(.environment) struct PageSampleTests {
  @Test func `the view sample draws its entries`() throws {
    let cup = Cup()
    #expect(try ViewRenderer.png(of: cup.view).count > 1_000)
    #expect(cup.view.entry(at: 7)?.textLabel.text == "Team 8")
  }

  @Test func `the engine sample places its entries`() throws {
    // The sample of engines.md.
    let cup = try Bracket(winnerIndexes: [0]) {
      $0.addBracket(winnerIndexes: [1]) { $0.addEntries(2) }
      $0.addBracket { $0.addEntries(4) }
    }
    let frames = BracketLayout(style: .left).frames(of: cup, in: Size(width: 500, height: 400))
    #expect(frames.entries.count == 6)
    #expect(frames.matches.count == 3)
  }

  @Test func `the box sample follows its state`() throws {
    // The sample of README.md.
    let name = State("Ada")
    let form = VBox().attach { box in
      UILabel().attach(box).text(name.map { "Hello, \($0)" }).fontSize(24, weight: .bold)
      HBox().attach(box) { row in
        UITextField().attach(row).size(.fill, 36).borderStyle(.roundedRect).onText(name)
        UIButton(type: .system).attach(row).text("Clear").enabled(name.map { !$0.isEmpty })
          .bind(to: row, event: .touchUpInside) { _, _ in name.value = "" }
      }.width(.fill).space(8).justifyContent(.vertCenter())
    }.padding(all: 16).space(12).width(.fill).view
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
    host.addSubview(form)
    form.layoutIfNeeded()
    let label = try #require(form.subviews.first as? UILabel)
    #expect(label.text == "Hello, Ada")
    #expect(label.frame.minX == 16)
    try expectPicture("box-form-light", of: host, .light)
    try expectPicture("box-form-dark", of: host, .dark)
    name.value = "Grace"
    #expect(label.text == "Hello, Grace")
    #expect(form.subviews.last?.frame.width == form.bounds.width - 32)
  }

  /// Compares a view in an appearance with the README's picture.
  private func expectPicture(
    _ name: String,
    of view: UIView,
    _ style: UIUserInterfaceStyle
  ) throws {
    view.backgroundColor = .systemBackground
    view.traitOverrides.userInterfaceStyle = style
    let picture = URL(filePath: #filePath).appending(path: "../../../Documentation/\(name).png")
    let png = try ViewRenderer.png(of: view, scale: 2)
    assertSnapshot(of: png, at: picture.standardized)
  }

  @Test func `the tournament sample enters a result`() throws {
    // The sample of tournaments.md.
    var cup = Tournament()
    let names = ["Ann", "Ben", "Cleo", "Dan"]
    let stage = try cup.add(StageDefinition(.doubleElimination, name: "Cup", entrants: names))
    let before = cup
    let changes = try cup.update(
      match: 0,
      MatchUpdate(first: .init(score: 3, result: .win), second: .init(score: 1))
    )
    let boxes = cup.layout(ofStage: stage).boxes
    #expect(before != cup)
    #expect(changes.matches.count > 1)
    #expect(boxes.count == cup.matches.count)
  }

  @Test func `the sample without a display types, taps and stops halfway through an animation`()
    throws
  {
    // The sample of testing.md.
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 240, height: 36))
    let greet = UIAction(title: "Greet") { _ in
      UIView.animate(withDuration: 0.3) { field.alpha = 0 }
    }
    let button = UIButton(type: .system, primaryAction: greet)
    button.frame = CGRect(x: 20, y: 140, width: 120, height: 44)
    window.addSubview(field)
    window.addSubview(button)
    window.makeKeyAndVisible()

    Simulator.tap(at: field.center, in: window)
    Simulator.type("Ola 👋🏽", in: window)
    Simulator.tap(at: button.center, in: window)
    Simulator.advance(by: 0.15)
    let half = try WindowHost(window).image()
    print(AccessibilityNode.tree(of: window))
    #expect(field.text == "Ola 👋🏽")
    #expect(abs((field.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    #expect(half.size == window.bounds.size)
    Simulator.advance(by: 1)
  }
}
