import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// The properties that programs set in convenience initializers of their own, where Swift calls no
/// observers.
@MainActor
@Suite(.environment) struct ConvenienceTests {
  @Test func `a background set in a convenience initialiser is the layer's`() {
    #expect(UIView(filled: .red).layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `a content mode set in a convenience initialiser is the layer's`() {
    #expect(UIView(filled: .red).layer.contentsGravity == .bottom)
  }

  @Test func `a mask set in a convenience initialiser is the layer's`() throws {
    let view = UIView(filled: .red)
    #expect(view.layer.mask === (try #require(view.mask)).layer)
  }

  @Test func `an image set in a convenience initialiser is the layer's`() throws {
    let view = UIImageView(dotOf: 4)
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(try Pixels(of: view).inked == view.frame)
  }

  @Test func `a layer keeps a background of its own when the traits change`() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `a view's own background follows the traits`() {
    let view = UIView(filled: .systemBackground)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }
}

extension UIView {
  fileprivate convenience init(filled color: UIColor) {
    self.init()
    backgroundColor = color
    contentMode = .bottom
    mask = UIView()
  }
}

extension UIImageView {
  fileprivate convenience init(dotOf side: Int) {
    self.init()
    image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
