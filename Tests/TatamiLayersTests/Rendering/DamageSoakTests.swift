import Foundation
import TatamiDrawing
import TatamiHost
import TatamiTesting
@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiViews
import TestSupport
import Testing

/// Random changes of random trees, after which the pixels must equal those of a full redraw.
///
/// The environment variable `TATAMI_SOAK_STEPS` sets the number of steps of each test, and
/// `TATAMI_SOAK_SEED` the first seed. Differences are printed, and the resident memory after every
/// 5,000 steps.
@MainActor
@Suite(.environment) struct DamageSoakTests {
  /// A step that left pixels different from a full redraw.
  private struct Fault: CustomStringConvertible {
    let seed: UInt64
    let step: Int
    let difference: PixelDifference

    var description: String {
      "seed \(seed), step \(step): \(difference.count) bytes, by up to \(difference.worst)"
    }
  }

  /// The largest allowed difference, of 255: groups are rounded once more or less if a part of
  /// their content is left out.
  private static let tolerance = 1

  /// The number of steps with one tree.
  private static let stepsPerTree = 40

  private static let scales: [CGFloat] = [1, 2, 1, 2, 3, 1.5]

  private static let treeCount = max(
    1,
    Soak.setting("TATAMI_SOAK_STEPS", 240) / UInt64(stepsPerTree)
  )

  private static let firstSeed = Soak.setting("TATAMI_SOAK_SEED", 0)

  /// Changes random trees and returns the steps with differences above the tolerance.
  private static func faults(isAligned: Bool, scrolls: Bool = false) throws -> [Fault] {
    var faults: [Fault] = []
    for seed in firstSeed..<firstSeed + treeCount {
      if let fault = try worstFault(seed: seed, isAligned: isAligned, scrolls: scrolls) {
        print(fault)
        if fault.difference.worst > tolerance { faults.append(fault) }
      }
      if seed % 125 == 124 { print("seed \(seed): \(residentMemory() ?? "")") }
    }
    return faults
  }

  /// Returns the step of a tree that left the largest difference; nil if none left any.
  private static func worstFault(
    seed: UInt64,
    isAligned: Bool,
    scrolls: Bool
  ) throws -> Fault? {
    var tree = RandomTree(seed: seed, isAligned: isAligned, scrolls: scrolls)
    tree.window.traitOverrides.displayScale = scales[Int(seed % UInt64(scales.count))]
    var worst: Fault?
    for step in 0..<stepsPerTree {
      for _ in 0...(step % 4) { tree.change() }
      Simulator.advance(by: Double(step % 3) * 0.1)
      let difference = try PixelDifference(ofKeptPixelsIn: tree.window)
      guard difference.worst > worst?.difference.worst ?? 0 else { continue }
      worst = Fault(seed: seed, step: step, difference: difference)
    }
    return worst
  }

  private static func residentMemory() -> String? {
    let status = FileManager.default.contents(atPath: "/proc/self/status")
    return status.map { String(decoding: $0, as: UTF8.self) }?
      .split(separator: "\n").first { $0.hasPrefix("VmRSS") }.map(String.init)
  }

  @Test func `after random changes the pixels equal those of a full redraw`() throws {
    #expect(try Self.faults(isAligned: true).isEmpty)
  }

  @Test func `scrolled pixels equal those of a full redraw`() throws {
    #expect(try Self.faults(isAligned: true, scrolls: true).isEmpty)
    #expect(try Self.faults(isAligned: false, scrolls: true).isEmpty)
  }

  @Test func `curved and rotated shapes equal those of a full redraw, too`() throws {
    #expect(try Self.faults(isAligned: false).isEmpty)
  }
}

/// The difference between the pixels that a window keeps and those of a full redraw.
private struct PixelDifference {
  /// The largest difference of a channel, of 255.
  private(set) var worst = 0
  /// The number of different bytes.
  private(set) var count = 0

  /// Updates a window from its damage and compares its pixels with those of a full redraw.
  @MainActor
  init(ofKeptPixelsIn window: UIWindow) throws {
    let kept = try WindowHost(window).image()
    let fresh = try ViewRenderer.image(of: window, scale: kept.scale)
    let pixels = try [kept, fresh].map { try #require($0.cgImage).bitmap.pixels() }
    try #require(pixels[0].count == pixels[1].count)
    pixels[0].withUnsafeBytes { kept in
      pixels[1].withUnsafeBytes { compare(kept, $0) }
    }
  }

  /// Compares two buffers of equal size.
  ///
  /// Equal parts are skipped, because loops over bytes are slow without optimization.
  private mutating func compare(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) {
    guard let start = one.baseAddress, let otherStart = other.baseAddress else { return }
    for part in stride(from: 0, to: one.count, by: 64) {
      let length = min(64, one.count - part)
      guard memcmp(start + part, otherStart + part, length) != 0 else { continue }
      for index in part..<part + length where one[index] != other[index] {
        count += 1
        worst = max(worst, abs(Int(one[index]) - Int(other[index])))
      }
    }
  }
}
