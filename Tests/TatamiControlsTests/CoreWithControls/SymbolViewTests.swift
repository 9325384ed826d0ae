import Foundation
import TatamiGraphics
import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

/// Symbols in image views and buttons.
@MainActor
@Suite(.environment) struct SymbolViewTests {
  private func symbol(_ name: String, pointSize: CGFloat? = nil) throws -> UIImage {
    let configuration = pointSize.map { UIImage.SymbolConfiguration(pointSize: $0) }
    return try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  @Test func `N230: image views show symbols in their tint color`() throws {
    let view = UIImageView(image: try symbol("square.fill", pointSize: 32))
    view.tintColor = .red
    #expect(try Pixels(of: view)[16, 16] == Pixels.red)
    view.tintColor = .blue
    #expect(try Pixels(of: view)[16, 16] == Pixels.blue)
    view.image = view.image?.withTintColor(.green)
    #expect(try Pixels(of: view)[16, 16] == Pixels.blue)
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(try Pixels(of: view)[16, 16] == Pixels.green)
    let own = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    view.preferredSymbolConfiguration = own
    #expect(try Pixels(of: view)[16, 16] == Pixels.red)
  }

  @Test func `N230: the image's own size precedes the one that a view prefers`() throws {
    let view = UIImageView(image: try symbol("star"))
    #expect(view.intrinsicContentSize == CGSize(width: 17, height: 17))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50, weight: .bold)
    #expect(view.intrinsicContentSize == CGSize(width: 50, height: 50))
    view.image = try symbol("star", pointSize: 30)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(view.image?.size.width == 30)
  }

  @Test func `N230: symbols of text styles grow with the content size category`() throws {
    let window = UIWindow.shown()
    let style = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "star", withConfiguration: style))
    window.addSubview(view)
    #expect(view.intrinsicContentSize.width == 17)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(view.intrinsicContentSize.width == 33)
  }

  @Test func `N229: directional symbols are mirrored in right-to-left views`() throws {
    let view = UIImageView(image: try symbol("chevron.backward", pointSize: 40))
    view.tintColor = .black
    // The tip of the chevron is in the left half.
    #expect(try Pixels(of: view)[13, 20] != Pixels.white)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try Pixels(of: view)[13, 20] == Pixels.white)
    #expect(try Pixels(of: view)[26, 20] != Pixels.white)
    view.image = try symbol("chevron.left", pointSize: 40)
    #expect(try Pixels(of: view)[13, 20] != Pixels.white)
  }

  @Test func `N230: symbols are scaled by the content mode without losing sharpness`() throws {
    let view = UIImageView(image: try symbol("square.fill", pointSize: 10))
    view.frame.size = CGSize(width: 80, height: 40)
    view.contentMode = .scaleAspectFit
    #expect(try Pixels(of: view).inked == CGRect(x: 20, y: 0, width: 40, height: 40))
    view.contentMode = .center
    #expect(try Pixels(of: view).inked == CGRect(x: 35, y: 15, width: 10, height: 10))
    let svg = try ViewRenderer.svg(of: view, title: "")
    #expect(svg.contains("<path"))
    #expect(!svg.contains("<image"))
  }

  @Test func `N230: symbols stand on the baseline of texts beside them`() throws {
    let stack = UIStackView()
    stack.alignment = .firstBaseline
    let label = UILabel()
    label.text = "Text"
    label.font = .systemFont(ofSize: 40)
    let view = UIImageView(image: try symbol("star", pointSize: 40))
    let plain = UIImageView(image: UIImage.filled(.red, width: 40, height: 40))
    for part in [label, view, plain] { stack.addArrangedSubview(part) }
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    let baseline = label.frame.minY + label.font.ascender
    let offset = try #require(view.image).baselineOffsetFromBottom
    #expect(abs(view.frame.maxY - offset - baseline) < 1)
    #expect(abs(plain.frame.maxY - baseline) < 1)
  }

  @Test func `N230: buttons show symbols in the size of their title`() throws {
    let button = UIButton(type: .system)
    button.setImage(try symbol("star"), for: .normal)
    button.setTitle("Star", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.width == 30)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 12),
      forImageIn: .normal
    )
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.width == 12)
    #expect(button.currentPreferredSymbolConfiguration != nil)
  }

  @Test func `N230: configured buttons show symbols in the size of their configuration`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol("star")
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == 41)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == 64)
  }

  @Test func `N230: rows of lists show symbols in the size of their text`() throws {
    var content = UIListContentConfiguration.cell()
    content.image = try symbol("star")
    content.text = "Star"
    content.textProperties.font = .systemFont(ofSize: 40)
    let view = UIListContentView(configuration: content)
    view.frame.size = CGSize(width: 300, height: 60)
    view.layoutIfNeeded()
    let picture = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.width == 40)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
    view.configuration = content
    view.layoutIfNeeded()
    #expect(picture.frame.width == 20)
  }

  @Test(arguments: ["light", "dark-mirrored"])
  func `N229: the sheet of all symbols matches its snapshot`(_ look: String) throws {
    let sheet = sheet(SymbolLibrary.names)
    if look == "dark-mirrored" {
      sheet.overrideUserInterfaceStyle = .dark
      sheet.traitOverrides.layoutDirection = .rightToLeft
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/symbols-\(look).png")
    assertSnapshot(of: try ViewRenderer.png(of: sheet), at: reference)
  }

  /// A sheet of all symbols, 24 in a row.
  private func sheet(_ names: [String]) -> UIView {
    let (columns, cell) = (24, CGFloat(28))
    let rows = (names.count + columns - 1) / columns
    let sheet = UIView(
      frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * cell, height: CGFloat(rows) * cell)
    )
    sheet.backgroundColor = .systemBackground
    sheet.tintColor = .label
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.contentMode = .center
      view.frame = CGRect(
        x: CGFloat(index % columns) * cell,
        y: CGFloat(index / columns) * cell,
        width: cell,
        height: cell
      )
      sheet.addSubview(view)
    }
    return sheet
  }
}
