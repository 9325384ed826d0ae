// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16)],
  products: [.library(name: "ShopViews", targets: ["ShopViews"])],
  dependencies: [.package(path: "../tatami")],
  targets: [
    .target(
      name: "ShopViews",
      dependencies: [.product(name: "TatamiUIKit", package: "tatami")]
    ),
    .testTarget(
      name: "ShopViewsTests",
      dependencies: [
        "ShopViews",
        .product(
          name: "TatamiAssertions",
          package: "tatami",
          condition: .when(platforms: [.linux])
        ),
      ],
      exclude: ["Snapshots"]
    ),
  ]
)
