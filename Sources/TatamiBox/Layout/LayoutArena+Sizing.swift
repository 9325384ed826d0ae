import TatamiGeometry

extension LayoutArena {
  /// Returns the space for a node inside the space that its parent offers (Specification/box.md
  /// §2).
  func contentSpace(_ node: Int, _ offered: Size) -> Size {
    let space = Size(
      width: contentSpace(node, .horizontal, offered.width),
      height: contentSpace(node, .vertical, offered.height)
    )
    guard headers[node].flags.contains(.hasAspect) else { return space }
    return collapse(space, aspect(node))
  }

  /// Returns the space for the children of a box.
  func childrenSpace(_ content: Size, _ padding: Insets) -> Size {
    Size(
      width: atLeastZero(content.width - padding[sum: .horizontal]),
      height: atLeastZero(content.height - padding[sum: .vertical])
    )
  }

  /// Returns a node's size from its lengths, its space and its content (Specification/box.md §3).
  ///
  /// The content includes the padding; it is used only if the node wraps.
  func ownSize(_ node: Int, _ space: Size, content: Size) -> Size {
    let size = Size(
      width: ownLength(node, .horizontal, space.width, content.width),
      height: ownLength(node, .vertical, space.height, content.height)
    )
    guard headers[node].flags.contains(.hasAspect) else { return size }
    return expand(size, aspect(node))
  }

  private func contentSpace(_ node: Int, _ axis: Axis, _ offered: Double) -> Double {
    let own = extent(node, axis)
    let space = min(atLeastZero(offered - own.pointee.margins), WrapLimits.infinite)
    return switch headers[node][axis] {
    case .fixed: own.pointee.value
    case .limitedWrap: min(space, limits(node, axis).max)
    case .wrap, .ratio, .aspect: space
    }
  }

  private func ownLength(
    _ node: Int,
    _ axis: Axis,
    _ space: Double,
    _ content: Double
  ) -> Double {
    guard space > 0 else { return 0 }
    return switch headers[node][axis] {
    case .fixed: extent(node, axis).pointee.value
    case .ratio: space
    case .wrap: min(atLeastZero(content), space)
    case .limitedWrap: min(limits(node, axis).applied(to: content), space)
    case .aspect: 0
    }
  }

  /// Returns width / height of a node with an aspect length.
  private func aspect(_ node: Int) -> Double {
    let axis: Axis = headers[node].widthKind == .aspect ? .horizontal : .vertical
    return extent(node, axis).pointee.value
  }

  /// Returns the largest size with an aspect ratio inside a size.
  private func collapse(_ size: Size, _ aspect: Double) -> Size {
    guard aspect > 0, size.width != 0, size.height != 0 else { return size }
    return Size(
      width: min(size.width, size.height * aspect),
      height: min(size.height, size.width / aspect)
    )
  }

  /// Returns the smallest size with an aspect ratio that contains a size; a length of 0 follows the
  /// other one.
  private func expand(_ size: Size, _ aspect: Double) -> Size {
    guard aspect > 0 else { return size }
    return Size(
      width: min(max(size.width, size.height * aspect), WrapLimits.infinite),
      height: min(max(size.height, size.width / aspect), WrapLimits.infinite)
    )
  }
}
