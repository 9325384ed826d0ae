/// The part of a document's limits that its views have used so far.
///
/// Styles, aliases and templates repeat values, so that a short document could otherwise create a
/// large picture.
@MainActor
struct SceneBudget {
  /// The maximum number of nodes, sections, columns, rows, cells and tiles.
  nonisolated static let nodeLimit = 20_000
  /// The maximum size of all texts of a document, in UTF-8 bytes: 4 MiB.
  static let textLimit = 4 << 20
  /// The maximum number of elements of all lists of values and of spans.
  static let elementLimit = 1_000_000

  /// The maximum number of nodes of this document.
  var nodeLimit = Self.nodeLimit
  private var nodes = 0
  private var text = 0
  private var elements = 0

  /// Whether a limit has been exceeded, after which nothing more is read.
  var isExhausted: Bool {
    nodes > nodeLimit || text > Self.textLimit || elements > Self.elementLimit
  }

  /// Counts a node, or a section, a column, a row, a cell or a tile of one.
  mutating func spendNode(_ reader: SceneReader) throws(SceneError) {
    nodes += 1
    guard nodes <= nodeLimit else {
      let kinds = "nodes, sections, columns, rows, cells and tiles"
      throw reader.impossible("more than \(nodeLimit) \(kinds)")
    }
  }

  /// Counts the bytes of a text.
  mutating func spendText(_ count: Int, _ reader: SceneReader) throws(SceneError) {
    text += count
    guard text <= Self.textLimit else {
      throw reader.impossible("the texts have more than \(Self.textLimit >> 20) MiB in total")
    }
  }

  /// Counts the elements of a list.
  mutating func spendElements(_ count: Int, _ reader: SceneReader) throws(SceneError) {
    elements = elements.saturatingSum(count)
    guard elements <= Self.elementLimit else {
      throw reader.impossible("the lists have more than \(Self.elementLimit) elements in total")
    }
  }
}
