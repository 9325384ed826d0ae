import TatamiPort
import TatamiTesting
import TestSupport
import Testing

/// Key-value observation and coding.
@Suite(.environment) @MainActor struct ObservationTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Model: NSObject, KeyedValues {
    private var storedPart: Model?
    var part: Model? {
      get { storedPart }
      set {
        _willChange("part")
        storedPart = newValue
        _didChange("part")
      }
    }
    var level = 0 {
      willSet { _willChange("level") }
      didSet { _didChange("level") }
    }

    /// Takes the part away without a notification.
    func removePart() { storedPart = nil }

    // swift-format-ignore: NoLeadingUnderscores
    nonisolated class func _value(named name: String) -> KeyedValue? {
      switch name {
      case "part": return KeyedValue(\Model.part)
      case "level": return KeyedValue(\Model.level)
      default: return nil
      }
    }
  }

  private final class Watcher: NSObject, _KeyValueObserver {
    var changes: [[NSKeyValueChangeKey: Any]] = []
    func observeValue(
      forKeyPath keyPath: String?,
      of object: Any?,
      change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append(change ?? [:])
    }
  }

  @Test func `X81: An observation reports old and new values until it ends`() {
    let (model, log) = (Model(), Log())
    let observation = model.observe(\.level, named: "level", options: [.old, .new]) {
      log.lines.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
    }
    model.level = 1
    model.level = 5
    observation.invalidate()
    model.level = 6
    #expect(log.lines == ["0 1", "1 5"])
  }

  @Test func `X81: An observation ends with its release`() {
    let (model, log) = (Model(), Log())
    var observation: NSKeyValueObservation? = model.observe(\.level, named: "level") { _, _ in
      log.lines.append("called")
    }
    model.level = 1
    #expect(observation != nil)
    observation = nil
    model.level = 2
    #expect(log.lines == ["called"])
  }

  @Test func `X81: A step that changes is observed anew`() {
    let (model, log) = (Model(), Log())
    let (first, second) = (Model(), Model())
    let observation = model.observe(
      \.part?.level,
      named: "part.level",
      through: [\.part],
      options: [.new]
    ) { log.lines.append("\(($1.newValue ?? nil) ?? -1)") }
    model.part = first
    first.level = 3
    model.part = second
    first.level = 4
    second.level = 5
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["0", "3", "0", "5"])
  }

  @Test func `X82: The options decide what an observer gets`() {
    let (model, watcher) = (Model(), Watcher())
    model.addObserver(
      watcher,
      forKeyPath: "level",
      options: [.initial, .prior, .old, .new],
      context: nil
    )
    model.level = 2
    #expect(watcher.changes.map { $0[.newKey] as? Int } == [0, nil, 2])
    #expect(watcher.changes.map { $0[.oldKey] as? Int } == [nil, 0, 0])
    #expect(watcher.changes.map { $0[.notificationIsPriorKey] as? Bool } == [nil, true, nil])
    model.removeObserver(watcher, forKeyPath: "level")
    model.level = 3
    #expect(watcher.changes.count == 3)
  }

  @Test func `X82: Removing an observer that is not registered writes a message`() {
    let model = Model()
    let reports = Reports.during { model.removeObserver(Watcher(), forKeyPath: "title") }
    #expect(reports.count == 1)
  }

  @Test func `X82: A released observer is not called`() {
    let model = Model()
    model.addObserver(Watcher(), forKeyPath: "level", options: .new, context: nil)
    #expect(Reports.during { model.level = 1 } == [])
  }

  @Test func `X81: An observation that an earlier one ends is not called`() {
    let (model, log) = (Model(), Log())
    var second: NSKeyValueObservation?
    let first = model.observe(\.level, named: "level") { _, _ in second?.invalidate() }
    second = model.observe(\.level, named: "level") { _, _ in log.lines.append("called") }
    model.level = 1
    withExtendedLifetime(first) {}
    #expect(log.lines == [])
  }

  @Test func `X82: An observer that an earlier one removes is not called`() {
    let (model, watcher) = (Model(), Watcher())
    let first = model.observe(\.level, named: "level") { model, _ in
      model.removeObserver(watcher, forKeyPath: "level")
    }
    model.addObserver(watcher, forKeyPath: "level", context: nil)
    model.level = 1
    first.invalidate()
    #expect(watcher.changes.isEmpty)
  }

  @Test(arguments: [NSKeyValueObservingOptions.new, .prior, .initial])
  func `X81: Observations without old values do not retain the value`(
    options: NSKeyValueObservingOptions
  ) {
    let (model, watcher) = (Model(), Watcher())
    model.part = Model()
    model.addObserver(watcher, forKeyPath: "part", options: options, context: nil)
    let observation = model.observe(\.part, named: "part", options: options) { _, _ in }
    model.part = Model()
    weak let part = model.part
    watcher.changes = []
    model.removePart()
    withExtendedLifetime(observation) {}
    #expect(part == nil)
  }

  @Test func `X82: The time of observing many objects grows like their number`() {
    let (models, watcher) = ((0..<20_000).map { _ in Model() }, Watcher())
    ProcessorTime.expectShort("observers of 20,000 objects") {
      for model in models { model.addObserver(watcher, forKeyPath: "level", context: nil) }
      for model in models { model.removeObserver(watcher, forKeyPath: "level") }
    }
  }

  @Test func `X83: Equal values and calls by hand notify`() {
    let (model, log) = (Model(), Log())
    let observation = model.observe(\.level, named: "level", options: [.prior]) {
      log.lines.append($1.isPrior ? "will" : "did")
    }
    model.level = 0
    model.willChangeValue(forKey: "level")
    model.didChangeValue(forKey: "level")
    withExtendedLifetime(observation) {}
    #expect(log.lines == ["will", "did", "will", "did"])
  }

  @Test func `X84: Views notify of their geometry and appearance`() {
    let (view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Log())
    let observations = [
      view.observe(\.frame, named: "frame", options: .new) { _, change in
        log.lines.append("frame \(change.newValue?.width ?? 0)")
      },
      view.observe(\.isHidden, named: "isHidden", options: .new) { _, change in
        log.lines.append("hidden \(change.newValue ?? false)")
      },
      view.observe(\.alpha, named: "alpha", options: [.old, .new]) { _, change in
        log.lines.append("alpha \(change.oldValue ?? 0) \(change.newValue ?? 0)")
      },
    ]
    view.bounds.size.width = 20
    view.isHidden = true
    view.alpha = 0.5
    withExtendedLifetime(observations) {}
    #expect(log.lines == ["frame 20.0", "hidden true", "alpha 1.0 0.5"])
  }

  @Test func `X84: Scroll views notify while a person scrolls`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(frame: scroll.frame)
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    var offsets: [CGFloat] = []
    var sizes: [CGFloat] = []
    let observations = [
      scroll.observe(\.contentOffset, named: "contentOffset", options: .new) { _, change in
        offsets.append(change.newValue?.y ?? -1)
      },
      scroll.observe(\.contentSize, named: "contentSize", options: .new) { _, change in
        sizes.append(change.newValue?.height ?? -1)
      },
    ]
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    Simulator.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), in: window)
    withExtendedLifetime(observations) {}
    #expect(sizes == [1_000])
    #expect(try #require(offsets.last) > 30)
    #expect(offsets.count > 3)
  }

  @Test func `X84: Controls, labels, images and sliders notify`() {
    let (button, label, image, slider) = (UIButton(), UILabel(), UIImageView(), UISlider())
    let log = Log()
    let observations = [
      button.observe(\.isEnabled, named: "isEnabled") { _, _ in log.lines.append("enabled") },
      label.observe(\.text, named: "text") { label, _ in log.lines.append(label.text ?? "") },
      image.observe(\.image, named: "image") { _, _ in log.lines.append("image") },
      slider.observe(\.value, named: "value") { _, _ in log.lines.append("value") },
    ]
    button.isEnabled = false
    button.isEnabled = false
    label.text = "text"
    image.image = nil
    slider.value = 0.5
    withExtendedLifetime(observations) {}
    #expect(log.lines == ["enabled", "text", "image", "value"])
  }

  @Test func `X86: Values are read and written by name`() {
    let (view, model) = (UILabel(), Model())
    view.setValue("name", forKey: "text")
    view.setValue(true, forKey: "hidden")
    model.setValue(Model(), forKey: "part")
    model.setValue(7, forKeyPath: "part.level")
    #expect(view.value(forKey: "text") as? String == "name")
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect(model.value(forKeyPath: "part.level") as? Int == 7)
    view.setValue(nil, forKey: "text")
    #expect(view.text == nil)
  }

  @Test func `X86: Unknown names and values of a wrong type write messages`() {
    let reports = Reports.during {
      _ = UIView().value(forKey: "depth")
      UIView().setValue("high", forKey: "alpha")
      UIView().setValue(nil, forKey: "alpha")
    }
    #expect(reports.count == 3)
  }

  @Test func `X101: Tables hold their members weakly or strongly`() {
    let (weakSet, table) = (
      NSHashTable<NSObject>.weakObjects(), NSMapTable<NSString, NSObject>.strongToWeakObjects()
    )
    let kept = NSObject()
    do {
      weakSet.add(NSObject())
      weakSet.add(kept)
      weakSet.add(kept)
      table.setObject(NSObject(), forKey: "lost")
      table.setObject(kept, forKey: "kept")
    }
    #expect(weakSet.allObjects == [kept])
    #expect(table.object(forKey: NSString(string: "kept")) === kept)
    #expect(table.count == 1)
  }
}
