import Foundation
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Snapshots of all controls at two pixels per point.
@MainActor
@Suite(.environment) struct ControlSnapshotTests {
  /// The traits of a snapshot.
  enum Surroundings: String, CaseIterable, Sendable {
    case light
    case dark
    case mirrored
  }

  private nonisolated static let pictures = ControlGallery.Page.allCases.flatMap { page in
    Surroundings.allCases.map { (page, $0) }
  }

  @Test(arguments: pictures)
  func `controls match their snapshots`(_ page: ControlGallery.Page, _ around: Surroundings) throws
  {
    let gallery = ControlGallery(page)
    gallery.traitOverrides.userInterfaceStyle = around == .dark ? .dark : .light
    gallery.traitOverrides.layoutDirection = around == .mirrored ? .rightToLeft : .leftToRight
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(page.rawValue)-\(around.rawValue).png")
    assertSnapshot(of: try ViewRenderer.png(of: gallery), at: reference)
  }
}
