import Foundation
import TatamiUIKit
import Testing

@Suite struct ExceptionTests {
  @Test func `an exception has a name, a reason and further values`() {
    let exception = NSException(
      name: .invalidArgumentException,
      reason: "no layout",
      userInfo: ["row": 3]
    )
    #expect(exception.name.rawValue == "NSInvalidArgumentException")
    #expect(exception.reason == "no layout")
    #expect(exception.userInfo?["row"] as? Int == 3)
    #expect("\(exception)" == "no layout")
    #expect("\(NSException(name: .rangeException, reason: nil))" == "NSRangeException")
  }

  @Test func `T11: a raised exception ends the process with its name and reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let reason = "row %d of %@"
      withVaList([3, "cards" as NSString]) { arguments in
        NSException.raise(.rangeException, format: reason, arguments: arguments)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("uncaught exception NSRangeException: row 3 of cards"))
  }
}
