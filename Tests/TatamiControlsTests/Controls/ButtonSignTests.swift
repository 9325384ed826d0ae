import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Buttons with a sign of their type.
@MainActor
@Suite(.environment) struct ButtonSignTests {
  private nonisolated static let types: [UIButton.ButtonType] = [
    .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ]

  @Test(arguments: types) func `buttons of a type show its symbol in its size`(
    type: UIButton.ButtonType
  ) throws {
    let button = UIButton(type: type)
    #expect(button.buttonType == type)
    let image = try #require(button.image(for: .normal))
    #expect(image.isSymbolImage)
    #expect(button.intrinsicContentSize == image.size)
    #expect(image.size.height >= 20)
    #expect(button.accessibilityLabel?.isEmpty == false)
    let own = UIImage.filled(.red, width: 4, height: 4)
    button.setImage(own, for: .normal)
    #expect(button.image(for: .normal) === own)
  }

  @Test func `raw values are those of UIKit`() {
    #expect(Self.types.map(\.rawValue) == [2, 3, 4, 5, 7])
    #expect(UIButton.ButtonType(rawValue: 6) == nil)
  }

  @Test(arguments: [false, true]) func `signs look as recorded`(isDark: Bool) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 100))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.traitOverrides.displayScale = 2
    window.backgroundColor = .systemBackground
    window.isHidden = false
    defer { window.isHidden = true }
    let rows = [true, false].map { isEnabled in
      let types: [UIButton.ButtonType] = [.detailDisclosure, .contactAdd, .close]
      let buttons = types.map { type in
        let button = UIButton(type: type)
        button.isEnabled = isEnabled
        return button
      }
      let row = UIStackView(arrangedSubviews: buttons)
      row.distribution = .equalSpacing
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.distribution = .equalSpacing
    column.frame = window.bounds.insetBy(dx: 40, dy: 16)
    window.addSubview(column)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/signs-\(isDark ? "dark" : "light").png")
    assertSnapshot(of: try #require(WindowHost(window).image().pngData()), at: reference)
  }
}
