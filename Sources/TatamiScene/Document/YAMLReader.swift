import TatamiJSON
import OrderedCollections
import Yams

/// Parses YAML according to the core schema of version 1.2; tags, merge keys and keys other than
/// strings are rejected.
///
/// Yams expands aliases while parsing, without a limit on their depth. A mark therefore replaces
/// every `*` in the text, so that an alias is parsed as a plain scalar.
struct YAMLReader {
  /// The value of an anchor.
  private struct Anchored {
    let value: SceneValue
    /// The number of values in the anchor's value.
    let count: Int
    /// The nesting depth of the anchor's value.
    let levels: Int
  }

  private var counter: ValueCounter
  private var anchors: [String: Anchored] = [:]
  /// The deepest level since the beginning of the innermost anchor.
  private var deepest = 0

  /// The mark, a private-use character that the text lacks; nil for a text without `*`.
  private let aliasMark: Unicode.Scalar?

  /// Parses a document.
  static func value(of text: String, counter: ValueCounter) throws(SceneError) -> SceneValue {
    var reader = try YAMLReader(text, counter: counter)
    let hidden = reader.hidingAliases(in: text)
    do {
      let parser = try Parser(yaml: hidden)
      guard let root = try parser.singleRoot() else {
        throw SceneError.syntax(
          reason: "the document is empty",
          at: TextPosition(line: 1, column: 1)
        )
      }
      // The nodes refer weakly to their anchors, which the parser owns.
      return try withExtendedLifetime(parser) { try reader.value(of: root, level: 0) }
    } catch let error as SceneError {
      throw error
    } catch {
      throw SceneError(yaml: error, text: hidden)
    }
  }

  init(_ text: String, counter: ValueCounter) throws(SceneError) {
    self.counter = counter
    guard text.utf8.contains(UInt8(ascii: "*")) else {
      aliasMark = nil
      return
    }
    let present = Set(
      text.unicodeScalars.lazy.map(\.value).filter { (0xE000...0xF8FF).contains($0) }
    )
    aliasMark = (0xE000...0xF8FF).first { !present.contains($0) }.flatMap(Unicode.Scalar.init)
    guard aliasMark != nil else {
      throw .syntax(
        reason: "every private-use character occurs; remove one of them",
        at: TextPosition(line: 1, column: 1)
      )
    }
  }

  func hidingAliases(in text: String) -> String {
    guard let aliasMark else { return text }
    return text.replacing("*", with: aliasMark)
  }

  func restored(_ text: String) -> String {
    guard let aliasMark, text.unicodeScalars.contains(aliasMark) else { return text }
    return text.replacing(aliasMark, with: "*")
  }

  /// Converts a node; the recursion depth is at most `SceneDocument.levelLimit`.
  private mutating func value(of node: Node, level: Int) throws(SceneError) -> SceneValue {
    let (outer, first) = (deepest, counter.count)
    deepest = level
    let value = try valueWithoutAnchor(of: node, level: level)
    if let anchor = node.anchor {
      anchors[anchor.rawValue] = Anchored(
        value: value,
        count: counter.count - first,
        levels: deepest - level
      )
    }
    deepest = max(deepest, outer)
    return value
  }

  private mutating func valueWithoutAnchor(
    of node: Node,
    level: Int
  ) throws(SceneError) -> SceneValue {
    switch node {
    case .mapping(let mapping):
      try validate(mapping.tag, allowed: [.implicit, .nonSpecific, .map], at: node)
      return .object(try members(of: mapping, at: node, level: level))
    case .sequence(let sequence):
      try validate(sequence.tag, allowed: [.implicit, .nonSpecific, .seq], at: node)
      try enter(level + 1, at: node)
      var values: [SceneValue] = []
      for element in sequence { values.append(try value(of: element, level: level + 1)) }
      return .array(values)
    case .scalar(let scalar):
      return try value(of: scalar, at: node, level: level)
    case .alias:
      throw Self.error("an alias has no anchor", at: node)
    }
  }

  /// Counts a container and checks the level of its elements.
  private mutating func enter(_ level: Int, at node: Node) throws(SceneError) {
    try counter.add()
    guard level <= SceneDocument.levelLimit else {
      throw .tooDeep(limit: SceneDocument.levelLimit, at: Self.position(of: node))
    }
    deepest = max(deepest, level)
  }
}

