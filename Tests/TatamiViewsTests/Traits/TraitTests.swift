import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct TraitTests {
  let diary = Diary()

  @Test func `S234: what a later collection says wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.layoutDirection == .rightToLeft)
    #expect(UITraitCollection(traitsFrom: []) == UITraitCollection())
    #expect(UITraitCollection().userInterfaceStyle == .unspecified)
  }

  @Test func `S234: an override reaches the subtree, parents first, only where it changes things`()
  {
    let (root, kept, child) = (
      DiaryView("root", diary), DiaryView("kept", diary), DiaryView("child", diary)
    )
    root.addSubview(kept)
    kept.addSubview(child)
    kept.overrideUserInterfaceStyle = .light
    _ = diary.take()
    root.overrideUserInterfaceStyle = .dark
    #expect(diary.take() == ["root was light, is dark"])
    #expect(child.traitCollection.userInterfaceStyle == .light)
    kept.overrideUserInterfaceStyle = .unspecified
    #expect(diary.take() == ["kept was light, is dark", "child was light, is dark"])
    root.overrideUserInterfaceStyle = .dark
    #expect(diary.lines.isEmpty)
  }

  @Test func `S234: a view takes the traits of where it is put`() {
    let (dark, view) = (DiaryView("dark", diary), DiaryView("view", diary))
    dark.overrideUserInterfaceStyle = .dark
    _ = diary.take()
    dark.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(diary.take().contains("view was light, is dark"))
    UIView().addSubview(view)
    #expect(diary.take().contains("view was dark, is light"))
  }

  @Test func `S234: dynamic backgrounds follow the traits`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    #expect(try Pixels(of: view)[5, 5] == Pixels.red)
    view.overrideUserInterfaceStyle = .dark
    #expect(try Pixels(of: view)[5, 5] == Pixels.blue)
  }

  @Test func `S236: only traits that change colors count, and none counts as different`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let large = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark))
    )
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `traits are equal if they say the same`() {
    let (one, two) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UITraitCollection(displayScale: 3))
  }
}
