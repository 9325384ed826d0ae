import TatamiUIKit
import Testing
import TestSupport

/// Configured buttons with arithmetic text shaping: a character is half, a line 1.2 of the font's
/// size.
@MainActor
@Suite(.arithmeticText) struct ButtonConfigurationTests {
  private static let picture = UIImage.filled(.red, width: 20, height: 20, scale: 2)

  /// A button whose title of 4 characters is 34 by 20.5 points, laid out at its natural size.
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "abcd"
    configuration.contentInsets = .zero
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func `the size is the content's plus the insets`() {
    #expect(button { _ in }.bounds.size == CGSize(width: 34, height: 20.5))
    #expect(button { $0.setDefaultContentInsets() }.bounds.size == CGSize(width: 58, height: 34.5))
    let large = button {
      $0.buttonSize = .large
      $0.setDefaultContentInsets()
    }
    #expect(large.bounds.size == CGSize(width: 74, height: 50.5))
  }

  @Test func `the image is placed at any edge of the title`() {
    let sides: [(NSDirectionalRectEdge, CGPoint, CGPoint)] = [
      (.leading, CGPoint(x: 0, y: 0), CGPoint(x: 24, y: 0)),
      (.trailing, CGPoint(x: 38, y: 0), CGPoint(x: 0, y: 0)),
      (.top, CGPoint(x: 7, y: 0), CGPoint(x: 0, y: 24)),
      (.bottom, CGPoint(x: 7, y: 24.5), CGPoint(x: 0, y: 0)),
    ]
    for (side, image, title) in sides {
      let button = button {
        ($0.image, $0.imagePlacement, $0.imagePadding) = (Self.picture, side, 4)
      }
      #expect(button.imageView?.frame.origin == image, "\(side)")
      #expect(button.titleLabel?.frame.origin == title, "\(side)")
    }
  }

  @Test func `leading is the right side in right-to-left layouts`() {
    let button = button { ($0.image, $0.imagePadding) = (Self.picture, 4) }
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 38)
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test func `a subtitle makes a second line`() {
    let button = button { ($0.subtitle, $0.titlePadding) = ("ab", 3) }
    // 13 points: 15.6 high, rounded up to pixels.
    #expect(button.bounds.size == CGSize(width: 34, height: 39.5))
  }

  @Test func `the title is truncated in a narrow button`() {
    let button = button { ($0.image, $0.imagePadding) = (Self.picture, 4) }
    button.bounds.size.width = 40
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 16)
    #expect(button.imageView?.frame.width == 20)
  }

  @Test func `the handler updates the configuration once per change, before layout`() {
    var count = 0
    let button = button { _ in }
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isHighlighted ? "pressed" : "normal"
    }
    button.layoutIfNeeded()
    #expect(count == 1)
    #expect(button.titleLabel?.text == "normal")
    button.isHighlighted = true
    #expect(button.intrinsicContentSize.width == 59.5)
    button.layoutIfNeeded()
    #expect(count == 2)
    #expect(button.titleLabel?.text == "pressed")
  }

  @Test func `a button without a configured title shows the title of its state`() {
    let button = button { $0.title = nil }
    button.setTitle("own", for: .normal)
    #expect(button.titleLabel?.text == "own")
    button.configuration?.title = "configured"
    #expect(button.titleLabel?.text == "configured")
    button.configuration = nil
    #expect(button.titleLabel?.text == "own")
  }

  @Test func `an activity indicator replaces the image`() throws {
    let button = button { $0.showsActivityIndicator = true }
    #expect(button.bounds.size == CGSize(width: 54, height: 20.5))
    #expect(button.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }

  @Test func `colors follow base colors, tint and state`() throws {
    let button = button { $0.cornerStyle = .fixed }
    button.configuration?.title = " "
    button.configuration?.background.cornerRadius = 0
    button.tintColor = .red
    #expect(try Pixels(of: button)[2, 2] == Pixels.red)
    button.configuration?.baseBackgroundColor = .blue
    #expect(try Pixels(of: button)[2, 2] == Pixels.blue)
    button.isEnabled = false
    #expect(try Pixels(of: button)[2, 2] != Pixels.blue)
  }
}
