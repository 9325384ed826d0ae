import Harness
import Tatami

/// Labels that Yoga lays out: each leaf of its tree is measured by a label, and the labels get the
/// frames that have changed.
@MainActor
final class YogaViews {
  /// The shapes of trees by their numbers in the library.
  enum Shape: Int32 {
    case linear = 0
    case flow = 1
    case depth = 2
  }

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Numbers = UnsafeMutablePointer<Double>
  private typealias Measure = @convention(c) (Pointer?, Int32, Double, Numbers?) -> Void
  private typealias Build = @convention(c) (Int32, Int32) -> Pointer?
  private typealias MeasureViews = @convention(c) (Pointer?, Measure, Pointer?) -> Void
  private typealias Act = @convention(c) (Pointer?) -> Void
  private typealias Read = @convention(c) (Pointer?, Int32, Numbers?) -> Int32

  /// The functions of the library.
  private struct Library: Sendable {
    let build: Build
    let measureViews: MeasureViews
    let layOut, touchOne, free: Act
    let changedLeaf: Read
  }

  private static let library: Library? = {
    guard let peer = PeerLibrary("yoga_workloads") else { return nil }
    return Library(
      build: peer.function("workload_build", as: Build.self),
      measureViews: peer.function("workload_measure_views", as: MeasureViews.self),
      layOut: peer.function("workload_layout", as: Act.self),
      touchOne: peer.function("workload_touch_one", as: Act.self),
      free: peer.function("workload_free", as: Act.self),
      changedLeaf: peer.function("workload_changed_leaf", as: Read.self)
    )
  }()

  /// Whether the library has been fetched.
  static var isAvailable: Bool { library != nil }

  let labels: [UILabel]
  private let library: Library
  private let tree: Pointer?

  /// Builds a tree over labels; nil without the library.
  ///
  /// - Parameter count: The number of labels, or of levels with five labels each.
  init?(_ shape: Shape, count: Int, labels: [UILabel]) {
    guard let library = Self.library else { return nil }
    self.library = library
    self.labels = labels
    tree = library.build(shape.rawValue, Int32(count))
    library.measureViews(tree, measureLabel, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit { library.free(tree) }

  /// Lays the labels out and sets the frames that have changed.
  func layOut() {
    library.layOut(tree)
    var frame = [0.0, 0, 0, 0]
    for (index, label) in labels.enumerated() {
      guard library.changedLeaf(tree, Int32(index), &frame) != 0 else { continue }
      let wanted = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      if label.frame != wanted { label.frame = wanted }
    }
  }

  /// Marks the label in the middle, whose text has changed.
  func middleLabelDidChange() { library.touchOne(tree) }
}

/// Measures the label of a leaf; called by the library during a layout on the main thread.
private func measureLabel(
  _ context: UnsafeMutableRawPointer?,
  _ leaf: Int32,
  _ width: Double,
  _ size: UnsafeMutablePointer<Double>?
) {
  guard let context, let size else { return }
  let views = Unmanaged<YogaViews>.fromOpaque(context).takeUnretainedValue()
  let fitting = MainActor.assumeIsolated {
    views.labels[Int(leaf)].sizeThatFits(CGSize(width: width, height: 0))
  }
  (size[0], size[1]) = (Double(fitting.width), Double(fitting.height))
}
