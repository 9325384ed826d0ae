/// A handle to a node of a `BoxTree`.
///
/// A handle is valid until its node is destroyed. After that, each use throws
/// `BoxTreeError.staleHandle`, even if another node uses the same slot.
public struct BoxHandle: Hashable, Sendable, CustomStringConvertible {
  /// The node's slot, which a tree reuses after the node is destroyed.
  package let index: Int32
  let generation: UInt32

  /// The slot and its generation.
  public var description: String { "node \(index)/\(generation)" }
}
