import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit

/// The surroundings of a picture.
enum Look: String, CaseIterable, Sendable {
  case light
  case dark
  case mirrored
  case largeText = "large-text"

  /// Draws views in a window.
  @MainActor
  func picture(of size: CGSize, _ views: (UIWindow) throws -> [UIView]) throws -> Data {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .systemBackground
    window.traitOverrides.displayScale = 2
    window.traitOverrides.userInterfaceStyle = self == .dark ? .dark : .light
    if self == .mirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    if self == .largeText {
      window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    window.isHidden = false
    try views(window).forEach(window.addSubview)
    Simulator.advance(by: 1)
    defer { window.isHidden = true }
    return try ViewRenderer.png(of: window)
  }

  /// Returns the file of a recorded picture.
  static func reference(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).png")
  }
}
