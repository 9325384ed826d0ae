import Foundation
import Synchronization
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct `Drawing in several threads` {
  private static let size = Size(width: 96, height: 64)

  /// Returns random figures, groups, gradients, images and shadows with texts in small, large and
  /// rotated letters.
  private static func lists(_ count: Int) throws -> [DisplayList] {
    let picture = try Bitmap(
      width: 8,
      height: 8,
      pixels: (0..<64).map { 0xFF00_0000 | UInt32($0) * 0x03_0501 }
    )
    let shaper = PangoShaper(capacity: 32)
    return (0..<count).map { seed in
      var drawing = RandomDrawing(seed: UInt64(seed), picture: picture)
      var list = drawing.list()
      list.append(ThreadTests.layout(seed, shaper), at: .zero)
      list.append(.concat(Transform(rotation: 0.1 * Double(seed % 7))))
      list.append(.concat(Transform(scaleX: Double(1 + seed % 9), y: 4)))
      list.append(ThreadTests.layout(seed * 3, shaper), at: .zero)
      return list
    }
  }

  @Test func `pictures that are drawn at the same time equal single ones`() async throws {
    let lists = try Self.lists(Thoroughness.cases(120, thorough: 2_000))
    let expected = try lists.map { try RasterRenderer.bitmap(of: $0, size: Self.size).pixels() }
    let wrong = try await withThrowingTaskGroup(of: [Int].self) { group in
      for task in 0..<4 {
        group.addTask {
          try lists.indices.filter { index in
            // Each task draws the lists in another order.
            let index = (index * 7 + task * 31) % lists.count
            let bitmap = try RasterRenderer.bitmap(of: lists[index], size: Self.size)
            return bitmap.pixels() != expected[index]
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `two threads that draw at the same time have different caches`() {
    let caches = DrawingCaches.lend { () -> (own: ObjectIdentifier, other: ObjectIdentifier) in
      let found = Mutex<ObjectIdentifier?>(nil)
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        let lent = DrawingCaches.lend { ObjectIdentifier(DrawingCaches.current) }
        found.withLock { $0 = lent }
        isDone.signal()
      }.start()
      isDone.wait()
      let own = DrawingCaches.lend { ObjectIdentifier(DrawingCaches.current) }
      return (own, found.withLock(\.self) ?? own)
    }
    #expect(caches.own != caches.other)
  }
}
