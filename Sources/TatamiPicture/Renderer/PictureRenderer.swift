public import Foundation
import Tatami
import TatamiDrawing

/// Draws documents into the bytes of files, within limits; the way into Tatami for servers.
///
/// A renderer is a value without state and can be used from any task:
///
/// ```swift
/// let document = try SceneDocument.parse(Array(text.utf8))
/// var request = PictureRequest(.scene(document))
/// request.format = .svg
/// let picture = try await PictureRenderer().render(request)
/// ```
///
/// Scenes are laid out on the main actor, tournaments in any task. Texts are shaped and PDFs are written
/// under a lock of the process, because Pango and Cairo share their fonts; pixels are drawn and files
/// are encoded in parallel. A program that needs more than one core for scenes starts several
/// processes, as `tatami serve` does.
public struct PictureRenderer: Sendable {
  /// The limits of each request.
  public var limits: RenderLimits

  /// Creates a renderer.
  public init(limits: RenderLimits = RenderLimits()) {
    self.limits = limits
  }

  /// Lays out a scene on the main actor, and does everything else on the executor of nonisolated
  /// functions.
  ///
  /// - Throws: A `RenderError`, after cancellation ``RenderError/canceled``.
  /// - Complexity: O(*n*) in the nodes and the pixels.
  public func render(_ request: PictureRequest) async throws(RenderError) -> RenderedPicture {
    try Self.checkCancellation()
    let (picture, deadline) =
      if case .tournament(let bytes) = request.content {
        try inTime { () throws(RenderError) in
          try checked(request) { () throws(RenderError) in try tournament(bytes, request) }
        }
      } else {
        try await layOutInTime(request)
      }
    try Self.checkCancellation()
    return try draw(picture, for: request, deadline)
  }

  /// Lays out and draws a document on the main actor.
  ///
  /// - Throws: A `RenderError`.
  /// - Complexity: O(*n*) in the nodes and the pixels.
  @MainActor
  public func renderOnMainActor(
    _ request: PictureRequest
  ) throws(RenderError) -> RenderedPicture {
    let (picture, deadline) = try layOutInTime(request)
    return try draw(picture, for: request, deadline)
  }

  /// Lays out a document; the time of the request begins when the main actor does so.
  @MainActor
  private func layOutInTime(
    _ request: PictureRequest
  ) throws(RenderError) -> (Picture, RenderDeadline) {
    try inTime { () throws(RenderError) in try layOut(request) }
  }

  /// Calls a function that lays out, and checks the time that it takes.
  private func inTime(
    _ layOut: () throws(RenderError) -> Picture
  ) throws(RenderError) -> (Picture, RenderDeadline) {
    let deadline = RenderDeadline(limits.duration)
    let picture = try layOut()
    try deadline.check(after: "layout")
    return (picture, deadline)
  }

  /// Lays out a document; the picture can be drawn on any thread.
  ///
  /// - Throws: A `RenderError`.
  @MainActor
  public func layOut(_ request: PictureRequest) throws(RenderError) -> Picture {
    try checked(request) { () throws(RenderError) in
      switch request.content {
      case .scene(let document, let data): try scene(document, data, request)
      case .tournament(let bytes): try tournament(bytes, request)
      }
    }
  }

  /// Calls a function that lays out, after a check of the fonts and of the scale and before one of the
  /// size.
  private func checked(
    _ request: PictureRequest,
    _ layOut: () throws(RenderError) -> Picture
  ) throws(RenderError) -> Picture {
    guard PictureRequest.allowedScales.contains(request.scale) else {
      throw .scale(request.scale)
    }
    do throws(PictureError) {
      try PictureFonts.check()
    } catch {
      throw .fonts(error)
    }
    let picture = try layOut()
    try check(picture.size, request)
    return picture
  }

  @MainActor
  private func scene(
    _ document: SceneValue,
    _ data: SceneData?,
    _ request: PictureRequest
  ) throws(RenderError) -> Picture {
    let isDeep = document.isDeeper(than: limits.levels)
    guard !isDeep, data?.value.isDeeper(than: limits.levels) != true else {
      throw .limit(.levels, found: limits.levels + 1, allowed: limits.levels)
    }
    var options = ViewScene.Options()
    options.data = data
    options.folder = request.folder
    options.nodeLimit = limits.nodes
    options.direction = request.direction?.trait
    if let theme = request.theme { options.style = theme == .dark ? .dark : .light }
    do throws(SceneError) {
      return try Picture(of: document, options: options)
    } catch {
      throw .scene(error)
    }
  }

  private func tournament(
    _ bytes: [UInt8],
    _ request: PictureRequest
  ) throws(RenderError) -> Picture {
    do throws(TournamentDocumentError) {
      let read = try TournamentDocument.read(bytes, name: "tournament")
      var poster = TournamentPoster(of: read.document)
      poster.title = request.title.isEmpty ? nil : request.title
      poster.theme = request.theme ?? .light
      poster.language = TournamentLanguage.guess(from: bytes) ?? .english
      var picture = Picture(of: PosterPages(of: poster, as: request.format))
      picture.notes = read.notices.map(\.description)
      return picture
    } catch {
      throw .tournament(error)
    }
  }

  private func check(_ size: CGSize, _ request: PictureRequest) throws(RenderError) {
    do throws(PictureError) {
      try Picture.check(size, as: request.format, scale: request.scale)
    } catch {
      throw .picture(error)
    }
    let scale = request.format.isRaster ? request.scale : 1
    // The sides are checked above, so that the product is a small number.
    let pixels = Int((size.width * scale).rounded()) * Int((size.height * scale).rounded())
    guard pixels <= limits.pixels else {
      throw .limit(.pixels, found: pixels, allowed: limits.pixels)
    }
  }

  private func draw(
    _ picture: Picture,
    for request: PictureRequest,
    _ deadline: RenderDeadline
  ) throws(RenderError) -> RenderedPicture {
    let file: PictureFile
    do throws(PictureError) {
      file = try picture.file(as: request.format, scale: request.scale, title: request.title)
    } catch {
      throw .picture(error)
    }
    try deadline.check(after: "drawing")
    guard file.byteCount <= limits.bytes else {
      throw .limit(.bytes, found: file.byteCount, allowed: limits.bytes)
    }
    return RenderedPicture(picture, file)
  }

  private static func checkCancellation() throws(RenderError) {
    if Task.isCancelled { throw .canceled }
  }
}

/// A file that shows a document.
public struct RenderedPicture: Sendable {
  /// The bytes of the file.
  public let data: Data
  /// The size of the first page, in points.
  public let size: CGSize
  /// Notes about everything that does not fit, was skipped or has no glyph, each a sentence.
  public let notes: [String]
  /// The paths of the images that the picture shows, relative to the folder of images.
  public let imagePaths: [String]

  init(_ picture: Picture, _ file: PictureFile) {
    data = file.data
    size = picture.size
    imagePaths = picture.imagePaths
    let missing = file.charactersWithoutGlyph
    notes = picture.notes + (missing.isEmpty ? [] : [PictureFonts.warning(for: missing)])
  }
}

/// The end of a request's time.
struct RenderDeadline: Sendable {
  private let end: ContinuousClock.Instant
  private let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
    end = ContinuousClock.now + duration
  }

  /// Throws `RenderError.timeout` if the time is over.
  func check(after step: String) throws(RenderError) {
    guard ContinuousClock.now < end else { throw .timeout(duration, after: step) }
  }
}
