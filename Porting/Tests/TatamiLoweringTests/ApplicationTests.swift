import Foundation
import TatamiLowering
import Testing

/// The start of applications, their property lists and their texts.
struct ApplicationTests {
  @Test func `X19: The delegate of an application is the entry of the program`() throws {
    #expect(
      try lowered("@UIApplicationMain class D: UIResponder, UIApplicationDelegate {}")
        == "@main class D: UIResponder, UIApplicationDelegate, InstanceMaking "
        + "{ class func _makeInstance() -> AnyObject { D() };}"
    )
  }

  @Test func `X104: Delegates are created by their names`() throws {
    #expect(
      try lowered("class S: UIResponder {}\nextension S: UIWindowSceneDelegate {}")
        == "class S: UIResponder, InstanceMaking { class func _makeInstance() -> AnyObject "
        + "{ S() };}\nextension S: UIWindowSceneDelegate {}"
    )
  }

  @Test func `X104: A subclass overrides the creation`() throws {
    let text = try lowered(
      "public class A: UIResponder, UIApplicationDelegate {}\nfinal class B: A {}"
    )
    #expect(text.contains("public class func _makeInstance() -> AnyObject { A() }"))
    #expect(text.contains("class B: A { override class func _makeInstance() -> AnyObject { B() }"))
    #expect(try lowered(text) == text)
  }

  @Test func `X46: The main bundle is that of the application's module`() throws {
    #expect(try lowered("let a = Bundle.main").hasSuffix("let a = Bundle.main"))
    let text = try lowered(
      "class D: UIResponder, UIApplicationDelegate {}\nlet a = Bundle.main.bundlePath\n"
        + "let b = Bundle.main.object(forInfoDictionaryKey: \"c\")"
    )
    #expect(
      text.hasSuffix(
        "let a = Bundle._of(D.self).bundlePath\n"
          + "let b = _ApplicationInformation(D.self).object(forInfoDictionaryKey: \"c\")"
      )
    )
  }

  @Test func `X105: The delegate contains the property list`() throws {
    var options = LoweringOptions()
    options.information = "<plist>\n\"\\</plist>"
    let text = try lowered("class D: UIResponder, UIApplicationDelegate {}", options: options)
    #expect(
      text.contains(
        "nonisolated class var _information: String { \"<plist>\\u{a}\\\"\\\\</plist>\" };"
      )
    )
    let other = try lowered("class S: UIResponder, UIWindowSceneDelegate {}", options: options)
    #expect(!other.contains("_information"))
  }

  @Test func `X104: A program without a manifest becomes an executable target`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "D.swift": "@main class D: UIResponder, UIApplicationDelegate {}", "Info.plist": "<plist/>",
      "Localizable.xcstrings": "{}",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let text = try PortedManifest(of: try SourceFolder(folder), tatami: "/Tatami").text
    #expect(text.contains(".executable(name:"))
    #expect(text.contains(".executableTarget("))
    #expect(text.contains("Localizable.xcstrings"))
    #expect(!text.contains("Info.plist"))
  }

  @Test func `X105: A property list names its storyboards`() throws {
    let text = """
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Board</string></dict></array></dict></dict>
      </dict></plist>
      """
    let properties = try ApplicationProperties(path: "Info.plist", data: Data(text.utf8))
    let messages = properties.reports.map { String($0.message.prefix { $0 != ";" }) }
    #expect(
      messages == [
        "UISceneStoryboardFile: the storyboard 'Board' is not loaded",
        "UILaunchStoryboardName: the launch screen 'Launch' is not shown",
        "UIMainStoryboardFile: the storyboard 'Main' is not loaded",
      ]
    )
    #expect(properties.reports.map(\.severity) == [.warning, .note, .warning])
    #expect(throws: SourceFolder.Failure.self) {
      try ApplicationProperties(path: "Info.plist", data: Data("no".utf8))
    }
  }

  @Test(arguments: [
    ("delegate?.window??.bounds", "delegate?.window?.bounds"),
    ("delegate!.window!!.bounds", "delegate!.window!.bounds"),
    ("view.window?.bounds", "view.window?.bounds"),
  ])
  func `The window of a delegate is optional once`(source: String, expected: String) throws {
    #expect(try lowered("let a = \(source)") == "let a = \(expected)")
  }

  @Test func `X107: Formats get their plural forms`() throws {
    #expect(
      try lowered("let a = String.localizedStringWithFormat(f, 1)")
        == "let a = _localizedFormat(f, 1)"
    )
    #expect(
      try lowered("let a = String(format: f, locale: nil, 1)")
        == "let a = _string(format: f, locale: nil, 1)"
    )
    #expect(try lowered("let a = String(describing: f)") == "let a = String(describing: f)")
  }
}
