import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Color wells and the host that picks colors.
@MainActor
@Suite(.environment) struct ColorWellTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  private let diary = Diary()

  init() {
    window.isHidden = false
    window.addSubview(well)
    well.addAction(UIAction { [diary] _ in diary.add("changed") }, for: .valueChanged)
    Simulator.advance(by: 0.1)
  }

  private func tap() {
    Simulator.tap(at: CGPoint(x: 40, y: 40), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `without a host a tap has no effect`() {
    tap()
    #expect(well.selectedColor == nil)
    #expect(diary.take().isEmpty)
    #expect(HostColorPicker.handler == nil)
  }

  @Test func `the host is asked, and each answer is an event`() {
    well.title = "Accent"
    well.selectedColor = .red
    well.supportsEyedropper = false
    HostColorPicker.handler = { [diary] request in
      diary.add("\(request.title ?? "nil") \(request.color == .red) \(request.supportsAlpha)")
      diary.add("eyedropper \(request.supportsEyedropper)")
      request.choose(.blue)
      request.choose(.blue)
      request.choose(.green)
    }
    tap()
    #expect(diary.take() == ["Accent true true", "eyedropper false", "changed", "changed"])
    #expect(well.selectedColor == .green)
    well.selectedColor = .red
    #expect(diary.take().isEmpty)
  }

  @Test func `a well without alpha makes answers opaque`() {
    well.supportsAlpha = false
    HostColorPicker.handler = { $0.choose(UIColor.red.withAlphaComponent(0.5)) }
    tap()
    #expect(well.selectedColor?.cgColor.alpha == 1)
  }

  @Test func `a disabled well does not ask`() {
    HostColorPicker.handler = { $0.choose(.blue) }
    well.isEnabled = false
    tap()
    #expect(well.selectedColor == nil)
    #expect(!well.accessibilityActivate())
    well.isEnabled = true
    #expect(well.accessibilityActivate())
    #expect(well.selectedColor == .blue)
  }

  @Test func `a well is 28 by 28 points in size`() {
    #expect(UIColorWell().frame.size == CGSize(width: 28, height: 28))
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.accessibilityTraits == .button)
  }
}
