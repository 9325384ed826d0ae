/// The distances set by the setters of a margin or a padding, in the order of the calls.
struct InsetSettings {
  private struct Entry {
    let part: InsetPart
    var insets: BorderInsets
  }

  private var entries: [Entry] = []

  /// Removes a part, so that the next call of its setter adds it again at the end.
  mutating func remove(_ part: InsetPart) {
    entries.removeAll { $0.part == part }
  }

  /// Sets a part of some insets and reapplies all parts that were set by later calls.
  mutating func set(
    _ part: InsetPart,
    to value: BorderInsets,
    in insets: inout BorderInsets
  ) {
    let entry = Entry(part: part, insets: value)
    let index = entries.firstIndex { $0.part == part }
    if let index { entries[index] = entry } else { entries.append(entry) }
    for entry in entries[(index ?? entries.count - 1)...] {
      entry.part.set(entry.insets, of: &insets)
    }
  }
}

/// The edges that one parameter of `margin` and `padding` sets.
enum InsetPart {
  case insets, all, horizontal, vertical, top, left, bottom, right, leading, trailing

  /// The parts that are set to a single length, in the order of the parameters.
  static let lengths: [InsetPart] = [
    .all, .horizontal, .vertical, .top, .left, .bottom, .right, .leading, .trailing,
  ]

  /// Sets the edges of the part to those of other insets; leading and trailing to its sides.
  func set(_ value: BorderInsets, of insets: inout BorderInsets) {
    switch self {
    case .insets, .all: insets = value
    case .horizontal: (insets.left, insets.right) = (value.left, value.right)
    case .vertical: (insets.top, insets.bottom) = (value.top, value.bottom)
    case .top: insets.top = value.top
    case .left: insets.left = value.left
    case .bottom: insets.bottom = value.bottom
    case .right: insets.right = value.right
    case .leading: insets.leading = value.left
    case .trailing: insets.trailing = value.right
    }
  }
}

extension BorderInsets {
  /// Creates equal distances from all sides.
  init(all length: CGFloat) {
    self.init(top: length, left: length, bottom: length, right: length)
  }
}
