import Foundation
import TatamiJSON
import TatamiPicture
import Testing

@testable import TatamiService

/// The answers of a worker to lines.
@MainActor
@Suite struct JobRunnerTests {
  private static let scene = #"{"view":{"type":"shape","width":8,"height":4,"fill":"systemRed"}}"#

  @Test func `a scene is answered with its picture, size and checksum`() throws {
    let answer = try answer(#"{"id":"a","scene":\#(Self.scene),"format":"svg"}"#)
    #expect(answer["id"] == .string("a"))
    #expect(answer["ok"] == .bool(true))
    #expect(answer["width"] == .number(8))
    let data = try #require(Data(base64Encoded: try text(answer["bytes"])))
    #expect(String(decoding: data, as: UTF8.self).contains("<svg"))
    #expect(answer["sha256"] == .string(Digest.sha256(data)))
  }

  @Test func `the answer is the picture that the command draws`() throws {
    let answer = try answer(#"{"scene":\#(Self.scene),"scale":1}"#)
    let document = try SceneDocument.parse(Array(Self.scene.utf8))
    let expected = try Picture(of: document).data(as: .png, scale: 1, title: "")
    #expect(Data(base64Encoded: try text(answer["bytes"])) == expected)
  }

  @Test func `equal jobs have equal answers, whatever came between them`() throws {
    let runner = JobRunner()
    let job = #"{"scene":\#(Self.scene)}"#
    let first = try answer(job, runner)["sha256"]
    _ = try answer(#"{"scene":{"view":{"type":"label","text":"é日本"}},"theme":"dark"}"#, runner)
    #expect(try answer(job, runner)["sha256"] == first)
  }

  @Test func `texts replace values of the data and are read as numbers`() throws {
    let scene =
      #"{"data":{"side":3,"name":"x"},"view":{"type":"shape","width":{"$data":"side"},"height":2}}"#
    #expect(try answer(#"{"op":"check","scene":\#(scene)}"#)["width"] == .number(3))
    #expect(
      try answer(#"{"op":"check","scene":\#(scene),"texts":{"side":"7"}}"#)["width"] == .number(7)
    )
    #expect(
      try answer(#"{"op":"check","scene":\#(scene),"data":{"side":9}}"#)["width"] == .number(9)
    )
  }

  @Test func `a tournament is drawn as a bracket`() throws {
    let csv = #"round,home,away,home_score,away_score\nFinal,Ada,Grace,2,1\n"#
    let answer = try answer(#"{"tournament":"\#(csv)","format":"svg","title":"Cup"}"#)
    let data = try #require(Data(base64Encoded: try text(answer["bytes"])))
    #expect(String(decoding: data, as: UTF8.self).contains("Ada"))
  }

  @Test func `the operations without a document are answered`() throws {
    let runner = JobRunner()
    #expect(try answer(#"{"op":"ping","id":1}"#, runner)["ok"] == .bool(true))
    #expect(try answer(#"{"op":"stats"}"#, runner)["jobs"] == .number(2))
    #expect(runner.answer(to: Array(#"{"op":"quit"}"#.utf8), number: 3).isLast)
  }

  @Test func `frames of a geometry document are answered`() throws {
    let layout = #"{"layout":"bracket","api":"layers","layers":2,"size":[200,100],"style":"left"}"#
    #expect(try answer(#"{"op":"frames","scene":\#(layout)}"#)["frames"] != nil)
  }

  @Test(arguments: [
    ("", "json"), ("{", "json"), ("\u{FFFD}", "json"), ("[]", "request"), ("5", "request"),
    ("{}", "request"), (#"{"scene":5}"#, "request"), (#"{"op":"draw"}"#, "request"),
    (#"{"op":"ping","x":1}"#, "request"), (#"{"scene":{},"path":"a"}"#, "request"),
    (#"{"scene":{}}"#, "scene"), (#"{"scene":{"view":{"type":"lable"}}}"#, "scene"),
    (#"{"path":"a.json"}"#, "missing"), (#"{"path":"../../etc/passwd"}"#, "missing"),
    (#"{"scene":{"view":{"type":"shape","width":1,"height":1}},"output":"a.png"}"#, "write"),
    (#"{"scene":{"view":{"type":"shape","width":9000,"height":9000}}}"#, "limit"),
    (#"{"scene":{"view":{"type":"shape","width":9,"height":9}},"limits":{"pixels":9}}"#, "limit"),
    (#"{"scene":{"view":{"type":"shape","width":9,"height":9}},"limits":{"bytes":9}}"#, "limit"),
    (#"{"scene":{"view":{"type":"shape","width":9,"height":9}},"limits":{"levels":1}}"#, "limit"),
    (#"{"scene":{"view":{"type":"image","path":"a.png"}}}"#, "scene"),
    (#"{"tournament":"x"}"#, "scene"), (#"{"scene":{},"scale":99}"#, "request"),
    (#"{"op":"frames","tournament":"x"}"#, "request"),
  ])
  func `an error is an answer with a code`(line: String, code: String) throws {
    let answer = try answer(line)
    #expect(answer["ok"] == .bool(false))
    #expect(answer["line"] == .number(1))
    guard case .object(let error) = answer["error"] else {
      Issue.record("no error")
      return
    }
    #expect(error["code"] == .string(code))
  }

  @Test func `errors name the path, what was found and what is allowed`() throws {
    let answer = try answer(#"{"id":7,"scene":{"view":{"type":"lable"}}}"#)
    #expect(answer["id"] == .number(7))
    guard case .object(let error) = answer["error"], case .array(let allowed) = error["allowed"]
    else {
      Issue.record("no error")
      return
    }
    #expect(error["path"] == .string("$.view.type"))
    #expect(error["found"] == .string("lable"))
    #expect(allowed.contains(.string("label")))
  }

  @Test func `a limit of nodes applies to one job`() throws {
    let scene =
      #"{"view":{"type":"vbox","children":[{"type":"spacer","width":1,"height":1},{"type":"spacer"}]}}"#
    #expect(
      try answer(#"{"op":"check","scene":\#(scene),"limits":{"nodes":2}}"#)["ok"] == .bool(false)
    )
    #expect(
      try answer(#"{"op":"check","scene":\#(scene),"limits":{"nodes":3}}"#)["ok"] == .bool(true)
    )
  }

  @Test func `bytes that are not UTF-8 are answered`() throws {
    let answer = JobRunner().answer(to: [0x7B, 0xFF, 0xFE, 0x7D], number: 4)
    #expect(answer.text.contains("not UTF-8"))
    #expect(answer.text.contains(#""line":4"#))
  }

  private func answer(
    _ line: String,
    _ runner: JobRunner? = nil
  ) throws -> [String: JSONValue] {
    let answer = (runner ?? JobRunner()).answer(to: Array(line.utf8), number: 1)
    #expect(!answer.text.contains("\n"))
    guard case .object(let members) = try JSONReader.value(of: Array(answer.text.utf8)) else {
      Issue.record("\(answer.text) is no object")
      return [:]
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
  }

  private func text(_ value: JSONValue?) throws -> String {
    guard case .string(let text) = value else {
      Issue.record("\(String(describing: value)) is no text")
      return ""
    }
    return text
  }
}
