import Foundation
import Testing

@testable import TatamiService

/// The files that jobs read and write.
@MainActor
@Suite struct JobFilesTests {
  private let folder = TestFolder()
  private static let scene = #"{"view":{"type":"shape","width":8,"height":4}}"#

  @Test func `a document below the root is drawn`() throws {
    try folder.write(Self.scene, to: "in/card.json")
    #expect(answer(#"{"path":"card.json"}"#).contains(#""ok":true"#))
    #expect(answer(#"{"path":"./card.json"}"#).contains(#""ok":true"#))
  }

  @Test(arguments: ["../secret.json", "link.json", "/etc/hostname", "a/../../secret.json"])
  func `a document elsewhere is refused without its content`(path: String) throws {
    try folder.write(Self.scene, to: "secret.json")
    try folder.write(Self.scene, to: "in/card.json")
    try folder.link("in/link.json", to: "secret.json")
    let answer = answer(#"{"path":"\#(path)"}"#)
    #expect(answer.contains(#""code":"missing""#))
    #expect(!answer.contains(folder.url.path))
  }

  @Test func `an output is written below its folder`() throws {
    try folder.write(Self.scene, to: "in/card.json")
    let answer = answer(#"{"path":"card.json","output":"a.svg","format":"svg"}"#)
    #expect(answer.contains(#""output":"a.svg""#))
    #expect(!answer.contains("bytes"))
    let file = try String(contentsOf: folder.url.appending(path: "out/a.svg"), encoding: .utf8)
    #expect(file.contains("<svg"))
    #expect(try folder.names("out") == ["a.svg"])
  }

  @Test(arguments: [
    "../a.png", "/tmp/a.png", "..", "", "none/a.png", "link/a.png", "file.png", "a/",
  ])
  func `an output elsewhere is refused`(path: String) throws {
    try folder.write(Self.scene, to: "in/card.json")
    try folder.link("out/link", to: "in")
    try folder.link("out/file.png", to: "in/card.json")
    let answer = answer(#"{"path":"card.json","output":"\#(path)"}"#)
    #expect(answer.contains(#""code":"write""#))
    #expect(!answer.contains(folder.url.path))
    #expect(try folder.names("in") == ["card.json"])
  }

  private func answer(_ line: String) -> String {
    try? folder.create("out")
    var options = JobRunner.Options()
    options.root = folder.url.appending(path: "in")
    options.outputRoot = folder.url.appending(path: "out")
    return JobRunner(options).answer(to: Array(line.utf8), number: 1).text
  }
}
