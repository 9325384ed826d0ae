extension DisplayList {
  /// Returns the commands with balanced scopes.
  ///
  /// An end command also closes the scopes that were opened since its begin, an end without a
  /// begin is removed, and scopes that are open after the last command are closed.
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

/// A scope that a begin command opens.
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
