import TatamiHost
import TatamiTesting
import TatamiUIKit
import Testing

@MainActor
struct EnvironmentTests {
  @Test func `V10: hosts of several people share neither windows nor time nor pasteboards`() {
    let (first, second) = (HostEnvironment(), HostEnvironment())
    let window = first.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      HostClock.advance(by: 5)
      UIPasteboard.general.string = "copied"
      return window
    }
    second.run {
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(HostClock.now == 0)
      #expect(UIPasteboard.general.string == nil)
    }
    first.run {
      #expect(UIApplication.shared.windows == [window])
      #expect(HostClock.now == 5)
    }
  }

  @Test func `environments share neither windows nor time nor pasteboards`() async {
    let window = await withIsolatedEnvironment { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      HostClock.advance(by: 5)
      UIPasteboard.general.string = "copied"
      #expect(UIApplication.shared.windows == [window])
      return window
    }
    await withIsolatedEnvironment { @MainActor in
      #expect(UIApplication.shared.windows.isEmpty)
      #expect(HostClock.now == 0)
      #expect(UIPasteboard.general.string == nil)
      #expect(window.isKeyWindow)
    }
  }

  @Test func `a window keeps its screen and clock outside of its environment`() async {
    let window = await withIsolatedEnvironment { @MainActor in
      HostDevice.setScreen(size: CGSize(width: 100, height: 200), scale: 3)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKeyAndVisible()
      return window
    }
    #expect(window.screen.scale == 3)
    #expect(window.isKeyWindow)
    #expect(window.next !== UIApplication.shared)
  }
}
