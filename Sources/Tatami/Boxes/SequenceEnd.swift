/// The end of a sequence among the children of a container; it exists even if the sequence is
/// empty.
///
/// It is not laid out. The container holds it, and it holds the sequence.
final class SequenceEnd: Measure {
  /// Called after the children of the container have been placed.
  let onPlacement: () -> Void

  /// Creates an end with a closure that is called after the children have been placed.
  init(onPlacement: @escaping () -> Void) {
    self.onPlacement = onPlacement
    super.init()
  }

  /// True: the container's tree does not contain it.
  override var isRoot: Bool { true }
}
