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
  name: "Benchmarks",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(name: "Tatami", path: "..")
  ],
  targets: [
    // Medians, tables and JSON; what every benchmark shares.
    .target(name: "Harness", swiftSettings: strict),

    // The bracket engine.
    .executableTarget(
      name: "BracketBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiBracket", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // First solutions and edits of constraints.
    .executableTarget(
      name: "ConstraintBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiConstraints", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Views whose frames constraints determine, beside stack views and views with frames.
    .executableTarget(
      name: "ConstraintViewBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiUIKit", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // A results file on its way to a picture, stage by stage.
    .executableTarget(
      name: "PosterBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiDrawing", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
        .product(name: "TatamiHost", package: "Tatami"),
        .product(name: "TatamiPicture", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // JSON and databases of tournaments: reading and writing.
    .executableTarget(
      name: "DocumentBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiJSON", package: "Tatami"),
        .product(name: "TatamiTournament", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Drawing into pixels: labels as masks and as outlines, images, damage, files.
    .executableTarget(
      name: "RasterBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiDrawing", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Windows of views: drawing, changes, scrolling, tables, collections, files.
    .executableTarget(
      name: "KitBenchmarks",
      dependencies: [
        "AllocationCounter",
        "Harness",
        .product(name: "Tatami", package: "Tatami"),
        .product(name: "TatamiHost", package: "Tatami"),
        .product(name: "TatamiUIKit", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Mosaics and brick layouts, beside the plain ways of the originals.
    .executableTarget(
      name: "CollectionBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiBricks", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
        .product(name: "TatamiMosaic", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // The rounded table's rows, beside a straightforward implementation.
    .executableTarget(
      name: "RoundedTableBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiRows", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Reactive values: updates of bindings, building of bound objects.
    .executableTarget(
      name: "ReactiveBenchmarks",
      dependencies: [
        "Harness",
        .product(name: "TatamiReactive", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // Counts allocations in the executable that links it.
    .target(name: "AllocationCounter"),

    // Box views: layouts beside Yoga and stack views, bound views, lists.
    .executableTarget(
      name: "BoxViewBenchmarks",
      dependencies: [
        "AllocationCounter",
        "Harness",
        .product(name: "Tatami", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
      ],
      swiftSettings: strict
    ),

    // The box engine beside Yoga, which Scripts/setup-peers fetches.
    .executableTarget(
      name: "BoxComparison",
      dependencies: [
        "Harness",
        .product(name: "TatamiBox", package: "Tatami"),
        .product(name: "TatamiGeometry", package: "Tatami"),
      ],
      swiftSettings: strict
    ),
  ]
)
