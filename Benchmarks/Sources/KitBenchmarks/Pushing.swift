import AllocationCounter
import Foundation
import Harness
import TatamiHost
import TatamiUIKit

/// Measures pushes and pops of tables with their navigation bar, alerts and sheets, in a window of
/// 390 x 844 points at two pixels per point.
@MainActor
enum Pushing {
  /// The frames of a push or a pop, which takes 0.35 seconds, without the first one.
  private static let framesPerMove = 20
  private static let moves = 12
  private static let openings = 41
  /// The controllers that are pushed and popped, and the memory that they may leave, in bytes.
  private static let (controllers, tolerance) = (1000, 1_000_000)

  static func measurements() throws -> [Harness.Measurement] {
    setScreen()
    return [firstFrames(), try frames(), manyControllers()]
  }

  static func presentations() throws -> [Harness.Measurement] {
    setScreen()
    return [opening("alert", alert), opening("sheet", sheet), try blurredFrames()]
  }

  private static func setScreen() {
    HostDevice.setScreen(size: CGSize(width: 390, height: 844), scale: 2)
  }

  private static func shownNavigation() -> (window: UIWindow, navigation: UINavigationController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let navigation = UINavigationController(rootViewController: PushedTable("Lists"))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    showFrame(of: window)
    return (window, navigation)
  }

  private static func showFrame(of window: UIWindow, after time: TimeInterval = 1.0 / 60) {
    HostClock.advance(by: time)
    let damage = try? WindowHost(window).update()
    Check.that(damage != nil, "the window is drawn")
  }

  // MARK: Pushes

  /// Times the call of a push and its first frame, in a new window each time.
  private static func firstFrames() -> Harness.Measurement {
    let all = (0...moves).map { _ in shownNavigation() }
    var waiting = all[...]
    let found = Harness.Measurement("push/first-frame", count: 1, runs: moves) {
      guard let next = waiting.popFirst() else { return }
      next.navigation.pushViewController(PushedTable("Tasks"), animated: true)
      showFrame(of: next.window)
    }
    Check.that(waiting.isEmpty, "every window has shown a push")
    for shown in all { shown.window.isHidden = true }
    return found
  }

  /// Times the frames of pushes and pops in turn, without their first ones.
  private static func frames() throws -> Harness.Measurement {
    let (window, navigation) = shownNavigation()
    defer { window.isHidden = true }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<moves {
      move(navigation)
      showFrame(of: window)
      for _ in 1..<framesPerMove { times.append(clock.measure { showFrame(of: window) }) }
      showFrame(of: window, after: 1)
    }
    Check.that(navigation.viewControllers.count == 1, "pushes and pops were in turn")
    try Check.pixels(of: window, scale: 2)
    return Harness.Measurement("push/frame", durations: times)
  }

  private static func move(_ navigation: UINavigationController) {
    if navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      navigation.pushViewController(PushedTable("Tasks"), animated: true)
    }
  }

  /// Times a thousand pushes and pops without animation, and checks that nothing is left of them.
  private static func manyControllers() -> Harness.Measurement {
    let (window, navigation) = shownNavigation()
    defer { window.isHidden = true }
    let pushAndPop = {
      navigation.pushViewController(PushedTable("Tasks"), animated: false)
      showFrame(of: window)
      navigation.popViewController(animated: false)
      showFrame(of: window)
    }
    let others = PushedTable.count
    var bytes: [Int] = []
    let found = Harness.Measurement("push/many", count: controllers, runs: 2) {
      for _ in 0..<controllers { pushAndPop() }
      bytes.append(allocated_bytes())
    }
    let left = bytes[2] - bytes[1]
    Notes.add("\(controllers) pushed and popped controllers leave \(left) bytes")
    Check.that(PushedTable.count == others, "pushed controllers remain")
    Check.that(left < tolerance, "pushed controllers leave \(left) bytes")
    return found
  }

  // MARK: Presentations

  /// Times the call that presents a controller and its first frame.
  private static func opening(
    _ name: String,
    _ make: @MainActor () -> UIViewController
  ) -> Harness.Measurement {
    let (window, navigation) = shownNavigation()
    defer { window.isHidden = true }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<openings {
      times.append(
        clock.measure {
          navigation.present(make(), animated: true)
          showFrame(of: window)
        }
      )
      showFrame(of: window, after: 1)
      navigation.dismiss(animated: false)
      showFrame(of: window)
    }
    Check.that(navigation.presentedViewController == nil, "what was opened is closed")
    return Harness.Measurement("\(name)/open", durations: times)
  }

  /// Times the frames in which a sheet that blurs what is behind it slides over a table.
  private static func blurredFrames() throws -> Harness.Measurement {
    let (window, navigation) = shownNavigation()
    defer { window.isHidden = true }
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<moves {
      navigation.present(blurredSheet(), animated: true)
      showFrame(of: window)
      for _ in 1..<framesPerMove { times.append(clock.measure { showFrame(of: window) }) }
      showFrame(of: window, after: 1)
      try Check.pixels(of: window, scale: 2)
      navigation.dismiss(animated: false)
      showFrame(of: window)
    }
    return Harness.Measurement("sheet/blurred-frame", durations: times)
  }

  private static func blurredSheet() -> UIViewController {
    let sheet = UIViewController()
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = sheet.view.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.view.addSubview(blur)
    return sheet
  }

  private static func alert() -> UIViewController {
    let alert = UIAlertController(
      title: "Delete “Groceries”?",
      message: "3 tasks are left.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  private static func sheet() -> UIViewController {
    UINavigationController(rootViewController: PushedTable("Details"))
  }
}

/// A table that fills the window.
private final class PushedTable: UITableViewController {
  /// The number of tables that exist.
  nonisolated(unsafe) static var count = 0

  init(_ title: String) {
    super.init(style: .plain)
    self.title = title
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    Self.count += 1
  }

  required init?(coder: NSCoder) { nil }

  deinit { Self.count -= 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(title ?? "") \(indexPath.row + 1)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
