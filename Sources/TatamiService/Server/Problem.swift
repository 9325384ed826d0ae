import Foundation
import OrderedCollections
import TatamiJSON

/// An error as the answer to a request: `application/problem+json` of RFC 9457.
struct Problem: Error, Equatable, Sendable {
  /// The status code of HTTP.
  let status: Int
  let error: JobError
  /// The name of the template's file.
  var file: String?
  /// The seconds after which another request may succeed.
  var retryAfter: Int?

  init(_ status: Int, _ code: JobError.Code, _ message: String) {
    self.init(status, JobError(code, message))
  }

  init(_ status: Int, _ error: JobError, file: String? = nil) {
    (self.status, self.error, self.file) = (status, error, file)
  }

  /// Creates the answer to a job without a picture.
  init(_ error: JobError, file: String?) {
    let status =
      switch error.code {
      case .json, .request: 400
      case .scene, .missing, .limit: 422
      case .timeout: 504
      case .write, .internal: 500
      }
    self.init(status, error, file: file)
  }

  /// Returns the answer.
  var response: ServiceResponse {
    var members: OrderedDictionary<String, JSONValue> = [
      "type": .string("about:blank"), "title": .string(Self.titles[status] ?? "Error"),
      "status": .number(status), "detail": .string(error.message),
    ]
    if let file { members["file"] = .string(file) }
    if case .object(let details) = error.json {
      for (name, value) in details where name != "message" { members[name] = value }
    }
    let text = JSONWriter.text(of: .object(members)) + "\n"
    var response = ServiceResponse(status, "application/problem+json", Data(text.utf8))
    response.fields.append(("Cache-Control", "no-store"))
    if let retryAfter { response.fields.append(("Retry-After", "\(retryAfter)")) }
    return response
  }

  private static let titles = [
    400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large", 414: "URI Too Long", 422: "Unprocessable Content",
    429: "Too Many Requests", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable", 504: "Gateway Timeout",
  ]
}
