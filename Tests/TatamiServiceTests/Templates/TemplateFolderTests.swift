import Foundation
import TatamiPicture
import Testing

@testable import TatamiService

/// Templates of a folder.
@Suite struct TemplateFolderTests {
  private let folder = TestFolder()
  private static let scene =
    #"{"data":{"title":"A","size":20},"view":{"type":"label","text":"{{title}} {{author}}","size":{"$data":"size"}}}"#

  @Test func `the parameters are the names of the data and those in the document`() throws {
    try folder.write(Self.scene, to: "og.json")
    let template = try #require(TemplateFolder(folder.url)).template("og")
    #expect(template.parameters == ["title", "size", "author"])
    #expect(template.defaults["title"] == .string("A"))
  }

  @Test func `names of repeated nodes are allowed and not listed`() throws {
    let scene =
      #"{"view":{"type":"vbox","children":[{"$each":"rows","$if":"name","type":"label","text":"{{name}} {{$number}} {{.}}"}]}}"#
    let parameters = SceneParameters(of: try SceneDocument.parse(Array(scene.utf8)))
    #expect(parameters.names == ["rows"])
    #expect(parameters.itemNames == ["name"])
  }

  @Test func `an unknown parameter has a suggestion`() throws {
    try folder.write(Self.scene, to: "og.json")
    let template = try #require(TemplateFolder(folder.url)).template("og")
    let error = #expect(throws: JobError.self) { try template.check(["titel"]) }
    #expect(error?.message.contains("did you mean 'title'?") == true)
    #expect(error?.allowed == ["title", "size", "author"])
  }

  @Test func `a template is read again after its file has changed`() throws {
    try folder.write(Self.scene, to: "og.json")
    let templates = try #require(TemplateFolder(folder.url))
    let first = try templates.template("og").digest
    try folder.write(#"{"view":{"type":"label","text":"other text"}}"#, to: "og.json")
    #expect(try templates.template("og").digest != first)
    try FileManager.default.removeItem(at: folder.url.appending(path: "og.json"))
    #expect(throws: TemplateFolder.Failure.missing) { try templates.template("og") }
  }

  @Test func `links to other folders are refused, and links inside the folder are followed`() throws
  {
    let other = TestFolder()
    try other.write(Self.scene, to: "secret.json")
    try folder.write(Self.scene, to: "og.json")
    try folder.link("same.json", to: "og.json")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "link.json"),
      withDestinationURL: other.url.appending(path: "secret.json")
    )
    let templates = try #require(TemplateFolder(folder.url))
    #expect(try templates.template("same").name == "same")
    let error = #expect(throws: TemplateFolder.Failure.self) { try templates.template("link") }
    guard case .invalid(let reason, "link.json") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!reason.message.contains(other.url.path))
  }

  @Test(arguments: ["", ".", "..", "../og", "a/b", "-a", "a.b", "é", "a b", "a\0"])
  func `other texts are no names of templates`(name: String) throws {
    let templates = try #require(TemplateFolder(folder.url))
    #expect(throws: TemplateFolder.Failure.missing) { try templates.template(name) }
  }

  @Test func `a template that is not valid has a line, and stays out of the way of others`() throws
  {
    try folder.write("view:\n  type: label\n text: x\n", to: "bad.yaml")
    try folder.write(#"{"data":{"theme":"x"},"view":{}}"#, to: "reserved.json")
    try folder.write(Self.scene, to: "og.json")
    try folder.write("x", to: "notes.txt")
    let templates = try #require(TemplateFolder(folder.url))
    #expect(templates.names() == ["bad", "og", "reserved"])
    for name in ["bad", "reserved"] {
      let error = #expect(throws: TemplateFolder.Failure.self) { try templates.template(name) }
      #expect(error != .missing)
    }
  }

  @Test func `a pipe is refused without waiting`() throws {
    mkfifo(folder.url.appending(path: "og.json").path, 0o600)
    let templates = try #require(TemplateFolder(folder.url))
    #expect(throws: TemplateFolder.Failure.self) { try templates.template("og") }
  }
}
