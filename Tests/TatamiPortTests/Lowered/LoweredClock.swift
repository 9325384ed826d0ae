import TatamiPort
#sourceLocation(file: "Clock.swift", line: 1)
import Foundation
import TatamiPort

extension Notification.Name {
    static let clockDidTick = Notification.Name("ClockDidTick")
}

class ClockModel : NSObject, ActionTable
{ nonisolated class func _action(named name: String) -> Selector? { switch name { case "tick": return Selector("tick", ClockModel.tick as (ClockModel) -> () -> _); case "stepWithLink:": return Selector("stepWithLink:", ClockModel.step(link:)); case "heardTick:": return Selector("heardTick:", ClockModel.heardTick(_:)); case "finish": return Selector("finish", ClockModel.finish as (ClockModel) -> () -> _); default: break }; return nil };
    private var timer : Timer?
    private var link : CADisplayLink?
    private(set) var ticks = 0
    var frames = 0
    var heard = 0

    override init()
    {
        super.init()
        NotificationCenter.default.addObserver(self, selector: Selector("heardTick:", ClockModel.heardTick(_:)), name: .clockDidTick, object: nil)
    }

    deinit
    {
        NotificationCenter.default._removeObserver(self)
    }

    func start()
    {
        timer?.invalidate()
        timer = Timer.scheduledTimer(timeInterval: 1.0, target: self, selector: Selector("tick", ClockModel.tick as (ClockModel) -> () -> _), userInfo: nil, repeats: true)
        link = CADisplayLink(target: self, selector: Selector("stepWithLink:", ClockModel.step(link:)))
        link?.add(to: .main, forMode: .common)
        perform(Selector("finish", ClockModel.finish as (ClockModel) -> () -> _), with: nil, afterDelay: 5.5)
    }

    func stop()
    {
        timer?.invalidate(); timer = nil
        link?.invalidate(); link = nil
        NSObject.cancelPreviousPerformRequests(withTarget: self)
    }

    private func tick()
    {
        ticks += 1
        NotificationCenter.default.post(name: .clockDidTick, object: self, userInfo: ["count": ticks])
    }

    private func step(link: CADisplayLink) { frames += 1 }

    func heardTick(_ note: Notification)
    {
        heard = note.userInfo?["count"] as? Int ?? -1
    }

    private func finish() { stop() }
}
