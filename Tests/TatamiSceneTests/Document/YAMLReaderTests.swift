import TatamiScene
import Testing

@Suite struct YAMLReaderTests {
  private func message(_ text: String) -> String? {
    do throws(SceneError) {
      _ = try SceneDocument.parse(Array(text.utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func json(_ yaml: String) throws -> String {
    JSONWriter.text(of: try SceneDocument.parse(Array(yaml.utf8)))
  }

  @Test(arguments: [
    ("1:30", "\"1:30\""), ("1:30:00", "\"1:30:00\""), ("1_000", "\"1_000\""), ("yes", "\"yes\""),
    ("off", "\"off\""), ("010", "10"), ("0o17", "15"), ("0x1F", "31"), ("-0x1", "\"-0x1\""),
    (".5", "0.5"), ("5.", "5"), ("+1e3", "1000"), ("-0", "0"), (".", "\".\""), ("1e", "\"1e\""),
    ("~", "null"), ("Null", "null"), ("TRUE", "true"), ("tRUE", "\"tRUE\""), (".inf", "\".inf\""),
    (".nan", "\".nan\""), ("\"1\"", "\"1\""), ("'true'", "\"true\""), ("! 1", "\"1\""),
    ("!!str 1", "\"1\""), ("2026-01-02", "\"2026-01-02\""), ("''", "\"\""), ("\"2*3\"", "\"2*3\""),
    ("2*3", "\"2*3\""),
  ])
  func `a scalar has the type of the core schema`(_ text: String, _ expected: String) throws {
    #expect(try json("- \(text)") == "[\(expected)]")
  }

  @Test(arguments: [
    ("- 1e999", "line 1, column 3: the number 1e999 is too large"),
    (
      "a: 1\n<<: {b: 2}",
      "line 2, column 1: merge keys ('<<') are not supported; repeat the members"
    ),
    (
      "- !!float 1",
      "line 1, column 3: the tag 'tag:yaml.org,2002:float' is not supported; remove it"
    ),
    ("- !a [1]", "line 1, column 3: the tag '!a' is not supported; remove it"),
    ("? [1]\n: 2", "line 1, column 3: a key is not a string"),
    ("- *a", "line 1, column 3: the alias '*a' has no anchor before it"),
    ("a: &a [*a]", "line 1, column 8: the alias '*a' has no anchor before it"),
    ("- &a b\n- {*a : 1}", "line 2, column 4: an alias as a key is not supported; write the key"),
    (
      "a: [1\nb: 2",
      "line 2, column 2: did not find expected ',' or ']' (while parsing a flow sequence, line 1,"
        + " column 4)"
    ),
    (
      "a: 1\n b: 2",
      "line 2, column 3: mapping values are not allowed in this context"
    ),
    (
      "a: 1\n---\nb: 1",
      "line 2, column 1: but found another document (expected a single document in the stream,"
        + " line 1, column 1)"
    ),
    ("a: \u{1}", "line 1, column 4: control characters are not allowed"),
  ])
  func `a syntax error has its whole reason and its position`(_ text: String, _ reason: String) {
    #expect(message(text) == "not a JSON or YAML document: " + reason)
  }

  @Test(arguments: [
    ("a: 1\na: 2", "line 1, column 1: the key 'a' occurs twice in one object"),
    ("1: 1\n\"1\": 2", "line 2, column 1: the key '1' occurs twice in one object"),
    ("\u{e9}: 1\ne\u{301}: 2", "line 1, column 1: the key 'e\u{301}' occurs twice in one object"),
  ])
  func `a duplicate key is refused`(_ text: String, _ expected: String) {
    #expect(message(text) == expected)
  }

  @Test func `an alias has the value of the last anchor before it`() throws {
    #expect(try json("# *note*\n- &a 1\n- *a\n- &a [x*]\n- *a") == #"[1,1,["x*"],["x*"]]"#)
    #expect(
      try json("a: &a {b: '*a'}\nc: [*a , {d: *a}]") == #"""
        {"a":{"b":"*a"},"c":[{"b":"*a"},{"d":{"b":"*a"}}]}
        """#
    )
    #expect(try json("&k a: *k") == #"{"a":"a"}"#)
  }

  @Test func `levels that aliases add are limited`() {
    var yaml = "- &a0 []\n"
    for level in 1...600 { yaml += "- &a\(level) [*a\(level - 1)]\n" }
    #expect(message(yaml)?.hasSuffix("more than 512 levels of objects and lists") == true)
  }

  /// Yams alone would hash the key without end.
  @Test func `wide aliases are refused at once`() {
    var wide = "- &a0 [x, x]\n"
    for level in 1...60 { wide += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(message(wide) == "more than 1000000 values in one document")
    let key = "- ? *a60\n  : 1\n"
    #expect(message(wide + key) == "more than 1000000 values in one document")
  }
}
