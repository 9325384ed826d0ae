import Foundation
import TatamiJSON
import Testing

@testable import TatamiService

/// The answers of a service without connections.
@Suite struct PictureServiceTests {
  private let folder = TestFolder()

  /// Pictures that show nothing, of a source that counts them.
  final class Source: PictureSource {
    let concurrency = 1
    private let jobs = Locked<[JSONValue]>([])
    let error = Locked<JobError?>(nil)
    let delay = Locked<Duration>(.zero)
    /// Whether no job ends.
    let isHeld = Locked(false)
    /// The spaces after the content of each picture.
    let padding = Locked(0)

    var count: Int { jobs.value.count }
    var last: JSONValue? { jobs.value.last }

    func picture(of job: JSONValue) async -> Result<JobPicture, JobError> {
      jobs.change { $0.append(job) }
      try? await Task.sleep(for: delay.value)
      while isHeld.value { try? await Task.sleep(for: .milliseconds(5)) }
      if let error = error.value { return .failure(error) }
      let text = JSONWriter.text(of: job) + String(repeating: " ", count: padding.value)
      let picture = JobPicture(answer: [
        "bytes": .string(Data(text.utf8).base64EncodedString()),
        "sha256": .string(Digest.sha256(Array(text.utf8))), "width": .number(1),
        "height": .number(1), "notes": .array([.string("é\n note")]),
      ])
      return picture.map(Result.success) ?? .failure(JobError(.internal, "no picture"))
    }
  }

  private let source = Source()

  private func service(
    _ change: (inout ServiceOptions) -> Void = { _ in }
  ) throws -> PictureService {
    try folder.write(
      #"{"data":{"title":"A"},"view":{"type":"label","text":"{{title}}"}}"#,
      to: "og.json"
    )
    var options = ServiceOptions(templates: folder.url)
    change(&options)
    return PictureService(options, try #require(TemplateFolder(folder.url)), source)
  }

  @Test func `a picture has its type, a tag and a time`() async throws {
    let response = try await service().respond(to: ServiceRequest("/og.svg?title=B"))
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "image/svg+xml")
    #expect(response["ETag"]?.count == 66)
    #expect(response["Cache-Control"] == "public, max-age=300, stale-while-revalidate=86400")
    #expect(response["Content-Security-Policy"]?.contains("sandbox") == true)
    #expect(response["Content-Disposition"] == "inline; filename=\"og.svg\"")
    #expect(response["X-Tatami-Notes"] == "?? note")
  }

  @Test func `an equal picture is drawn once, in any order of its parameters`() async throws {
    let service = try service()
    let first = await service.respond(to: ServiceRequest("/og.png?title=B&theme=dark"))
    let second = await service.respond(to: ServiceRequest("/og.png?theme=dark&title=%42"))
    #expect(source.count == 1)
    #expect(second.isCached == true)
    #expect(first.body == second.body)
    _ = await service.respond(to: ServiceRequest("/og@2x.png?title=B&theme=dark"))
    #expect(source.count == 2)
  }

