import Foundation
import OrderedCollections
import TatamiDocuments
import TatamiJSON
import TatamiPicture

/// The answers of a service to requests, without connections.
///
/// A class, because event loops share it.
final class PictureService: Sendable {
  let options: ServiceOptions
  let templates: TemplateFolder
  private let source: any PictureSource
  private let cache: PictureCache
  private let flights = Flights<Result<JobPicture, JobError>>()
  private let blocked = BlockedKeys()
  let metrics = Metrics()

  /// The maximum size of a body, in bytes: 1 MiB.
  static let bodyLimit = 1 << 20
  /// The time of the first picture that `/ready` waits for.
  private static let probe: JSONValue = .object([
    "op": .string("render"),
    "scene": .object([
      "view": .object([
        "type": .string("shape"), "width": .number(1), "height": .number(1),
      ])
    ]),
  ])

  init(_ options: ServiceOptions, _ templates: TemplateFolder, _ source: any PictureSource) {
    (self.options, self.templates, self.source) = (options, templates, source)
    cache = PictureCache(limit: options.cacheBytes)
  }

  /// Returns the answer to a request.
  func respond(to request: ServiceRequest) async -> ServiceResponse {
    do throws(Problem) {
      let target = try RequestTarget(request.target)
      if let response = try await page(target, request) { return response }
      return try await picture(target, request)
    } catch {
      return error.response
    }
  }

  /// Returns a page that is no picture; nil for other paths.
  private func page(
    _ target: RequestTarget,
    _ request: ServiceRequest
  ) async throws(Problem) -> ServiceResponse? {
    let isRead = request.method == "GET" || request.method == "HEAD"
    guard ["/", IndexPage.stylePath, "/health", "/ready", "/metrics"].contains(target.path) else {
      return nil
    }
    guard isRead else { throw Self.wrongMethod("GET, HEAD") }
    switch target.path {
    case "/": return IndexPage(templates, options.signatures).response
    case IndexPage.stylePath: return IndexPage.style
    case "/health": return Self.text("ok\n")
    case "/ready":
      let source = source
      // All requests share one probe, which comes in addition to the pictures that wait.
      let result = await flights.value("ready", limit: .max) {
        await source.picture(of: Self.probe)
      }
      if case .failure(let error) = result { throw Problem(503, error) }
      return Self.text("ready\n")
    default: return Self.text(metrics.text(gauges), type: "text/plain; version=0.0.4")
    }
  }

  private static func text(_ text: String, type: String = "text/plain") -> ServiceResponse {
    var response = ServiceResponse(200, "\(type); charset=utf-8", Data(text.utf8))
    response.fields.append(("Cache-Control", "no-store"))
    return response
  }

  static func wrongMethod(_ allowed: String) -> Problem {
    Problem(405, .request, "the method is not allowed here; allowed: \(allowed)")
  }

  private var gauges: Metrics.Gauges {
    let cached = cache.numbers
    return Metrics.Gauges(
      cachedPictures: cached.count,
      cachedBytes: cached.size,
      rendering: flights.count,
      workers: source.concurrency,
      workerRestarts: (source as? WorkerPool)?.numbers.restarts ?? 0,
      residentBytes: ProcessUsage.residentBytes
    )
  }
}

extension PictureService {
  private func picture(
    _ target: RequestTarget,
    _ request: ServiceRequest
  ) async throws(Problem) -> ServiceResponse {
    try checkSignature(target, request)
    if target.path == "/render" { return try await document(target, request) }
    guard let name = PictureName(target.path) else { throw notFound(target.path) }
    let template = try template(name)
    guard ["GET", "HEAD", "POST"].contains(request.method) else {
      throw Self.wrongMethod("GET, HEAD, POST")
    }
    let job = try TemplateJob(template, name, target.query, request, options.limits)
    let picture = try await picture(job, file: template.file)
    let isVersioned = target.query["v"] == String(template.digest.prefix(16))
    let time = cacheControl(target, request, isVersioned: isVersioned)
    return response(picture, name.format, request, cacheControl: time, name: name.template)
  }

  private func checkSignature(
    _ target: RequestTarget,
    _ request: ServiceRequest
  ) throws(Problem) {
    guard let signatures = options.signatures else { return }
    guard request.method != "POST" else {
      throw Problem(403, .request, "a signature does not cover a body; use GET")
    }
    guard signatures.accepts(target) else {
      throw Problem(403, .request, "the URL has no valid signature, or it has expired")
    }
  }

  private func notFound(_ path: String) -> Problem {
    let names = templates.names()
    let endings = PictureName.endings.joined(separator: ", ")
    let wanted = String(path.dropFirst().prefix { $0 != "." && $0 != "@" })
    let hint = SpellingSuggestion.hint(for: wanted, among: names)
    var error = JobError(
      .missing,
      "there is no picture \(quoted: path)\(hint); pictures are /TEMPLATE.ENDING with an ending of \(endings)"
    )
    error.allowed = Array(names.prefix(20))
    return Problem(404, error)
  }

