import TatamiLowering
import Testing

/// Tables of methods that messages call by name.
struct ActionTableTests {
  @Test func `X41: A class with exposed methods has a table`() throws {
    let result = try lowered("class A: UIView { @objc func tap() {} }")
    #expect(
      result == "class A: UIView, ActionTable { "
        + "nonisolated class func _action(named name: String) -> Selector? { switch name { "
        + "case \"tap\": return Selector(\"tap\", A.tap as (A) -> () -> _); default: break }; return nil }; "
        + "func tap() {} }"
    )
  }

  @Test func `X52: A subclass asks its superclass`() throws {
    let result = try lowered([
      "open class A { @objc open func tap() {} }", "public class B: A { @objc func press() {} }",
    ])
    #expect(result[0].hasPrefix("open class A: ActionTable { nonisolated open class func _action"))
    #expect(result[1].contains("nonisolated public override class func _action"))
    #expect(result[1].contains("return super._action(named: name)"))
  }

  @Test func `X55: Extensions have tables that the class joins`() throws {
    let result = try lowered(["class A {}", "private extension A { @objc func tap() {} }"])
    #expect(result[0].contains("if let selector = _actions1(named: name) { return selector }"))
    #expect(result[1].hasPrefix("extension A { nonisolated static func _actions1("))
    #expect(result[1].hasSuffix("}; private extension A { func tap() {} }"))
  }

  @Test func `X56: Nested types use their own names`() throws {
    let result = try lowered("enum E { class A { @objc func tap() {} } }")
    #expect(result.contains("A.tap as (A) -> () -> _)"))
  }

  @Test func `X57: Methods added to other modules' classes are noted`() throws {
    let text = "extension UIView { @objc func tap() {} }"
    #expect(reports(text).map(\.rule) == ["X57"])
    #expect(try lowered(text) == "extension UIView { func tap() {} }")
  }

  @Test func `X59: A class that exposes its members lists those of subclasses too`() throws {
    let result = try lowered([
      "@objcMembers class A { func tap() {}; private func hide() {}; static func make() {} }",
      "class B: A { func press() {} }",
    ])
    #expect(result[0].contains(#"case "tap""#))
    #expect(!result[0].contains(#"case "hide""#))
    #expect(!result[0].contains(#"case "make""#))
    #expect(result[1].contains(#"case "press""#))
  }

  @Test func `X60: Implementations of an exposed protocol are listed`() throws {
    let result = try lowered("@objc protocol P { func tap() }; class A: P { func tap() {} }")
    #expect(result.contains(#"case "tap": return"#))
  }

  @Test func `X64: A method of three parameters is listed`() throws {
    let result = try lowered("class A { @objc func f(_ a: Int, _ b: Int, _ c: Int) {} }")
    #expect(result.contains(#"case "f:::": return Selector("f:::", A.f(_:_:_:))"#))
  }

  @Test func `X18: An exposed extension exposes its members`() throws {
    let result = try lowered(["class A {}", "@objc extension A { func tap() {} }"])
    #expect(result[1].contains(#"case "tap""#))
  }
}
