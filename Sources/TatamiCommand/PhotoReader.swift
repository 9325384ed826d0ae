import Foundation
import TatamiPicture

/// A photo that a command has read.
struct ReadPhoto: Sendable {
  let path: String
  /// The size in pixels, with its EXIF orientation applied.
  let size: CGSize
  /// The image at the size of its last frame.
  var image: UIImage?
  /// The size for which the image was decoded, in pixels.
  var imageSize = CGSize.zero

  /// The name of the file without its extension, with underscores replaced by spaces.
  var caption: String {
    FilePath.name(of: path).replacingOccurrences(of: "_", with: " ")
  }
}

/// Reads photos on several threads; skips those that cannot be read.
struct PhotoReader {
  /// The number of threads.
  let jobs: Int
  /// Whether a photo that cannot be read is an error.
  let isStrict: Bool
  /// Whether skipped photos are not reported.
  let isQuiet: Bool

  /// The memory of photos that are decoded at the same time, in bytes: 1 GiB.
  private static let memoryLimit = 1 << 30

  /// Reads the sizes of photos.
  ///
  /// - Throws: A `CommandError` if a photo cannot be read and the reader is strict.
  func headers(of paths: [String], progress: inout Progress) throws -> [ReadPhoto] {
    let results = map(paths, "reading", &progress) { path in
      Result { ReadPhoto(path: path, size: try Self.size(of: path)) }
    }
    return try readable(results, paths)
  }

  /// Decodes the photos whose frames have changed.
  ///
  /// - Parameter sizes: The sizes of the frames, in pixels.
  /// - Returns: The photos that can be decoded.
  /// - Throws: A `CommandError` if a photo cannot be decoded and the reader is strict.
  func decode(
    _ photos: [ReadPhoto],
    sizes: [CGSize],
    progress: inout Progress
  ) throws -> [ReadPhoto] {
    let memory = MemoryGate(limit: Self.memoryLimit)
    let results = map(Array(zip(photos, sizes)), "decoding", &progress) { photo, size in
      Result { try Self.decoded(photo, size: size, memory: memory) }
    }
    return try readable(results, photos.map(\.path))
  }

  private static func size(of path: String) throws -> CGSize {
    let file = try open(path)
    do throws(PictureError) {
      return try file.size()
    } catch {
      throw invalid(path, error)
    }
  }

  private static func decoded(
    _ photo: ReadPhoto,
    size: CGSize,
    memory: MemoryGate
  ) throws -> ReadPhoto {
    guard photo.image == nil || photo.imageSize != size else { return photo }
    let file = try open(photo.path)
    let bytes = file.decodingMemory(size: photo.size)
    memory.enter(bytes)
    defer { memory.leave(bytes) }
    var photo = photo
    do throws(PictureError) {
      photo.image = try file.image(covering: size)
    } catch {
      throw invalid(photo.path, error)
    }
    photo.imageSize = size
    return photo
  }

  private static func open(_ path: String) throws -> PhotoFile {
    do throws(PictureError) {
      return try PhotoFile(path)
    } catch {
      throw CommandError(.missingInput, "cannot read \(quoted: path): \(error)")
    }
  }

  private static func invalid(_ path: String, _ error: PictureError) -> CommandError {
    CommandError(.invalidData, "\(path.escaped()): \(error)")
  }

  private func map<Element: Sendable>(
    _ elements: [Element],
    _ verb: String,
    _ progress: inout Progress,
    _ work: @Sendable (Element) -> Result<ReadPhoto, any Error>
  ) -> [Result<ReadPhoto, any Error>] {
    let name = "\(verb) \(elements.count) photos"
    return ParallelTasks.map(elements, jobs: jobs) { count in
      progress.advance(to: count, of: elements.count, name)
    } _: { element in
      work(element)
    }
  }

  private func readable(
    _ results: [Result<ReadPhoto, any Error>],
    _ paths: [String]
  ) throws -> [ReadPhoto] {
    var photos: [ReadPhoto] = []
    for result in results {
      switch result {
      case .success(let photo): photos.append(photo)
      case .failure(let error as CommandError) where !isStrict:
        guard !isQuiet else { continue }
        Terminal.printError("tatami: warning: \(error.message); the photo is skipped")
      case .failure(let error): throw error
      }
    }
    guard !photos.isEmpty else {
      let count = paths.count == 1 ? "the only photo" : "none of the \(paths.count) photos"
      let verb = paths.count == 1 ? "cannot" : "can"
      throw CommandError(.invalidData, "\(count) \(verb) be read")
    }
    return photos
  }
}
