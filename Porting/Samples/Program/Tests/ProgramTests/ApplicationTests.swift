import TatamiHost
import TatamiPort
import TatamiTesting
import Testing

@testable import Notes

/// An application whose sources are lowered by the plugin, started by a host.
@MainActor struct ApplicationTests {
  @Test func `an application with a scene shows its controller and follows the host`() async throws
  {
    try await withIsolatedEnvironment { try await launch() }
  }

  private func launch() throws {
    let delegate = AppDelegate()
    HostApplication.launch(delegate)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? SceneDelegate)
    let window = try #require(scene.keyWindow)
    let controller = try #require(window.rootViewController as? NotesViewController)
    #expect(sceneDelegate.window === window)
    #expect(controller.titleLabel.text == "My “Notes”")
    #expect(try WindowHost(window).image().size == CGSize(width: 390, height: 844))

    Simulator.tap(at: CGPoint(x: 60, y: 130), in: window)
    #expect(controller.titleLabel.text == "1 notes")

    HostApplication.changeState(to: .background)
    HostApplication.changeState(to: .active)
    #expect(delegate.events == ["launched", "background"])
    #expect(
      sceneDelegate.states == [
        .foregroundInactive, .foregroundActive, .foregroundActive, .background, .background,
        .foregroundActive,
      ]
    )
    HostApplication.terminate()
    #expect(scene.activationState == .unattached)
  }

  @Test func `the program's entry launches a delegate of the class with the name`() async {
    await withIsolatedEnvironment { await enter() }
  }

  private func enter() {
    HostApplication.mainLoop = { 7 }
    let code = UIApplicationMain(
      CommandLine.argc,
      CommandLine.unsafeArgv,
      nil,
      NSStringFromClass(AppDelegate.self)
    )
    #expect(code == 7)
    #expect(UIApplication.shared.delegate is AppDelegate)
    HostApplication.terminate()
  }
}
