// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target, the same as the library's.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Porting",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "TatamiLowering", targets: ["TatamiLowering"]),
    .executable(name: "tatami-port", targets: ["tatami-port"]),
    .plugin(name: "PortSources", targets: ["PortSources"]),
    .plugin(name: "Port", targets: ["Port"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Rewrites Swift sources that use the Objective-C runtime.
    .target(
      name: "TatamiLowering",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),

    // The command.
    .executableTarget(
      name: "tatami-port",
      dependencies: [
        "TatamiLowering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),

    // Lowers the sources of a target while it is built.
    .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["tatami-port"]),
    // Copies a library to a lowered package.
    .plugin(
      name: "Port",
      capability: .command(
        intent: .custom(verb: "port", description: "Copies a UIKit library to a lowered package."),
        permissions: [
          .writeToPackageDirectory(reason: "The lowered package is written into this package.")
        ]
      ),
      dependencies: ["tatami-port"]
    ),

    .testTarget(
      name: "TatamiLoweringTests",
      dependencies: ["TatamiLowering"],
      exclude: ["Samples"],
      swiftSettings: strict
    ),
  ]
)
