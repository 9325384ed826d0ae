import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of materials with round corners over colorful content.
@MainActor
@Suite(.environment) struct VisualEffectSnapshotTests {
  private static let materials: [(String, UIBlurEffect.Style)] = [
    ("Ultra-thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
    ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
  ]
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple,
  ]

  private func window(isDark: Bool) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 320))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.traitOverrides.displayScale = 1
    window.backgroundColor = .systemBackground
    window.isHidden = false
    for index in 0..<32 {
      let dot = UIView(frame: CGRect(x: index % 8 * 50, y: index / 8 * 80, width: 44, height: 74))
      dot.backgroundColor = Self.colors[(index + index / 8 * 3) % 8]
      dot.layer.cornerRadius = 22
      window.addSubview(dot)
    }
    for (index, material) in Self.materials.enumerated() {
      window.addSubview(card(material.0, material.1, at: index))
    }
    window.layoutIfNeeded()
    return window
  }

  private func card(_ title: String, _ style: UIBlurEffect.Style, at index: Int) -> UIView {
    let card = UIVisualEffectView(effect: UIBlurEffect(style: style))
    card.frame = CGRect(x: 20 + index % 2 * 190, y: 20 + index / 2 * 150, width: 170, height: 130)
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    let label = UILabel(frame: card.bounds)
    label.text = title
    label.textAlignment = .center
    card.contentView.addSubview(label)
    return card
  }

  @Test(arguments: [false, true]) func `materials look as recorded`(isDark: Bool) throws {
    let window = window(isDark: isDark)
    defer { window.isHidden = true }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/materials-\(isDark ? "dark" : "light").png")
    assertSnapshot(of: try #require(WindowHost(window).image().pngData()), at: reference)
  }
}
