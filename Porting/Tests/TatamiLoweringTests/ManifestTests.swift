import Foundation
import TatamiLowering
import Testing

/// The manifests of copied libraries (X94).
struct ManifestTests {
  private let own = """
    // swift-tools-version:5.5
    import PackageDescription

    let package = Package(name: "Dial", targets: [.target(name: "Dial")])
    """

  @Test func `X94: A library's manifest is kept and its targets depend on TatamiPort`() throws {
    let manifest = try manifest(["Package.swift": own], tatami: "../Tatami")
    #expect(manifest.text.hasPrefix(own + "\n\n"))
    #expect(manifest.text.contains("package.dependencies.append(.package(path: \"../Tatami\"))"))
    #expect(manifest.text.contains(".product(name: \"TatamiPort\", package: \"Tatami\")"))
    #expect(manifest.reports.isEmpty)
  }

  @Test func `X94: Targets depend on the modules of libraries that Tatami continues`() throws {
    let files = [
      "Package.swift": own, "Sources/Dial/A.swift": "import UIKit\nimport Puyopuyo\n",
      "Sources/KRTournamentView/B.swift": "", "Tests/DialTests/C.swift": "import KRTournamentView",
    ]
    let text = try manifest(files, tatami: "../Tatami").text
    #expect(text.contains(".product(name: \"TatamiCompatPuyopuyo\", package: \"Tatami\")"))
    #expect(!text.contains("TatamiCompatKRTournamentView"))
    let options = try withFolder(files) { folder in
      var options = LoweringOptions()
      options.keepModules(of: folder)
      return options
    }
    #expect(options.modules == ["KRTournamentView": "KRTournamentView"])
  }

  @Test func `X94: The manifest of a copy stays as it is`() throws {
    let once = try manifest(["Package.swift": own], tatami: "/Tatami").text
    #expect(try manifest(["Package.swift": once], tatami: "/Tatami").text == once)
  }

  @Test func `X94: Frameworks and binary targets are left out with notes`() throws {
    let own = own + "\n// linkedFramework(\"UIKit\"), binaryTarget(name: \"A\")\n"
    let manifest = try manifest(["Package.swift": own], tatami: "/Tatami")
    #expect(manifest.text.contains("target.linkerSettings = nil"))
    #expect(manifest.text.contains("package.targets.removeAll { $0.type == .binary }"))
    #expect(manifest.reports.map(\.severity) == [.note, .note])
  }

  @Test func `X94: A manifest without a package is an error`() throws {
    #expect(throws: SourceFolder.Failure.self) {
      try manifest(["Package.swift": "let a = 1"], tatami: "/Tatami")
    }
  }

  @Test func `X94: A library without a manifest gets one target without examples`() throws {
    let manifest = try manifest(
      [
        "Dial-Kit.podspec": "",
        "Dial/Classes/Dial.swift": "",
        "Dial/Assets.xcassets/a.imageset/a.png": "",
        "Dial/en.lproj/Localizable.strings": "",
        "Example/Example/App.swift": "",
        "Example/Example/b.png": "",
        "DialTests/DialTests.swift": "",
      ],
      tatami: "/a \"b\"/tatami"
    )
    #expect(manifest.text.contains("name: \"Dial_Kit\""))
    #expect(manifest.text.contains("        \"Dial/Classes/Dial.swift\",\n      ],"))
    #expect(manifest.text.contains(".process(\"Dial/Assets.xcassets\")"))
    #expect(manifest.text.contains(".process(\"Dial/en.lproj\")"))
    #expect(manifest.text.contains("defaultLocalization: \"en\""))
    #expect(manifest.text.contains(".package(path: \"/a \\\"b\\\"/tatami\")"))
    #expect(!manifest.text.contains("Example"))
    #expect(manifest.reports.map(\.message).first?.hasPrefix("2 sources of examples") == true)
  }

  @Test func `X94: Sources whose names begin with the word Package are no manifests`() {
    #expect(PortedManifest.isManifest("Package.swift"))
    #expect(PortedManifest.isManifest("Package@swift-5.9.swift"))
    #expect(!PortedManifest.isManifest("PackageView.swift"))
    #expect(!PortedManifest.isManifest("Sources/Package.swift"))
  }

  @Test func `X96: Sources in Objective-C are reported`() throws {
    let reports = try withFolder(["Dial/Proxy.m": "", "Dial/Dial.swift": ""]) {
      try $0.foreignReports()
    }
    #expect(reports.map(\.rule) == ["X96"])
  }

  @Test func `X108: Storyboards and nibs are reported with the names in them`() throws {
    let text = """
      <document><scene>
      <viewController customClass="DialController" storyboardIdentifier="dial">
      <connections><outlet property="dial" destination="a"/>
      <action selector="turn:" destination="b"/></connections>
      </viewController></scene></document>
      """
    let reports = try withFolder(["Main.storyboard": text, "broken.xib": "<a"]) {
      try $0.foreignReports()
    }
    #expect(reports.count == 2)
    let message = try #require(reports.first).message
    #expect(
      message.hasSuffix("classes DialController 'dial'; outlets dial; actions turn:")
    )
  }

  private func manifest(_ files: [String: String], tatami: String) throws -> PortedManifest {
    try withFolder(files) { try PortedManifest(of: $0, tatami: tatami) }
  }

  /// Runs work with files in a temporary folder.
  private func withFolder<Value>(
    _ files: [String: String],
    _ work: (SourceFolder) throws -> Value
  ) throws -> Value {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try work(try SourceFolder(root))
  }
}
