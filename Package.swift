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
    .library(name: "TatamiGeometry", targets: ["TatamiGeometry"])
  ],
  dependencies: [],
  targets: [
    // Points, sizes, rectangles; written once per axis.
    .target(name: "TatamiGeometry", swiftSettings: strict),

    // Cairo's C interface: rasters and PDF.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    // Pango's C interface: fonts and text shaping.
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    // gdk-pixbuf's C interface: image files.
    .systemLibrary(
      name: "CPixbuf",
      pkgConfig: "gdk-pixbuf-2.0",
      providers: [.apt(["libgdk-pixbuf-2.0-dev"])]
    ),
    // On Linux: the flat display list, text, images, and the PNG, PDF and SVG writers.
    .target(
      name: "TatamiDrawing",
      dependencies: ["TatamiGeometry", "CCairo", "CPango", "CPixbuf"],
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
      name: "TatamiDrawingTests",
      dependencies: ["TatamiDrawing", "TestSupport"],
      swiftSettings: strict
    ),
  ]
)
