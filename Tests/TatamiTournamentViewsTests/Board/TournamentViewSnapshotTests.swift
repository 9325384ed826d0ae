import TatamiTournamentViews
import TatamiHost
import TestSupport
import Testing

/// Pictures of tournament views that show a tournament value.
@MainActor @Suite(.environment) struct TournamentViewSnapshotTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    var file = "spring-masters"
    var isDark = false
    var isRightToLeft = false
    var style = BracketStyle.left
    var options = TournamentViewOptions()
    var highlight: String?
    var testDescription: String { name }
  }

  nonisolated static var pictures: [Picture] {
    var compact = TournamentViewOptions()
    compact.isCompact = true
    compact.connectors = .rightAngled
    var straight = TournamentViewOptions()
    straight.connectors = .straight
    straight.collapsedRounds = 1
    return [
      Picture(name: "board-light", highlight: "Blue Herons"),
      Picture(name: "board-dark-compact", isDark: true, options: compact),
      Picture(name: "board-right-to-left", isRightToLeft: true),
      Picture(name: "board-top-collapsed", style: .top, options: straight),
      Picture(name: "board-two-sided", file: "worldcup-2022", style: .leftRight(direction: .top)),
      Picture(name: "board-groups", file: "worldcup-1930"),
      Picture(name: "board-tennis", file: "Spreadsheets/tennis-singles"),
    ]
  }

  @Test(arguments: pictures)
  func `a board matches its reference`(picture: Picture) throws {
    let view = TournamentView(frame: .zero)
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = picture.isDark ? .dark : .light
    if picture.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.style = picture.style
    view.options = picture.options
    view.lineAppearance.width = 1.5
    view.lineAppearance.winnerExtent = .half
    view.participantImage = { Self.flag($0) }
    let cup = try ExampleCup.tournament(picture.file)
    view.content = .tournament(cup)
    view.frame.size = view.intrinsicContentSize
    view.selectedParticipant = cup.participants.firstIndex { $0.name == picture.highlight }
    view.layoutIfNeeded()
    let png = try ViewRenderer.png(of: view, scale: 1)
    let reference = ExampleCup.here.appending(path: "Snapshots/\(picture.name).png")
    assertSnapshot(of: png, at: reference)
  }

  /// A disk in a color that depends on the participant.
  private static func flag(_ participant: Int) -> UIImage? {
    let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen, .systemOrange, .systemPurple]
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { context in
      colors[participant % colors.count].setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2))
    }
  }
}