  private func template(_ name: PictureName) throws(Problem) -> Template {
    do throws(TemplateFolder.Failure) {
      return try templates.template(name.template)
    } catch {
      switch error {
      case .missing: throw notFound("/\(name.template)")
      case .invalid(let error, let file): throw Problem(422, error, file: file)
      }
    }
  }

  /// Draws the document of a client.
  private func document(
    _ target: RequestTarget,
    _ request: ServiceRequest
  ) async throws(Problem) -> ServiceResponse {
    guard options.allowsDocuments else {
      throw Problem(403, .request, "documents are not allowed; start the service with --allow-post")
    }
    guard request.method == "POST" else { throw Self.wrongMethod("POST") }
    let job = try TemplateJob(document: request.body, options.limits)
    let picture = try await picture(job, file: nil)
    return response(picture, job.format, request, cacheControl: "no-store", name: "picture")
  }

  /// Returns a picture from memory or draws it.
  private func picture(
    _ job: TemplateJob,
    file: String?
  ) async throws(Problem) -> (picture: JobPicture, isCached: Bool) {
    let key = job.key
    if let picture = cache.picture(key) { return (picture, true) }
    guard !blocked.contains(key) else {
      throw Problem(
        422,
        JobError(
          .internal,
          "this picture has ended workers repeatedly; it is refused for a minute"
        ),
        file: file
      )
    }
    let limit = source.concurrency * (1 + options.queueLimit)
    guard let result = await flights.value(key, limit: limit, { await self.draw(job) }) else {
      var problem = Problem(429, .limit, "too many pictures are being drawn")
      problem.retryAfter = 1
      throw problem
    }
    switch result {
    case .success(let picture): return (picture, false)
    case .failure(let error): throw Problem(error, file: file)
    }
  }

  /// Draws a picture for all requests that wait for it, and caches it, or caches a failure once.
  private func draw(_ job: TemplateJob) async -> Result<JobPicture, JobError> {
    let result = await source.picture(of: job.json)
    switch result {
    case .success(let picture): cache.add(.init(picture, imagesIn: templates.path), job.key)
    case .failure(let error):
      if [.timeout, .internal].contains(error.code) { blocked.add(job.key) }
    }
    return result
  }

  private func response(
    _ found: (picture: JobPicture, isCached: Bool),
    _ format: PictureFormat,
    _ request: ServiceRequest,
    cacheControl: String,
    name: String
  ) -> ServiceResponse {
    let tag = "\"\(found.picture.digest)\""
    let isKnown = request.method != "POST" && Self.matches(request.ifNoneMatch, tag)
    var response = ServiceResponse(
      isKnown ? 304 : 200,
      format.contentType,
      isKnown ? Data() : found.picture.data
    )
    response.isCached = found.isCached
    response.fields += [
      ("ETag", tag), ("Cache-Control", cacheControl),
      (
        "Content-Disposition",
        "inline; filename=\"\(name).\(format == .jpeg ? "jpg" : format.rawValue)\""
      ),
    ]
    if format == .svg {
      let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
      response.fields.append(("Content-Security-Policy", policy))
    }
    if !found.picture.notes.isEmpty {
      response.fields.append(("X-Tatami-Notes", Self.field(found.picture.notes)))
    }
    return response
  }

  /// Returns for how long clients may keep a picture, not beyond the end of its signature.
  private func cacheControl(
    _ target: RequestTarget,
    _ request: ServiceRequest,
    isVersioned: Bool
  ) -> String {
    if request.method == "POST" { return "no-store" }
    if options.signatures != nil, let end = target.query["exp"].flatMap(Double.init) {
      let time = Double(isVersioned ? 31_536_000 : options.maxAge)
      let rest = max(0, min(time, end - Date().timeIntervalSince1970))
      return "public, max-age=\(Int(rest))"
    }
    if isVersioned { return "public, max-age=31536000, immutable, no-transform" }
    return "public, max-age=\(options.maxAge), stale-while-revalidate=86400"
  }

  /// Whether a field `If-None-Match` names a tag; weak comparison, as for GET.
  static func matches(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let text = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let name = String(text)
      return name == "*" || name == tag || name == "W/\(tag)"
    }
  }

  /// Returns notes as the value of a field, in ASCII.
  private static func field(_ notes: [String]) -> String {
    let text = notes.prefix(20).joined(separator: "; ")
    let scalars = text.unicodeScalars.prefix(1_000).map { (" "..."~").contains($0) ? $0 : "?" }
    return String(String.UnicodeScalarView(scalars))
  }
}
