/// The errors of a document, each of which can be mended by itself.
public struct SceneErrors: Error, Equatable, Sendable, CustomStringConvertible {
  /// The maximum number of errors; the last of them ends the reading.
  public static let limit = 20

  /// The errors in the order in which they were found; at least one.
  public let all: [SceneError]
  private let origins: TemplateOrigins

  /// The errors, one per line.
  public var description: String { all.map(\.description).joined(separator: "\n") }

  /// The error that was found first.
  public var first: SceneError { all[0] }

  /// Creates a single error.
  public init(_ error: SceneError) {
    self.init([], last: error)
  }

  /// Creates the errors of a document that ends with an error.
  ///
  /// - Parameters:
  ///   - others: The errors found before; `last` is not repeated if it is one of them.
  ///   - origins: The places of the document's values in the template that it was made from.
  init(_ others: [SceneError], last: SceneError, origins: TemplateOrigins = .init()) {
    all = others.contains(last) ? others : others + [last]
    self.origins = origins
  }

  /// Calls a closure; an error of it becomes the only error.
  public static func rethrowing<Result>(
    _ work: () throws(SceneError) -> Result
  ) throws(SceneErrors) -> Result {
    do throws(SceneError) {
      return try work()
    } catch {
      throw SceneErrors(error)
    }
  }

  /// Returns the line on which the value of an error begins; nil for errors that have their own
  /// position, and for JSON without line breaks.
  ///
  /// - Parameters:
  ///   - error: One of the errors.
  ///   - bytes: The document, JSON or YAML; of a template the document with its references.
  /// - Complexity: O(*n*) in the bytes, times the depth of the value.
  public func line(of error: SceneError, in bytes: [UInt8]) -> Int? {
    error.path.flatMap { SceneDocument.line(of: origins.origin(of: $0), in: bytes) }
  }
}

/// The errors that are found while a document is read.
struct ErrorCollection {
  private(set) var errors: [SceneError] = []

  /// Keeps an error, once, so that reading can go on.
  ///
  /// - Parameter isLast: Whether values after the error cannot be read.
  /// - Throws: The error, if it ends the reading.
  mutating func keep(_ error: SceneError, isLast: Bool) throws(SceneError) {
    if !errors.contains(error) { errors.append(error) }
    guard !isLast, errors.count < SceneErrors.limit else { throw error }
  }
}
