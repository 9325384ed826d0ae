import Foundation
import Testing

/// Photos of the package mate-backgrounds, which the set-up script installs.
@Suite struct MosaicCommandTests {
  private static let photos = URL(filePath: "/usr/share/backgrounds/mate/nature")

  /// Creates a folder with photos of given names.
  private func folder(_ names: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (index, name) in names.enumerated() {
      let photo = ["FreshFlower.jpg", "Aqua.jpg", "GreenMeadow.jpg"][index % 3]
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: Self.photos.appending(path: photo)
      )
    }
    return folder
  }

  private static let small = ["--width", "300", "--scale", "0.5"]

  @Test func `a folder becomes a picture with its name, in the order of the photos' names`() throws
  {
    let folder = try folder("img10.jpg", "img9.JPG", "img_1.jpg", ".hidden.jpg")
    try folder.write("no photo", to: "notes.txt")
    let run = try CommandRun(["mosaic", ".", "--captions", "--format", "svg"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let name = "\(folder.url.lastPathComponent).svg"
    #expect(run.errors.hasSuffix("KB\n"))
    let svg = String(decoding: try folder.read(name), as: UTF8.self)
    #expect(svg.components(separatedBy: "data:image/jpeg").count == 4)
    let captions = ["img9", "img10", "img 1"].compactMap { svg.range(of: ">\($0)</text>") }
    #expect(captions.count == 3)
    #expect(captions.map(\.lowerBound) == captions.map(\.lowerBound).sorted())
  }

  @Test func `a second run does not take the first picture for a photo`() throws {
    let folder = try folder("a.jpg")
    let arguments = ["mosaic", ".", "-o", "wall.png"] + Self.small
    let first = try CommandRun(arguments, in: folder.url)
    #expect(first.exitCode == 0, "\(first.errors)")
    let picture = try folder.read("wall.png")
    #expect(try CommandRun(arguments, in: folder.url).exitCode == 0)
    #expect(try folder.read("wall.png") == picture)
  }

  @Test func `photos take the memory of the sizes at which they are shown`() throws {
    let folder = try TemporaryFolder()
    // 30 photos of 1920 x 1280 pixels, 295 MB in their own size.
    for index in 0..<30 {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "\(index).jpg"),
        withDestinationURL: Self.photos.appending(path: "Storm.jpg")
      )
    }
    var peak = 0
    let arguments = ["mosaic", ".", "-o", "wall.png", "--jobs", "2", "--quiet"] + Self.small
    let run = try CommandRun(arguments, in: folder.url) { process in
      while let kilobytes = Self.peakMemory(of: process) {
        peak = max(peak, kilobytes)
        usleep(2_000)
      }
    }
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(peak > 10_000)
    #expect(peak < 150_000, "\(peak) KB")
  }

  /// Returns the largest resident memory of a running process, in KB; nil after its end.
  private static func peakMemory(of process: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == "\t" || $0 == " " }).dropFirst().first.flatMap {
      Int($0)
    }
  }

  @Test(arguments: ["snake", "plates", "stack", "justified"])
  func `presets arrange photos`(preset: String) throws {
    let folder = try folder("a.jpg", "b.jpg", "c.jpg", "d.jpg")
    let arguments = ["mosaic", "a.jpg", "b.jpg", "c.jpg", "d.jpg", "--preset", preset, "--quiet"]
    let run = try CommandRun(arguments + Self.small, in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(try folder.read("mosaic.png").prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
  }

  @Test func `a photo that cannot be read is named and skipped`() throws {
    let folder = try folder("a.jpg", "b.jpg")
    try folder.write("hi", to: "c.jpg")
    let whole = try Data(contentsOf: Self.photos.appending(path: "Garden.jpg"))
    try whole.prefix(3000).write(to: folder.url.appending(path: "d.jpg"))
    let arguments = ["mosaic", ".", "-o", "wall.pdf"] + Self.small
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 0)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("tatami: warning: ") }
    #expect(
      lines == [
        "tatami: warning: ./c.jpg: not a known image format; known are PNG, JPEG, GIF, WebP, BMP,"
          + " TIFF and ICO; the photo is skipped",
        "tatami: warning: ./d.jpg: broken JPEG image: truncated after 3000 bytes;"
          + " the photo is skipped",
      ]
    )
    let quiet = try CommandRun(arguments + ["--quiet", "--jobs", "1"], in: folder.url)
    #expect(quiet.errors == "")
    try FileManager.default.removeItem(at: folder.url.appending(path: "c.jpg"))
    let strict = try CommandRun(arguments + ["--strict"], in: folder.url)
    #expect(strict.exitCode == 65)
    #expect(
      strict.errors.hasSuffix("tatami: ./d.jpg: broken JPEG image: truncated after 3000 bytes\n")
    )
  }

  @Test(arguments: ["bricks", "justified"])
  func `a mosaic has the given size`(preset: String) throws {
    let folder = try folder("a.jpg", "b.jpg", "c.jpg")
    let arguments = ["mosaic", ".", "-o", "wall.svg", "--size", "320x180", "--preset", preset]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.errors.contains("wall.svg: 320 x 180 points"), "\(run.errors)")
  }

  @Test func `a HEIC photo of a folder is named with what to do`() throws {
    let folder = try folder("a.jpg")
    let bytes = [0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 100)
    try Data(bytes).write(to: folder.url.appending(path: "IMG_1.HEIC"))
    let run = try CommandRun(["mosaic", ".", "-o", "wall.png"] + Self.small, in: folder.url)
    #expect(run.exitCode == 0)
    let warning = "tatami: warning: ./IMG_1.HEIC: HEIC images are not supported; convert the image"
    #expect(run.errors.contains(warning), "\(run.errors)")
  }

  @Test func `pipes, devices, large and truncated files are named and skipped`() throws {
    let folder = try folder("a.jpg")
    let path = { (name: String) in folder.url.appending(path: name).path }
    try #require(mkfifo(path("b.jpg"), 0o600) == 0)
    try #require(symlink("/dev/zero", path("c.jpg")) == 0)
    // A file without content on the disk.
    try folder.write("", to: "d.png")
    try #require(truncate(path("d.png"), 1 << 30) == 0)
    let png = try CommandRun(["mosaic", "a.jpg", "-o", "-"] + Self.small, in: folder.url).output
    try png.prefix(png.count - 30).write(to: folder.url.appending(path: "e.png"))
    let run = try CommandRun(["mosaic", ".", "-o", "wall.svg"] + Self.small, in: folder.url)
    #expect(run.exitCode == 0)
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(
      lines.dropLast() == [
        "tatami: warning: cannot read './b.jpg': it is not a regular file; the photo is skipped",
        "tatami: warning: cannot read './c.jpg': it is not a regular file; the photo is skipped",
        "tatami: warning: cannot read './d.png': it has more than 256 MiB; the photo is skipped",
        "tatami: warning: ./e.png: broken PNG image: truncated after \(png.count - 30) bytes;"
          + " the photo is skipped",
      ]
    )
    #expect(lines.last?.hasPrefix("wall.svg: ") == true, "\(run.errors)")
  }

  @Test func `photos with too many pixels in the picture are rejected before they are decoded`()
    throws
  {
    let folder = try TemporaryFolder()
    // The beginning of a gray progressive JPEG file of 8000 x 8000 pixels.
    let tables =
      [0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 16, count: 64) + [0xff, 0xc4, 0, 20, 0, 1]
      + [UInt8](repeating: 0, count: 16)
    let frame: [UInt8] = [0xff, 0xc2, 0, 11, 8, 0x1f, 0x40, 0x1f, 0x40, 1, 1, 0x11, 0]
    let scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 100)
    for index in 0..<5 {
      let bytes: [UInt8] = [0xff, 0xd8] + tables + frame + scan
      try Data(bytes).write(to: folder.url.appending(path: "\(index).jpg"))
    }
    let arguments = ["mosaic", ".", "--width", "20000", "--scale", "16", "--format", "svg"]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(
      run.errors.hasSuffix(
        "tatami: the photos would have 320000000 pixels in the picture; allowed are 268435456 in"
          + " total; choose a smaller --width or --scale\n"
      )
    )
  }

  @Test(arguments: [
    (["missing.jpg"], 66, "cannot read 'missing.jpg': No such file or directory"),
    (["empty"], 66, "no photos in 'empty'; photos are files whose names end in bmp, gif, jpeg,"),
    (["text.png"], 65, "the only photo cannot be read"),
    (["a.jpg", "--preset", "snak"], 64, "did you mean 'snake'?"),
    (["a.jpg", "--gap", "2000"], 64, "--gap is 2000; allowed are 0 to 1000 points."),
    (["a.jpg", "--radius", "-5"], 64, "--radius is -5; allowed are 0 to 1000 points."),
    (["a.jpg", "--captions", "-5"], 64, "Unknown option '-5'"),
    (["a.jpg", "--gap", "-0.5"], 64, "--gap is -0.5; allowed are 0 to 1000 points."),
    (["a.jpg", "--size", "1920"], 64, "a width and a height of 100 to 20000, such as 1920x1080"),
    (["a.jpg", "--size", "200x200", "--width", "9"], 64, "--width is 9; allowed are 100 to 20000"),
    (
      ["a.jpg", "--size", "200x200", "--width", "200"], 64, "--size and --width exclude each other."
    ),
    (["a.jpg", "--size", "200x200", "--preset", "snake"], 64, "--preset bricks and justified."),
    (
      ["a.jpg", "--size", "200x200", "--ragged"], 64,
      "--preset bricks or justified, without --size."
    ),
    (
      ["a.jpg", "--ragged", "--preset", "snake"], 64,
      "--preset bricks or justified, without --size."
    ),
    (["a.jpg", "--jobs", "0"], 64, "--jobs is 0; allowed are 1 to 64 threads."),
    (["a.jpg", "--width", "200", "--margin", "150"], 64, "the wall is 200.0 points wide"),
    (["text.png", "-o", "text.png"], 64, "'text.png' is one of the photos"),
    (["a.jpg", "--format", "brackets-model"], 64, "allowed are png, jpeg, svg and pdf."),
  ])
  func `mistakes are named`(arguments: [String], exitCode: Int32, message: String) throws {
    let folder = try folder("a.jpg")
    try folder.write("hi", to: "text.png")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"),
      withIntermediateDirectories: false
    )
    let run = try CommandRun(["mosaic"] + arguments, in: folder.url)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
