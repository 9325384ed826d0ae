public import ArgumentParser
import Foundation
public import KitchenSinkScreens
import TatamiUIKit

/// Draws every control of the kit into PNG files.
@main
struct KitchenSink: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "KitchenSink",
    abstract: "Draws every control of the kit, without a display.",
    discussion: """
      Each page is a view controller as any app has them: see Examples/KitchenSinkScreens. Before \
      its picture is taken, fingers and keys of nobody tap, drag, pinch and type.

      EXAMPLES:
        swift run KitchenSink                            all pages and a contact sheet
        swift run KitchenSink --page controls            one page
        swift run KitchenSink --appearance dark --direction rtl --output dark-mirrored
      """
  )

  @Option(help: "The page to draw; all of them and a contact sheet unless given.")
  var page: Page?

  @Option(help: "How the screen looks.")
  var appearance = Appearance.light

  @Option(help: "The direction of reading.")
  var direction = Direction.ltr

  @Option(help: "Pixels per point, 0.5 to 8.")
  var scale = 2.0

  @Option(help: "The folder for the pictures; made if it is not there.", completion: .directory)
  var output = "kitchen-sink"

  func validate() throws {
    guard (0.5...8).contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed are 0.5 to 8 pixels per point.")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    let folder = URL(filePath: output, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pages = page.map { [$0] } ?? Page.allCases
    let pictures = try pages.map { page in
      let picture = try stage.picture(of: page)
      try write(picture, to: folder.appending(path: "\(page.rawValue).png"))
      return picture
    }
    guard page == nil else { return }
    try write(stage.contactSheet(of: pictures), to: folder.appending(path: "contact-sheet.png"))
  }

  @MainActor
  private var stage: Stage {
    var stage = Stage()
    stage.appearance = appearance == .dark ? .dark : .light
    stage.direction = direction == .rtl ? .rightToLeft : .leftToRight
    stage.scale = scale
    return stage
  }

  private func write(_ picture: UIImage, to file: URL) throws {
    guard let png = picture.pngData() else {
      throw ValidationError("\(file.lastPathComponent) has no pixels at a scale of \(scale).")
    }
    try png.write(to: file)
    print(file.relativePath)
  }
}

/// How a screen looks.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
}

/// Directions of reading.
enum Direction: String, CaseIterable, ExpressibleByArgument {
  case ltr
  case rtl
}

extension Page: ExpressibleByArgument {}
