import ArgumentParser
import Foundation
import TatamiPicture

/// The command that arranges photos as a mosaic or a brick wall.
struct MosaicCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mosaic",
    _superCommandName: Tatami.name,
    abstract: "Arranges photos as a mosaic or a brick wall.",
    discussion: """
      Reads PNG, JPEG, GIF, BMP and TIFF files (WebP with the package webp-pixbuf-loader) and all \
      such files in folders, in the order of their names. Photos are rotated according to their \
      EXIF orientation and decoded at the size at which they are shown.

      PRESETS:
        bricks    columns of photos in their own shapes; wide ones cover two
        justified rows of photos in their own shapes, each row as wide as the wall
        snake     large squares left and right with rows of three between them
        triple    rows of three squares
        quilt     large squares left and right among rows of four
        posters   tall photos left and right with small ones next to them
        plates    rows of two
        pairs     large squares left and right, two small ones next to each
        rows      rows of three squares, filled from the left
        stack     one large square below another

      A photo that cannot be read is named and skipped. Photos are regular files of at most 256 MiB \
      and 67,108,864 pixels; a JPEG file of one scan may have four times as many.

      EXAMPLES:
        tatami mosaic holiday                             writes holiday.png
        tatami mosaic holiday -o wall.pdf --preset snake --gap 12 --radius 10
        tatami mosaic *.jpg -o wall.png --columns 5 --captions --theme dark
        tatami mosaic holiday -o desktop.png --preset justified --size 1920x1080
        tatami mosaic cover.jpg holiday -o wall.svg --title "Summer 2026"
      """
  )

  @Argument(
    help: ArgumentHelp("Photos, and folders of photos.", valueName: "photo"),
    completion: .file()
  )
  var photos: [String]

  @Option(
    help:
      "The arrangement: bricks, justified, snake, triple, quilt, posters, plates, pairs, rows or stack.",
    transform: PhotoArrangement.init(suggestingFor:)
  )
  var preset: PhotoArrangement = .bricks

  @Option(help: "The picture's width in points, 100 to 20000. Default: 1200.")
  var width: Double?

  @Option(
    help: """
      The picture's width and height, such as 1920x1080: pixels of a PNG, points of SVG and PDF. \
      Bricks and justified rows fill it; photos are cropped for it.
      """,
    transform: Self.size
  )
  var size: CGSize?

  @Flag(help: "Let columns of bricks end at different heights, and the last justified row early.")
  var ragged = false

  @Option(
    help: """
      The number of columns of bricks, or of square photos in a justified row, 1 to 50. Bricks whose \
      columns would not end at one line have another number.
      """
  )
  var columns: Int = 4

  @Option(help: "The space between photos in points, 0 to 1000.")
  var gap: Double = 8

  @Option(help: "The space around the photos in points, 0 to 1000. Default: the gap.")
  var margin: Double?

  @Option(help: "The radius of the photos' corners in points, 0 to 1000.")
  var radius: Double = 0

  @Flag(help: "Show the names of the files on the photos.")
  var captions = false

  @Option(help: "The title above the photos.")
  var title: String?

  @Option(help: "The number of threads that decode photos, 1 to 64. Default: up to 4.")
  var jobs: Int?

  @Flag(help: "End with an error if a photo cannot be read; otherwise it is skipped.")
  var strict = false

  @OptionGroup
  var picture: PictureOptions

  func validate() throws {
    guard try picture.target(for: "-").format.picture != nil else {
      throw ValidationError("A mosaic is written as a picture; allowed are png, jpeg, svg and pdf.")
    }
    try ValidationError.check("width", width, in: 100...20_000, " points")
    guard size == nil || width == nil else {
      throw ValidationError("--size and --width exclude each other.")
    }
    if size != nil, !preset.isFlexible {
      throw ValidationError(
        "--size needs photos that can be cropped to it: allowed are --preset bricks and justified."
      )
    }
    if ragged, size != nil || !preset.isFlexible {
      throw ValidationError("--ragged needs --preset bricks or justified, without --size.")
    }
    try ValidationError.check("gap", gap, in: 0...1000, " points")
    try ValidationError.check("margin", margin ?? gap, in: 0...1000, " points")
    try ValidationError.check("radius", radius, in: 0...1000, " points")
    try ValidationError.check("columns", Double(columns), in: 1...50, " columns")
    try ValidationError.check("jobs", Double(jobs ?? 1), in: 1...64, " threads")
  }

  /// Reads the value of `--size`.
  private static func size(_ argument: String) throws -> CGSize {
    let lengths = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .compactMap { Double($0) }
    guard lengths.count == 2, lengths.allSatisfy((100...20_000).contains) else {
      throw ValidationError("allowed are a width and a height of 100 to 20000, such as 1920x1080")
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  func run() throws {
    try CommandError.reporting { try draw() }
  }

  @MainActor
  private func draw() throws {
    let list = try PhotoList(photos)
    var output = try picture.output(for: list.folderName ?? "mosaic")
    if size != nil, picture.scale == nil { output.scale = 1 }
    let paths = try list.paths(without: output.path, arguments: photos)
    var progress = Progress(steps: 4, isQuiet: picture.quiet)
    defer { progress.end() }
    let reader = PhotoReader(jobs: jobCount, isStrict: strict, isQuiet: picture.quiet)
    progress.begin("reading \(paths.count) photos")
    var photos = try reader.headers(of: paths, progress: &progress)
    progress.begin("decoding \(photos.count) photos")
    while true {
      let layout = try layout(of: photos)
      try output.fit(layout.size)
      let sizes = layout.frames.map { pixelSize(of: $0, scale: output.scale) }
      try checkPixels(of: photos, sizes)
      let decoded = try reader.decode(photos, sizes: sizes, progress: &progress)
      guard decoded.count == photos.count else {
        // The photos that are left move up.
        photos = decoded
        continue
      }
      let view = layout.view(images: decoded.compactMap(\.image))
      progress.begin(output.drawingStep)
      return try output.write(Picture(of: view), title: title, progress: &progress)
    }
  }

  private var jobCount: Int { jobs ?? min(4, ProcessInfo.processInfo.activeProcessorCount) }

  private func layout(of photos: [ReadPhoto]) throws -> PhotoWallLayout {
    var wall = PhotoWall(photos.map { PhotoWall.Photo(size: $0.size, caption: $0.caption) })
    wall.arrangement = preset
    wall.width = size?.width ?? width ?? 1200
    wall.height = size?.height
    wall.hasRaggedEnd = ragged
    wall.columnCount = columns
    wall.gap = gap
    wall.margin = margin ?? gap
    wall.cornerRadius = radius
    wall.showsCaptions = captions
    wall.title = title
    wall.theme = picture.theme
    do throws(PhotoWallError) {
      return try wall.layout()
    } catch {
      throw CommandError(.usage, "\(error)")
    }
  }

  /// The maximum number of pixels of all photos at the sizes at which they are shown.
  private static let pixelLimit = 268_435_456.0  // 1 GiB of memory, as many as a PNG has

  private func checkPixels(of photos: [ReadPhoto], _ sizes: [CGSize]) throws {
    let pixels = zip(photos, sizes).reduce(0) { sum, pair in
      let (size, shown) = (pair.0.size, pair.1)
      return sum + Double(min(size.width * size.height, shown.width * shown.height))
    }
    guard pixels > Self.pixelLimit else { return }
    throw CommandError(
      .usage,
      "the photos would have \(Int(pixels)) pixels in the picture; allowed are"
        + " \(Int(Self.pixelLimit)) in total; choose a smaller --width or --scale"
    )
  }

  private func pixelSize(of frame: CGRect, scale: Double) -> CGSize {
    CGSize(
      width: (Double(frame.width) * scale).rounded(.up),
      height: (Double(frame.height) * scale).rounded(.up)
    )
  }
}
