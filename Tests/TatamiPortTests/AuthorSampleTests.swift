import TatamiPort
import TatamiTesting
import TestSupport
import Testing

/// Sources in the manner of several authors, lowered: each selector is sent by simulated input.
@Suite(.environment) @MainActor struct AuthorSampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func show(_ view: UIView) {
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    Simulator.tap(at: CGPoint(x: x, y: y), in: window)
  }

  private final class StepperListener: StepperControlDelegate {
    var values: [Int] = []
    var limits = 0
    func stepperControl(_ control: StepperControl, didChange value: Int) { values.append(value) }
    func stepperControlDidReachLimit(_ control: StepperControl) { limits += 1 }
  }

  @Test func `a stepper sends exposed methods without attributes`() {
    let (stepper, listener) = (
      StepperControl(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), StepperListener()
    )
    stepper.delegate = listener
    show(stepper)
    tap(250, 25)
    tap(250, 25)
    tap(50, 25)
    #expect(listener.values == [1, 2, 1])
    #expect(stepper.shownText == "1")
    tap(250, 25)
    tap(250, 25)
    tap(250, 25)
    #expect(listener.limits == 1)
  }

  @Test func `a reader follows its scroll view`() {
    let reader = ReaderViewController()
    show(reader)
    reader.scrollView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    reader.scrollView.contentOffset.y = 250
    reader.scrollView.contentOffset.y = 400
    #expect(reader.log.contains("width 100.0"))
    #expect(
      reader.log.filter { !$0.hasPrefix("width") } == [
        "size 500.0", "page 0 2", "observed", "page 2 4", "finished true", "observed",
      ]
    )
    reader.stop()
    reader.scrollView.contentOffset.y = 0
    #expect(reader.page == 4)
  }

  @Test func `badges and closures are associated with views`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.setBadge("3")
    button.setBadge("4")
    var taps = 0
    button.addAction { taps += 1 }
    show(button)
    tap(25, 25)
    #expect(taps == 1)
    #expect(button.badgeLabel?.text == "4")
    #expect(!button.subviews.contains { ($0 as? UILabel)?.text == "3" })
  }

  @Test func `a clock ticks, draws frames, hears notifications and stops after a delay`() {
    let clock = ClockModel()
    clock.start()
    Simulator.advance(by: 3.5)
    #expect(clock.ticks == 3)
    #expect(clock.heard == 3)
    #expect(clock.frames > 100)
    Simulator.advance(by: 10)
    #expect(clock.ticks == 5)
  }

  @Test func `recognizers send selectors with references and names`() {
    let board = GestureBoard(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    show(board)
    tap(20, 20)
    Simulator.advance(by: 1)
    Simulator.tap(at: CGPoint(x: 30, y: 30), in: window, count: 2)
    Simulator.advance(by: 1)
    Simulator.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 120, y: 100), in: window)
    Simulator.longPress(at: CGPoint(x: 50, y: 150), in: window)
    #expect(board.events.first == "tap 20")
    #expect(board.events.contains("double"))
    #expect(board.events.contains("pan"))
    #expect(board.events.contains { $0.hasPrefix("panned") })
    #expect(board.events.contains("press"))
  }

  @Test func `a form sends text, a switch and a button`() {
    let form = FormViewController()
    show(form)
    form.nameField.text = ""
    form.nameField.becomeFirstResponder()
    Simulator.type("abcdefg", in: window)
    #expect(form.nameField.text == "abcde")
    tap(50, 100)
    #expect(form.sent == [])
    tap(20, 55)
    tap(50, 100)
    #expect(form.sent == ["abcde"])
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(form.activations == 1)
    #expect(UserDefaults(suiteName: "form.sample")?.string(forKey: "name") == "abcde")
  }

  @Test func `a feed shows rows, toggles them and refreshes`() throws {
    let feed = FeedViewController(style: .plain)
    show(feed)
    let table = try #require(feed.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FeedCell)
    #expect(cell.detailTextLabel?.text == "read")
    cell.button.sendActions(for: .primaryActionTriggered)
    #expect(!feed.items[1].isRead)
    feed.refreshControl?.sendActions(for: .valueChanged)
    #expect(feed.refreshes == 1)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    #expect(feed.items[0].isRead)
  }

  @Test func `overrides in extensions are called`() {
    let hero = ThemedHero()
    show(hero)
    #expect(hero.applied == 1)
    #expect(hero.themeName() == "card of base")
    #expect((hero as ThemedCard).highlight() == "hero over card")
    #expect(hero.shout() == "HERO OVER CARD")
    #expect(hero.intrinsicContentSize.height == 20)
  }

  @Test func `an optional method that only a subclass has is called`() {
    let player = MulticastPlayer()
    let (base, time) = (BasePlayerObserver(), TimePlayerObserver())
    player.add(base)
    player.add(time)
    do { player.add(TimePlayerObserver()) }
    player.play()
    #expect(base.calls == ["start"])
    #expect(time.calls == ["start", "time 2.5"])
    #expect(player.registered == 3)
  }

  @Test func `an action without a target finds a controller, and a key command a method`() {
    let controller = ChainViewController()
    show(controller)
    tap(25, 25)
    #expect(controller.deleted == 1)
    controller.becomeFirstResponder()
    Simulator.press(.keyboardD, modifiers: .command, in: window)
    #expect(controller.deleted == 11)
    #expect(controller.canPerformAction(Selector("copy:"), withSender: nil))
  }

  @Test func `methods are found and sent by name`() {
    let target = DispatchTarget()
    let dispatcher = SelectorDispatcher(
      target: target,
      names: ["title", "receiveText:", "take:", "recordWithValue:", "hidden"]
    )
    #expect(dispatcher.run(with: "text").contains("title"))
    #expect(target.received == ["text"])
    dispatcher.run(with: NSNumber(value: 7))
    #expect(target.received.contains("7"))
  }

  @Test func `a store notifies watchers and copies its values by name`() {
    let store = SettingsStore()
    let watcher = SettingsWatcher(store: store)
    store.level = 3
    store.doubled = 8
    #expect(
      watcher.changes == [
        "store.level -1.0 -1.0", "level 1.0 3.0", "store.level -1.0 -1.0", "store.level -1.0 -1.0",
        "level 3.0 4.0", "store.level -1.0 -1.0", "doubled 2.0 8.0",
      ]
    )
    store.name = "name"
    store.isEnabled = true
    let copy = store.copy() as? SettingsStore
    #expect(copy?.name == "name")
    #expect(copy?.isEnabled == true)
    watcher.stop()
  }

  @Test func `a loader keeps images, and texts without a translation are their keys`() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let image = UIImage()
    ImageLoader.shared.remember(image, for: url)
    let view = UIImageView()
    view.load(url)
    #expect(view.image === image)
    #expect(LoaderText.title == "loader.title")
  }

  @Test func `an animation, a delayed message and the main queue follow the simulated clock`() {
    let view = PulseView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    show(view)
    view.style()
    view.pulse()
    Simulator.advance(by: 1)
    #expect(view.finished == 111)
  }

  @Test func `rows of a generic class nested in another send selectors`() {
    var chosen: [String] = []
    let menu = MenuView(items: [MenuView.Item(title: "One"), MenuView.Item(title: "Two")]) {
      chosen.append($0.title)
    }
    show(menu)
    tap(50, 60)
    #expect(chosen == ["Two"])
    tap(50, 20)
    #expect(chosen == ["Two", "One"])
    #expect(menu.dismissals == 0)
    menu.frame.size.height = 120
    tap(50, 100)
    #expect(menu.dismissals == 1)
    #expect(MenuView.makeDefault().style == .plain)
  }
}
