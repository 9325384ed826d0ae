import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct WatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
  }

  /// Waits until the picture has a text, at most for 20 seconds.
  private func waitForPicture(with text: String) -> Bool {
    for _ in 0..<400 {
      let picture = (try? folder.read("cup.svg")) ?? Data()
      if picture.range(of: Data(text.utf8)) != nil { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test func `a watched file is drawn whenever it is saved, until an interrupt`() throws {
    var isRedrawn = false
    var isKept = false
    let arguments = ["bracket", "cup.csv", "-o", "cup.svg", "--watch"]
    let run = try CommandRun(arguments, in: folder.url) { process in
      guard waitForPicture(with: "North") else { return _ = kill(process, SIGKILL) }
      try? folder.write("round,home\nFinal,North\n", to: "cup.csv")
      Thread.sleep(forTimeInterval: 1)
      isKept = waitForPicture(with: "North")
      let cup = BracketCommandTests.cup.replacing("North", with: "Harbor")
      try? folder.write(cup, to: "cup.csv")
      isRedrawn = waitForPicture(with: "Harbor")
      kill(process, SIGINT)
    }
    #expect(isKept)
    #expect(isRedrawn)
    #expect(run.endedBySignal)
    #expect(run.exitCode == SIGINT)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("cup.svg: ") } == 2, "\(run.errors)")
    #expect(lines.contains { $0.hasPrefix("tatami: cup.csv") }, "\(run.errors)")
  }

  @Test(arguments: [["-", "-o", "a.png"], ["cup.csv", "-o", "-", "--format", "svg"]])
  func `streams are not watched`(arguments: [String]) throws {
    let run = try CommandRun(["bracket", "--watch"] + arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("--watch needs files"), "\(run.errors)")
  }
}
