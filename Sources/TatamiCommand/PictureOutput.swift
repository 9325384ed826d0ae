import ArgumentParser
import Foundation
import TatamiPicture

/// The picture that a command makes of an input.
struct PictureOutput {
  /// The path of the input; `-` for standard input.
  let input: String
  /// The path of the picture; `-` for standard output.
  var path: String
  let format: PictureFormat
  /// The pixels per point of a PNG.
  var scale = 2.0
  /// Whether a PNG that is too large gets a lower scale.
  var canLowerScale = false
  /// Whether only errors are printed.
  var isQuiet = false

  /// The input's name in messages.
  private var inputName: String { input == "-" ? "standard input" : input.escaped() }

  /// Checks what can be checked before the input is read: the output and the fonts.
  func validate() throws {
    try FilePath.check(path, isNot: input, kind: "picture")
    // A terminal reads the bytes of a PNG or PDF as commands; an SVG is text.
    if path == "-", format != .svg, isatty(STDOUT_FILENO) == 1 {
      let name = format.rawValue.uppercased()
      throw CommandError(
        .usage,
        "standard output is a terminal, and a \(name) is binary; add -o FILE or redirect the output"
      )
    }
    do throws(PictureError) {
      try PictureFonts.check()
    } catch {
      throw CommandError(.missingInput, "\(error)")
    }
  }

  /// Checks whether the format allows a size, in points; rejects it with what is allowed.
  ///
  /// A PNG that is too large gets the largest scale that is allowed, with a note, unless the scale
  /// was given.
  mutating func fit(_ size: CGSize) throws {
    let maximumScale = Picture.maximumScale(of: size)
    if format.isRaster, canLowerScale, maximumScale < scale,
      Picture.allows(size, as: format, scale: maximumScale),
      PictureOptions.allowedScales.contains(maximumScale)
    {
      scale = maximumScale
      printNote(
        "the scale is \(maximumScale) pixels per point, the largest for this \(format.rawValue.uppercased())"
      )
    }
    try check(size)
  }

  /// Returns the output of one of several pictures of the input, numbered from 1: `card-07.png`.
  func numbered(_ number: Int, of count: Int) -> PictureOutput {
    let digits = "\(number)"
    let zeros = String(repeating: "0", count: "\(count)".count - digits.count)
    let name = path as NSString
    var output = self
    output.path = "\(name.deletingPathExtension)-\(zeros)\(digits).\(name.pathExtension)"
    return output
  }

  /// Returns the output with another path, whose folder is created.
  ///
  /// - Parameter inputs: The files that the picture must not replace.
  func named(_ path: String, inputs: [String]) throws -> PictureOutput {
    for input in inputs { try FilePath.check(path, isNot: input, kind: "picture") }
    let folder = FilePath.sibling(of: path, named: "")
    if !folder.isEmpty { try OutputFile.createFolder(folder) }
    var output = self
    output.path = path
    return output
  }

  /// Prints a note about the input, unless only errors are printed.
  func printNote(_ text: String) { printNotes([text]) }

  /// Prints notes about the input, or the first of many, unless only errors are printed.
  func printNotes(_ notes: [String]) {
    if !isQuiet { Terminal.printNotes(notes.map { "\(inputName): \($0)" }) }
  }

  private func check(_ size: CGSize) throws {
    do throws(PictureError) {
      try Picture.check(size, as: format, scale: scale)
    } catch {
      let choices = choices(for: size)
      let advice =
        choices.isEmpty ? "no format allows this size" : "use \(choices.joined(separator: ", or "))"
      throw CommandError(.invalidData, "\(inputName): \(error); \(advice)")
    }
  }

  /// The name of the step in which the picture is drawn.
  var drawingStep: String { "drawing \(format.rawValue.uppercased())" }

  /// Writes a picture.
  func write(_ picture: Picture, title: String?, progress: inout Progress) throws {
    try write(file(of: picture, title: title), of: picture, progress: &progress)
  }

  /// Writes the file of a picture.
  func write(_ file: PictureFile, of picture: Picture, progress: inout Progress) throws {
    warnAboutMissingGlyphs(in: file)
    progress.begin("writing \(path)")
    try OutputFile.write(file.pieces, to: path)
    progress.end()
    guard path != "-", !isQuiet else { return }
    let kilobytes = (file.byteCount + 1023) / 1024
    let size = "\(Int(picture.size.width)) x \(Int(picture.size.height)) points"
    let pages = picture.pageCount > 1 ? ", \(picture.pageCount) pages" : ""
    Terminal.printError("\(path.escaped()): \(size)\(pages), \(kilobytes) KB")
  }

  /// Returns the file of a picture; can be called on any thread.
  func file(of picture: Picture, title: String?) throws(CommandError) -> PictureFile {
    do throws(PictureError) {
      return try picture.file(as: format, scale: scale, title: title ?? FilePath.name(of: input))
    } catch {
      throw CommandError(.invalidData, "\(inputName): \(error)")
    }
  }

  private func warnAboutMissingGlyphs(in file: PictureFile) {
    guard !isQuiet else { return }
    let characters = file.charactersWithoutGlyph
    guard !characters.isEmpty else { return }
    Terminal.printError("tatami: warning: \(inputName): \(PictureFonts.warning(for: characters))")
  }

  /// Returns the other formats that allow a size, and the scale of a PNG.
  private func choices(for size: CGSize) -> [String] {
    var choices: [String] = []
    let maximumScale = Picture.maximumScale(of: size)
    if format.isRaster, PictureOptions.allowedScales.contains(maximumScale) {
      choices.append("--scale \(maximumScale) or less")
    }
    choices += PictureFormat.allCases
      .filter {
        $0 != format && $0 != .jpeg && $0 != .webp && Picture.allows(size, as: $0, scale: scale)
      }
      .map { ".\($0.rawValue)" }
    return choices
  }
}
