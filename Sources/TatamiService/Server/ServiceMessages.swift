import Foundation

/// A request to a service, without its connection.
struct ServiceRequest: Sendable {
  var method = "GET"
  /// The path and the query as they were sent.
  var target: String
  /// The content of the field `If-None-Match`; nil without it.
  var ifNoneMatch: String?
  var body: [UInt8] = []

  init(_ target: String) { self.target = target }
}

/// The answer to a request.
struct ServiceResponse: Sendable {
  var status: Int
  var fields: [(name: String, value: String)]
  var body: Data
  /// Whether a picture was in memory; nil for other answers.
  var isCached: Bool?

  init(_ status: Int, _ type: String, _ body: Data) {
    (self.status, self.body) = (status, body)
    fields = [("Content-Type", type), ("X-Content-Type-Options", "nosniff")]
  }
}
