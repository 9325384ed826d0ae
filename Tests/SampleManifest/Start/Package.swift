// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Card",
  dependencies: [.package(path: "../tatami")],
  targets: [
    .executableTarget(
      name: "Card",
      dependencies: [
        .product(name: "Tatami", package: "tatami"),
        .product(name: "TatamiHost", package: "tatami"),
        .product(name: "TatamiPreview", package: "tatami"),
      ]
    )
  ]
)
