import Foundation
import TatamiHost
package import TatamiTesting
package import TatamiUIKit

/// Tests of an example's screens, which are operated by touches.
@MainActor package protocol AppTests {
  /// The window of the screens.
  var window: UIWindow { get }
}

extension AppTests {
  /// Taps an element and waits for a second.
  package func tap(_ query: ElementQuery) throws {
    try Simulator.tap(query, in: window)
    Simulator.advance(by: 1)
  }

  /// Compares the window with the picture of a name in the folder `Snapshots` beside the test's file.
  package func check(
    _ name: String,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let reference = URL(filePath: "\(file)").deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).png")
    let png = try ViewRenderer.png(of: window)
    assertSnapshot(of: png, at: reference, fileID: fileID, file: file, line: line)
  }

  /// Changes the surroundings of the window and waits for a second.
  package func surround(with surroundings: Surroundings) {
    switch surroundings {
    case .light: break
    case .dark: window.overrideUserInterfaceStyle = .dark
    case .mirrored: window.traitOverrides.layoutDirection = .rightToLeft
    case .largeText: window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    case .wide:
      window.frame.size = CGSize(width: 820, height: 1180)
      window.traitOverrides.horizontalSizeClass = .regular
      HostDevice.setSafeAreaInsets(UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), of: window)
    }
    Simulator.advance(by: 1)
  }
}

/// The surroundings of a picture.
package enum Surroundings: String, CaseIterable, Sendable {
  case light
  case dark
  case mirrored
  case largeText
  /// The size and the traits of a tablet.
  case wide

  /// The surroundings on a phone.
  package static let onPhone = [light, dark, mirrored, largeText]
}

extension UIWindow {
  /// Returns the key window of a phone, 390 x 844 points large, with a bar above and below.
  package static func phone(root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.displayScale = 1
    window.rootViewController = root
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    Simulator.advance(by: 1)
    return window
  }
}
