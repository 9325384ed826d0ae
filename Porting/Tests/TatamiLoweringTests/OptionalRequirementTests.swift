import TatamiLowering
import Testing

/// Optional requirements and calls of them.
struct OptionalRequirementTests {
  private let dial = """
    @objc protocol DialDelegate {
      @objc optional func dial(_ dial: Dial, didTurnTo value: Int) -> Bool
      @objc optional func dialDidEnd()
    }
    """

  @Test func `X30: An exposed protocol is bound to classes`() throws {
    #expect(try lowered("@objc protocol P {}") == "protocol P: AnyObject {}")
    #expect(try lowered("@objc protocol P: Q {}") == "protocol P: Q, AnyObject {}")
    #expect(
      try lowered("@objc protocol P: NSObjectProtocol {}") == "protocol P: NSObjectProtocol {}"
    )
  }

  @Test func `X31: An optional method throws, and its default throws that it is absent`() throws {
    let result = try lowered(dial)
    #expect(result.contains("func dial(_ dial: Dial, didTurnTo value: Int) throws -> Bool; var"))
    #expect(
      result.contains(
        "func dial(_ dial: Dial, didTurnTo value: Int) throws -> Bool "
          + "{ throw OptionalRequirementAbsent() }"
      )
    )
  }

  @Test(arguments: [
    ("if d?.dial?(x, didTurnTo: 1) == true {}", "if (try? d?.dial(x, didTurnTo: 1)) == true {}"),
    ("d?.dialDidEnd?()", "_ = (try? d?.dialDidEnd())"),
    ("let a = d.dial!(x, didTurnTo: 1)", "let a = (try! d.dial(x, didTurnTo: 1))"),
    (
      "let a = d?.dial?(x, didTurnTo: 1).description",
      "let a = (try? d?.dial(x, didTurnTo: 1))?.description"
    ),
  ])
  func `X32: A call of an optional method is tried`(call: String, result: String) throws {
    let texts = try lowered([dial, "func f() { g(); \(call) }"])
    #expect(texts[1] == "func f() { g(); \(result) }")
  }

  @Test func `X33: A reference to an optional method asks whether it exists`() throws {
    let texts = try lowered([
      dial, "func f() { guard let g = d?.dialDidEnd else { return }; if d.dialDidEnd != nil {} }",
    ])
    #expect(
      texts[1] == "func f() { guard let g = d?._optional_dialDidEnd else { return }; "
        + "if d._optional_dialDidEnd != nil {} }"
    )
  }

  @Test func `X35: A call of a kit delegate's optional method asks the kit`() throws {
    #expect(
      try lowered("func f() { g(); let h = d?.tableView?(t, heightForRowAt: i) ?? 4 }")
        == "func f() { g(); let h = _optional(d?.tableView(t, heightForRowAt: i)) ?? 4 }"
    )
  }

  @Test func `X35: A call of an optional closure is unchanged`() throws {
    #expect(try lowered("func f() { view.completion?(1) }") == "func f() { view.completion?(1) }")
  }

  @Test func `X61: A class that lacks an optional method says so`() throws {
    let texts = try lowered([dial, "class A: DialDelegate { func dialDidEnd() {} }"])
    #expect(
      texts[1].contains("var _optional_dial__didTurnTo: ((Dial, Int) -> Bool)? { nil };")
    )
    #expect(!texts[1].contains("_optional_dialDidEnd"))
  }

  @Test func `X62: A subclass can implement what its superclass lacks`() throws {
    let texts = try lowered([
      dial, "class A: DialDelegate {}", "class B: A { func dialDidEnd() {} }",
    ])
    #expect(
      texts[1].contains("func dialDidEnd() throws { throw OptionalRequirementAbsent() };")
    )
    #expect(texts[2].contains("override func dialDidEnd() {}"))
    #expect(
      texts[2].contains(
        "override var _optional_dialDidEnd: (() -> Void)? { { self.dialDidEnd() } }"
      )
    )
  }

  @Test func `X63: An optional property is an error`() throws {
    let found = reports("@objc protocol P { @objc optional var a: Int { get } }")
    #expect(found.contains { $0.rule == "X63" && $0.severity == .error })
  }
}
