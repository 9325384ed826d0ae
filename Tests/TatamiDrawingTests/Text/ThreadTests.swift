import Foundation
import Synchronization
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct ThreadTests {
  static let size = Size(width: 240, height: 40)

  /// Texts of many scripts, sizes and weights, so that many fonts are loaded.
  static func layout(_ index: Int, _ shaper: PangoShaper) -> TextLayout {
    var random = SeededRandom(seed: UInt64(index))
    let text = ["Tatami", "שלום", "決勝  戦", "é\t1:0", "👨‍👩‍👧‍👦 ab"][index % 5] + " \(index % 97)"
    let font = FontDescriptor(
      pointSize: Double(Int.random(in: 8...30, using: &random)),
      weight: Int.random(in: 1...9, using: &random) * 100,
      italic: Bool.random(using: &random)
    )
    let width = Double(Int.random(in: 20...200, using: &random))
    return shaper.layout(
      TextRequest(text, TextAttributes(font: font), widthLimit: .points(width))
    )
  }

  /// Whether another thread finds that it holds the lock of the libraries.
  private final class OtherThread: Sendable {
    private let answer = Atomic<Bool>(true)

    var holdsLock: Bool { answer.load(ordering: .relaxed) }

    init() {
      let isDone = DispatchSemaphore(value: 0)
      Thread {
        self.answer.store(LibraryLock.isHeld, ordering: .relaxed)
        isDone.signal()
      }.start()
      isDone.wait()
    }
  }

  @Test func `the thread that has taken the lock of the libraries holds it`() {
    #expect(!LibraryLock.isHeld)
    LibraryLock.withLock {
      LibraryLock.withLock {}
      #expect(LibraryLock.isHeld)
      #expect(!OtherThread().holdsLock)
    }
    #expect(!LibraryLock.isHeld)
  }

  @Test func `threads can shape with shared and separate shapers while others draw`() async throws {
    let shared = PangoShaper(capacity: 32)
    let drawn = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          try Self.shapeAndDraw(task, task % 2 == 0 ? shared : PangoShaper(capacity: 8))
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(drawn == 8 * 50)
  }

  /// Shapes 150 texts and draws every third one; returns how many were drawn.
  static func shapeAndDraw(_ task: Int, _ shaper: PangoShaper) throws -> Int {
    var drawn = 0
    for index in 0..<150 {
      var list = DisplayList()
      list.append(layout(index * 8 + task, shaper), at: .zero)
      guard index % 3 == 0 else { continue }
      _ = try RasterRenderer.bitmap(of: list, size: size, background: .white)
      if index % 15 == 0 { _ = try PDFWriter.data(of: list, size: size) }
      drawn += 1
    }
    return drawn
  }

  @Test func `a layout drawn by many threads gives the same pixels`() async throws {
    var list = DisplayList()
    list.append(PangoShaper().layout(TextTests.request("Tatami שלום 決勝")), at: .zero)
    let expected = try RasterRenderer.bitmap(of: list, size: Self.size).pixels()
    let drawings = try await withThrowingTaskGroup(of: [UInt32].self) { [list] group in
      for _ in 0..<16 {
        group.addTask { try RasterRenderer.bitmap(of: list, size: Self.size).pixels() }
      }
      var drawings: [[UInt32]] = []
      for try await pixels in group { drawings.append(pixels) }
      return drawings
    }
    #expect(drawings.allSatisfy { $0 == expected })
  }
}
