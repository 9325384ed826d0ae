import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Changes of columns in the middle of others.
@MainActor
@Suite(.environment) struct SplitChangeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let diary = Diary()
  private let split = UISplitViewController(style: .doubleColumn)
  private let primary: ControllerRecorder

  init() {
    primary = ControllerRecorder("primary", diary, appearanceOnly: true)
    split.setViewController(primary, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    window.traitOverrides.horizontalSizeClass = .compact
    window.rootViewController = split
    window.makeKeyAndVisible()
    Simulator.advance(by: 1)
    _ = diary.take()
  }

  @Test func `N109, N267: a column set during a push and an expansion is added once`() throws {
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    let pushed = ControllerRecorder("pushed", diary, appearanceOnly: true)
    stack.pushViewController(pushed, animated: true)
    Simulator.advance(by: 0.1)
    window.traitOverrides.horizontalSizeClass = .regular
    let detail = UIViewController()
    split.showDetailViewController(detail, sender: nil)
    Simulator.advance(by: 1)
    #expect(!split.isCollapsed)
    #expect(split.children == [stack, detail.navigationController])
    #expect(split.viewControllers == split.children)
    #expect(diary.take().last { $0.hasPrefix("pushed") } == "pushed did disappear")
  }

  @Test func `N115, N267: a column that is set as another one appears replaces it`() {
    let (first, second) = (ControllerRecorder("first", diary), UIViewController())
    window.frame.size = CGSize(width: 1180, height: 820)
    window.traitOverrides.horizontalSizeClass = .regular
    Simulator.advance(by: 1)
    first.whenCalled = { [split] call in
      if call == "will appear" { split.setViewController(second, for: .secondary) }
    }
    split.setViewController(first, for: .secondary)
    Simulator.advance(by: 1)
    #expect(split.children == [primary.navigationController, second.navigationController])
    #expect(second.viewIfLoaded?.window === window)
    #expect(first.viewIfLoaded?.window == nil)
    let calls = diary.take().filter { $0.hasPrefix("first") }
    #expect(calls.last { $0.hasSuffix("appear") } == "first did disappear")
  }

  @Test func `N115, N267: columns that are set in every appearance of the other end somewhere`() {
    window.frame.size = CGSize(width: 1180, height: 820)
    window.traitOverrides.horizontalSizeClass = .regular
    Simulator.advance(by: 1)
    let pages = (0..<2).map { ControllerRecorder("\($0)", diary) }
    for (page, next) in zip(pages, pages.reversed()) {
      page.whenCalled = { [split] call in
        if call == "will appear" { split.setViewController(next, for: .secondary) }
      }
    }
    let reports = Reports.during {
      split.setViewController(pages[0], for: .secondary)
      Simulator.advance(by: 1)
    }
    #expect(reports.count == 1)
    #expect(split.children.count == 2)
    #expect(split.viewControllers == split.children)
    for page in pages { page.whenCalled = { _ in } }
  }
}
