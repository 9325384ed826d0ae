import TatamiGeometry

extension CairoRenderer {
  /// Returns the index of the last command that hides everything drawn before it; nil for none.
  ///
  /// Such a command fills all of the clip with an opaque color. The search ends at the first command
  /// that draws anything but a fill, because backgrounds come first.
  func indexOfCover(in commands: [DisplayList.Command]) -> Int? {
    guard kind == .raster, !state.isHidden else { return nil }
    var found: Int?
    var transform = state.transform
    var outer: [Transform] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .save, .beginElement: outer.append(transform)
      case .restore, .endElement: transform = outer.popLast() ?? transform
      case .antialias: break
      case .concat(let step):
        transform = step.concatenating(transform)
        guard step.isInvertible, transform.isInvertible else { return found }
      case .clip(let path, _):
        guard containsClip(path, transform) else { return found }
      case .fill(let path, _, .solid(let color)):
        if containsClip(path, transform), UInt32(color).alpha == 255 { found = index }
      case .fill: break
      case .stroke, .text, .image, .beginGroup, .endGroup: return found
      }
    }
    return found
  }

  /// Whether a path is a rectangle of whole pixels that contains the clip.
  private func containsClip(_ path: Path, _ transform: Transform) -> Bool {
    guard transform.isScaleAndTranslation, let rect = path.rectangle else { return false }
    let area = transform.apply(rect)
    // Nearly all rectangles are smaller; comparing lengths needs no rounding.
    let mayContain =
      area.minX < Double(state.clip.left) + 1 && area.maxX > Double(state.clip.right) - 1
      && area.minY < Double(state.clip.top) + 1 && area.maxY > Double(state.clip.bottom) - 1
    return mayContain && PixelRect(exactly: area)?.contains(state.clip) ?? false
  }

  /// Renders balanced commands without the fills before a command that hides them.
  mutating func render(_ commands: [DisplayList.Command], cover: Int?) {
    guard let cover else { return render(commands) }
    for index in commands.indices {
      if index < cover, case .fill = commands[index] { continue }
      render(commands[index], at: index, of: commands[...])
    }
    finishClips()
  }
}
