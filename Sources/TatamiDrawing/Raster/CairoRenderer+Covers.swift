extension CairoRenderer {
  /// Renders balanced commands without the figures before a command that hides them.
  ///
  /// - Parameter cover: The command's index, found by a search that has visited all earlier figures.
  mutating func render(_ commands: [DisplayList.Command], cover: Int?) {
    guard let cover else { return render(commands) }
    for index in commands.indices {
      if index < cover, commands[index].isHiddenByCover { continue }
      render(commands[index], at: index, of: commands[...])
    }
    finishClips()
  }
}

extension DisplayList.Command {
  /// Whether the command draws, or begins or ends a group; groups before a cover consist of a fill.
  fileprivate var isHiddenByCover: Bool {
    switch self {
    case .fill, .stroke, .text, .image, .beginGroup, .endGroup: true
    default: false
    }
  }
}
