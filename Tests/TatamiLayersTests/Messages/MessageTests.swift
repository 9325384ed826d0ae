import Foundation
import TatamiGraphics
import TatamiLayers
import TatamiSelectors
import Testing
import TestSupport

/// Messages to any object: results, delays, threads, notifications.
@MainActor
@Suite(.environment) struct MessageTests {
  /// An object that records its messages.
  private final class Receiver: NSObject {
    nonisolated(unsafe) var lines: [String] = []
    func plain() { lines.append("plain") }
    func note(_ value: Any?) { lines.append("note \(value ?? "nil")") }
    func add(_ first: Int, to second: Int) -> String { "\(first + second)" }
    func receive(_ note: Notification) { lines.append(note.name.rawValue) }
  }

  private final class Copy: NSObject {}

  private final class Maker: NSObject {
    func make() -> Copy { Copy() }
  }

  private let receiver = Receiver()
  private let note = Selector("note:", Receiver.note(_:))

  @Test func `X70: an object responds to the methods that a selector calls`() {
    #expect(receiver.responds(to: note))
    #expect(!receiver.responds(to: "note:"))
    #expect(!receiver.responds(to: nil))
    #expect(Receiver.instancesRespond(to: note))
    #expect(!Maker.instancesRespond(to: note))
  }

  @Test func `X71: performing passes up to two arguments and returns the result`() {
    receiver.perform(Selector("plain", Receiver.plain))
    receiver.perform(note, with: 4)
    #expect(receiver.lines == ["plain", "note 4"])
    let sum = receiver.perform(Selector("add:to:", Receiver.add(_:to:)), with: 1, with: 2)
    #expect(sum?.takeUnretainedValue() as? String == "3")
    #expect(receiver.perform(note) == nil)
  }

  @Test func `X71: a result lives until the end of the turn`() {
    weak let copy = Maker().perform(Selector("make", Maker.make)).takeUnretainedValue()
    #expect(copy != nil)
    RunLoopTurn.current.finish()
    #expect(copy == nil)
  }

  @Test func `X40: a message without a method is reported and has no result`() {
    let reports = Reports.during { #expect(receiver.perform("nothing") == nil) }
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("-[Receiver nothing]: unrecognized selector") == true)
  }

  @Test func `X40: layers, display links and timers have methods that are found by name`() {
    let layer = CALayer()
    let sublayer = CALayer()
    layer.addSublayer(sublayer)
    sublayer.perform("removeFromSuperlayer")
    #expect(sublayer.superlayer == nil)
  }

  @Test func `X72: a delayed message is sent by the environment's clock`() {
    receiver.perform(note, with: 1, afterDelay: 0)
    receiver.perform(note, with: 2, afterDelay: 0.5)
    #expect(receiver.lines == [])
    RunLoopTurn.current.advance(by: 0)
    #expect(receiver.lines == ["note 1"])
    RunLoopTurn.current.advance(by: 0.6)
    #expect(receiver.lines == ["note 1", "note 2"])
  }

  @Test func `X72: a delayed message retains its receiver and its argument until it is sent`() {
    var made: Receiver? = Receiver()
    var argument: Copy? = Copy()
    weak let weakReceiver = made
    weak let weakArgument = argument
    made?.perform(note, with: argument, afterDelay: 1)
    (made, argument) = (nil, nil)
    #expect(weakReceiver != nil)
    #expect(weakArgument != nil)
    RunLoopTurn.current.advance(by: 2)
    #expect(weakReceiver == nil)
    #expect(weakArgument == nil)
  }

  @Test func `X72: canceled messages are not sent, and release their receiver at once`() {
    for text in ["a", "b"] { receiver.perform(note, with: text, afterDelay: 1) }
    receiver.perform(Selector("plain", Receiver.plain), with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: note, object: "a")
    RunLoopTurn.current.advance(by: 2)
    #expect(receiver.lines == ["note b", "plain"])
    var made: Receiver? = Receiver()
    weak let weakReceiver = made
    made?.perform(note, with: 1, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: made as Any)
    made = nil
    #expect(weakReceiver == nil)
  }

  @Test func `X72: a message to the main thread waits for the next turn unless it is waited for`() {
    receiver.performSelector(onMainThread: note, with: 1, waitUntilDone: true)
    receiver.performSelector(onMainThread: note, with: 2, waitUntilDone: false)
    #expect(receiver.lines == ["note 1"])
    RunLoopTurn.current.advance(by: 0)
    #expect(receiver.lines == ["note 1", "note 2"])
  }

  @Test func `X72: a message in the background is sent on another thread`() async {
    final class Waiter: NSObject {
      nonisolated(unsafe) var continuation: CheckedContinuation<Bool, Never>?
      func wake() { continuation?.resume(returning: Thread.isMainThread) }
    }
    let waiter = Waiter()
    let isMain = await withCheckedContinuation { continuation in
      waiter.continuation = continuation
      waiter.performSelector(inBackground: Selector("wake", Waiter.wake), with: nil)
    }
    #expect(!isMain)
  }

  // MARK: Notifications

  private let center = NotificationCenter()
  private let receive = Selector("receive:", Receiver.receive(_:))
  private let one = NSNotification.Name("one")
  private let two = NSNotification.Name("two")

  @Test func `X80: an observer receives the notifications of a name and an object`() {
    let object = Copy()
    center.addObserver(receiver, selector: receive, name: one, object: nil)
    center.addObserver(receiver, selector: receive, name: nil, object: object)
    center.post(name: one, object: nil)
    center.post(name: two, object: Copy())
    center.post(name: two, object: object)
    #expect(receiver.lines == ["one", "two"])
  }

  @Test func `X80: each registration calls the observer`() {
    for _ in 0..<2 { center.addObserver(receiver, selector: receive, name: one, object: nil) }
    center.post(name: one, object: nil)
    #expect(receiver.lines == ["one", "one"])
  }

  @Test func `X80: registrations are removed by name and object, or all`() {
    let object = Copy()
    for name in [one, two] {
      center.addObserver(receiver, selector: receive, name: name, object: object)
    }
    center._removeObserver(receiver, name: two, object: Copy())
    center._removeObserver(receiver, name: one, object: object)
    for name in [one, two] { center.post(name: name, object: object) }
    #expect(receiver.lines == ["two"])
    center._removeObserver(receiver)
    for name in [one, two] { center.post(name: name, object: object) }
    #expect(receiver.lines == ["two"])
  }

  @Test func `X80: removing a block's token ends it`() {
    var count = 0
    nonisolated(unsafe) let add = { count += 1 }
    let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in add() }
    center.post(name: one, object: nil)
    center._removeObserver(token)
    center.post(name: one, object: nil)
    #expect(count == 1)
  }

  @Test func `X80: a released observer leaves nothing behind`() {
    weak var last: Receiver?
    for _ in 0..<10_000 {
      let receiver = Receiver()
      center.addObserver(receiver, selector: receive, name: one, object: nil)
      last = receiver
    }
    #expect(last == nil)
    center.post(name: one, object: nil)
    for _ in 0..<20 { RunLoopTurn.current.finish() }
    #expect(AssociationTable.shared.count < 10_000)
  }

  @Test func `a value that is not an object is reported as a target`() {
    let reports = Reports.during {
      center.addObserver(3, selector: receive, name: one, object: nil)
    }
    #expect(reports == ["the target of a selector must be an instance of a class, found Int"])
  }
}
