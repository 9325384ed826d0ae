// swift-tools-version: 6.2
import PackageDescription

// The manifest of README.md.
let package = Package(
  name: "App",
  dependencies: [.package(path: "../tatami")],
  targets: [
    .executableTarget(name: "App", dependencies: [.product(name: "Tatami", package: "tatami")])
  ]
)
