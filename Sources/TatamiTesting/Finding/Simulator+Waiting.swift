public import Foundation
import TatamiLayers
public import TatamiUIKit

extension Simulator {
  /// The largest number of pages that are scrolled in one direction.
  private static let maxPages = 1_000
  /// The longest time that is waited for something, in seconds of the clock.
  private static let maxWait: TimeInterval = 3600

  /// Scrolls until an element lies inside of the visible area.
  ///
  /// An element that exists is scrolled to directly, in all scroll views around it. For one that
  /// does not, such as a row without a view, the largest scroll view is scrolled to its end and then
  /// to its beginning, in steps of 80 % of its height, at most 1,000 in each direction.
  ///
  /// - Throws: `ElementError` if the element is not found, or is not visible afterwards.
  public static func scroll(
    to query: ElementQuery,
    in window: UIWindow? = nil
  ) throws(ElementError) {
    let window = try shown(window)
    if try !exists(query, in: window) { search(for: query, in: window) }
    let element = try FoundElement(query, in: window)
    // The outermost first, so that the inner ones are visible when they are scrolled.
    for scroll in element.view.map(Scrolling.scrollViews)?.reversed() ?? [] {
      scroll.show(element.responder.accessibilityFrame, in: window)
    }
    guard element.visibleFrame != nil else {
      throw element.error(.notReachable, "is not visible after scrolling")
    }
  }

  /// Scrolls through the largest scroll view until an element exists.
  private static func search(for query: ElementQuery, in window: UIWindow) {
    guard let scroll = Scrolling.largest(in: window) else { return }
    let isVertical = scroll.axis == .vertical
    let page = 0.8 * (isVertical ? scroll.bounds.height : scroll.bounds.width)
    for step in [page, -page] {
      let distance = isVertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0)
      var pages = 0
      while pages < maxPages, scroll.turn(by: distance, in: window) {
        let matches = ElementCandidates(in: window).matches(of: query)
        if matches.indices.contains(query.index ?? 0) { return }
        pages += 1
      }
    }
  }

  /// Advances the clock until no animation, scrolling or display link runs.
  ///
  /// Timers do not count, because carets blink as long as text is edited.
  ///
  /// - Parameter limit: The longest time, in seconds of the clock, at most an hour.
  /// - Returns: The time by which the clock has advanced, in seconds.
  /// - Throws: `ElementError`, `busy` if something still runs, such as an animation that repeats
  ///   forever.
  @discardableResult
  public static func waitUntilIdle(limit: TimeInterval = 10) throws(ElementError) -> TimeInterval {
    let clock = FrameClock.shared
    let start = clock.now
    advance(by: 0)
    while clock.isObserved {
      guard clock.now - start < min(limit, maxWait) else {
        let window = UIApplication.shared.keyWindow
        let message = "animations, scrolling or display links still run after \(limit) seconds"
        throw ElementError(.busy, message, in: window)
      }
      advance(by: FrameClock.frameDuration)
    }
    return clock.now - start
  }

  /// Waits until an element exists: lets tasks run and advances the clock by a frame, in turns.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - limit: The longest time, in seconds of the clock, at most an hour; tasks that wait for
  ///     something else than the clock get 1 millisecond of real time in each frame.
  ///   - window: The window; nil for the key window, or else the frontmost one.
  /// - Throws: `ElementError` if the element does not exist afterwards, or `CancellationError`.
  public static func wait(
    for query: ElementQuery,
    limit: TimeInterval = 10,
    in window: UIWindow? = nil
  ) async throws {
    let window = try shown(window)
    let end = FrameClock.shared.now + min(limit, maxWait)
    while try !exists(query, in: window), FrameClock.shared.now < end {
      try await Task.sleep(for: .milliseconds(1))
      advance(by: FrameClock.frameDuration)
    }
    try find(query.at(query.index ?? 0), in: window)
  }
}
