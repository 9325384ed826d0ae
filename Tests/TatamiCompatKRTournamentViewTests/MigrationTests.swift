import Foundation
import TatamiCompatKRTournamentView
import TatamiHost
import TatamiTournamentViews
import TestSupport
import Testing

/// The page Documentation/Migration/KRTournamentView.md: its table of names, samples and picture.
@MainActor @Suite(.environment) struct MigrationTests {
  private static let uses = #filePath.replacing("MigrationTests", with: "NameUses")

  private static let bounds = CGRect(x: 0, y: 0, width: 480, height: 300)

  @Test func `every name of the table is used`() throws {
    let table = try MigrationTable(page: "KRTournamentView")
    #expect(table.names.count == 94)
    #expect(table.leftOut == [])
    #expect(try table.unusedNames(in: Self.uses) == [])
    #expect(try table.unlistedNames(in: Self.uses) == [])
  }

  @Test func `the uses of names run`() throws {
    let source = NamedTournament(frame: Self.bounds)
    let view = NamedView(frame: Self.bounds)
    useView(view, source: source)
    view.layoutIfNeeded()
    try useParts(of: view)
    #expect(view.entry(at: 1)?.textLabel.text == "T\ne\na\nm\n \n2\n")
    #expect(useStyles())
    #expect(usePaths())
    #expect(useStructures())
    #expect(useBuilder())
  }

  @Test func `the samples before and after show the same`() throws {
    let (before, after) = (CupViewController(), CupScreen())
    for controller in [before, after] as [UIViewController] {
      controller.view.frame = Self.bounds
      controller.view.layoutIfNeeded()
    }
    before.tournamentView.frame = Self.bounds
    after.bracketView.frame = Self.bounds
    before.view.layoutIfNeeded()
    after.view.layoutIfNeeded()
    for index in 0..<5 {
      #expect(
        before.tournamentView.entry(at: index)?.frame == after.bracketView.entry(at: index)?.frame
      )
    }
    let final = try #require(before.tournamentView.match(at: MatchPath(layer: 2, item: 0)))
    #expect(final.winnerPoints.count == 1)
    let images = try [before.view, after.view].compactMap(\.self).map { try png(of: $0) }
    #expect(images[0] == images[1])
    let picture = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/Migration/KRTournamentView.png").standardized
    assertSnapshot(of: images[0], at: picture)
  }

  private func png(of view: UIView) throws -> Data {
    view.backgroundColor = .white
    return try ViewRenderer.png(of: view, scale: 2)
  }
}
