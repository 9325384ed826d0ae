import Foundation
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct KeyWindowTests {
  private final class RecordingWindow: UIWindow {
    var lines: [String] = []

    override func becomeKey() { lines.append("become \(isKeyWindow)") }
    override func resignKey() { lines.append("resign \(isKeyWindow)") }
  }

  private static func window() -> RecordingWindow {
    RecordingWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test func `a key window resigns before another one becomes key`() {
    let (first, second) = (Self.window(), Self.window())
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    #expect(first.lines == ["become true", "resign false"])
    #expect(second.lines == ["become true"])
    second.isHidden = true
    #expect(second.lines.last == "resign false")
    #expect(!second.isKeyWindow)
    first.isHidden = true
    #expect(!first.isKeyWindow)
  }

  @Test func `windows post notifications when they show, hide, become and resign key`() {
    let window = Self.window()
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ]
    let posted = PostedNames()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { note in
        posted.names.append(note.name)
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(posted.names == names)
  }

  /// Notifications are posted on the thread of the test.
  private final class PostedNames: @unchecked Sendable {
    var names: [NSNotification.Name] = []
  }

  @Test func `a window that becomes key while it resigns stays key`() {
    final class Stubborn: UIWindow {
      override func resignKey() { makeKey() }
    }
    let stubborn = Stubborn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let other = Self.window()
    stubborn.makeKeyAndVisible()
    other.makeKeyAndVisible()
    #expect(stubborn.isKeyWindow)
    #expect(!other.isKeyWindow)
    stubborn.isHidden = true
    other.isHidden = true
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, true, false), (.portraitUpsideDown, true, false),
    (.landscapeLeft, false, true), (.landscapeRight, false, true), (.faceUp, false, false),
    (.unknown, false, false),
  ])
  func `orientations are portrait, landscape or neither`(
    orientation: UIDeviceOrientation,
    isPortrait: Bool,
    isLandscape: Bool
  ) {
    #expect(orientation.isPortrait == isPortrait)
    #expect(orientation.isLandscape == isLandscape)
  }
}
