import Glibc
import Harness

/// Yoga, compiled with the workloads by the setup script and loaded at run time.
struct YogaEngine: Engine {
  private typealias Build = @convention(c) (Int32, Int32) -> UnsafeMutableRawPointer?
  private typealias Act = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Read = @convention(c) (UnsafeMutableRawPointer?) -> Double
  private typealias SetWidth = @convention(c) (Float) -> Void
  private typealias Heap = @convention(c) () -> Double

  /// The functions of the library.
  private struct Library: Sendable {
    let build: Build
    let layout, touchAll, touchOne, free: Act
    let width: Read
    let setLeafWidth: SetWidth
    let heap: Heap
  }

  private static let library: Library = {
    guard let peer = PeerLibrary("yoga_workloads") else {
      print("Yoga is missing: run Benchmarks/Scripts/setup-peers first")
      exit(66)
    }
    return Library(
      build: peer.function("workload_build", as: Build.self),
      layout: peer.function("workload_layout", as: Act.self),
      touchAll: peer.function("workload_touch_all", as: Act.self),
      touchOne: peer.function("workload_touch_one", as: Act.self),
      free: peer.function("workload_free", as: Act.self),
      width: peer.function("workload_width", as: Read.self),
      setLeafWidth: peer.function("workload_set_leaf_width", as: SetWidth.self),
      heap: peer.function("workload_heap", as: Heap.self)
    )
  }()

  private let workload: UnsafeMutableRawPointer?

  init(_ workload: Workload) {
    self.workload = Self.library.build(workload.shape.rawValue, workload.count)
  }

  /// Returns the number of bytes allocated on the heap of this process.
  static func heapBytes() -> Double { library.heap() }

  static func setLeafWidth(_ width: Double) { library.setLeafWidth(Float(width)) }

  func layOut() { Self.library.layout(workload) }
  func touchAll() { Self.library.touchAll(workload) }
  func touchOne() { Self.library.touchOne(workload) }
  func width() -> Double { Self.library.width(workload) }
  func release() { Self.library.free(workload) }
}
