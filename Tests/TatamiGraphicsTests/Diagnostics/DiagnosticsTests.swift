import TatamiTesting
import Testing

@testable import TatamiGraphics

struct DiagnosticsTests {
  @Test func `exceptions are fatal in debug builds and nothing in release builds`() {
    #expect(Diagnostics.Fatal(environment: [:], isDebugBuild: true) == .exceptions)
    #expect(Diagnostics.Fatal(environment: [:], isDebugBuild: false) == .none)
  }

  @Test(arguments: [("none", Diagnostics.Fatal.none), ("exceptions", .exceptions), ("all", .all)])
  func `the process environment names the fatal reports`(name: String, fatal: Diagnostics.Fatal) {
    let environment = ["TATAMI_FATAL_REPORTS": name]
    #expect(Diagnostics.Fatal(environment: environment, isDebugBuild: true) == fatal)
    #expect(Diagnostics.Fatal(environment: environment, isDebugBuild: false) == fatal)
  }

  @Test func `an unknown name leaves the default`() {
    let environment = ["TATAMI_FATAL_REPORTS": "some"]
    #expect(Diagnostics.Fatal(environment: environment, isDebugBuild: true) == .exceptions)
  }

  @Test func `a report stops the process if all are fatal`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await withIsolatedEnvironment(fatalReports: .all) { Diagnostics.report("a mistake") }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Tatami: a mistake"))
  }

  @Test func `a report does not stop the process if exceptions are fatal`() async {
    await #expect(processExitsWith: .success) {
      await withIsolatedEnvironment(fatalReports: .exceptions) { Diagnostics.report("a mistake") }
    }
  }

  @Test func `an exception stops the process if exceptions are fatal`() async {
    await #expect(processExitsWith: .failure) {
      await withIsolatedEnvironment(fatalReports: .exceptions) { Diagnostics.raise("a mistake") }
    }
  }

  @Test func `an exception is a report if nothing is fatal`() async {
    await #expect(processExitsWith: .success) {
      await withIsolatedEnvironment(fatalReports: .nothing) { Diagnostics.raise("a mistake") }
    }
  }
}
