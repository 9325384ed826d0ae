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

  @Test(arguments: ["snake", "plates", "stack"])
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

  @Test(arguments: [
    (["missing.jpg"], 66, "cannot read 'missing.jpg': No such file or directory"),
    (["empty"], 66, "no photos in 'empty'; photos are files whose names end in bmp, gif, jpeg,"),
    (["text.png"], 65, "the only photo cannot be read"),
    (["a.jpg", "--preset", "snak"], 64, "did you mean 'snake'?"),
    (["a.jpg", "--gap", "2000"], 64, "--gap is 2000; allowed are 0 to 1000 points."),
    (["a.jpg", "--jobs", "0"], 64, "--jobs is 0; allowed are 1 to 64 threads."),
    (["a.jpg", "--width", "200", "--margin", "150"], 64, "the wall is 200.0 points wide"),
    (["text.png", "-o", "text.png"], 64, "'text.png' is one of the photos"),
    (["a.jpg", "--format", "brackets-model"], 64, "allowed are png, svg and pdf."),
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
