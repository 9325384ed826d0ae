import Foundation
import TatamiHost
import TatamiTournamentViews
import Testing
import TestSupport

@MainActor
@Suite(.environment, .serialized) struct OrientationTests {
  nonisolated static let upright: [UIDeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// A style, and the styles after a turn to the left, to the right, and upside down.
  nonisolated static let table = [
    ["left", "bottom", "top", "right"],
    ["right", "top", "bottom", "left"],
    ["top", "left", "right", "bottom"],
    ["bottom", "right", "left", "top"],
    ["leftRight(bottom)", "topBottom(right)", "topBottom(left)", "leftRight(top)"],
    ["leftRight(top)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"],
    ["leftRight(left)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"],
    ["leftRight(right)", "topBottom(left)", "topBottom(right)", "leftRight(bottom)"],
    ["topBottom(left)", "leftRight(bottom)", "leftRight(top)", "topBottom(right)"],
    ["topBottom(right)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"],
    ["topBottom(top)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"],
    ["topBottom(bottom)", "leftRight(top)", "leftRight(bottom)", "topBottom(left)"],
  ]

  @Test(arguments: table, upright.indices)
  func `2.9: styles rotate as in the table, from every orientation`(row: [String], start: Int)
    throws
  {
    let style = try #require(BracketStyle(row[0]))
    for (turns, column) in [(1, 1), (3, 2), (2, 3), (0, 0)] {
      let view = Self.view()
      HostDevice.rotate(to: Self.upright[start])
      view.style = style
      HostDevice.rotate(to: Self.upright[(start + turns) % 4])
      #expect(view.style.description == row[column], "\(turns) turns")
    }
  }

  @Test(arguments: [UIDeviceOrientation.unknown, .faceUp, .faceDown])
  func `2.9: other orientations are ignored and not recorded`(orientation: UIDeviceOrientation) {
    let view = Self.view()
    HostDevice.rotate(to: orientation)
    #expect(view.style == .left)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(view.style == .bottom)
    HostDevice.rotate(to: orientation)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(view.style == .bottom)
  }

  @Test func `2.9: without fixOrientation turns are neither applied nor recorded`() {
    let view = Self.view()
    view.fixOrientation = false
    HostDevice.rotate(to: .landscapeLeft)
    HostDevice.rotate(to: .portraitUpsideDown)
    #expect(view.style == .left)
    view.fixOrientation = true
    #expect(view.style == .left)
    // The recorded orientation is still portrait, so this is one turn to the right.
    HostDevice.rotate(to: .landscapeRight)
    #expect(view.style == .top)
  }

  @Test func `2.9: a turn requests layout, and four turns restore the style`() {
    let view = Self.view()
    view.layoutIfNeeded()
    HostDevice.rotate(to: .landscapeLeft)
    #expect(view.layer.needsLayout())
    for orientation in [UIDeviceOrientation.portraitUpsideDown, .landscapeRight, .portrait] {
      HostDevice.rotate(to: orientation)
    }
    #expect(view.style == .left)
  }

  @Test func `S241: a notification posted off the main actor is handled on it`() async {
    let view = Self.view()
    view.fixOrientation = false
    HostDevice.rotate(to: .landscapeLeft)
    view.fixOrientation = true
    await Task.detached {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: nil
      )
    }.value
    for _ in 0..<1000 where view.style == .left { await Task.yield() }
    #expect(view.style == .bottom)
  }

  /// Returns a view with `fixOrientation` while the device is upright.
  static func view() -> BracketView {
    HostDevice.rotate(to: .portrait)
    let view = BracketView(frame: BracketView.square)
    view.fixOrientation = true
    return view
  }
}
