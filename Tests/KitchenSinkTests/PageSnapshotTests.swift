import Foundation
import KitchenSinkPictures
import KitchenSinkScreens
import TatamiUIKit
import TestSupport
import Testing

/// Snapshots of all pages of the kitchen sink, at one pixel per point.
@MainActor
@Suite(.environment) struct PageSnapshotTests {
  /// The interface style and layout direction of a page.
  enum Environment: String, CaseIterable, Sendable {
    case light
    case dark
    case lightMirrored = "light-mirrored"
    case darkMirrored = "dark-mirrored"

    @MainActor
    var renderer: PageRenderer {
      var renderer = PageRenderer()
      renderer.appearance = self == .dark || self == .darkMirrored ? .dark : .light
      let isMirrored = self == .lightMirrored || self == .darkMirrored
      renderer.direction = isMirrored ? .rightToLeft : .leftToRight
      renderer.scale = 1
      return renderer
    }
  }

  @Test(arguments: Page.allCases, Environment.allCases)
  func `pages match their snapshots`(_ page: Page, _ environment: Environment) throws {
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(page.rawValue)-\(environment.rawValue).png")
    let png = try #require(environment.renderer.image(of: page).pngData())
    assertSnapshot(of: png, at: reference)
  }

  @Test func `the contact sheet of the documentation shows the pages as they are drawn`() throws {
    var renderer = PageRenderer()
    renderer.scale = 1.5
    let images = try Page.allCases.map(renderer.image(of:))
    let sheet = try renderer.contactSheet(of: images)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/kitchen-sink.png").standardized
    let png = try #require(sheet.pngData())
    assertSnapshot(of: png, at: reference)
  }

  @Test func `titles keep clear of the device's bars`() throws {
    let page = Page.labels.makeController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = page
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    page.view.layoutIfNeeded()
    let column = try #require(page.view.subviews.first)
    #expect(column.frame.minY == 87)
    #expect(column.frame.minX == 16)
  }
}
