// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Pictures",
  dependencies: [.package(path: "../tatami")],
  targets: [
    .executableTarget(
      name: "Pictures",
      dependencies: [.product(name: "TatamiService", package: "tatami")]
    )
  ]
)
