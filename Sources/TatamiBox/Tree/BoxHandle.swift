/// The name of a node of a `BoxTree`.
///
/// A handle stays valid while its node lives; after the node is destroyed every use throws
/// `BoxTreeError.staleHandle`, also when another node has taken its slot.
public struct BoxHandle: Hashable, Sendable, CustomStringConvertible {
  let index: Int32
  let generation: UInt32

  /// The slot and its generation, as error messages print it.
  public var description: String { "node \(index)/\(generation)" }
}