extension YAMLReader {
  private mutating func members(
    of mapping: Node.Mapping,
    at node: Node,
    level: Int
  ) throws(SceneError) -> OrderedDictionary<String, SceneValue> {
    try enter(level + 1, at: node)
    var members = OrderedDictionary<String, SceneValue>(minimumCapacity: mapping.count)
    for (key, member) in mapping {
      let name = try name(of: key)
      if let anchor = key.anchor {
        anchors[anchor.rawValue] = Anchored(value: .string(name), count: 1, levels: 0)
      }
      let value = try value(of: member, level: level + 1)
      guard members.updateValue(value, forKey: name) == nil else {
        throw .duplicateKey(name, at: Self.position(of: key))
      }
    }
    return members
  }

  private func name(of key: Node) throws(SceneError) -> String {
    guard case .scalar(let scalar) = key else { throw Self.error("a key is not a string", at: key) }
    guard scalar.style == .plain else { return restored(scalar.string) }
    if scalar.string == "<<" {
      throw Self.error("merge keys ('<<') are not supported; repeat the members", at: key)
    }
    if isAlias(scalar) {
      throw Self.error("an alias as a key is not supported; write the key", at: key)
    }
    return restored(scalar.string)
  }

  private mutating func value(
    of scalar: Node.Scalar,
    at node: Node,
    level: Int
  ) throws(SceneError) -> SceneValue {
    try validate(scalar.tag, allowed: [.implicit, .nonSpecific, .str], at: node)
    let isPlain = scalar.style == .plain && scalar.tag.rawValue == Tag.Name.implicit.rawValue
    if isPlain, isAlias(scalar) {
      return try value(ofAlias: String(scalar.string.unicodeScalars.dropFirst()), node, level)
    }
    try counter.add()
    let text = restored(scalar.string)
    guard isPlain else { return .string(text) }
    guard let value = YAMLScalar.value(of: text) else {
      throw Self.error("the number \(text.prefix(40)) is too large", at: node)
    }
    return value
  }

  private mutating func value(
    ofAlias name: String,
    _ node: Node,
    _ level: Int
  ) throws(SceneError) -> SceneValue {
    guard let anchored = anchors[name] else {
      throw Self.error("the alias '*\(restored(name))' has no anchor before it", at: node)
    }
    try counter.add(anchored.count)
    guard level + anchored.levels <= SceneDocument.levelLimit else {
      throw .tooDeep(limit: SceneDocument.levelLimit, at: Self.position(of: node))
    }
    deepest = max(deepest, level + anchored.levels)
    return anchored.value
  }

  private func isAlias(_ scalar: Node.Scalar) -> Bool {
    aliasMark != nil && scalar.string.unicodeScalars.first == aliasMark
  }

  private func validate(
    _ tag: Tag,
    allowed: [Tag.Name],
    at node: Node
  ) throws(SceneError) {
    guard !allowed.contains(where: { $0.rawValue == tag.rawValue }) else { return }
    let name = restored(tag.rawValue)
    throw Self.error("the tag \(quoted: name) is not supported; remove it", at: node)
  }

  private static func error(_ reason: String, at node: Node) -> SceneError {
    .syntax(reason: reason, at: position(of: node))
  }

  private static func position(of node: Node) -> TextPosition {
    TextPosition(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }
}

extension String {
  /// Returns the text with all occurrences of one character replaced.
  fileprivate func replacing(_ old: Unicode.Scalar, with new: Unicode.Scalar) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar == old ? new : scalar) }
    return String(result)
  }
}

extension SceneError {
  /// Creates an error from one of Yams.
  fileprivate init(yaml error: any Error, text: String) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let context = context.map { " (\($0.text), line \($0.mark.line), column \($0.mark.column))" }
      self = .syntax(
        reason: problem + (context ?? ""),
        at: TextPosition(line: mark.line, column: mark.column)
      )
    case .duplicatedKeysInMapping(let duplicates, let context):
      let position = TextPosition(line: context.mark.line, column: context.mark.column)
      self = .duplicateKey(duplicates.first ?? "", at: position)
    case .reader(let problem, let offset, _, _):
      let before = offset.map { Array(text.prefix($0).utf8) } ?? []
      let position = before.withUnsafeBufferPointer { TextPosition(ofByte: $0.count, in: $0) }
      self = .syntax(reason: problem, at: position)
    default:
      self = .syntax(reason: "\(error)", at: TextPosition(line: 1, column: 1))
    }
  }
}
