import Foundation
import SourceCompatibility5
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Controls written in Swift 5, in use.
@MainActor
@Suite(.arithmeticText) struct Swift5SampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.isHidden = false
  }

  /// Shows a view in the window.
  private func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    window.addSubview(view)
    Simulator.advance(by: 0)
  }

  private final class Finish: CircularProgressViewDelegate {
    var count = 0
    func progressViewDidFinish(_ progressView: CircularProgressView) { count += 1 }
  }

  @Test func `a progress ring fills and calls its delegate at the end`() throws {
    let ring = CircularProgressView(diameter: 64, lineWidth: 8, tint: .red)
    let delegate = Finish()
    ring.delegate = delegate
    ring.trackTintColor = nil
    show(ring, CGRect(x: 20, y: 20, width: 64, height: 64))
    ring.setProgress(0.25, animated: false)
    #expect(ring.progress == 0.25)
    let pixels = try Pixels(of: ring)
    #expect(pixels[55, 20] == Pixels.red)
    #expect(pixels[4, 32] == Pixels.white)
    ring.setProgress(1, animated: true, duration: 0.5)
    #expect(delegate.count == 0)
    Simulator.advance(by: 0.6)
    #expect(delegate.count == 1)
    #expect(try Pixels(of: ring)[4, 32] == Pixels.red)
  }

  @Test func `a gradient button draws its layer's gradient and answers taps`() throws {
    let button = GradientButton(title: "Save", style: .danger)
    var taps = 0
    button.onTap = { _ in taps += 1 }
    show(button, CGRect(x: 10, y: 10, width: 120, height: 44))
    #expect(button.intrinsicContentSize.height == 44)
    #expect(button.layer.cornerRadius == 22)
    let pixels = try Pixels(of: button)
    #expect(pixels[6, 22] != pixels[114, 22])
    let touch = Simulator.touchDown(at: button.center, in: window)
    #expect(button.transform.a == 0.95)
    Simulator.lift(touch)
    #expect(taps == 1)
    #expect(button.transform == .identity)
    button.isEnabled = false
    #expect(abs(button.alpha - 0.4) < 0.001)
  }

  @Test func `a text field's placeholder floats while there is text`() throws {
    let field = FloatingLabelTextField()
    field.placeholder = "Name"
    show(field, CGRect(x: 10, y: 10, width: 200, height: 48))
    #expect(field.floatingLabel.alpha == 0)
    Simulator.tap(at: field.center, in: window)
    #expect(field.isFirstResponder)
    Simulator.type("Ada", in: window)
    Simulator.advance(by: 0.3)
    #expect(field.text == "Ada")
    #expect(field.floatingLabel.alpha == 1)
    #expect(field.floatingLabel.frame.minY == 0)
    #expect(field.textRect(forBounds: field.bounds).minY >= 14)
    field.errorMessage = "Taken"
    #expect(field.floatingLabel.text == "Taken")
    let inked = try #require(try Pixels(of: field).inked)
    #expect(inked.maxY == 48)
  }

  @Test func `a toast shows, fits its message and hides after a tap`() throws {
    let host = UIView()
    show(host, window.bounds)
    var answers: [Bool] = []
    let toast = host.makeToast("Saved to your library") { answers.append($0) }
    Simulator.advance(by: 0.3)
    #expect(host.toasts == [toast])
    #expect(toast.alpha == 1)
    #expect(toast.frame.midX == 160)
    #expect(toast.frame.maxY == 464 - host.safeAreaInsets.bottom)
    #expect(try Pixels(of: toast).inked == toast.bounds)
    Simulator.tap(at: toast.center, in: window)
    Simulator.advance(by: 0.3)
    #expect(host.toasts.isEmpty)
    #expect(answers == [true])
  }

  @Test func `stars follow a touch`() throws {
    let stars = StarRatingView(rating: 2.5)
    var changes: [Double] = []
    stars.didTouchStar = { changes.append($0) }
    show(stars, CGRect(origin: CGPoint(x: 10, y: 10), size: stars.frame.size))
    #expect(stars.bounds.size == CGSize(width: 120, height: 20))
    let half = try Pixels(of: stars)
    #expect(half[10, 10] == 0xFF9500)
    #expect(half[58, 10] == 0xFF9500)
    #expect(half[61, 9] == Pixels.white)
    let touch = Simulator.touchDown(at: CGPoint(x: 90, y: 20), in: window)
    Simulator.move(touch, to: CGPoint(x: 125, y: 20))
    Simulator.lift(touch)
    #expect(changes == [4, 5])
    #expect(stars.accessibilityValue == "5.0")
    #expect(try Pixels(of: stars)[110, 10] == 0xFF9500)
  }

  /// Three colored pages.
  private final class Pages: SegmentedPagerDataSource, SegmentedPagerDelegate {
    let colors: [UIColor] = [.red, .green, .blue]
    var selections: [Int] = []

    func numberOfPages(in pager: SegmentedPager) -> Int { colors.count }
    func segmentedPager(_ pager: SegmentedPager, titleAt index: Int) -> String { "Page \(index)" }
    func segmentedPager(_ pager: SegmentedPager, viewAt index: Int) -> UIView {
      let view = UIView()
      view.backgroundColor = colors[index]
      return view
    }
    func segmentedPager(_ pager: SegmentedPager, didSelect index: Int) { selections.append(index) }
  }

  @Test func `a pager's titles and drags select pages`() throws {
    let pager = SegmentedPager()
    let pages = Pages()
    pager.dataSource = pages
    pager.delegate = pages
    show(pager, CGRect(x: 0, y: 0, width: 300, height: 240))
    #expect(try Pixels(of: pager)[150, 140] == Pixels.red)
    Simulator.tap(at: CGPoint(x: 250, y: 20), in: window)
    Simulator.advance(by: 1)
    #expect(pager.selectedIndex == 2)
    #expect(try Pixels(of: pager)[150, 140] == Pixels.blue)
    Simulator.flick(from: CGPoint(x: 60, y: 140), to: CGPoint(x: 260, y: 140), in: window)
    Simulator.advance(by: 2)
    #expect(pages.selections == [2, 1])
    #expect(try Pixels(of: pager)[150, 140] == Pixels.green)
  }
}
