import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.arithmeticText) struct RefreshControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let scrollView = UIScrollView()
  private let control = UIRefreshControl()
  private let diary = Diary()

  init() {
    window.isHidden = false
    scrollView.frame = window.bounds
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    scrollView.refreshControl = control
    window.addSubview(scrollView)
    control.addAction(UIAction { [diary] _ in diary.lines.append("refresh") }, for: .valueChanged)
    Simulator.advance(by: 0)
  }

  private func pull(_ distance: CGFloat) -> UITouch {
    let touch = Simulator.touchDown(at: CGPoint(x: 160, y: 20), in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.02)
      Simulator.move(touch, to: CGPoint(x: 160, y: 20 + distance * CGFloat(step) / 10))
    }
    Simulator.advance(by: 0.2)
    return touch
  }

  @Test func `a pull beyond the threshold starts a refresh once`() {
    let touch = pull(400)
    #expect(diary.lines == ["refresh"])
    #expect(control.isRefreshing)
    Simulator.lift(touch)
    Simulator.advance(by: 3)
    #expect(scrollView.contentOffset.y == -60)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(scrollView.contentInset.top == 0)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    control.endRefreshing()
    Simulator.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(diary.lines == ["refresh"])
  }

  @Test func `a short pull starts nothing`() {
    let touch = pull(80)
    #expect(scrollView.contentOffset.y < -20)
    Simulator.lift(touch)
    Simulator.advance(by: 3)
    #expect(diary.lines.isEmpty)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `a refresh that ends during its pull is not started again by it`() {
    let touch = pull(400)
    control.endRefreshing()
    Simulator.move(touch, to: CGPoint(x: 160, y: 450))
    #expect(diary.lines == ["refresh"])
    Simulator.lift(touch)
    Simulator.advance(by: 3)
    #expect(scrollView.contentOffset.y == 0)
    Simulator.lift(pull(400))
    #expect(diary.lines == ["refresh", "refresh"])
  }

  @Test func `a refresh of the program sends no event and does not scroll`() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(diary.lines.isEmpty)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func `a disabled control starts nothing`() {
    control.isEnabled = false
    Simulator.lift(pull(400))
    #expect(diary.lines.isEmpty)
  }

  @Test func `removing the control removes its space`() {
    control.beginRefreshing()
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(scrollView.refreshControl == nil)
  }

  @Test func `the control stays at the top below the content inset`() {
    scrollView.contentInset.top = 40
    Simulator.advance(by: 0)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.contentOffset.y = -40
    #expect(control.frame.minY == -60)
    let touch = pull(300)
    #expect(control.frame.minY == scrollView.contentOffset.y + 40)
    Simulator.lift(touch)
  }
}
