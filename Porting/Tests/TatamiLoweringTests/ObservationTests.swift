import TatamiLowering
import Testing

/// Key-value observation, values by name, and what Foundation has elsewhere on Linux.
struct ObservationTests {
  @Test func `X44: A key path gets its names and the objects that lead to it`() throws {
    #expect(
      try lowered("a.observe(\\.offset, options: [.new]) { _, _ in }")
        == "a.observe(\\.offset, named: \"offset\", options: [.new]) { _, _ in }"
    )
    #expect(
      try lowered("observe(\\Dial.part?.model.level, changeHandler: act)")
        == "observe(\\Dial.part?.model.level, named: \"part.model.level\", "
        + "through: [\\Dial.part, \\Dial.part?.model], changeHandler: act)"
    )
    #expect(try lowered("a.observe(source) { _ in }") == "a.observe(source) { _ in }")
    #expect(reports("a.observe(\\.items[0]) { _, _ in }").map(\.rule) == ["X44"])
  }

  @Test(arguments: [
    ("var a = 1", "var a = 1 { willSet { _willChange(\"a\") } didSet { _didChange(\"a\") } }"),
    (
      "var a: Int { get { b } set { b = newValue } }",
      "var a: Int { get { b } set { _willChange(\"a\"); defer { _didChange(\"a\") }; b = newValue } }"
    ),
    (
      "var a = 1 { didSet { b() } }",
      "var a = 1 { willSet { _willChange(\"a\"); } didSet { defer { _didChange(\"a\") }; b() } }"
    ),
    ("var a: Int { b }", "var a: Int { b }"), ("static var a = 1", "static var a = 1"),
  ])
  func `X45: A dynamic property notifies`(property: String, result: String) throws {
    #expect(
      try lowered("class A: NSObject { @objc dynamic \(property) }")
        == "class A: NSObject { \(result) }"
    )
  }

  @Test func `X82: A class that is called for changes conforms to a protocol`() throws {
    let method = """
      func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [K: Any]?, context: P?)
      """
    let call = "observeValue(forKeyPath: a, of: b, change: c, context: d)"
    let texts = try lowered([
      "class A: NSObject { override \(method) { super.\(call) } }",
      "class B: A { override \(method) { super.\(call) } }",
    ])
    #expect(
      texts[0] == "class A: NSObject, @preconcurrency _KeyValueObserver { \(method) { "
        + "super._ignoreValue(forKeyPath: a, of: b, change: c, context: d) } }"
    )
    #expect(texts[1] == "class B: A { override \(method) { super.\(call) } }")
  }

  @Test func `X86: A module that uses names of values has tables of them`() throws {
    let type = "class A: NSObject { @objc var isOn = true; @objc var a = 1; var b = 2 }"
    let use = "object.value(forKey: \"a\")"
    let texts = try lowered([type, use])
    let cases = """
      case "isOn", "on": return KeyedValue(\\A.isOn); case "a": return KeyedValue(\\A.a); \
      default: return nil
      """
    #expect(
      texts[0]
        == "class A: NSObject, KeyedValues { nonisolated class func _value(named name: String)"
        + " -> KeyedValue? { switch name { \(cases) } }; var isOn = true; var a = 1; var b = 2 }"
    )
    #expect(try !lowered(type).contains("KeyedValues"))
  }

  @Test func `X101: Sessions and requests are imported`() throws {
    #expect(
      try lowered("import UIKit\nlet a: URLSession\nimport Foundation")
        == "import TatamiPort; import FoundationNetworking\nlet a: URLSession\nimport Foundation"
    )
    #expect(try lowered("import UIKit\nlet a: URL") == "import TatamiPort\nlet a: URL")
  }

  @Test func `X106: Images and colors are those of the module`() throws {
    #expect(
      try lowered("let i = UIImage(named: \"a\")")
        == "let i = UIImage(named: \"a\", in: Bundle._ofFile(#fileID), compatibleWith: nil)"
    )
  }

  @Test func `X46 and X107: Bundles and texts are those of the module`() throws {
    #expect(try lowered("let b = Bundle(for: Dial.self)") == "let b = Bundle._of(Dial.self)")
    #expect(
      try lowered("let t = NSLocalizedString(\"a\", comment: \"\")")
        == "let t = _localizedString(\"a\", comment: \"\")"
    )
  }
}