  @Test func `equal pictures at the same time are drawn once`() async throws {
    let service = try service()
    source.delay.value = .milliseconds(200)
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { await service.respond(to: ServiceRequest("/og.png")).status }
      }
      for await status in group { #expect(status == 200) }
    }
    #expect(source.count == 1)
  }

  @Test func `too many pictures at the same time are refused with a time`() async throws {
    let service = try service { $0.queueLimit = 1 }
    source.isHeld.value = true
    let refusals = Locked(0)
    let statuses = await withTaskGroup(of: Int.self) { group in
      for index in 0..<20 {
        group.addTask {
          let status = await service.respond(to: ServiceRequest("/og.png?title=\(index)")).status
          if status != 200 { refusals.change { $0 += 1 } }
          return status
        }
      }
      // Every request has been refused or is being drawn before the first one ends.
      while refusals.value + source.count < 20 { try? await Task.sleep(for: .milliseconds(5)) }
      source.isHeld.value = false
      return await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses[200] == 2)
    #expect(statuses[429] == 18)
  }

  @Test func `a known tag is answered without the picture`() async throws {
    let service = try service()
    let first = await service.respond(to: ServiceRequest("/og.png"))
    let tag = try #require(first["ETag"])
    var request = ServiceRequest("/og.png")
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      request.ifNoneMatch = field
      let response = await service.respond(to: request)
      #expect(response.status == 304)
      #expect(response.body.isEmpty)
      #expect(response["ETag"] == tag)
    }
    request.ifNoneMatch = "\"x\""
    #expect(await service.respond(to: request).status == 200)
  }

  @Test func `a URL with the version of its template is kept for a year`() async throws {
    let service = try service()
    let version = try service.templates.template("og").digest.prefix(16)
    let response = await service.respond(to: ServiceRequest("/og.png?v=\(version)"))
    #expect(response["Cache-Control"]?.contains("immutable") == true)
    let old = await service.respond(to: ServiceRequest("/og.png?v=0"))
    #expect(old["Cache-Control"]?.contains("immutable") == false)
  }

  @Test(arguments: [
    ("GET", "/none.png", 404), ("GET", "/og.gif", 404), ("GET", "/og", 404),
    ("GET", "/../og.png", 404),
    ("GET", "/%2e%2e%2fog.png", 404), ("GET", "/og.png?titel=x", 400),
    ("GET", "/og.png?title=%ff", 400),
    ("GET", "/og.png?title=1&title=2", 400), ("DELETE", "/og.png", 405), ("POST", "/", 405),
    ("POST", "/health", 405), ("POST", "/render", 403),
    ("GET", "/og.png?title=\(String(repeating: "x", count: 9_000))", 414),
  ])
  func `an error has its status and a body in JSON`(
    method: String,
    target: String,
    status: Int
  ) async throws {
    var request = ServiceRequest(target)
    request.method = method
    let response = try await service().respond(to: request)
    #expect(response.status == status)
    #expect(response["Content-Type"] == "application/problem+json")
    #expect(response["Cache-Control"] == "no-store")
    let text = String(decoding: response.body, as: UTF8.self)
    #expect(!text.contains(folder.url.path))
    guard case .object(let members) = try JSONReader.value(of: Array(response.body)) else {
      Issue.record("\(text) is no object")
      return
    }
    #expect(members["status"] == .number(status))
    #expect(members["detail"] != nil)
  }

  @Test func `data of a body replace those of the template`() async throws {
    let service = try service()
    var request = ServiceRequest("/og.png")
    request.method = "POST"
    request.body = Array(#"{"title":"C"}"#.utf8)
    let response = await service.respond(to: request)
    #expect(response.status == 200)
    #expect(response["Cache-Control"] == "no-store")
    #expect(String(decoding: response.body, as: UTF8.self).contains(#""data":{"title":"C"}"#))
    for body in ["", "[]", "{", #"{"none":1}"#] {
      request.body = Array(body.utf8)
      #expect(await service.respond(to: request).status == 400)
    }
  }

  @Test func `documents are drawn only if they are allowed, within the limits of the service`()
    async throws
  {
    let service = try service {
      $0.allowsDocuments = true
      $0.limits.pixels = 1_000
    }
    var request = ServiceRequest("/render")
    request.method = "POST"
    request.body = Array(#"{"scene":{"view":{}},"limits":{"pixels":5000}}"#.utf8)
    #expect(await service.respond(to: request).status == 200)
    #expect(source.last.map(JSONWriter.text)?.contains(#""pixels":1000"#) == true)
    for body in [
      "", "{}", #"{"path":"og.json"}"#, #"{"op":"quit"}"#, #"{"scene":{},"output":"x.png"}"#,
    ] {
      request.body = Array(body.utf8)
      #expect(await service.respond(to: request).status == 400)
    }
  }

  @Test func `a picture that ends its workers is refused after the third time`() async throws {
    let service = try service()
    source.error.value = JobError(.internal, "the worker has ended")
    for _ in 0..<3 { #expect(await service.respond(to: ServiceRequest("/og.png")).status == 500) }
    #expect(await service.respond(to: ServiceRequest("/og.png")).status == 422)
    #expect(source.count == 3)
    #expect(await service.respond(to: ServiceRequest("/og.png?title=B")).status == 500)
  }

  @Test func `a failure counts once, however many requests wait for it`() async throws {
    let service = try service()
    source.error.value = JobError(.internal, "the worker has ended")
    source.isHeld.value = true
    async let statuses = withTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        group.addTask { await service.respond(to: ServiceRequest("/og.png")).status }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    // A request that arrives later draws again.
    while source.count == 0 { try await Task.sleep(for: .milliseconds(5)) }
    try await Task.sleep(for: .milliseconds(200))
    source.isHeld.value = false
    #expect(await statuses.count == 10)
    let expected = source.count < 3 ? 500 : 422
    #expect(await service.respond(to: ServiceRequest("/og.png")).status == expected)
  }

  @Test func `readiness is asked once for all requests at the same time, also when pictures wait`()
    async throws
  {
    let service = try service { $0.queueLimit = 0 }
    source.isHeld.value = true
    async let picture = service.respond(to: ServiceRequest("/og.png"))
    while source.count < 1 { try await Task.sleep(for: .milliseconds(5)) }
    async let first = service.respond(to: ServiceRequest("/ready"))
    while source.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    async let second = service.respond(to: ServiceRequest("/ready"))
    try await Task.sleep(for: .milliseconds(100))
    #expect(source.count == 2)
    source.isHeld.value = false
    let statuses = await [picture.status, first.status, second.status]
    #expect(statuses == [200, 200, 200])
  }

  @Test func `a signature does not allow a body`() async throws {
    let urls = try #require(SignedURL(keys: [String(repeating: "k", count: 32)]))
    let service = try service {
      $0.signatures = urls
      $0.allowsDocuments = true
    }
    for target in ["/og.png?title=B", "/render"] {
      var request = ServiceRequest(try #require(urls.signed(target)))
      request.method = "POST"
      request.body = Array(#"{"title":"C"}"#.utf8)
      let response = await service.respond(to: request)
      #expect(response.status == 403)
      #expect(String(decoding: response.body, as: UTF8.self).contains("does not cover a body"))
    }
    #expect(source.count == 0)
  }

  @Test func `clients keep a picture no longer than its signature is valid`() async throws {
    let urls = try #require(SignedURL(keys: [String(repeating: "k", count: 32)]))
    let service = try service { $0.signatures = urls }
    let version = try service.templates.template("og").digest.prefix(16)
    let now = Int(Date().timeIntervalSince1970)
    for (query, highest) in [
      ("exp=\(now + 250)", 250), ("exp=\(now + 280)&v=\(version)", 280), ("exp=1e300", 300),
    ] {
      let signed = try #require(urls.signed("/og.png?\(query)"))
      let response = await service.respond(to: ServiceRequest(signed))
      let field = try #require(response["Cache-Control"])
      let time = try #require(field.wholeMatch(of: /public, max-age=(\d+)/).flatMap { Int($0.1) })
      #expect(time <= highest)
      #expect(time > 0)
    }
  }

  @Test func `the body of a POST has the title of results`() async throws {
    try folder.write("round,home,away\nFinal,A,B\n", to: "cup.csv")
    let service = try service()
    var request = ServiceRequest("/cup.svg")
    request.method = "POST"
    request.body = Array(#"{"title":"Cup"}"#.utf8)
    #expect(await service.respond(to: request).status == 200)
    #expect(source.last.map(JSONWriter.text)?.contains(#""title":"Cup""#) == true)
    for body in ["", "[]", #"{"titel":"Cup"}"#, #"{"title":1}"#] {
      request.body = Array(body.utf8)
      #expect(await service.respond(to: request).status == 400)
    }
  }

  @Test func `without its signature a picture is refused before anything is drawn`() async throws {
    let urls = try #require(SignedURL(keys: [String(repeating: "k", count: 32)]))
    let service = try service { $0.signatures = urls }
    #expect(await service.respond(to: ServiceRequest("/og.png")).status == 403)
    #expect(await service.respond(to: ServiceRequest("/none.png")).status == 403)
    #expect(source.count == 0)
    let signed = try #require(urls.signed("/og.png?title=B"))
    #expect(await service.respond(to: ServiceRequest(signed)).status == 200)
  }

  @Test func `the page shows each template with its parameters as text`() async throws {
    try folder.write("view: [", to: "bad.yaml")
    try folder.write(##"{"data":{"a\"><script>":"<b>"},"view":{"type":"label"}}"##, to: "odd.json")
    let response = try await service().respond(to: ServiceRequest("/"))
    let page = String(decoding: response.body, as: UTF8.self)
    #expect(page.contains(#"<img src="/og@2x.png""#))
    #expect(page.contains(#"<input name="title" value="A">"#))
    #expect(page.contains("bad.yaml"))
    #expect(!page.contains("<script>"))
    #expect(!page.contains("<b>"))
    #expect(response["Content-Security-Policy"]?.contains("default-src 'none'") == true)
  }

  @Test func `machines see health, readiness and numbers`() async throws {
    let service = try service()
    #expect(await service.respond(to: ServiceRequest("/health")).status == 200)
    #expect(await service.respond(to: ServiceRequest("/ready")).status == 200)
    _ = await service.respond(to: ServiceRequest("/og.png"))
    _ = await service.respond(to: ServiceRequest("/og.png"))
    var response = ServiceResponse(200, "image/png", Data())
    response.isCached = true
    service.metrics.count(response, .milliseconds(3))
    let metrics = await service.respond(to: ServiceRequest("/metrics"))
    let text = String(decoding: metrics.body, as: UTF8.self)
    #expect(text.contains("tatami_requests_total{code=\"200\"} 1\n"))
    #expect(text.contains("tatami_request_seconds_bucket{le=\"0.005\"} 1\n"))
    #expect(text.contains("tatami_request_seconds_bucket{le=\"0.0025\"} 0\n"))
    #expect(text.contains("tatami_cache_hits_total 1\n"))
    #expect(text.contains("tatami_cache_pictures 1\n"))
    source.error.value = JobError(.internal, "x")
    #expect(await service.respond(to: ServiceRequest("/ready")).status == 503)
  }
}

/// A value that tasks share.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var content: Value

  init(_ value: Value) { content = value }

  var value: Value {
    get { lock.withLock { content } }
    set { lock.withLock { content = newValue } }
  }

  func change(_ body: (inout Value) -> Void) { lock.withLock { body(&content) } }
}

extension ServiceResponse {
  /// The value of a field.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }
}
