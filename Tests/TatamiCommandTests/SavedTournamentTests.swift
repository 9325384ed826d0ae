import Foundation
import Testing

/// Groups, losers' brackets and databases on the command line.
@Suite struct SavedTournamentTests {
  private static let header = "round,home,away,home_score,away_score\n"
  private static let double =
    header + """
      WB Round 1,Ann,Bob,2,0
      WB Round 1,Cid,Dee,2,1
      WB Final,Ann,Cid,2,1
      LB Round 1,Bob,Dee,0,2
      LB Final,Dee,Cid,1,2
      Grand Final,Ann,Cid,3,2
      """
  private static let groups = header + "Group A,Ann,Bob,2,0\nGroup B,Cid,Dee,1,1\n"
  private static let single =
    header + "SF,Ann,Bob,2,0\nSF,Cid,Dee,2,1\nThird place,Bob,Dee,,\nFinal,Ann,Cid,,\n"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.double, to: "double.csv")
    try folder.write(Self.groups, to: "groups.csv")
    try folder.write(Self.single, to: "single.csv")
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["bracket"] + arguments, in: folder.url)
  }

  @Test(arguments: ["double", "groups", "single"])
  func `a saved tournament gives the picture of its results`(_ name: String) throws {
    let saved = try run("\(name).csv", "-o", "cup.json", "--quiet")
    #expect(saved.exitCode == 0, "\(saved.errors)")
    let first = try run("\(name).csv", "-o", "-", "--format", "svg", "--title", "Cup", "--quiet")
    let second = try run("--from-json", "cup.json", "-o", "-", "--format", "svg", "--title", "Cup")
    #expect(first.exitCode == 0, "\(first.errors)")
    #expect(first.output == second.output)
    let again = try run("--from-json", "cup.json", "-o", "-", "--format", "brackets-model")
    #expect(again.output == (try folder.read("cup.json")))
  }

  @Test func `tables come with a note about their points`() throws {
    let run = try run("groups.csv")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("tables give 3 points for a win"), "\(run.errors)")
  }

  @Test(arguments: [
    ["double.csv", "--style", "topBottom"], ["groups.csv", "--width", "500"],
    ["double.csv", "--style", "bottom", "--width", "400"],
  ])
  func `styles and widths apply to all formats`(arguments: [String]) throws {
    let run = try CommandRun(["bracket"] + arguments, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test(arguments: [
    (["single.csv", "--format", "brackets-model", "-o", "cup.png"], Int32(64), "ends in .png"),
    (["single.csv", "--format", "brackets-model", "-o", "single.csv"], 64, "is the input"),
    (["--from-json", "single.csv"], 65, "single.csv: "),
    (["--from-json", "empty.json"], 65, "the database has no match"),
    (["--from-json", "wrong.json"], 65, "$: the key 'participant' is missing"),
    (["feed.csv"], 65, "in which one team comes from the winners' bracket"),
  ])
  func `what cannot be drawn is rejected with the reason`(
    arguments: [String],
    exitCode: Int32,
    hint: String
  ) throws {
    let tables = ["participant", "stage", "group", "round", "match", "match_game"]
    try folder.write("{\(tables.map { "\"\($0)\":[]" }.joined(separator: ","))}", to: "empty.json")
    try folder.write("{}", to: "wrong.json")
    try folder.write(
      Self.header + "WB SF,Ann,Bob,2,0\nWB SF,Cid,Dee,2,1\nWB Final,Ann,Cid,1,0\n"
        + "LB Final,Bob,Dee,1,0\n",
      to: "feed.csv"
    )
    let run = try CommandRun(["bracket"] + arguments, in: folder.url)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }
}
