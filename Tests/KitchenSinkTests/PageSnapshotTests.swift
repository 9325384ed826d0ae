import Foundation
import KitchenSinkScreens
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of all pages of the example, at one pixel a point.
@MainActor
@Suite struct PageSnapshotTests {
  /// What surrounds a page.
  enum Surroundings: String, CaseIterable, Sendable {
    case light
    case dark
    case lightMirrored = "light-mirrored"
    case darkMirrored = "dark-mirrored"

    @MainActor
    var stage: Stage {
      var stage = Stage()
      stage.appearance = self == .dark || self == .darkMirrored ? .dark : .light
      let isMirrored = self == .lightMirrored || self == .darkMirrored
      stage.direction = isMirrored ? .rightToLeft : .leftToRight
      stage.scale = 1
      return stage
    }
  }

  @Test(arguments: Page.allCases, Surroundings.allCases)
  func `pages look as they did`(_ page: Page, _ around: Surroundings) throws {
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(page.rawValue)-\(around.rawValue).png")
    let png = try #require(around.stage.picture(of: page).pngData())
    #expect(try Snapshot.difference(of: png, from: reference) == nil)
  }
}
