// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target, each with its reason.
let strict: [SwiftSetting] = [
  // Data races are compile errors.
  .swiftLanguageMode(.v6),
  // A warning that is let through once is never read again.
  .treatAllWarnings(as: .error),
  // `any` is written where a value is boxed, so that boxes are seen.
  .enableUpcomingFeature("ExistentialAny"),
  // Only what a `public import` names becomes part of a target's interface.
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Tatami",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
  products: [
    .library(name: "TatamiGeometry", targets: ["TatamiGeometry"]),
    .library(name: "TatamiScene", targets: ["TatamiScene"]),
  ],
  dependencies: [
    // Ordered dictionaries keep the members of a document in their order.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // Scene documents may be YAML.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Points, sizes, rectangles; written once per axis.
    .target(name: "TatamiGeometry", swiftSettings: strict),

    // Scene documents: reading, and answering them with frames and views.
    .target(
      name: "TatamiScene",
      dependencies: [
        "TatamiGeometry",
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),

    // What every test target shares: golden cases, seeded randomness.
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "TatamiGeometryTests",
      dependencies: ["TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiSceneTests",
      dependencies: ["TatamiScene", "TestSupport"],
      swiftSettings: strict
    ),
  ]
)
