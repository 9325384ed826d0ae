extension BracketGolden {
  /// The result of a layout in the form of scene documents.
  package struct Picture: Codable, Sendable {
    package var firstEntries: [Double]
    package var drawing: [Double]
    package var secondEntries: [Double]
    package var entries: [[Double]]
    package var matches: [Match]
    package var lines: [[Double]]
    package var winnerLines: [[Double]]

    package init(
      areas: (first: [Double], drawing: [Double], second: [Double]),
      entries: [[Double]],
      matches: [Match],
      lines: [[Double]],
      winnerLines: [[Double]]
    ) {
      firstEntries = areas.first
      drawing = areas.drawing
      secondEntries = areas.second
      self.entries = entries
      self.matches = matches
      self.lines = lines
      self.winnerLines = winnerLines
    }
  }

  /// A match of a picture.
  package struct Match: Codable, Sendable {
    package var layer: Int
    package var number: Int
    package var index: Int
    package var frame: [Double]
    package var image: [Double]
    package var points: [[Double]]?

    package init(
      path: (layer: Int, number: Int),
      index: Int,
      frame: [Double],
      image: [Double],
      points: [[Double]]?
    ) {
      (layer, number) = path
      self.index = index
      self.frame = frame
      self.image = image
      self.points = points
    }
  }
}

extension BracketGolden.Picture {
  /// Returns the differences to another picture; lines must have the same order and direction.
  package func differences(from actual: BracketGolden.Picture) -> [String] {
    let own = namedNumbers
    let other = actual.namedNumbers
    return own.keys.sorted().compactMap { name in
      guard let expected = own[name], let found = other[name] else { return "\(name) is missing" }
      return expected.count == found.count
        ? firstDifference(name, expected, found)
        : "\(name): expected \(expected.count) rows, found \(found.count)"
    }
  }

  private var namedNumbers: [String: [[Double]]] {
    [
      "areas": [firstEntries, drawing, secondEntries],
      "entries": entries,
      "match paths": matches.map { [Double($0.layer), Double($0.number), Double($0.index)] },
      "match frames": matches.map(\.frame),
      "match images": matches.map(\.image),
      "match points": matches.map { ($0.points ?? []).flatMap(\.self) },
      "lines": lines,
      "winner lines": winnerLines,
    ]
  }

  private func firstDifference(
    _ name: String,
    _ expected: [[Double]],
    _ found: [[Double]]
  ) -> String? {
    for (row, pair) in zip(expected, found).enumerated() where !Self.isClose(pair.0, pair.1) {
      return "\(name), row \(row): expected \(pair.0), found \(pair.1)"
    }
    return nil
  }

  /// Returns whether numbers differ by at most 1e-6 or a share of 1e-9, whichever is larger.
  private static func isClose(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= max(1e-6, abs($0) * 1e-9) }
  }
}
