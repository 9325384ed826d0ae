import TatamiGeometry

extension LayoutArena {
  /// Measures a plain leaf inside an offered space.
  ///
  /// - Parameter resetFlags: The flags to remove from the leaf before.
  @inline(__always)
  func measurePlainLeaf(
    _ leaf: Int,
    _ header: NodeHeader,
    _ offer: Size,
    resetting resetFlags: NodeFlags = []
  ) {
    if header.isUnchanged, extents[leaf].offered == offer {
      headers[leaf].flags = header.flags.subtracting(resetFlags).union(.offered)
      return
    }
    let flags = header.flags.subtracting(resetFlags.union(.stale))
    headers[leaf].flags = setOffer(offer, of: leaf, flags)
    extents[leaf].size = plainLeafSize(leaf, header, offer)
  }

  /// Returns the size of a leaf inside an offered space (Specification/box.md §3).
  func leafSize(_ leaf: Int, _ header: NodeHeader, _ offered: Size) -> Size {
    if header.wrapsWithoutLimits { return plainLeafSize(leaf, header, offered) }
    let space = contentSpace(leaf, offered)
    guard header.flags.contains(.wraps) else { return ownSize(leaf, space, content: .zero) }
    if space.width == 0 || space.height == 0 { return .zero }
    let content = contentSize(of: leaf, header, in: space)
    return ownSize(leaf, space, content: content)
  }

  /// Returns the size of a leaf's content inside a space.
  @inline(__always)
  private func contentSize(of leaf: Int, _ header: NodeHeader, in space: Size) -> Size {
    let record = leaves + Int(header.record)
    return record.pointee.isMeasuredByHost
      ? hostSize(of: leaf, record, in: space) : record.pointee.size(in: space)
  }

  private func hostSize(
    of leaf: Int,
    _ record: UnsafeMutablePointer<LeafRecord>,
    in space: Size
  ) -> Size {
    if let size = record.pointee.cachedSize(in: space) { return size }
    guard let measure = hostMeasure.pointee else {
      state.pointee.leavesWithoutHost.append(Int32(leaf))
      return .zero
    }
    let handle = BoxHandle(index: Int32(leaf), generation: links[leaf].generation)
    let size = StyleLimits.content(measure(handle, space))
    record.pointee.cache(size, for: space)
    return size
  }

  /// Returns the size of a plain leaf inside an offered space.
  @inline(__always)
  private func plainLeafSize(_ leaf: Int, _ header: NodeHeader, _ offer: Size) -> Size {
    let width = min(atLeastZero(offer.width - extents[leaf].x.margins), WrapLimits.infinite)
    let height = min(atLeastZero(offer.height - extents[leaf].y.margins), WrapLimits.infinite)
    if min(width, height) == 0 { return .zero }
    let content = contentSize(of: leaf, header, in: Size(width: width, height: height))
    return Size(width: min(content.width, width), height: min(content.height, height))
  }
}
