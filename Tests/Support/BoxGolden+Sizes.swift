package import TatamiBox

extension SizeDescription {
  /// Creates the size that a golden scene describes.
  package init(_ length: BoxGolden.Length?) {
    switch length {
    case nil, .word("wrap"): self = .wrap
    case .points(let points): self = .fix(points)
    case .word: self = .fill
    case .object(let object):
      self = object["ratio"].map(Self.ratio) ?? .aspectRatio(object["aspectRatio", default: 1])
    case .wrap(let limits):
      self = .wrap(
        add: limits["add"] ?? 0,
        min: limits["min"] ?? 0,
        max: limits["max"] ?? WrapLimits.infinite,
        priority: limits["priority"] ?? 0,
        shrink: limits["shrink"] ?? 0,
        grow: limits["grow"] ?? 0
      )
    }
  }
}

extension Alignment {
  /// Creates the alignment that a golden scene describes.
  package init(_ positions: [String: BoxGolden.Position]?) {
    self.init(
      horizontal: positions?["x"].map(Position.init),
      vertical: positions?["y"].map(Position.init)
    )
  }
}

extension Alignment.Position {
  /// Creates the position that a golden scene describes.
  package init(_ position: BoxGolden.Position) {
    switch position {
    case .ratio(let ratio): self = .ratio(ratio)
    case .word("end"): self = .end
    case .word("leading"): self = .leading
    case .word("trailing"): self = .trailing
    case .word: self = .start
    }
  }
}
