import Glibc

/// Yoga, compiled with the workloads by the setup script and loaded at run time.
struct YogaEngine: Engine {
  static let name = "Yoga"

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
    guard let handle = dlopen(peersFolder + "/libyoga_workloads.so", RTLD_NOW) else {
      print("Yoga is missing: run Benchmarks/Scripts/setup-peers first")
      exit(66)
    }
    func find<Function>(_ name: String, as type: Function.Type) -> Function {
      unsafeBitCast(dlsym(handle, "workload_" + name), to: type)
    }
    return Library(
      build: find("build", as: Build.self),
      layout: find("layout", as: Act.self),
      touchAll: find("touch_all", as: Act.self),
      touchOne: find("touch_one", as: Act.self),
      free: find("free", as: Act.self),
      width: find("width", as: Read.self),
      setLeafWidth: find("set_leaf_width", as: SetWidth.self),
      heap: find("heap", as: Heap.self)
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
