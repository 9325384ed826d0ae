package import TatamiGeometry

extension BoxTree {
  /// Returns the offered space for which the last layout placed the children of a box.
  ///
  /// The result is nil if their frames may have changed although the space, the box and its subtree
  /// have not.
  ///
  /// While the result, the size of the box and its subtree are unchanged, so are the frames of the
  /// box's descendants in their parents.
  ///
  /// - Throws: `staleHandle` or `leafHasNoLayout`.
  package func placementSpace(of box: BoxHandle) throws(BoxTreeError) -> Size? {
    let header = headers[try slot(box)]
    guard header.kind.isBox else { throw .leafHasNoLayout(box) }
    return header.flags.contains(.hasUnplacedChild) ? nil : boxes[header.record].placedFor
  }
}
