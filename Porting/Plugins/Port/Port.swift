import Foundation
import PackagePlugin

/// Runs `tatami-port copy` with the arguments of `swift package port`.
@main
struct Port: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "tatami-port").url
    process.arguments = ["copy"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("the library was not lowered completely; the reports are above")
    }
  }
}
