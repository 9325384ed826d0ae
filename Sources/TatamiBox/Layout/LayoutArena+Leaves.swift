import TatamiGeometry

extension LayoutArena {
  /// Measures a plain leaf inside an offered space.
  ///
  /// - Parameters:
  ///   - margins: The margins of the leaf.
  ///   - resetFlags: The flags to remove from the leaf before.
  /// - Returns: The size of the leaf.
  @inline(__always)
  func measurePlainLeaf(
    _ leaf: Int,
    _ header: NodeHeader,
    _ offer: Size,
    _ margins: Size,
    resetting resetFlags: NodeFlags
  ) -> Size {
    if header.isUnchanged, extents[leaf].offered == offer {
      headers[leaf].flags = header.flags.subtracting(resetFlags).union(.offered)
      return extents[leaf].size
    }
    let flags = header.flags.subtracting(resetFlags.union(.stale))
    headers[leaf].flags = setOffer(offer, of: leaf, flags)
    let size = plainLeafSize(leaf, header, offer, margins)
    extents[leaf].size = size
    return size
  }

  /// Measures a leaf with a fixed length inside an offered space.
  ///
  /// - Parameter resetFlags: The flags to remove from the leaf before.
  /// - Returns: The size of the leaf.
  @inline(__always)
  func measureFixedLeaf(
    _ leaf: Int,
    _ header: NodeHeader,
    _ offer: Size,
    resetting resetFlags: NodeFlags
  ) -> Size {
    if header.isUnchanged, extents[leaf].offered == offer {
      headers[leaf].flags = header.flags.subtracting(resetFlags).union(.offered)
      return extents[leaf].size
    }
    let flags = header.flags.subtracting(resetFlags.union(.stale))
    headers[leaf].flags = setOffer(offer, of: leaf, flags)
    let fixed = Size(width: extents[leaf].x.value, height: extents[leaf].y.value)
    let size = header.flags.contains(.wraps) ? leafSize(leaf, header, offer) : fixed
    extents[leaf].size = size
    return size
  }

  /// Returns the size of a leaf inside an offered space (Specification/box.md §3).
  func leafSize(_ leaf: Int, _ header: NodeHeader, _ offered: Size) -> Size {
    if header.wrapsWithoutLimits {
      return plainLeafSize(leaf, header, offered, extents[leaf].margins)
    }
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
  private func plainLeafSize(
    _ leaf: Int,
    _ header: NodeHeader,
    _ offer: Size,
    _ margins: Size
  ) -> Size {
    let width = min(atLeastZero(offer.width - margins.width), WrapLimits.infinite)
    let height = min(atLeastZero(offer.height - margins.height), WrapLimits.infinite)
    guard width > 0, height > 0 else { return Size() }
    let content = contentSize(of: leaf, header, in: Size(width: width, height: height))
    // A branch, unlike `min`, does not make the next offer wait for this size.
    guard content.width <= width, content.height <= height else {
      return content.limited(to: Size(width: width, height: height))
    }
    return content
  }
}

extension Size {
  /// Returns the part of the size inside a space.
  @inline(never)
  fileprivate func limited(to space: Size) -> Size {
    Size(width: min(width, space.width), height: min(height, space.height))
  }
}
