extension DisplayList {
  /// Returns the commands with every begin ended and every end begun.
  ///
  /// An end closes what was opened since its begin, an end without begin is left out, and what
  /// is open after the last command is closed.
  ///
  /// - Complexity: O(*n*) in the number of commands.
  func balancedCommands() -> [Command] {
    isBalanced ? commands : balanced()
  }

  private var isBalanced: Bool {
    var open: [Scope] = []
    for command in commands {
      if let begun = command.begunScope {
        open.append(begun)
      } else if let ended = command.endedScope, open.popLast() != ended {
        return false
      }
    }
    return open.isEmpty
  }

  private func balanced() -> [Command] {
    var result: [Command] = []
    result.reserveCapacity(commands.count)
    var open: [Scope] = []
    var counts: [Scope: Int] = [:]
    for command in commands {
      if let begun = command.begunScope {
        open.append(begun)
        counts[begun, default: 0] += 1
      } else if let ended = command.endedScope {
        guard counts[ended, default: 0] > 0 else { continue }
        while let last = open.popLast() {
          counts[last, default: 1] -= 1
          if last == ended { break }
          result.append(last.end)
        }
      }
      result.append(command)
    }
    return result + open.reversed().map(\.end)
  }
}

/// What begin commands open.
private enum Scope {
  case save, group, element

  var end: DisplayList.Command {
    switch self {
    case .save: .restore
    case .group: .endGroup
    case .element: .endElement
    }
  }
}

extension DisplayList.Command {
  fileprivate var begunScope: Scope? {
    switch self {
    case .save: .save
    case .beginGroup: .group
    case .beginElement: .element
    default: nil
    }
  }

  fileprivate var endedScope: Scope? {
    switch self {
    case .restore: .save
    case .endGroup: .group
    case .endElement: .element
    default: nil
    }
  }

  /// Whether the command opens a scope.
  var isBegin: Bool { begunScope != nil }

  /// Whether the command closes a scope.
  var isEnd: Bool { endedScope != nil }
}
