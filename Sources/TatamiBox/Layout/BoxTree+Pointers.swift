extension BoxTree {
  /// Calls a closure with pointers to the arrays, which are valid only during the call, and with
  /// the stack of passes.
  mutating func withPointers<Result>(
    _ body: (LayoutArena.Nodes, LayoutArena.Records, inout PassStack) -> Result
  ) -> Result {
    // An array passed with `&` to a pointer parameter lends its storage for the call.
    func withNodes(
      _ headers: UnsafeMutablePointer<NodeHeader>,
      _ extents: UnsafeMutablePointer<NodeExtents>,
      _ links: UnsafeMutablePointer<NodeLinks>,
      _ body: (LayoutArena.Nodes) -> Result
    ) -> Result {
      body(LayoutArena.Nodes(headers: headers, extents: extents, links: links))
    }
    func withRecords(
      _ leaves: UnsafeMutablePointer<LeafRecord>,
      _ boxes: UnsafeMutablePointer<BoxRecord>,
      _ styles: UnsafeMutablePointer<ExtendedStyle>,
      _ body: (LayoutArena.Records) -> Result
    ) -> Result {
      body(LayoutArena.Records(leaves: leaves, boxes: boxes, extendedStyles: styles))
    }
    return withNodes(&headers, &extents, &links) { nodes in
      withRecords(&leaves.elements, &boxes.elements, &extendedStyles.elements) { records in
        body(nodes, records, &passes)
      }
    }
  }
}
