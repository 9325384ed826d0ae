import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Closures that observe changes of traits.
@MainActor
@Suite(.environment) struct TraitChangeTests {
  private final class ThemedView: UIView {
    var styles: [UIUserInterfaceStyle] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.styles += [previous.userInterfaceStyle, self.traitCollection.userInterfaceStyle]
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a view is called for the traits that it registered for`() {
    let view = ThemedView()
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.styles.isEmpty)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.styles == [.light, .dark])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.styles.count == 2)
  }

  @Test func `an ended registration is not called`() {
    let view = UIView()
    var count = 0
    let traits: [UITrait] = [UITraitDisplayScale.self, UITraitLayoutDirection.self]
    let registration = view.registerForTraitChanges(traits) { (_: UIView, _) in count += 1 }
    view.traitOverrides.displayScale = 3
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(count == 2)
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.displayScale = 1
    #expect(count == 2)
  }

  @Test func `a controller is called after its view's traits have changed`() {
    let controller = UIViewController()
    var sizes: [UIContentSizeCategory] = []
    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: UIViewController, _) in
      sizes.append(controller.traitCollection.preferredContentSizeCategory)
    }
    let parent = UIView()
    parent.addSubview(controller.view)
    parent.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(sizes == [.extraLarge])
  }

  @Test func `traits have names and unspecified default values`() {
    #expect(UITraitUserInterfaceStyle.name == "UITraitUserInterfaceStyle")
    #expect(UITraitUserInterfaceStyle.defaultValue == .unspecified)
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }

  @Test func `S15: mask translation is on by default and keeps its value`() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `views override whether they convert their masks to constraints`() {
    final class Card: UIView {
      var changes = 0
      override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { changes += 1 } }
    }
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    #expect(card.changes == 1)
  }

  @Test func `views override the methods of nib files`() {
    final class Card: UIView {
      var calls: [String] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("nib")
      }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        calls.append("builder")
      }
    }
    let card = Card()
    card.awakeFromNib()
    card.prepareForInterfaceBuilder()
    #expect(card.calls == ["nib", "builder"])
  }
}
