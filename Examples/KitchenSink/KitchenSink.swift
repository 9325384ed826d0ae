public import ArgumentParser
import Foundation
import KitchenSinkPictures
public import KitchenSinkScreens
import TatamiUIKit

/// Renders every control of the kit to PNG files.
@main
struct KitchenSink: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "KitchenSink",
    abstract: "Renders every control of the kit, without a display.",
    discussion: """
      Each page is an ordinary view controller; see Examples/KitchenSinkScreens. Simulated \
      touches and key presses operate it before it is rendered.

      EXAMPLES:
        swift run KitchenSink                            all pages and a contact sheet
        swift run KitchenSink --page controls            one page
        swift run KitchenSink --appearance dark --direction rtl --output dark-mirrored
      """
  )

  @Option(help: "The page to render; by default all pages and a contact sheet.")
  var page: Page?

  @Option(help: "The interface style.")
  var appearance = Appearance.light

  @Option(help: "The layout direction.")
  var direction = Direction.ltr

  @Option(help: "Pixels per point, 0.5 to 8.")
  var scale = 2.0

  @Option(help: "The folder for the images; created if it does not exist.", completion: .directory)
  var output = "kitchen-sink"

  func validate() throws {
    guard (0.5...8).contains(scale) else {
      throw ValidationError("--scale is \(scale); allowed is 0.5 to 8 pixels per point.")
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
    let images = try pages.map { page in
      let image = try renderer.image(of: page)
      try write(image, to: folder.appending(path: "\(page.rawValue).png"))
      return image
    }
    guard page == nil else { return }
    try write(renderer.contactSheet(of: images), to: folder.appending(path: "contact-sheet.png"))
  }

  @MainActor
  private var renderer: PageRenderer {
    var renderer = PageRenderer()
    renderer.appearance = appearance == .dark ? .dark : .light
    renderer.direction = direction == .rtl ? .rightToLeft : .leftToRight
    renderer.scale = scale
    return renderer
  }

  private func write(_ image: UIImage, to file: URL) throws {
    guard let png = image.pngData() else {
      throw ValidationError("\(file.lastPathComponent) has no pixels at a scale of \(scale).")
    }
    try png.write(to: file)
    print(file.relativePath)
  }
}

/// An interface style.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
}

/// A layout direction.
enum Direction: String, CaseIterable, ExpressibleByArgument {
  case ltr
  case rtl
}

extension Page: ExpressibleByArgument {}
