import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Declarations as in UIKit: what programs for UIKit override, leave out or set to nil.
@MainActor
@Suite(.environment) struct SignatureTests {
  /// A view that overrides members of all kinds.
  private final class OverridingView: UIView {
    var called: Set<String> = []
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      called.insert("convert")
      return super.convert(point, to: view)
    }
    override func bringSubviewToFront(_ view: UIView) {
      called.insert("bringSubviewToFront")
      super.bringSubviewToFront(view)
    }
    override func isDescendant(of view: UIView) -> Bool {
      called.insert("isDescendant")
      return super.isDescendant(of: view)
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
      called.insert("viewWithTag")
      return super.viewWithTag(tag)
    }
    override func endEditing(_ force: Bool) -> Bool {
      called.insert("endEditing")
      return super.endEditing(force)
    }
    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
      called.insert("contentHuggingPriority")
      return super.contentHuggingPriority(for: axis)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
      called.insert("snapshotView")
      return super.snapshotView(afterScreenUpdates: afterUpdates)
    }
  }

  private final class Row: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A text input that implements none of the keyboard's traits.
  private final class Traits: NSObject, UITextInputTraits {}

  /// A responder that implements one of the edit actions.
  private final class Copying: UIResponder, UIResponderStandardEditActions {
    var copies = 0
    func copy(_ sender: Any?) { copies += 1 }
  }

  @Test func `members of views can be overridden`() {
    let view = OverridingView()
    let subview = UIView()
    view.addSubview(subview)
    let root: UIView = view
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint.zero)
    root.bringSubviewToFront(subview)
    #expect(root.isDescendant(of: root))
    #expect(root.viewWithTag(7) == nil)
    #expect(root.endEditing(true))
    #expect(root.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(root.snapshotView(afterScreenUpdates: false) != nil)
    #expect(view.called.count == 7)
  }

  @Test func `nil gives a label its default font and color back`() {
    let label = UILabel()
    let (font, color) = (label.font, label.textColor)
    (label.font, label.textColor) = (.systemFont(ofSize: 40), .red)
    (label.font, label.textColor) = (nil, nil)
    #expect(label.font?.pointSize == font?.pointSize)
    #expect(label.textColor == color)
  }

  @Test func `optional requirements may be left out`() {
    let traits = Traits()
    #expect(!traits.isSecureTextEntry)
    #expect(traits.keyboardType == .default)
    let responder = Copying()
    responder.copy(nil)
    (responder as any UIResponderStandardEditActions).paste(nil)
    #expect(responder.copies == 1)
  }

  @Test func `stack views have an initializer from a coder that does not fail`() {
    #expect(Row(frame: .zero).arrangedSubviews.isEmpty)
  }
}
