import Foundation
import TatamiScene
import TestSupport
import Testing

/// Images of scenes are files below the document's folder, or below folders that the user names.
@MainActor @Suite(.arithmeticText) struct ImagePathTests {
  /// Runs a closure with the path of a folder that has `in/a.png`, `out/b.png`, `out/text` and
  /// links to them in `in`.
  private func withFolders(_ body: (String) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? files.removeItem(at: folder) }
    for name in ["in/deep", "out"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    let image = UIImage.filled(.red, width: 4, height: 2).pngData() ?? Data()
    try image.write(to: folder.appending(path: "in/a.png"))
    try image.write(to: folder.appending(path: "out/b.png"))
    try Data("secret".utf8).write(to: folder.appending(path: "out/text"))
    try Data("secret".utf8).write(to: folder.appending(path: "in/text"))
    try #require(symlink("../out/b.png", folder.path + "/in/link.png") == 0)
    try #require(symlink("../out", folder.path + "/in/folder") == 0)
    try #require(symlink("a.png", folder.path + "/in/inner.png") == 0)
    try #require(symlink("in", folder.path + "/alias") == 0)
    let resolved = try #require(realpath(folder.path, nil))
    defer { free(resolved) }
    try body(String(cString: resolved))
  }

  private func message(
    _ path: String,
    in folder: String,
    allowing others: [String] = []
  ) -> String {
    var options = ViewScene.Options()
    options.folder = URL(filePath: folder)
    options.otherFolders = others.map { URL(filePath: $0) }
    let node: SceneValue = .object(["type": .string("image"), "path": .string(path)])
    return ViewFixture.message(.object(["view": node]), options: options)
  }

  @Test func `files of the document's folder are shown`() throws {
    try withFolders { folder in
      let absolute = "\(folder)/in/a.png"
      for path in ["a.png", "./a.png", "deep/../a.png", "inner.png", "../in/a.png", absolute] {
        #expect(message(path, in: "\(folder)/in") == "", "\(path)")
        #expect(message(path, in: "\(folder)/alias/") == "", "\(path)")
      }
    }
  }

  @Test func `files of other folders are rejected whether or not they exist`() throws {
    try withFolders { folder in
      let paths = [
        "../out/b.png", "../out/none.png", "link.png", "folder/b.png", "\(folder)/out/b.png",
        "/etc/passwd", "/nonexistent", "deep/../../out/text", "..", "/",
      ]
      for path in paths {
        let message = message(path, in: "\(folder)/in")
        #expect(message.hasPrefix("$.view.path: '"), "\(message)")
        #expect(message.contains("' is not in the document's folder '"), "\(message)")
        #expect(message.hasSuffix("'; --allow-path FOLDER allows the files of another folder"))
      }
    }
  }

  @Test func `files of allowed folders are shown`() throws {
    try withFolders { folder in
      for path in ["../out/b.png", "link.png", "folder/b.png", "\(folder)/out/b.png"] {
        #expect(message(path, in: "\(folder)/in", allowing: ["\(folder)/out"]) == "", "\(path)")
        #expect(message(path, in: "\(folder)/in", allowing: ["\(folder)/ou"]) != "", "\(path)")
      }
      #expect(message("/etc/passwd", in: "\(folder)/in", allowing: ["\(folder)/out"]) != "")
    }
  }

  @Test func `paths from data are checked, and messages do not quote files`() throws {
    try withFolders { folder in
      let text = #"{"view": {"type": "image", "path": {"$data": "photo"}}}"#
      let document = try SceneDocument.parse(Array(text.utf8))
      var options = ViewScene.Options()
      options.folder = URL(filePath: "\(folder)/in")
      for (photo, reason) in [
        ("../out/text", "' is not in the document's folder '"),
        ("text", "not a known image format"), ("deep", "it is not a regular file"),
        ("none", "no such file"), ("a\u{0}b", "no such file"),
      ] {
        options.data = try SceneData(.object(["photo": .string(photo)]))
        let message = ViewFixture.message(document, options: options)
        #expect(message.contains(reason), "\(message)")
        #expect(!message.contains("secret"), "\(message)")
        #expect(!message.contains("73 65"), "\(message)")
      }
    }
  }

  @Test func `canonically equivalent paths are different files`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let names = ["\u{E9}.png", "e\u{301}.png"]
    for (name, width) in zip(names, [4, 6] as [CGFloat]) {
      let image = UIImage.filled(.red, width: width, height: 2).pngData() ?? Data()
      try image.write(to: folder.appending(path: name))
    }
    let node = """
      {"type": "hbox", "children": [
        {"type": "image", "path": "\(names[0])"}, {"type": "image", "path": "\(names[1])"}]}
      """
    var options = ViewScene.Options()
    options.folder = folder
    let views = try #require(try ViewFixture.view(node, options: options)?.subviews)
    #expect(views.map(\.bounds.width) == [4, 6])
  }
}
