import Glibc
import Harness

/// Taffy, compiled with the workloads by the setup script and loaded at run time.
struct TaffyEngine: Engine {
  private typealias Build = @convention(c) (Int32, Int32, Bool) -> UnsafeMutableRawPointer?
  private typealias Act = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Read = @convention(c) (UnsafeMutableRawPointer?) -> Double
  private typealias SetWidth = @convention(c) (Float) -> Void

  /// The functions of the library.
  private struct Library: Sendable {
    let build: Build
    let layout, touchAll, touchOne, free: Act
    let width: Read
    let setLeafWidth: SetWidth
  }

  private static let library: Library = {
    guard let peer = PeerLibrary("taffy_workloads") else {
      print("Taffy is missing: run Benchmarks/Scripts/setup-peers first")
      exit(66)
    }
    return Library(
      build: peer.function("taffy_build", as: Build.self),
      layout: peer.function("taffy_layout", as: Act.self),
      touchAll: peer.function("taffy_touch_all", as: Act.self),
      touchOne: peer.function("taffy_touch_one", as: Act.self),
      free: peer.function("taffy_free", as: Act.self),
      width: peer.function("taffy_width", as: Read.self),
      setLeafWidth: peer.function("taffy_set_leaf_width", as: SetWidth.self)
    )
  }()

  private let workload: UnsafeMutableRawPointer?

  init(_ workload: Workload) {
    let isFixed = workload.content == .styled
    self.workload = Self.library.build(workload.shape.rawValue, workload.count, isFixed)
  }

  static func setLeafWidth(_ width: Double) { library.setLeafWidth(Float(width)) }

  func layOut() { Self.library.layout(workload) }
  func touchAll() { Self.library.touchAll(workload) }
  func touchOne() { Self.library.touchOne(workload) }
  func width() -> Double { Self.library.width(workload) }
  func release() { Self.library.free(workload) }
}
