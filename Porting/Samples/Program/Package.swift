// swift-tools-version: 6.2
import PackageDescription

// A program as a user of the plugin writes it; `Scripts/test-porting` copies the library Meter
// to `.build/Meter` before it builds this package.
let package = Package(
  name: "Program",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(name: "Tatami", path: "../../.."),
    .package(name: "Porting", path: "../.."),
    .package(name: "Meter", path: ".build/Meter"),
  ],
  targets: [
    // Its folder `Original` holds UIKit sources, which the plugin lowers.
    .target(
      name: "Counter",
      dependencies: [.product(name: "TatamiPort", package: "Tatami")],
      exclude: ["Original"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Porting")]
    ),
    // An application, as Xcode makes it, with its property list.
    .executableTarget(
      name: "Notes",
      dependencies: [.product(name: "TatamiPort", package: "Tatami")],
      exclude: ["Original"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "PortSources", package: "Porting")]
    ),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Counter", "Notes",
        .product(name: "Meter", package: "Meter"),
        .product(name: "TatamiHost", package: "Tatami"),
        .product(name: "TatamiTesting", package: "Tatami"),
      ]
    ),
  ]
)
