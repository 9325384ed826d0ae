import TatamiUIKit
import TatamiHost
import Testing
import TestSupport

@MainActor
@Suite(.environment)
struct ScrollInsetTests {
  private let fixture = ScrollFixture(contentSize: CGSize(width: 100, height: 1000))

  private var window: UIWindow { fixture.window }
  private var view: UIScrollView { fixture.view }

  private let bezel = UIEdgeInsets(top: 40, left: 5, bottom: 30, right: 5)

  @Test func `S111: the safe area is added along axes that can scroll or always bounce`() {
    HostDevice.setSafeAreaInsets(bezel, of: window)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == bezel)
    view.alwaysBounceHorizontal = false
    view.contentSize = .zero
    #expect(view.adjustedContentInset == .zero)
    view.contentSize.width = 500
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
  }

  @Test func `S111: always adds all edges, never none, to the content insets`() {
    HostDevice.setSafeAreaInsets(bezel, of: window)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 41, left: 7, bottom: 33, right: 9))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
  }

  @Test func `S40: content at its start stays there when the safe area changes`() {
    HostDevice.setSafeAreaInsets(bezel, of: window)
    #expect(view.contentOffset.y == -40)
    HostDevice.setSafeAreaInsets(.zero, of: window)
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 100
    HostDevice.setSafeAreaInsets(bezel, of: window)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `S40: new insets are reported to the delegate once`() {
    HostDevice.setSafeAreaInsets(bezel, of: window)
    HostDevice.setSafeAreaInsets(bezel, of: window)
    view.contentInset.top = 3
    #expect(fixture.delegate.insets.map(\.top) == [40, 43])
  }

  @Test func `subviews do not get the part of the safe area that the insets contain`() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    view.addSubview(row)
    HostDevice.setSafeAreaInsets(bezel, of: window)
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 0
    #expect(row.safeAreaInsets.top == 40)
  }
}
