public import Foundation

/// A class whose objects are made from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that the class reads, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data.
  ///
  /// - Throws: An error for data that the class cannot read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects become the data of an item provider.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that the class writes, the one with the most information first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of data that the object writes; by default those of the class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns which programs may read data of a type; by default all.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Passes data of a type to a closure, once, now or later; returns the progress, or nil.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Returns all programs.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// The programs that may read a representation.
///
/// In this kit, nothing leaves the program.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all = 0
  /// The programs of the same developer.
  case team = 1
  /// The programs of the same group.
  case group = 2
  /// The program itself.
  case ownProcess = 3
}
