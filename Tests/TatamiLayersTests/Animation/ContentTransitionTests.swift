import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiLayers

/// Transitions between two contents of a layer.
@MainActor
@Suite(.environment) struct ContentTransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
  private let host: WindowHost

  init() throws {
    window.backgroundColor = .white
    window.traitOverrides.displayScale = 1
    window.isHidden = false
    card.backgroundColor = .red
    window.addSubview(card)
    host = WindowHost(window)
    try host.update()
    Simulator.advance(by: 0)
  }

  private func run(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) {
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    card.layer.add(transition, forKey: "any")
    card.backgroundColor = .blue
  }

  private func pixels(after time: Double = 0.5) throws -> Pixels {
    Simulator.advance(by: time)
    return try Pixels(of: window)
  }

  private func isUpToDate() throws -> Bool {
    let fresh = try ViewRenderer.image(of: window, scale: 1)
    return try host.image().pngData() == fresh.pngData()
  }

  @Test func `N237: a fade mixes both contents`() throws {
    run(.fade)
    #expect(try pixels(after: 0)[30, 30] == Pixels.red)
    let middle = try pixels()[30, 30]
    #expect(abs(Int(middle >> 16) - 128) <= 2)
    #expect(abs(Int(middle & 0xFF) - 128) <= 2)
    #expect(try pixels(after: 0.6)[30, 30] == Pixels.blue)
    #expect(card.layer.animationKeys() == nil)
  }

  @Test func `N237: a fade between equal halves leaves transparent contents as they are`() throws {
    card.backgroundColor = UIColor(white: 0, alpha: 0.5)
    try host.update()
    let before = try pixels(after: 0)[30, 30]
    let transition = CATransition()
    transition.duration = 1
    card.layer.add(transition, forKey: nil)
    #expect(abs(Int(try pixels()[30, 30] & 0xFF) - Int(before & 0xFF)) <= 1)
  }

  @Test func `N237: the new content moves in over the old one`() throws {
    run(.moveIn, .fromLeft)
    let pixels = try pixels()
    #expect(pixels[15, 30] == Pixels.blue)
    #expect(pixels[25, 30] == Pixels.blue)
    #expect(pixels[35, 30] == Pixels.red)
    #expect(try isUpToDate())
  }

  @Test func `N237: the new content pushes the old one`() throws {
    run(.push, .fromRight)
    let pixels = try pixels()
    #expect(pixels[15, 30] == Pixels.red)
    #expect(pixels[25, 30] == Pixels.red)
    #expect(pixels[35, 30] == Pixels.blue)
    #expect(pixels[45, 30] == Pixels.blue)
    #expect(try isUpToDate())
  }

  @Test func `N237: the old content moves away and reveals the new one`() throws {
    run(.reveal, .fromBottom)
    let pixels = try pixels()
    #expect(pixels[30, 25] == Pixels.blue)
    #expect(pixels[30, 35] == Pixels.red)
    #expect(pixels[30, 45] == Pixels.red)
    #expect(try isUpToDate())
  }

  @Test func `N237: contents from the top move upward`() throws {
    run(.push, .fromTop)
    #expect(try pixels()[30, 15] == Pixels.red)
    #expect(try pixels(after: 0)[30, 45] == Pixels.blue)
  }

  @Test func `N237: a dissolve of a view is a transition of its layer`() throws {
    UIView.transition(with: card, duration: 1, options: .transitionCrossDissolve) {
      card.backgroundColor = .green
    }
    #expect(card.layer.animation(forKey: "transition") is CATransition)
    #expect(card.subviews.isEmpty)
    Simulator.advance(by: 1.1)
    #expect(card.layer.animationKeys() == nil)
  }

  @Test func `updates draw what a full redraw draws`() throws {
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    for (type, isClipped) in types.flatMap({ [($0, false), ($0, true)] }) {
      card.backgroundColor = .red
      card.clipsToBounds = isClipped
      run(type, .fromRight)
      for _ in 0..<8 {
        Simulator.advance(by: 0.15)
        #expect(try isUpToDate(), "\(type.rawValue)")
      }
    }
  }

  @Test func `a view that is hidden fades out`() throws {
    run(.fade)
    card.isHidden = true
    let middle = try pixels()[30, 30]
    #expect(abs(Int(middle & 0xFF) - 128) <= 2)
    #expect(middle >> 16 == 0xFF)
    #expect(try pixels(after: 0.6)[30, 30] == Pixels.white)
  }

  @Test func `a transition runs between its start and end progress`() throws {
    let transition = CATransition()
    (transition.startProgress, transition.endProgress, transition.duration) = (0.5, 0.5, 1)
    card.layer.add(transition, forKey: nil)
    card.backgroundColor = .blue
    #expect(abs(Int(try pixels(after: 0.1)[30, 30] >> 16) - 128) <= 2)
    transition.startProgress = .nan
    card.layer.add(transition, forKey: nil)
    #expect(try pixels(after: 0.1)[30, 30] == Pixels.blue)
  }

  @Test func `transitions in every frame stay bounded`() throws {
    for index in 0..<100 {
      run(.fade)
      card.backgroundColor = UIColor(white: CGFloat(index % 2), alpha: 1)
      Simulator.advance(by: 1 / 60)
    }
    #expect(LayerRenderer.displayList(of: window.layer).commands.count < 500)
  }
}
