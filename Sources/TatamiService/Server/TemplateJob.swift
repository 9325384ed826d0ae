import OrderedCollections
import TatamiDocuments
import TatamiJSON
import TatamiPicture

/// The job of a request to a service.
struct TemplateJob: Sendable {
  /// The job as a worker reads it.
  let json: JSONValue
  /// The SHA-256 of everything that decides the picture, except images.
  let key: String
  let format: PictureFormat

  /// Creates the job of a template with the parameters of a query, and with the data of a body.
  ///
  /// - Throws: A `Problem` of status 400.
  init(
    _ template: Template,
    _ name: PictureName,
    _ query: OrderedDictionary<String, String>,
    _ request: ServiceRequest,
    _ limits: RenderLimits
  ) throws(Problem) {
    let texts = query.filter { !Template.reserved.contains($0.key) }
    do throws(JobError) {
      try template.check(texts.keys)
    } catch {
      throw Problem(400, error, file: template.file)
    }
    format = name.format
    var job: OrderedDictionary<String, JSONValue> = [
      "format": .string(name.format.rawValue), "scale": .number(name.scale),
      "limits": limits.json,
    ]
    for option in ["theme", "direction"] {
      if let value = query[option] { job[option] = .string(value) }
    }
    switch template.content {
    case .tournament(let text):
      job["tournament"] = .string(text)
      if request.method == "POST" { job["title"] = try Self.data(request.body, template)["title"] }
      if let title = texts["title"] { job["title"] = .string(title) }
    case .scene(let document):
      job["scene"] = document
      let data =
        try request.method == "POST" ? Self.data(request.body, template) : template.defaults
      job["data"] = .object(data)
      // Texts are read as numbers where a template asks for a value.
      if !texts.isEmpty { job["texts"] = .object(texts.mapValues(JSONValue.string)) }
      if data.isEmpty && texts.isEmpty { job["data"] = nil }
    }
    json = .object(job)
    key = Digest.sha256(Array((template.digest + Self.keyText(job)).utf8))
  }

  /// Creates the job that a client sends.
  ///
  /// - Throws: A `Problem` of status 400.
  init(document body: [UInt8], _ limits: RenderLimits) throws(Problem) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: body, valueLimit: JobReader.valueLimit)
    } catch {
      throw Problem(400, .json, "\(error)")
    }
    do throws(SceneError) {
      let job = try RenderJob(value, limits: limits)
      guard job.operation == .render, job.output == nil else {
        throw SceneError.impossible(reason: "the service draws pictures only", at: .root)
      }
      if case .path = job.source {
        throw SceneError.impossible(reason: "a document of a request has no path", at: .root)
      }
      format = job.form.format
      guard case .object(var members) = value else {
        throw SceneError.impossible(reason: "the job is not an object", at: .root)
      }
      members["limits"] = job.limits.json
      members["id"] = nil
      json = .object(members)
    } catch {
      throw Problem(400, JobError(error, code: .request))
    }
    key = Digest.sha256(body)
  }

  private static func data(
    _ body: [UInt8],
    _ template: Template
  ) throws(Problem) -> OrderedDictionary<String, JSONValue> {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.value(of: body, valueLimit: JobReader.valueLimit)
    } catch {
      throw Problem(400, .json, "\(error)")
    }
    guard case .object(let members) = value else {
      throw Problem(
        400,
        .request,
        "the body is \(value.kind); allowed is an object with the parameters"
      )
    }
    do throws(JobError) {
      try template.check(members.keys)
    } catch {
      throw Problem(400, error, file: template.file)
    }
    if case .tournament = template.content { try checkTitle(members["title"]) }
    return template.defaults.merging(members) { $1 }
  }

  private static func checkTitle(_ title: JSONValue?) throws(Problem) {
    guard let title else { return }
    guard case .string = title else {
      throw Problem(400, .request, "the parameter 'title' is \(title.kind); allowed is a text")
    }
  }

  /// Returns everything of a job but its document, in an order that does not depend on the query's.
  private static func keyText(_ job: OrderedDictionary<String, JSONValue>) -> String {
    let members = job.filter { !["scene", "tournament"].contains($0.key) }
      .map { name, value in
        guard case .object(let members) = value else { return (name, value) }
        let sorted = members.sorted { $0.key < $1.key }
        return (
          name,
          JSONValue.object(
            OrderedDictionary(uniqueKeysWithValues: sorted.map { ($0.key, $0.value) })
          )
        )
      }
      .sorted { $0.0 < $1.0 }
    return JSONWriter.text(of: .object(OrderedDictionary(uniqueKeysWithValues: members)))
  }
}

extension RenderLimits {
  /// The limits as a member of a job.
  var json: JSONValue {
    .object([
      "ms": .number(max(1, Int(duration / .milliseconds(1)))), "pixels": .number(pixels),
      "bytes": .number(bytes), "nodes": .number(nodes), "levels": .number(levels),
    ])
  }
}
