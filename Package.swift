// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target, each with its reason.
let strict: [SwiftSetting] = [
  // Data races are compile errors.
  .swiftLanguageMode(.v6),
  // Warnings must not accumulate.
  .treatAllWarnings(as: .error),
  // `any` marks every existential type.
  .enableUpcomingFeature("ExistentialAny"),
  // Only modules in a `public import` become part of a target's interface.
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// On Apple platforms, the kit consists of the system's UIKit and the replacements for selectors.
#if canImport(Darwin)
let kit = Target.target(
  name: "TatamiUIKit",
  dependencies: ["TatamiGeometry"],
  sources: [
    "Platform/Apple.swift", "Platform/AppleClosureForms.swift", "Platform/AppleGeometry.swift",
  ],
  swiftSettings: strict
)
/// What posters are drawn with besides the kit.
let posterDrawing: [Target.Dependency] = []
#else
let posterDrawing: [Target.Dependency] = ["TatamiDrawing", "TatamiGraphics"]
let kit = Target.target(
  name: "TatamiUIKit",
  dependencies: [
    "TatamiAlerts", "TatamiCollections", "TatamiContainers", "TatamiControllers", "TatamiControls",
    "TatamiDragging", "TatamiGraphics", "TatamiListContent", "TatamiPickers", "TatamiStacks",
    "TatamiTables", "TatamiViews",
  ],
  exclude: [
    "Platform/Apple.swift", "Platform/AppleClosureForms.swift", "Platform/AppleGeometry.swift",
  ],
  swiftSettings: strict
)
#endif

// Version 0.1.0, as in the file VERSION.
let package = Package(
  name: "Tatami",
  platforms: [.iOS(.v16), .tvOS(.v16)],
  products: [
    .library(name: "TatamiGeometry", targets: ["TatamiGeometry"]),
    .library(name: "TatamiBox", targets: ["TatamiBox"]),
    .library(name: "TatamiConstraints", targets: ["TatamiConstraints"]),
    .library(name: "TatamiMosaic", targets: ["TatamiMosaic"]),
    .library(name: "TatamiBricks", targets: ["TatamiBricks"]),
    .library(name: "TatamiCollectionLayout", targets: ["TatamiCollectionLayout"]),
    .library(name: "TatamiBracket", targets: ["TatamiBracket"]),
    .library(name: "TatamiJSON", targets: ["TatamiJSON"]),
    .library(name: "TatamiDocuments", targets: ["TatamiDocuments"]),
    .library(name: "TatamiMatchLists", targets: ["TatamiMatchLists"]),
    .library(name: "TatamiTournament", targets: ["TatamiTournament"]),
    .library(name: "TatamiReactive", targets: ["TatamiReactive"]),
    .library(name: "TatamiDrawing", targets: ["TatamiDrawing"]),
    .library(name: "TatamiGraphics", targets: ["TatamiGraphics"]),
    .library(name: "TatamiSelectors", targets: ["TatamiSelectors"]),
    .library(name: "TatamiPort", targets: ["TatamiPort"]),
    .library(name: "TatamiLayers", targets: ["TatamiLayers"]),
    .library(name: "TatamiText", targets: ["TatamiText"]),
    .library(name: "TatamiViews", targets: ["TatamiViews"]),
    .library(name: "TatamiStacks", targets: ["TatamiStacks"]),
    .library(name: "TatamiControls", targets: ["TatamiControls"]),
    .library(name: "TatamiDragging", targets: ["TatamiDragging"]),
    .library(name: "TatamiListContent", targets: ["TatamiListContent"]),
    .library(name: "TatamiTables", targets: ["TatamiTables"]),
    .library(name: "TatamiCollections", targets: ["TatamiCollections"]),
    .library(name: "TatamiAlerts", targets: ["TatamiAlerts"]),
    .library(name: "TatamiControllers", targets: ["TatamiControllers"]),
    .library(name: "TatamiPickers", targets: ["TatamiPickers"]),
    .library(name: "TatamiContainers", targets: ["TatamiContainers"]),
    .library(name: "TatamiUIKit", targets: ["TatamiUIKit"]),
    .library(name: "TatamiLive", targets: ["TatamiLive"]),
    .library(name: "TatamiPreview", targets: ["TatamiPreview"]),
    .library(name: "TatamiHost", targets: ["TatamiHost"]),
    .library(name: "TatamiTesting", targets: ["TatamiTesting"]),
    .library(name: "TatamiAssertions", targets: ["TatamiAssertions"]),
    .library(name: "TatamiThemes", targets: ["TatamiThemes"]),
    .library(name: "TatamiTournamentViews", targets: ["TatamiTournamentViews"]),
    .library(name: "Tatami", targets: ["Tatami"]),
    .library(
      name: "TatamiCompatKRTournamentView",
      targets: ["TatamiCompatKRTournamentView"]
    ),
    .library(
      name: "TatamiCompatKRTournamentView1",
      targets: ["TatamiCompatKRTournamentView1"]
    ),
    .library(
      name: "TatamiCompatSquareMosaicLayout",
      targets: ["TatamiCompatSquareMosaicLayout"]
    ),
    .library(
      name: "TatamiCompatADMozaikCollectionViewLayout",
      targets: ["TatamiCompatADMozaikCollectionViewLayout"]
    ),
    .library(
      name: "TatamiCompatTORoundedTableView",
      targets: ["TatamiCompatTORoundedTableView"]
    ),
    .library(
      name: "TatamiCompatPuyopuyo",
      targets: ["TatamiCompatPuyopuyo"]
    ),
    .library(name: "TatamiRows", targets: ["TatamiRows"]),
    .library(name: "TatamiRoundedTable", targets: ["TatamiRoundedTable"]),
    .library(name: "TatamiScene", targets: ["TatamiScene"]),
    .library(name: "TatamiPicture", targets: ["TatamiPicture"]),
    .library(name: "TatamiService", targets: ["TatamiService"]),
    .executable(name: "tatami", targets: ["TatamiCommand"]),
  ],
  traits: [
    .trait(
      name: "OpenCombine",
      description: "Publishers as reactive sources and sources as publishers."
    )
  ],
  dependencies: [
    // Publishers on platforms other than Apple's; resolved only with the trait.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    // Ordered dictionaries keep the order of an answer's members; a heap orders rounds.
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    // The command's arguments, help and completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The logs of the service.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // The servers of previews and of pictures.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    // The reference: `swift package generate-documentation`.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    // Scene documents may be YAML.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // Points, sizes and rectangles, with operations written once for both axes.
    .target(name: "TatamiGeometry", swiftSettings: strict),

    // The box engine: linear, flow and Z boxes over a flat arena.
    .target(name: "TatamiBox", dependencies: ["TatamiGeometry"], swiftSettings: strict),

    // Auto Layout's solver: views, guides and constraints in, frames out.
    .target(name: "TatamiConstraints", dependencies: ["TatamiGeometry"], swiftSettings: strict),

    // The bracket engine: the positions of a tournament's entries, matches and lines.
    .target(name: "TatamiBracket", dependencies: ["TatamiGeometry"], swiftSettings: strict),

    // JSON values, their reader and their writer.
    .target(
      name: "TatamiJSON",
      dependencies: [.product(name: "OrderedCollections", package: "swift-collections")],
      swiftSettings: strict
    ),

    // Readers of documents: values of JSON with their paths, CSV, suggestions for misspelled words.
    .target(
      name: "TatamiDocuments",
      dependencies: [
        "TatamiJSON",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),

    // Match lists: the rows of tables with any columns, and the texts of scores, rounds and teams.
    .target(
      name: "TatamiMatchLists",
      dependencies: ["TatamiDocuments", "TatamiJSON"],
      swiftSettings: strict
    ),

    // Tournaments as values, read from match lists and databases.
    .target(
      name: "TatamiTournament",
      dependencies: [
        "TatamiBracket",
        "TatamiDocuments",
        "TatamiJSON",
        "TatamiMatchLists",
        .product(name: "HeapModule", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),

    // States, events and operators, without dependencies on other targets of the package.
    .target(
      name: "TatamiReactive",
      dependencies: [
        .product(
          name: "OpenCombine",
          package: "OpenCombine",
          condition: .when(traits: ["OpenCombine"])
        )
      ],
      swiftSettings: strict
    ),

    // The colors of posters and photo walls.
    .target(name: "TatamiThemes", dependencies: ["TatamiUIKit"], swiftSettings: strict),

    // Views and posters of tournaments.
    .target(
      name: "TatamiTournamentViews",
      dependencies: [
        "TatamiBracket", "TatamiDocuments", "TatamiGeometry", "TatamiJSON", "TatamiReactive",
        "TatamiThemes", "TatamiTournament", "TatamiUIKit",
      ] + posterDrawing,
      swiftSettings: strict
    ),

    // The components: views on top of the engines and the kit.
    .target(
      name: "Tatami",
      dependencies: [
        "TatamiGeometry", "TatamiBox", "TatamiBricks", "TatamiMosaic", "TatamiReactive",
        "TatamiRoundedTable", "TatamiThemes", "TatamiTournamentViews", "TatamiUIKit",
      ],
      swiftSettings: strict
    ),

    // The names of KRTournamentView 2, and those of version 1 that do not clash with them.
    .target(
      name: "TatamiCompatKRTournamentView",
      dependencies: ["TatamiBracket", "TatamiTournamentViews", "TatamiUIKit"],
      swiftSettings: strict
    ),
    // The names of KRTournamentView 1: its data source, and all names of the target above.
    .target(
      name: "TatamiCompatKRTournamentView1",
      dependencies: ["TatamiBracket", "TatamiCompatKRTournamentView", "TatamiTournamentViews"],
      swiftSettings: strict
    ),
    // The names of SquareMosaicLayout.
    .target(
      name: "TatamiCompatSquareMosaicLayout",
      dependencies: ["Tatami", "TatamiUIKit"],
      swiftSettings: strict
    ),
    // The names of ADMozaikCollectionViewLayout.
    .target(
      name: "TatamiCompatADMozaikCollectionViewLayout",
      dependencies: ["Tatami", "TatamiUIKit"],
      swiftSettings: strict
    ),
    // The names of TORoundedTableView.
    .target(
      name: "TatamiCompatTORoundedTableView",
      dependencies: ["Tatami", "TatamiUIKit"],
      swiftSettings: strict
    ),
    // The names of Puyopuyo.
    .target(name: "TatamiCompatPuyopuyo", dependencies: ["Tatami"], swiftSettings: strict),

    // Row geometry of tables: rows of any height in sections with headers and footers.
    .target(name: "TatamiRows", swiftSettings: strict),

    // The rounded table engine: the column of a table and the cards of its sections.
    .target(
      name: "TatamiRoundedTable",
      dependencies: ["TatamiGeometry", "TatamiRows"],
      swiftSettings: strict
    ),

    // Mosaics: items that fill the cells of repeating blocks.
    .target(name: "TatamiMosaic", dependencies: ["TatamiGeometry"], swiftSettings: strict),

    // Brick walls: items that take the first free position among columns and rows.
    .target(name: "TatamiBricks", dependencies: ["TatamiGeometry"], swiftSettings: strict),

    // Flow, compositional and list layouts of collections.
    .target(
      name: "TatamiCollectionLayout",
      dependencies: ["TatamiGeometry"],
      swiftSettings: strict
    ),

    // Scene documents: reading them, and computing their frames and views.
    .target(
      name: "TatamiScene",
      dependencies: [
        "CQRencode",
        "Tatami",
        "TatamiBox",
        "TatamiBracket",
        "TatamiBricks",
        "TatamiConstraints",
        "TatamiDocuments",
        "TatamiDrawing",
        "TatamiGeometry",
        "TatamiJSON",
        "TatamiMosaic",
        "TatamiRoundedTable",
        "TatamiRows",
        "TatamiTournament",
        .product(name: "OrderedCollections", package: "swift-collections"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),

    // Pictures: scenes, views and posters as PNG, SVG and PDF, and photos decoded for them.
    .target(
      name: "TatamiPicture",
      dependencies: [
        "Tatami", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiHost", "TatamiJSON",
        "TatamiScene", "TatamiThemes",
      ],
      swiftSettings: strict
    ),

    // On Linux: jobs in lines of JSON, processes that answer them, and pictures over HTTP.
    .target(
      name: "TatamiService",
      dependencies: [
        "CGLib", "CSpawn", "TatamiDocuments", "TatamiDrawing", "TatamiJSON", "TatamiPicture",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),

    // The command: arguments, files, exit codes. The target's name differs from `Tatami` in more
    // than case, for file systems that ignore case.
    .executableTarget(
      name: "TatamiCommand",
      dependencies: [
        "TatamiPicture", "TatamiPreview", "TatamiService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: strict
    ),

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
    // ISA-L's C interface, which compresses PDF files and drawings in PNG files.
    .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
    // zlib's C interface, which compresses photos in PNG files.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // GLib's C interface, which computes checksums and signatures.
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    // The C library's interface for new processes.
    .systemLibrary(name: "CSpawn"),
    // A function of the Swift runtime for references to owners.
    .systemLibrary(name: "CSwiftRuntime"),
    // libqrencode's C interface, which encodes the QR codes of scenes.
    .systemLibrary(
      name: "CQRencode",
      pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"])]
    ),
    // On Linux: the flat display list, text, images, and the PNG, PDF and SVG writers.
    .target(
      name: "TatamiDrawing",
      dependencies: ["TatamiGeometry", "CCairo", "CISAL", "CPango", "CPixbuf", "CZlib"],
      swiftSettings: strict
    ),
    // On Linux: colors, paths, contexts, images, traits, as in CoreGraphics on Apple platforms.
    .target(
      name: "TatamiGraphics",
      dependencies: ["CSwiftRuntime", "TatamiDrawing", "TatamiGeometry"],
      swiftSettings: strict
    ),
    // On Linux: selectors and messages, as the Objective-C runtime has on Apple platforms.
    .target(name: "TatamiSelectors", swiftSettings: strict),
    // On Linux: layers, animations and the run loop, as in QuartzCore on Apple platforms.
    .target(
      name: "TatamiLayers",
      dependencies: ["TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiSelectors"],
      swiftSettings: strict
    ),
    // On Linux: fonts, attributed text and editing, as in TextKit on Apple platforms.
    .target(
      name: "TatamiText",
      dependencies: ["TatamiDrawing", "TatamiGeometry", "TatamiGraphics"],
      swiftSettings: strict
    ),
    // On Linux: views, windows, controllers, events, gestures, focus, animation.
    .target(
      name: "TatamiViews",
      dependencies: [
        "TatamiConstraints", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiLayers",
        "TatamiText",
      ],
      swiftSettings: strict
    ),
    // On Linux: stack views.
    .target(
      name: "TatamiStacks",
      dependencies: ["TatamiConstraints", "TatamiGeometry", "TatamiLayers", "TatamiViews"],
      swiftSettings: strict
    ),
    // On Linux: controls, text input, scrolling.
    .target(
      name: "TatamiControls",
      dependencies: [
        "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiText", "TatamiViews",
      ],
      swiftSettings: strict
    ),
    // On Linux: drag and drop inside of a window, and item providers.
    .target(
      name: "TatamiDragging",
      dependencies: [
        "TatamiControls", "TatamiGraphics", "TatamiLayers", "TatamiText", "TatamiViews",
      ],
      swiftSettings: strict
    ),
    // On Linux: what tables and collections share: the content of cells, index paths, updates,
    // swipe actions, snapshots.
    .target(
      name: "TatamiListContent",
      dependencies: [
        "TatamiControls", "TatamiDragging", "TatamiGraphics", "TatamiLayers", "TatamiViews",
        // Snapshots, which list sections and items by unique identifiers.
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),
    // On Linux: tables, their cells and their diffable data source.
    .target(
      name: "TatamiTables",
      dependencies: [
        "TatamiControls", "TatamiDragging", "TatamiGraphics", "TatamiLayers", "TatamiListContent",
        "TatamiRows", "TatamiViews",
      ],
      swiftSettings: strict
    ),
    // On Linux: collections, their layouts, list cells and diffable data source.
    .target(
      name: "TatamiCollections",
      dependencies: [
        "TatamiCollectionLayout", "TatamiControls", "TatamiDragging", "TatamiGeometry",
        "TatamiGraphics", "TatamiLayers", "TatamiListContent", "TatamiViews",
        // Invalidated elements, each one once and in order.
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),
    // On Linux: alerts and action sheets.
    .target(
      name: "TatamiAlerts",
      dependencies: ["TatamiControls", "TatamiGraphics", "TatamiViews"],
      swiftSettings: strict
    ),
    // On Linux: navigation controllers, their bars and items.
    .target(
      name: "TatamiControllers",
      dependencies: ["TatamiControls", "TatamiLayers", "TatamiViews"],
      swiftSettings: strict
    ),
    // On Linux: pickers of rows, dates and colors.
    .target(
      name: "TatamiPickers",
      dependencies: [
        "TatamiControls", "TatamiGraphics", "TatamiListContent", "TatamiText", "TatamiViews",
      ],
      swiftSettings: strict
    ),
    // On Linux: tab bar controllers and their bars.
    .target(
      name: "TatamiContainers",
      dependencies: [
        "TatamiControllers", "TatamiControls", "TatamiListContent", "TatamiTables", "TatamiViews",
      ],
      swiftSettings: strict
    ),
    // UIKit: the package's implementation on Linux, the system's on Apple platforms.
    kit,

    // On Linux: the interface for hosts, which has no counterpart in UIKit: events, damage, clocks,
    // On Linux: what lowered UIKit sources import.
    .target(
      name: "TatamiPort",
      dependencies: ["TatamiGraphics", "TatamiLayers", "TatamiListContent", "TatamiUIKit"],
      swiftSettings: strict
    ),
    // files.
    .target(
      name: "TatamiHost",
      dependencies: [
        "TatamiAlerts", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiLayers",
        "TatamiPickers", "TatamiUIKit",
      ],
      swiftSettings: strict
    ),
    // On Linux: a window for clients such as browsers: frames of pixels out, messages of a person
    // in; no sockets.
    .target(
      name: "TatamiLive",
      dependencies: [
        "TatamiDrawing", "TatamiHost", "TatamiJSON", "TatamiTesting", "TatamiUIKit",
        // The members of messages, in order.
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),
    // On Linux: a server on this machine that shows a live window in browsers; the page is part of
    // the program.
    .target(
      name: "TatamiPreview",
      dependencies: [
        "TatamiLive", "TatamiUIKit",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.embedInCode("Client")],
      swiftSettings: strict
    ),
    // On Linux: simulated touches, keys and time, printed trees, compared pictures, audits; for tests
    // of views and for hosts, without a test framework.
    .target(
      name: "TatamiTesting",
      dependencies: [
        "TatamiDocuments", "TatamiDrawing", "TatamiGraphics", "TatamiHost", "TatamiLayers",
        "TatamiUIKit",
      ],
      swiftSettings: strict
    ),
    // On Linux: assertions for Swift Testing and XCTest. It imports both, so only tests depend on it.
    .target(
      name: "TatamiAssertions",
      dependencies: ["TatamiDrawing", "TatamiTesting", "TatamiUIKit"],
      swiftSettings: strict
    ),

    // The screens of the example: every control, written as on UIKit.
    .target(
      name: "KitchenSinkScreens",
      dependencies: ["Tatami", "TatamiUIKit"],
      path: "Examples/KitchenSinkScreens",
      swiftSettings: strict
    ),
    // On Linux: the screens as images, operated by simulated touches and key presses.
    .target(
      name: "KitchenSinkPictures",
      dependencies: ["KitchenSinkScreens", "TatamiHost", "TatamiTesting", "TatamiUIKit"],
      path: "Examples/KitchenSinkPictures",
      swiftSettings: strict
    ),
    // The example's command: the screens as PNG files.
    .executableTarget(
      name: "KitchenSink",
      dependencies: [
        "KitchenSinkPictures",
        "KitchenSinkScreens",
        "TatamiUIKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/KitchenSink",
      swiftSettings: strict
    ),

    // Screens of boxes and states: a feed, settings, a form, a calculator, a chat.
    .target(
      name: "FeedScreens",
      dependencies: ["Tatami"],
      path: "Examples/FeedScreens",
      swiftSettings: strict
    ),

    // A to-do list: tables, navigation and a form, written as on UIKit.
    .target(
      name: "ToDo",
      dependencies: ["TatamiUIKit"],
      path: "Examples/ToDo",
      swiftSettings: strict
    ),

    // Settings: controls and pickers in a table, written as on UIKit.
    .target(
      name: "Settings",
      dependencies: ["TatamiUIKit"],
      path: "Examples/Settings",
      swiftSettings: strict
    ),

    // Reader: tabs, collections and sheets, written as on UIKit.
    .target(
      name: "Reader",
      dependencies: ["TatamiUIKit"],
      path: "Examples/Reader",
      resources: [.process("Articles.json")],
      swiftSettings: strict
    ),

    // On Linux: the screens of the examples in a browser.
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "FeedScreens", "KitchenSinkScreens", "Reader", "Settings", "TatamiPreview", "TatamiUIKit",
        "ToDo",
      ],
      path: "Examples/Gallery",
      swiftSettings: strict
    ),

    // Support for all test targets: golden cases, seeded randomness.
    .target(
      name: "TestSupport",
      dependencies: [
        "TatamiAssertions", "TatamiBox", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics",
        "TatamiHost", "TatamiJSON", "TatamiListContent", "TatamiTesting", "TatamiUIKit",
      ],
      path: "Tests/Support",
      swiftSettings: strict
    ),
    // Whether every numbered entry of the specification has a test.
    .testTarget(name: "SpecificationTests", swiftSettings: strict),
    .testTarget(
      name: "TatamiGeometryTests",
      dependencies: ["TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiBoxTests",
      dependencies: ["TatamiBox", "TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiConstraintsTests",
      dependencies: ["TatamiConstraints", "TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiBracketTests",
      dependencies: ["TatamiBracket", "TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiReactiveTests",
      dependencies: ["TatamiReactive", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiRowsTests",
      dependencies: ["TatamiRows", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiRoundedTableTests",
      dependencies: ["TatamiRoundedTable", "TatamiRows", "TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiCollectionLayoutTests",
      dependencies: ["TatamiCollectionLayout", "TatamiGeometry", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiDrawingTests",
      dependencies: ["TatamiDrawing", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiGraphicsTests",
      dependencies: [
        "TatamiUIKit", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiTesting",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiPortTests",
      dependencies: ["TatamiPort", "TatamiTesting", "TestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiSelectorsTests",
      dependencies: ["TatamiSelectors"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiLayersTests",
      dependencies: [
        "TatamiUIKit", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiLayers",
        "TatamiSelectors", "TatamiText", "TatamiHost", "TatamiTesting", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTextTests",
      dependencies: [
        "TatamiUIKit", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics", "TatamiLayers",
        "TatamiText", "TatamiHost", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiViewsTests",
      dependencies: [
        "TatamiUIKit", "TatamiDrawing", "TatamiGraphics", "TatamiLayers",
        "TatamiText", "TatamiViews", "TatamiHost", "TatamiTesting", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiStacksTests",
      dependencies: ["TatamiDrawing", "TatamiStacks", "TatamiUIKit", "TatamiViews", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiControlsTests",
      dependencies: [
        "TatamiUIKit", "TatamiControls", "TatamiDrawing", "TatamiGeometry", "TatamiGraphics",
        "TatamiLayers", "TatamiText", "TatamiViews", "TatamiHost", "TatamiTesting", "TestSupport",
      ],
      exclude: ["Controls/Snapshots", "CoreWithControls/Snapshots", "TextInput/Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiListContentTests",
      dependencies: [
        "TatamiHost", "TatamiListContent", "TatamiTesting", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Content/Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiControllersTests",
      dependencies: [
        "TatamiControllers", "TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Bars/Snapshots", "Search/Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiContainersTests",
      dependencies: [
        "TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Split/Snapshots", "Tabs/Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTablesTests",
      dependencies: [
        "TatamiListContent", "TatamiTables", "TatamiTesting", "TatamiUIKit", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiCollectionsTests",
      dependencies: ["TatamiListContent", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiDraggingTests",
      dependencies: ["TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      exclude: ["Interactions/Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiAlertsTests",
      dependencies: ["TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiPickersTests",
      dependencies: ["TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiLiveTests",
      dependencies: [
        "TatamiDrawing", "TatamiHost", "TatamiLive", "TatamiUIKit", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiPreviewTests",
      dependencies: [
        "Tatami", "TatamiHost", "TatamiLive", "TatamiPreview", "TatamiUIKit", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiHostTests",
      dependencies: ["TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTestingTests",
      dependencies: [
        "TatamiAssertions", "TatamiDrawing", "TatamiTesting", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Samples/Snapshots", "Snapshots/Snapshots"],
      swiftSettings: strict
    ),
    // The package of the guide to UI tests.
    .target(
      name: "ShopViews",
      dependencies: ["TatamiUIKit"],
      path: "Tests/SampleShop/Sources/ShopViews",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "ShopViewsTests",
      dependencies: ["ShopViews", "TatamiAssertions", "TatamiUIKit"],
      path: "Tests/SampleShop/Tests/ShopViewsTests",
      exclude: ["Snapshots"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    // Source files written like user code, in Swift 5 and in Swift 6 mode.
    .target(
      name: "IsolationSwift5",
      dependencies: ["TatamiUIKit"],
      path: "Tests/IsolationTests/Swift5",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]
    ),
    .target(
      name: "IsolationSwift6",
      dependencies: ["TatamiUIKit"],
      path: "Tests/IsolationTests/Swift6",
      swiftSettings: strict
    ),
    .testTarget(
      name: "IsolationTests",
      dependencies: [
        "IsolationSwift5", "IsolationSwift6", "TatamiHost", "TatamiLayers", "TatamiTesting",
        "TatamiUIKit", "TestSupport",
      ],
      path: "Tests/IsolationTests/Tests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "KitchenSinkTests",
      dependencies: [
        "KitchenSinkPictures", "KitchenSinkScreens", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    // Controls written like user code, compiled in Swift 5 mode and in Swift 6 mode.
    .target(
      name: "SourceCompatibility5",
      dependencies: ["TatamiUIKit"],
      path: "Tests/SourceCompatibility/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(
      name: "SourceCompatibility6",
      dependencies: ["TatamiUIKit"],
      path: "Tests/SourceCompatibility/Swift6",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "SourceCompatibility5", "SourceCompatibility6", "TatamiTesting", "TatamiUIKit",
        "TestSupport",
      ],
      path: "Tests/SourceCompatibility/Tests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTests",
      dependencies: ["Tatami", "TatamiGeometry", "TatamiHost", "TatamiTesting", "TestSupport"],
      swiftSettings: strict
    ),
    // Programs that import nothing but `Tatami`, and the samples in the documentation of declarations.
    .testTarget(name: "TatamiImportTests", dependencies: ["Tatami"], swiftSettings: strict),
    // Programs written for the originals, in the language mode of their time, and the guides.
    .testTarget(
      name: "TatamiCompatKRTournamentViewTests",
      dependencies: [
        "TatamiBracket", "TatamiCompatKRTournamentView", "TatamiGeometry", "TatamiHost",
        "TatamiTesting", "TatamiTournamentViews", "TestSupport",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiCompatKRTournamentView1Tests",
      dependencies: ["TatamiCompatKRTournamentView1", "TatamiTournamentViews", "TestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiCompatSquareMosaicLayoutTests",
      dependencies: ["Tatami", "TatamiCompatSquareMosaicLayout", "TatamiHost", "TestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiCompatADMozaikCollectionViewLayoutTests",
      dependencies: [
        "Tatami", "TatamiCompatADMozaikCollectionViewLayout", "TatamiHost", "TestSupport",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiCompatTORoundedTableViewTests",
      dependencies: ["Tatami", "TatamiCompatTORoundedTableView", "TatamiHost", "TestSupport"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiCompatPuyopuyoTests",
      dependencies: [
        "Tatami", "TatamiCompatPuyopuyo", "TatamiHost", "TatamiTesting", "TestSupport",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "TatamiThemesTests",
      dependencies: ["TatamiThemes"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTournamentViewsTests",
      dependencies: [
        "TatamiGeometry", "TatamiHost", "TatamiTesting",
        "TatamiTournamentViews", "TatamiUIKit", "TestSupport",
      ],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FeedTests",
      dependencies: ["FeedScreens", "Tatami", "TatamiHost", "TatamiTesting", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ToDoTests",
      dependencies: ["TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport", "ToDo"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["Settings", "TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ReaderTests",
      dependencies: ["Reader", "TatamiHost", "TatamiTesting", "TatamiUIKit", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiMosaicTests",
      dependencies: ["TatamiMosaic", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiBricksTests",
      dependencies: ["TatamiBricks", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiDocumentsTests",
      dependencies: [
        "TatamiDocuments", "TatamiJSON", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiMatchListsTests",
      dependencies: ["TatamiMatchLists"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiTournamentTests",
      dependencies: [
        "TatamiBracket", "TatamiDocuments", "TatamiGeometry", "TatamiJSON", "TatamiMatchLists",
        "TatamiTournament", "TestSupport",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      exclude: ["Corpus/Files", "Corpus/Truth"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiSceneTests",
      dependencies: ["TatamiDocuments", "TatamiHost", "TatamiScene", "TestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiPictureTests",
      dependencies: [
        "Tatami", "TatamiDrawing", "TatamiGeometry", "TatamiPicture", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiServiceTests",
      dependencies: ["TatamiJSON", "TatamiPicture", "TatamiService"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TatamiCommandTests",
      dependencies: ["TatamiCommand"],
      swiftSettings: strict
    ),
  ]
)
