import Harness
import TatamiHost
import TatamiUIKit

/// Measures the drawing times of windows with a thousand labels and images, and with a thousand
/// rounded rectangles with text: the first drawing, a full one, small changes.
@MainActor
enum Drawing {
  private static let runs = 61
  private static let count = 1000

  static func measurements() throws -> [Harness.Measurement] {
    try [1, 2].flatMap { try measurements(scale: $0) + rectangles(scale: $0) }
  }

  private static func measurements(scale: CGFloat) throws -> [Harness.Measurement] {
    Workload.useScreen(scale: scale)
    let window = Workload.window()
    let labels = Workload.fill(window, count: count)
    let name = "\(Int(scale))x/\(count)"
    let found = [
      first(name) { _ = Workload.fill($0, count: count) },
      full(name, window),
      change(name, window, labels),
      Harness.Measurement("change-nothing/\(name)", count: 1, runs: runs) { update(window) },
    ]
    try Check.pixels(of: window, scale: scale)
    return found
  }

  private static func rectangles(scale: CGFloat) throws -> [Harness.Measurement] {
    Workload.useScreen(scale: scale)
    let window = Workload.window()
    Workload.fillWithRectangles(window, count: count)
    let name = "\(Int(scale))x/\(count)-rectangles"
    let found = [
      first(name) { Workload.fillWithRectangles($0, count: count) },
      full(name, window),
    ]
    try Check.pixels(of: window, scale: scale)
    return found
  }

  /// Measures the whole path to pixels: views are created, laid out, recorded and drawn.
  private static func first(
    _ name: String,
    fill: @escaping @MainActor (UIWindow) -> Void
  ) -> Harness.Measurement {
    Harness.Measurement("draw-first/\(name)", count: count, runs: 15) {
      let window = Workload.window()
      fill(window)
      update(window)
      window.isHidden = true
    }
  }

  /// Measures drawing all pixels over existing ones, from the recordings of the views.
  private static func full(_ name: String, _ window: UIWindow) -> Harness.Measurement {
    var isWhite = false
    return Harness.Measurement("draw-full/\(name)", count: count, runs: 31) {
      isWhite.toggle()
      window.backgroundColor = isWhite ? .white : .systemGray6
      let damage = update(window)
      Check.that(damage == [window.bounds], "all of the window is drawn")
    }
  }

  private static func change(
    _ name: String,
    _ window: UIWindow,
    _ labels: [UILabel]
  ) -> Harness.Measurement {
    var turn = 0
    return Harness.Measurement("change-one-label/\(name)", count: 1, runs: runs) {
      turn += 1
      let label = labels[turn * 37 % labels.count]
      label.text = "Inbox \(turn % 10)"
      let damage = update(window)
      // Letters may extend beyond their label by the font size.
      let reach = label.frame.insetBy(dx: -label.font.pointSize, dy: -label.font.pointSize)
        .intersection(window.bounds)
      Check.that(damage == [reach], "\(reach) is drawn and nothing else, not \(damage)")
    }
  }

  @discardableResult
  private static func update(_ window: UIWindow) -> [CGRect] {
    (try? WindowHost(window).update()) ?? []
  }
}
