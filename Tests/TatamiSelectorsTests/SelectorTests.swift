import Foundation
import TatamiSelectors
import Testing

/// The forms of `Selector` that lowered code uses, and what messages call.
struct SelectorTests {
  private let player = Player()

  /// Sends a message and returns the failure's description, or the result.
  @discardableResult
  private func send(
    _ selector: Selector,
    to receiver: AnyObject,
    _ first: Any? = nil,
    _ second: Any? = nil
  ) -> String {
    do {
      let result = try selector.send(to: receiver, MessageArguments(first, second))
      return result.map { "\($0)" } ?? "nil"
    } catch {
      return error.description(of: selector, to: receiver)
    }
  }

  @Test func `X68: a selector is its name`() {
    #expect(Selector("stop") == Selector("stop", LoudPlayer.shout))
    #expect(Selector("stop") != Selector("stop:"))
    #expect(Set<Selector>(["stop", Selector("stop"), NSSelectorFromString("stop")]).count == 1)
    #expect("\(Selector("play:", Player.play(_:)))" == "play:")
    #expect(NSStringFromSelector("play:") == "play:")
  }

  @Test func `X21: a reference calls the method, and the override of a subclass`() {
    let loud = LoudPlayer()
    for receiver in [player, loud] { send(Selector("play:", Player.play(_:)), to: receiver, "A") }
    #expect(player.lines == ["plays A"])
    #expect(loud.lines == ["plays A loudly"])
  }

  @Test func `X21: a private method and one of a generic class need no table`() {
    send(Player.rewinding, to: player)
    #expect(player.lines == ["rewinds"])
    let box = Box(1)
    send(Box<Int>.taking, to: box, 7)
    #expect(box.content == 7)
  }

  @Test func `X22: an inherited method is referred to by the subclass`() {
    let selector = Selector("play:", LoudPlayer.play(_:))
    let loud = LoudPlayer()
    send(selector, to: loud, "A")
    #expect(loud.lines == ["plays A loudly"])
    // The reference does not fit, the table of the superclass has the name.
    send(selector, to: player, "B")
    #expect(player.lines == ["plays B"])
  }

  @Test func `X23, X25: a cast chooses among overloads`() {
    send(Selector("stop", Player.stop as (Player) -> () -> _), to: player)
    send(Selector("stop:", Player.stop as (Player) -> (Bool) -> Void), to: player, true)
    #expect(player.lines == ["stops", "stops hard"])
  }

  @Test func `X24: a method of the type of a value`() {
    send(LoudPlayer().selectorOfValue(), to: player, "A")
    #expect(player.lines == ["plays A"])
  }

  @Test func `X26: an unqualified name gets a colon for each parameter`() {
    #expect(Selector(unqualified: "shout", LoudPlayer.shout) == "shout")
    #expect(Selector(unqualified: "play", Player.play) == "play:")
    #expect(Selector(unqualified: "mix", Player.mix) == "mix::")
  }

  @Test func `X27: getters and setters`() {
    #expect(send(Selector(getter: "level", \Player.level), to: player) == "3")
    send(Selector(setter: "setLevel:", \Player.level), to: player, NSNumber(value: 8))
    #expect(player.level == 8)
  }

  @Test func `X28, X40: a name is looked up in the tables of the class and its superclasses`() {
    let loud = LoudPlayer()
    for name in ["play:", "stop", "shout"] { send(Selector(name), to: loud) }
    #expect(loud.lines == ["plays nothing loudly", "stops", "shouts"])
  }

  @Test func `X40: a selector without a method has UIKit's message`() {
    let message = send("stopNow", to: player)
    let pattern = /-\[Player stopNow\]: unrecognized selector sent to instance 0x[0-9a-f]+/
    #expect(message.wholeMatch(of: pattern) != nil)
    #expect(send("anything", to: Box(1)).hasPrefix("-[Box<Int> anything]: unrecognized selector"))
    #expect(player.lines == [])
  }

  @Test func `X60: a method of a protocol, required or optional`() {
    let (quiet, loud) = (Quiet(), Loud())
    send(Selector("listen:", (any Listener).listen(_:)), to: quiet, "A")
    #expect(quiet.songs == ["A"])
    let applause = Selector("applaud", (any Listener).applaud)
    #expect(send(applause, to: loud) == "5")
    #expect(send(applause, to: quiet).hasPrefix("-[Quiet applaud]: unrecognized selector"))
  }

  @Test func `X64: a method of more than two parameters exists but is not called`() {
    let selector = Selector("blend:with:and:", Player.blend(_:with:and:))
    #expect(selector.isMethod(of: player))
    #expect(send(selector, to: player, 1, 2).contains("selectors call methods with at most 2"))
  }

  @Test func `X69: missing arguments are nil, and values are bridged`() {
    let mix = Selector("mix:with:", Player.mix(_:with:))
    #expect(send(mix, to: player, nil, 4) == "5")
    #expect(send(Selector("play:", Player.play(_:)), to: player, "A" as NSString) == "nil")
    #expect(player.lines == ["plays A"])
    #expect(send(Selector("name", Player.name), to: player, "unused") == "nil")
  }

  @Test func `X69: a method is not called with an argument of a wrong type`() {
    let text = "-[Player mix:with:]: argument 2 is"
    let mix = Selector("mix:with:", Player.mix(_:with:))
    #expect(send(mix, to: player, 1) == "\(text) nil, expected NSNumber")
    #expect(send(mix, to: player, 1, player) == "\(text) Player, expected NSNumber")
  }

  @Test func `X70: a selector is a method of an object or of a class`() {
    let play = Selector("play:", LoudPlayer.play(_:))
    #expect(play.isMethod(of: LoudPlayer()))
    #expect(play.isMethod(ofInstancesOf: Player.self))
    #expect(!Selector("shout").isMethod(of: player))
    #expect(!Selector("shout", LoudPlayer.shout).isMethod(ofInstancesOf: Player.self))
    #expect(!Selector("applaud", (any Listener).applaud).isMethod(of: Quiet()))
    #expect(!Selector("play:").isMethod(of: Box(1)))
  }

  @Test func `X73: a message calls a method of the main actor on the caller's thread`() async {
    let isMain = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let result = try? Selector("thread", Stage.isMainThread).send(to: Stage())
        continuation.resume(returning: result as? Bool)
      }
    }
    #expect(isMain == false)
  }

  @MainActor private final class Stage {
    nonisolated init() {}
    func isMainThread() -> Bool { Thread.isMainThread }
  }

  @Test func `a pair holds its target weakly, and finds it inside of optionals`() throws {
    var player: Player? = Player()
    let pair = try #require(TargetAction(target: player as Any, selector: "stop"))
    #expect(pair.target === player)
    player = nil
    #expect(pair.isAbandoned)
    #expect(TargetAction(target: 3, selector: "stop") == nil)
    #expect(TargetAction(target: Player?.none as Any, selector: "stop")?.hasTarget == false)
  }
}
