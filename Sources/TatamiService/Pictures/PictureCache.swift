import Foundation
import Synchronization

/// Pictures in memory, the least recently used of which are removed at a limit.
///
/// A class, because event loops share it.
final class PictureCache: Sendable {
  /// A picture, with the states of the images that it shows.
  struct Entry: Sendable {
    let picture: JobPicture
    let images: [String: FileState?]

    /// Creates an entry with the present states of the images.
    init(_ picture: JobPicture, imagesIn folder: String) {
      self.picture = picture
      var images: [String: FileState?] = [:]
      for path in picture.imagePaths {
        let file = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        images.updateValue(FileState(file), forKey: file)
      }
      self.images = images
    }

    /// Whether the images are those that the picture shows.
    var isCurrent: Bool { images.allSatisfy { FileState($0.key) == $0.value } }

    /// The memory of the entry, in bytes.
    fileprivate var size: Int { picture.data.count + 1_024 }
  }

  private struct State {
    var entries: [String: (entry: Entry, use: Int)] = [:]
    var size = 0
    /// The number of uses so far.
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a cache.
  ///
  /// - Parameter limit: The memory of the pictures, in bytes; 0 for no cache.
  init(limit: Int) {
    self.limit = limit
  }

  /// The number of pictures, and their memory in bytes.
  var numbers: (count: Int, size: Int) { state.withLock { ($0.entries.count, $0.size) } }

  /// Returns a picture; one whose images have changed is removed.
  func picture(_ key: String) -> JobPicture? {
    let entry = state.withLock { state in
      state.uses += 1
      state.entries[key]?.use = state.uses
      return state.entries[key]?.entry
    }
    guard let entry, !entry.isCurrent else { return entry?.picture }
    state.withLock { Self.remove(key, &$0) }
    return nil
  }

  /// Keeps a picture, unless it is larger than a quarter of the limit.
  func add(_ entry: Entry, _ key: String) {
    guard entry.size <= limit / 4 else { return }
    state.withLock { state in
      Self.remove(key, &state)
      state.uses += 1
      state.entries[key] = (entry, state.uses)
      state.size += entry.size
      guard state.size > limit else { return }
      // More than necessary, so that the entries are not sorted for each picture.
      let goal = limit / 8 * 7
      for (old, _) in state.entries.sorted(by: { $0.value.use < $1.value.use }) {
        Self.remove(old, &state)
        if state.size <= goal { return }
      }
    }
  }

  private static func remove(_ key: String, _ state: inout State) {
    guard let old = state.entries.removeValue(forKey: key) else { return }
    state.size -= old.entry.size
  }
}
