import TatamiLowering
import Testing

/// Imports, conditions, attributes, availability and extensions.
struct DeclarationTests {
  @Test(arguments: [
    "UIKit", "QuartzCore", "class UIKit.UIView", "UIKit.UIGestureRecognizerSubclass",
  ])
  func `X11: Modules of the kit are imported as TatamiPort`(module: String) throws {
    #expect(try lowered("import \(module)\nlet a = 1") == "import TatamiPort\nlet a = 1")
  }

  @Test func `X13: Absent modules are not imported`() throws {
    #expect(try lowered("import AudioToolbox\nimport Foundation") == "\nimport Foundation")
    #expect(reports("import AudioToolbox").map(\.severity) == [.note])
  }

  @Test(arguments: [
    ("KRTournamentView", "TatamiCompatKRTournamentView"),
    ("SquareMosaicLayout", "TatamiCompatSquareMosaicLayout"),
    ("ADMozaikCollectionViewLayout", "TatamiCompatADMozaikCollectionViewLayout"),
    ("ADMozaicCollectionViewLayout", "TatamiCompatADMozaikCollectionViewLayout"),
    ("TORoundedTableView", "TatamiCompatTORoundedTableView"),
    ("Puyopuyo", "TatamiCompatPuyopuyo"),
  ])
  func `X13: Libraries that Tatami continues are replaced`(module: String, other: String) throws {
    #expect(try lowered("import \(module)\nlet a = 1") == "import \(other)\nlet a = 1")
    var options = LoweringOptions()
    options.modules = [module: "Other"]
    #expect(try lowered("import \(module)\n", options: options) == "import Other\n")
  }

  @Test func `X13: Imports are replaced as set`() throws {
    var options = LoweringOptions()
    options.modules = ["Combine": "OpenCombine", "Lottie": ""]
    #expect(
      try lowered("import Combine\nimport Lottie\n", options: options) == "import OpenCombine\n\n"
    )
  }

  @Test(arguments: [
    ("os(iOS)", "true"), ("os(macOS)", "false"), ("canImport(UIKit)", "true"),
    ("!os(macOS) && canImport(SwiftUI)", "!false && false"), ("DEBUG", "DEBUG"),
    ("os(Linux)", "os(Linux)"), ("(os(iOS) || DEBUG)", "(true || DEBUG)"),
    ("swift(>=5.9)", "swift(>=5.9)"), ("targetEnvironment(simulator)", "false"),
  ])
  func `X14: Conditions are those of iOS`(condition: String, result: String) throws {
    #expect(
      try lowered("#if \(condition)\nlet a = 1\n#endif") == "#if \(result)\nlet a = 1\n#endif"
    )
  }

  @Test func `X14: Inactive clauses are not lowered, undecided ones are`() throws {
    let text = """
      #if os(macOS)
      @objc class A {}
      #elseif DEBUG
      @objc class B {}
      #else
      @objc class C {}
      #endif
      """
    let result = try lowered(text)
    #expect(result.contains("@objc class A"))
    #expect(!result.contains("@objc class B"))
    #expect(!result.contains("@objc class C"))
  }

  @Test func `X15: Statements for newer systems are left out`() throws {
    let text = """
      if #available(iOS 17, *) {
        new()
      } else {
        old()
      }
      """
    #expect(try lowered(text) == "if false {\n  \n} else {\n  old()\n}")
    #expect(
      try lowered("func f() {\n  guard #available(iOS 26, *) else {\n    return\n  }\n  new()\n}")
        == "func f() {\n  do {\n    return\n  }\n  \n}"
    )
    #expect(try lowered("if #available(iOS 13, *) { a() }") == "if #available(iOS 13, *) { a() }")
  }

  @Test func `X16: Declarations for newer systems are left out`() throws {
    let text = "@available(iOS 17.0, *)\nfunc f() {\n}\nfunc g() {}"
    #expect(try lowered(text) == "\n\n\nfunc g() {}")
    #expect(
      try lowered("@available(iOS 13, *)\nfunc f() {}") == "@available(iOS 13, *)\nfunc f() {}"
    )
  }

  @Test func `X17: Attributes of the runtime are removed and line breaks kept`() throws {
    let text = "class A {\n  @IBOutlet weak var b: UIView!\n  @objc\n  dynamic func c() {}\n}"
    let result = try lowered(text)
    #expect(result.hasSuffix(" weak var b: UIView!\n  \n  func c() {}\n}"))
  }

  @Test func `X36: An override in an extension is called by one in the class`() throws {
    let result = try lowered([
      "class A: UIView {\n}",
      "extension A {\n  override func layoutSubviews() {\n    super.layoutSubviews()\n  }\n}",
    ])
    #expect(
      result[0]
        == "class A: UIView { override func layoutSubviews() { return _ext_A_layoutSubviews() };\n}"
    )
    #expect(
      result[1]
        == "extension A {\n  func _ext_A_layoutSubviews() {\n    super.layoutSubviews()\n  }\n}"
    )
  }

  @Test func `X36: Arguments are passed on`() throws {
    let result = try lowered([
      "class A: B {}",
      "extension A { override func f(_ a: Int, to b: inout Int) throws -> Int { 1 } }",
    ])
    #expect(
      result[0].contains(
        "override func f(_ a: Int, to b: inout Int) throws -> Int { return try _ext_A_f(a, to: &b) };"
      )
    )
  }

  @Test func `X37: Computed and observed properties are called too`() throws {
    let result = try lowered([
      "class A: UIView {}",
      """
      extension A {
        override var isOpaque: Bool { get { true } set { } }
        override var bounds: CGRect { didSet { changed(oldValue) } }
      }
      """,
    ])
    #expect(
      result[0].contains(
        "override var isOpaque: Bool { get { _ext_A_isOpaque } set { _ext_A_isOpaque = newValue } };"
      )
    )
    #expect(
      result[0].contains(
        "override var bounds: CGRect { didSet { _ext_A_didSet_bounds(oldValue) } };"
      )
    )
    #expect(result[1].contains("var _ext_A_isOpaque: Bool { get { true } set { } }"))
    #expect(
      result[1].contains("func _ext_A_didSet_bounds(_ oldValue: CGRect) { changed(oldValue) }")
    )
  }

  @Test func `X38: A member of an extension that a subclass overrides moves to the class`() throws {
    let result = try lowered([
      "class A {}", "extension A { @objc func f() {} }", "class B: A { override func f() {} }",
    ])
    #expect(result[0].contains("func f() { return _ext_A_f() };"))
    #expect(result[1].contains("func _ext_A_f() {}"))
    #expect(result[2].contains("override func f() {}"))
  }

  @Test func `X39: An override in an extension of another module's class is an error`() throws {
    let found = reports("extension UILabel { override func f() {} }")
    #expect(found.map(\.rule) == ["X39"])
    #expect(found.map(\.severity) == [.error])
  }
}
