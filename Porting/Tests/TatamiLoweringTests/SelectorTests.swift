import TatamiLowering
import Testing

/// `#selector` and `#keyPath`.
struct SelectorTests {
  /// Lowers an expression inside of a class with some methods.
  private func expression(_ text: String) throws -> String {
    let source = """
      class Dial: UIControl {
        @objc func tap(_ sender: UIButton) {}
        @objc func reset() {}
        @objc func move(to point: CGPoint, animated: Bool) {}
        @objc func pick() {}
        @objc func pick(_ sender: Any) {}
        func test() {
          let selector = \(text)
        }
      }
      """
    let line = try lowered(source).split(separator: "\n").first { $0.contains("let selector") }
    return String(try #require(line).dropFirst("    let selector = ".count))
  }

  @Test func `X21: A selector with labels refers to the method of the class`() throws {
    #expect(try expression("#selector(tap(_:))") == #"Selector("tap:", Dial.tap(_:))"#)
    #expect(
      try expression("#selector(move(to:animated:))")
        == #"Selector("moveTo:animated:", Dial.move(to:animated:))"#
    )
  }

  @Test(arguments: ["#selector(self.tap)", "#selector(Dial.tap)", "#selector(tap)"])
  func `X22: Labels of known methods are added`(text: String) throws {
    #expect(try expression(text) == #"Selector("tap:", Dial.tap(_:))"#)
  }

  @Test func `X23: A method without parameters is chosen by its type`() throws {
    #expect(
      try expression("#selector(reset)") == #"Selector("reset", Dial.reset as (Dial) -> () -> _)"#
    )
  }

  @Test func `X24: A value in front is replaced by its type`() throws {
    #expect(
      try expression("#selector(view.endEditing(_:))")
        == #"Selector("endEditing:", type(of: view).endEditing(_:))"#
    )
  }

  @Test func `X25: A cast chooses among overloads`() throws {
    #expect(
      try expression("#selector(pick as () -> Void)")
        == #"Selector("pick", Dial.pick as (Dial) -> () -> Void)"#
    )
  }

  @Test func `X26: The labels of unknown methods are read at run time`() throws {
    #expect(
      try expression("#selector(Other.f)") == #"Selector(unqualified: "f", Other.f)"#
    )
  }

  @Test func `X27: Accessors refer to key paths`() throws {
    #expect(
      try expression("#selector(getter: Dial.level)")
        == #"Selector(getter: "level", \Dial.level)"#
    )
    #expect(
      try expression("#selector(setter: Dial.level)")
        == #"Selector(setter: "setLevel:", \Dial.level)"#
    )
  }

  @Test func `X28: Selectors by name are unchanged`() throws {
    #expect(try expression(#"Selector("tap:")"#) == #"Selector("tap:")"#)
  }

  @Test func `X29: A key path becomes a text without the type`() throws {
    #expect(try expression("#keyPath(Dial.layer.bounds)") == #""layer.bounds""#)
  }

  @Test func `X34: A selector of another expression is an error`() throws {
    let report = try #require(
      reports("class A { func f() { _ = #selector([1][0]) } }").first { $0.rule == "X34" }
    )
    #expect(report.severity == .error)
    #expect(report.line == 1)
  }

  @Test func `X65: A selector of an asynchronous method is an error`() throws {
    let text = "class A { @objc func load() async {}; func f() { _ = #selector(load) } }"
    #expect(reports(text).map(\.rule) == ["X65"])
  }

  @Test func `Selectors over several lines keep their lines and comments`() throws {
    let text = """
      class A {
        @objc func tap() {}
        func f() {
          _ = #selector(
            // The button.
            tap
          )
        }
      }
      """
    let result = try lowered(text)
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
    #expect(result.contains("// The button."))
  }
}

/// The names in Objective-C, compared with the compiler's.
struct ObjectiveCNameTests {
  @Test(arguments: [
    ("move(to:)", "moveTo:"), ("show(withStyle:)", "showWithStyle:"),
    ("go(onion:)", "goWithOnion:"), ("handle(a:b:)", "handleWithA:b:"),
    ("tap(_:)", "tap:"), ("tap(_:event:)", "tap:event:"), ("reset()", "reset"),
    ("draw(in:)", "drawIn:"), ("set(index:)", "setWithIndex:"),
    ("play(fromStart:)", "playFromStart:"),
    ("pick(_:_:)", "pick::"), ("fill(using:)", "fillUsing:"), ("say(asText:)", "sayAsText:"),
  ])
  func `X20: The first label decides the name`(method: String, name: String) throws {
    let open = try #require(method.firstIndex(of: "("))
    let labels = method[method.index(after: open)...].dropLast().split(separator: ":")
    let parameters = labels.enumerated().map { "\($1) p\($0): Any" }.joined(separator: ", ")
    let text = "class A { @objc func \(method[..<open])(\(parameters)) {} }"
    #expect(try lowered(text).contains("case \"\(name)\": return Selector("))
  }

  @Test func `X20: An explicit name is used`() throws {
    let text = "class A { @objc(press:) func tap(_ sender: Any) {} }"
    #expect(try lowered(text).contains(#"case "press:": return Selector("press:", A.tap(_:))"#))
  }
}
