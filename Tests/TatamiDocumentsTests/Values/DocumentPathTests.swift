import TatamiDocuments
import Testing

@Suite struct DocumentPathTests {
  @Test func `a name is escaped`() {
    #expect(DocumentPath.member(of: .root, name: "a\nb").description == #"$.a\nb"#)
  }

  @Test func `an ellipsis replaces the middle of a deep path`() {
    let path = (0..<100).reduce(DocumentPath.root) { .element(of: $0, index: $1) }
    let first = (0..<8).map { "[\($0)]" }.joined()
    let last = (76..<100).map { "[\($0)]" }.joined()
    #expect(path.description == "$\(first)…\(last)")
  }
}
