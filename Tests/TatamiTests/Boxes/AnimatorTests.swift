import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Animators of box views` {
  /// Records the frames that it animates.
  private final class Recorder: Animator {
    let duration = 0.5
    private(set) var frames: [CGRect] = []

    func animate(
      _ view: UIView,
      size: CGSize,
      center: CGPoint,
      animations: @escaping () -> Void
    ) {
      frames.append(
        rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
      )
      animations()
    }
  }

  @Test func `E5: an animator gets each change of a frame, and no other`() {
    let recorder = Recorder()
    let (first, second) = (SampleView(), SampleView())
    first.layoutAnimator = recorder
    let box = filled(HBox(), first, second)
    box.layoutIfNeeded()
    #expect(recorder.frames == [])
    second.setContent(60, 60)
    box.layoutIfNeeded()
    #expect(recorder.frames == [])
    first.setContent(20, 30)
    box.layoutIfNeeded()
    #expect(recorder.frames == [rect(0, 0, 20, 30)])
    #expect(first.frame == rect(0, 0, 20, 30))
  }

  @Test func `E5: a view whose animator applies nothing keeps its frame`() {
    struct Idle: Animator {
      let duration = 0.0
      func animate(
        _ view: UIView,
        size: CGSize,
        center: CGPoint,
        animations: @escaping () -> Void
      ) {}
    }
    let view = SampleView()
    let box = filled(HBox(), view)
    box.layoutIfNeeded()
    view.layoutAnimator = Idle()
    view.setContent(70, 70)
    box.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 50))
  }

  @Test func `E6, C25: views take the animator of the nearest box, through groups`() {
    let (outer, own) = (Recorder(), Recorder())
    let (plain, special) = (SampleView(), SampleView())
    let inner = filled(VBox(), filled(HGroup(), plain), special)
    let box = filled(HBox(), inner)
    Puyo(box).animator(outer)
    Puyo(special).animator(own)
    #expect(plain.effectiveAnimator is Recorder)
    #expect(SampleView().effectiveAnimator.duration == 0)
    box.layoutIfNeeded()
    plain.setContent(60, 50)
    special.setContent(50, 60)
    box.layoutIfNeeded()
    #expect(own.frames.count == 1)
    // The outermost box itself, the inner box and the view without an animator of its own.
    #expect(outer.frames.count == 3)
  }

  @Test func `E7: the animators of the package`() throws {
    let view = SampleView()
    let box = filled(HBox(), view)
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    view.layoutAnimator = Animators.default(duration: 1)
    view.setContent(100, 50)
    window.layoutIfNeeded()
    Simulator.advance(by: 0.1)
    let width = try #require(view.layer.presentation()).bounds.width
    #expect(width > 50)
    #expect(width < 100)
    Simulator.advance(by: 2)
    view.layoutAnimator = Animators.none
    view.setContent(20, 50)
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    Simulator.advance(by: 0.1)
    #expect(view.layer.presentation()?.bounds.width == 20)
    view.layoutAnimator = Animators.inherited
    view.setContent(70, 50)
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    Simulator.advance(by: 0.5)
    let inherited = try #require(view.layer.presentation()).bounds.width
    #expect(inherited > 20)
    #expect(inherited < 70)
  }

  @Test func `E7: expanding views grow from their center when they appear`() throws {
    let view = SampleView()
    let box = filled(HBox(), SampleView(), view)
    Puyo(view).animator(ExpandAnimator(duration: 1))
    let window = UIWindow(frame: rect(0, 0, 300, 300))
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    Simulator.advance(by: 0.05)
    let layer = try #require(view.layer.presentation())
    #expect(layer.bounds.width < 50)
    #expect(layer.position.x == 75)
  }
}
