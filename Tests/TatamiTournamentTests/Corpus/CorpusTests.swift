import Foundation
import Testing

/// Invented files of many sports and languages in the forms in which people keep results.
///
/// `Scripts/corpus` prints what becomes of each.
@Suite struct CorpusTests {
  /// Files that are drawn wrong; the list may only become shorter.
  static let knownWrong: Set<String> = []

  /// The least number of files that are read right; it may only be raised.
  static let leastRight = 296

  @Test func `no file is drawn wrong, except for those that are known`() throws {
    let report = try CorpusReport()
    if ProcessInfo.processInfo.environment["TATAMI_CORPUS"] != nil { print(report.text) }
    let wrong = report.names("drawn wrong")
    #expect(wrong.subtracting(Self.knownWrong) == [])
    #expect(Self.knownWrong.subtracting(wrong) == [], "mended: remove these names")
    #expect(report.names("right").count >= Self.leastRight)
  }

  @Test func `the corpus has 100 files of 30 sports in 15 languages`() throws {
    let truths = try CorpusFile.all().map(\.truth)
    #expect(truths.count >= 100)
    #expect(Set(truths.map(\.sport)).count >= 30)
    #expect(Set(truths.map(\.language)).count >= 15)
  }
}
