public import Foundation
import OrderedCollections
import TatamiJSON
public import TatamiPicture

/// The picture of a job.
public struct JobPicture: Sendable {
  /// The bytes of the file.
  public var data: Data
  /// The size of the first page, in points.
  public var width: Double
  /// The size of the first page, in points.
  public var height: Double
  /// Notes about everything that does not fit, was skipped or has no glyph, each a sentence.
  public var notes: [String]
  /// The paths of the images that the picture shows.
  public var imagePaths: [String]
  /// The SHA-256 of the file as hexadecimal digits.
  public var digest: String

  /// Creates the picture of a renderer.
  public init(_ picture: RenderedPicture) {
    data = picture.data
    (width, height) = (Double(picture.size.width), Double(picture.size.height))
    (notes, imagePaths) = (picture.notes, picture.imagePaths)
    digest = Digest.sha256(picture.data)
  }

  /// Reads the answer of a worker; nil if it has no picture.
  init?(answer: OrderedDictionary<String, JSONValue>) {
    guard case .string(let text) = answer["bytes"], let data = Data(base64Encoded: text),
      case .string(let digest) = answer["sha256"], case .number(let width) = answer["width"],
      case .number(let height) = answer["height"]
    else { return nil }
    (self.data, self.digest, self.width, self.height) = (data, digest, width, height)
    notes = Self.texts(answer["notes"])
    imagePaths = Self.texts(answer["images"])
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    guard case .array(let elements) = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
