import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Snapshots of each control with the focus.
@MainActor
@Suite(.environment) struct FocusRingSnapshotTests {
  private func window(_ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 56))
    window.backgroundColor = .systemBackground
    window.traitOverrides.userInterfaceStyle = style
    window.traitOverrides.displayScale = 2
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    var filled = UIButton.Configuration.filled()
    (filled.title, filled.cornerStyle) = ("Go", .capsule)
    let field = UITextField()
    (field.text, field.borderStyle) = ("Text", .roundedRect)
    let controls: [(UIView, CGFloat)] = [
      (UIButton(configuration: filled), 52), (UISwitch(), 51), (UISlider(), 70), (segments, 80),
      (field, 50),
    ]
    var x: CGFloat = 8
    for (control, width) in controls {
      control.sizeToFit()
      control.frame = CGRect(x: x, y: 0, width: width, height: control.bounds.height)
      control.center.y = 28
      window.addSubview(control)
      x += width + 10
    }
    window.makeKeyAndVisible()
    return window
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `focus rings follow the visible outline of a control`(_ style: UIUserInterfaceStyle) throws {
    let window = window(style)
    defer { window.isHidden = true }
    let stations = try (0..<5).map { _ in
      Simulator.press(.keyboardTab, in: window)
      return try WindowHost(window).image()
    }
    let size = CGSize(width: 360, height: 56 * stations.count)
    let picture = UIGraphicsImageRenderer(size: size).image { _ in
      for (index, station) in stations.enumerated() {
        station.draw(at: CGPoint(x: 0, y: 56 * index))
      }
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/focus-rings-\(style == .dark ? "dark" : "light").png")
    let png = try #require(picture.pngData())
    assertSnapshot(of: png, at: reference)
  }
}
