import TatamiGeometry

/// The rectangles and lines in an answer of `SceneFrames`, whichever family it is of.
struct WireframeAnswer {
  private let answer: SceneValue

  init(_ answer: SceneValue) {
    self.answer = answer
  }

  /// The size of the content, where the family says one.
  var contentSize: Size? { answer["contentSize"]?.size }

  /// The size that a document gives its layout; nil where an axis is open.
  func size(in document: SceneValue) -> Size? { document["size"]?.size }

  /// All rectangles, those that hold others first.
  func boxes() -> [Wireframe.Box] {
    areas() + nested() + entries() + matches() + supplementary() + items() + rows()
  }

  /// The lines of a bracket, winners' last.
  func lines() -> [Wireframe.Line] {
    [("lines", false), ("winnerLines", true)].flatMap { key, isWinners in
      list(key).compactMap { line in
        guard let numbers = line.numbers, numbers.count == 4 else { return nil }
        return Wireframe.Line(
          start: Point(x: numbers[0], y: numbers[1]),
          end: Point(x: numbers[2], y: numbers[3]),
          isWinners: isWinners
        )
      }
    }
  }

  private func list(_ key: String) -> [SceneValue] {
    answer[key]?.elements ?? []
  }

  private func areas() -> [Wireframe.Box] {
    ["firstEntries", "drawing", "secondEntries"].compactMap { key in
      answer[key]?.rect.map { Wireframe.Box(frame: $0, label: "", kind: .area) }
    }
  }

  /// Boxes: `[path, x, y, width, height]` in the parent's coordinates, parents first.
  private func nested() -> [Wireframe.Box] {
    var origins: [String: Point] = [:]
    var parents: Set<String> = []
    let placed = list("frames").compactMap { value -> (path: String, frame: Rect)? in
      guard let elements = value.elements, case .string(let path)? = elements.first,
        let frame = SceneValue.array(Array(elements.dropFirst())).rect
      else { return nil }
      let parent = path.lastIndex(of: ".").map { String(path[..<$0]) }
      if let parent { parents.insert(parent) }
      let inRoot = frame.offset(by: parent.flatMap { origins[$0] } ?? .zero)
      origins[path] = inRoot.origin
      return (path, inRoot)
    }
    return placed.map { path, frame in
      Wireframe.Box(frame: frame, label: path, kind: parents.contains(path) ? .area : .item)
    }
  }

  private func entries() -> [Wireframe.Box] {
    list("entries").enumerated().compactMap { index, value in
      value.rect.map { Wireframe.Box(frame: $0, label: "\(index)", kind: .item) }
    }
  }

  private func matches() -> [Wireframe.Box] {
    list("matches").compactMap { value in
      guard let frame = value["frame"]?.rect, let layer = value["layer"]?.whole,
        let number = value["number"]?.whole
      else { return nil }
      return Wireframe.Box(frame: frame, label: "\(layer)-\(number)", kind: .match)
    }
  }

  private func supplementary() -> [Wireframe.Box] {
    let views = list("supplementary").compactMap { value -> Wireframe.Box? in
      guard let frame = value["frame"]?.rect else { return nil }
      let isBehind = value["kind"]?.text == "backer"
      let label = [value["kind"]?.text, value["section"]?.whole.map(String.init)]
        .compactMap(\.self).joined(separator: " ")
      return Wireframe.Box(frame: frame, label: label, kind: isBehind ? .area : .supplementary)
    }
    let sections = ["headers", "footers"].flatMap { key in
      list(key).compactMap { value in indexed(value, indices: 1, kind: .supplementary) }
    }
    let whole = ["tableHeader", "tableFooter"].compactMap { key in
      answer[key]?.rect.map { Wireframe.Box(frame: $0, label: "", kind: .supplementary) }
    }
    return views + sections + whole
  }

  private func items() -> [Wireframe.Box] {
    list("items").compactMap { indexed($0, indices: 2, kind: .item) }
  }

  private func rows() -> [Wireframe.Box] {
    list("rows").compactMap { indexed($0, indices: 2, kind: .item) }
  }

  /// Reads `[index…, x, y, width, height, …]`.
  private func indexed(
    _ value: SceneValue,
    indices: Int,
    kind: Wireframe.Kind
  ) -> Wireframe.Box? {
    guard let elements = value.elements, elements.count >= indices + 4 else { return nil }
    let frame = SceneValue.array(Array(elements[indices..<(indices + 4)])).rect
    let label = elements[..<indices].compactMap { $0.whole.map(String.init) }
    return frame.map {
      Wireframe.Box(frame: $0, label: label.joined(separator: "-"), kind: kind)
    }
  }
}

extension SceneValue {
  fileprivate subscript(key: String) -> SceneValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  fileprivate var elements: [SceneValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  fileprivate var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap { element -> Double? in
      guard case .number(let number) = element else { return nil }
      return number
    }
    return numbers.count == elements.count ? numbers : nil
  }

  fileprivate var size: Size? {
    guard let numbers, numbers.count == 2 else { return nil }
    return Size(width: numbers[0], height: numbers[1])
  }

  fileprivate var rect: Rect? {
    guard let numbers, numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var whole: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
