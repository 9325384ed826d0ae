import Foundation
import TatamiSelectors

// swift-format-ignore: NoLeadingUnderscores
/// A class as the porting tool lowers it: with references to its methods, and with a table.
class Player: NSObject, ActionTable {
  var lines: [String] = []
  var level = 3

  class func _action(named name: String) -> Selector? {
    switch name {
    case "play:": Selector("play:", Player.play(_:))
    case "stop": Selector("stop", Player.stop as (Player) -> () -> _)
    default: nil
    }
  }

  func play(_ song: String?) { lines.append("plays \(song ?? "nothing")") }
  func stop() { lines.append("stops") }
  func stop(_ hard: Bool) { lines.append("stops hard") }
  func mix(_ first: Any?, with second: NSNumber) -> Int { second.intValue + 1 }
  func blend(_ first: Int, with second: Int, and third: Int) {}
  func name() -> String? { nil }
  private func rewind() { lines.append("rewinds") }

  /// The selector of a private method, made where the method can be seen.
  static let rewinding = Selector("rewind", Player.rewind)

  /// A selector made with a value in front of the method.
  func selectorOfValue() -> Selector { Selector("play:", type(of: self).play(_:)) }
}

// swift-format-ignore: NoLeadingUnderscores
final class LoudPlayer: Player {
  override class func _action(named name: String) -> Selector? {
    name == "shout" ? Selector("shout", LoudPlayer.shout) : super._action(named: name)
  }

  override func play(_ song: String?) { lines.append("plays \(song ?? "nothing") loudly") }
  func shout() { lines.append("shouts") }
}

/// A generic class, in which methods are found without a table.
final class Box<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
  func take(_ new: Content) { content = new }
  static var taking: Selector { Selector("take:", Self.take(_:)) }
}

protocol Listener: AnyObject {
  func listen(_ song: String)
  func applaud() throws -> Int
}

extension Listener {
  func applaud() throws -> Int { throw OptionalRequirementAbsent() }
}

final class Quiet: Listener {
  var songs: [String] = []
  func listen(_ song: String) { songs.append(song) }
}

final class Loud: Listener {
  func listen(_ song: String) {}
  func applaud() throws -> Int { 5 }
}
