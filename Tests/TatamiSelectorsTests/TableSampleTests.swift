import Foundation
import TatamiSelectors
import Testing

/// The sample in the documentation of `ActionTable`.
struct TableSampleTests {
  enum Sample {
    // swift-format-ignore: NoLeadingUnderscores
    class Player: NSObject, ActionTable {
      class func _action(named name: String) -> Selector? {
        switch name {
        case "play:": Selector("play:", Player.play(_:))
        default: nil
        }
      }

      func play(_ sender: Any?) {}
    }
  }

  @Test func `a table has the methods that it lists`() {
    #expect(Selector("play:").isMethod(of: Sample.Player()))
    #expect(!Selector("stop:").isMethod(of: Sample.Player()))
  }
}
