import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

// Strategies for swift-snapshot-testing, as Documentation/testing.md shows them.

extension Snapshotting where Value == UIView, Format == Data {
  /// A view as a PNG file, compared as `assertSnapshot(of:size:traits:named:)` does.
  @MainActor
  static func picture(
    size: CGSize = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(pathExtension: "png", diffing: .picture) { view in
      MainActor.assumeIsolated {
        do {
          return try ViewSnapshot(of: view, size: size, traits: traits).png
        } catch {
          Issue.record(error)
          return Data()
        }
      }
    }
  }
}

extension Diffing where Value == Data {
  /// PNG files that match within the tolerance of snapshots.
  static var picture: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { expected, found in
      do {
        return try PictureDifference(of: found, from: expected).map { ($0.description, []) }
      } catch {
        return ("\(error)", [])
      }
    }
  }
}

@MainActor
@Suite(.environment) struct StrategySampleTests {
  @Test func `the strategy draws and compares views`() throws {
    let strategy = Snapshotting<UIView, Data>.picture(size: CGSize(width: 320, height: 0))
    let ada = strategy.snapshot(ProfileCard(name: "Ada Lovelace"))
    let grace = strategy.snapshot(ProfileCard(name: "Grace Hopper"))
    #expect(strategy.pathExtension == "png")
    #expect(strategy.diffing.diff(ada, strategy.diffing.fromData(ada)) == nil)
    let difference = try #require(strategy.diffing.diff(ada, grace))
    #expect(difference.0.contains("pixels differ"))
    let damaged = try #require(strategy.diffing.diff(ada, Data()))
    #expect(!damaged.0.isEmpty)
  }
}
