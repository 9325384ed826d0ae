public import Foundation
public import Logging
public import TatamiPicture

/// The settings of a service.
///
/// ```swift
/// var options = ServiceOptions(templates: URL(filePath: "templates"))
/// options.cacheBytes = 64 << 20
/// options.maxAge = 3_600
/// ```
public struct ServiceOptions: Sendable {
  /// The folder of the templates, and of the images that they show.
  public var templates: URL
  /// The limits of each picture.
  public var limits = RenderLimits()
  /// The memory of the pictures that are kept, in bytes; 0 for none.
  public var cacheBytes = 128 << 20
  /// The pictures that wait for each one that is drawn; further requests are answered by 429.
  public var queueLimit = 4
  /// The seconds for which clients may keep a picture without asking again.
  public var maxAge = 300
  /// Whether `POST /render` draws documents of clients.
  public var allowsDocuments = false
  /// The signatures that URLs need; nil for URLs without them.
  public var signatures: SignedURL?
  /// The connections at the same time; further ones are closed.
  public var connectionLimit = 1_024
  /// The time for a complete request, and for the reading of its answer.
  public var timeout = Duration.seconds(30)
  /// Receives a line for each request.
  public var logger: Logger
  /// Whether lines of the log have the query.
  public var logsQuery = false

  /// Creates the settings of a service.
  public init(templates: URL, logger: Logger = Logger(label: "tatami")) {
    (self.templates, self.logger) = (templates, logger)
  }
}
