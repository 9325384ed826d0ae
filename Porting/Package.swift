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
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
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

    .testTarget(
      name: "TatamiLoweringTests",
      dependencies: ["TatamiLowering"],
      swiftSettings: strict
    ),
  ]
)
