import TatamiPort
#sourceLocation(file: "Multicast.swift", line: 1)
import Foundation
import TatamiPort

protocol PlayerObserver: NSObjectProtocol {
    func playerDidStart(_ player: MulticastPlayer) throws; var _optional_playerDidStart_: ((MulticastPlayer) -> Void)? { get }
    func player(_ player: MulticastPlayer, didMoveTo time: TimeInterval) throws; var _optional_player__didMoveTo: ((MulticastPlayer, TimeInterval) -> Void)? { get }
}; extension PlayerObserver { func playerDidStart(_ player: MulticastPlayer) throws { throw OptionalRequirementAbsent() }; var _optional_playerDidStart_: ((MulticastPlayer) -> Void)? { { player in _implemented { [self] in try self.playerDidStart(player) } } }; func player(_ player: MulticastPlayer, didMoveTo time: TimeInterval) throws { throw OptionalRequirementAbsent() }; var _optional_player__didMoveTo: ((MulticastPlayer, TimeInterval) -> Void)? { { player, time in _implemented { [self] in try self.player(player, didMoveTo: time) } } } }

class MulticastPlayer: NSObject {
    private let observers = NSHashTable<AnyObject>.weakObjects()
    private let tokens = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    private let lock = NSObject()

    func add(_ observer: PlayerObserver) {
        objc_sync_enter(lock)
        defer { objc_sync_exit(lock) }
        observers.add(observer)
        tokens.setObject(NSNumber(value: observers.count), forKey: "count")
    }

    func remove(_ observer: PlayerObserver) { observers.remove(observer) }

    var registered: Int { return tokens.object(forKey: "count")?.intValue ?? 0 }

    func play() {
        autoreleasepool {
            for case let observer as PlayerObserver in observers.allObjects {
                _ = (try? observer.playerDidStart(self))
                if observer.responds(to: Selector("player:didMoveTo:", PlayerObserver.player(_:didMoveTo:))) {
                    _ = (try? observer.player(self, didMoveTo: 2.5))
                }
            }
        }
    }
}

class BasePlayerObserver: NSObject, PlayerObserver, ActionTable { func player(_ player: MulticastPlayer, didMoveTo time: TimeInterval) throws { throw OptionalRequirementAbsent() }; var _optional_player__didMoveTo: ((MulticastPlayer, TimeInterval) -> Void)? { nil }; nonisolated class func _action(named name: String) -> Selector? { switch name { case "playerDidStart:": return Selector("playerDidStart:", BasePlayerObserver.playerDidStart(_:)); default: break }; return nil };
    var calls: [String] = []
    func playerDidStart(_ player: MulticastPlayer) { calls.append("start") }
}

class TimePlayerObserver: BasePlayerObserver { nonisolated override class func _action(named name: String) -> Selector? { switch name { case "player:didMoveTo:": return Selector("player:didMoveTo:", TimePlayerObserver.player(_:didMoveTo:)); default: break }; return super._action(named: name) };
    override func player(_ player: MulticastPlayer, didMoveTo time: TimeInterval) { calls.append("time \(time)") }; override var _optional_player__didMoveTo: ((MulticastPlayer, TimeInterval) -> Void)? { { player, time in self.player(player, didMoveTo: time) } }
}
