public import Foundation
import TatamiGraphics
import TatamiViews

/// The data that is dragged or copied: representations of one item, each with a type such as
/// `public.utf8-plain-text`, the one with the most information first.
///
/// ```swift
/// let provider = NSItemProvider(object: NSString(string: "Buy milk"))
/// provider.loadObject(ofClass: String.self) { text, _ in
///   print(text ?? "no text")
/// }
/// ```
///
/// Representations that are there at once are passed on before the loading method returns, and on the
/// same thread; those of handlers when the handler has them.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of the errors.
  public enum ErrorCode: Int, Sendable {
    /// An error of a handler that has not passed on one.
    case unknownError = -1
    /// There is no representation of the type.
    case itemUnavailableError = -1000
    /// The value is not of the class.
    case unexpectedValueClassError = -1100
    /// The value cannot be read as another one.
    case unavailableCoercionError = -1200
  }

  /// A closure that receives data, or an error.
  typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  /// The data of one type, and where it comes from.
  struct Representation: @unchecked Sendable {
    let type: String
    /// The value that was registered, if it never changes.
    var constant: NSObject?
    let load: @Sendable (@escaping DataHandler) -> Progress?
  }

  private let lock = NSLock()
  private var registered: [Representation] = []
  private var name: String?

  /// Creates a provider without representations.
  public override init() {}

  /// Creates a provider with the representations of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider with one representation.
  ///
  /// - Parameters:
  ///   - item: Data, a text, a URL, an image or a color; others, and nil, have no representation.
  ///   - typeIdentifier: The type; nil for those of the class.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let typeIdentifier, let data = item as? NSData {
      let copy = Data(referencing: data)
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
        done(copy, nil)
        return nil
      }
    } else if let object = item as? any NSItemProviderWriting {
      let types = typeIdentifier.map { [$0] } ?? object.writableTypeIdentifiersForItemProvider
      register(object, types)
    }
  }

  /// The representations, the one with the most information first.
  var representations: [Representation] { lock.withLock { registered } }

  // MARK: Registering

  /// Adds the representation of a type, behind the present ones; replaces one of the same type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type.
  ///   - visibility: The programs that may read it; no effect, because nothing leaves the program.
  ///   - loadHandler: Passes the data, or an error, to its argument, once, now or later; returns the
  ///     progress, or nil.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { add(Representation(type: typeIdentifier, load: loadHandler)) }

  /// Adds the representations of an object, behind the present ones.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) { register(object, object.writableTypeIdentifiersForItemProvider) }

  private func register(_ object: any NSItemProviderWriting, _ types: [String]) {
    let constant = object is UIImage || object is UIColor ? object as? NSObject : nil
    let held = Held(object: object)
    for type in types {
      let representation = Representation(type: type, constant: constant) { done in
        held.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
      add(representation)
    }
  }

  private func add(_ representation: Representation) {
    lock.withLock {
      registered.removeAll { $0.type == representation.type }
      registered.append(representation)
    }
  }

  // MARK: Types

  /// The types of the representations, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns whether a representation has a type, or one that conforms to it: PNG conforms to image.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representations.contains { TypeIdentifier.conforms($0.type, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be made from one of the representations.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    representation(for: aClass) != nil
  }

  /// The name of the file that would be made of the item; nil for none.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Returns another provider with the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSItemProvider()
    for representation in representations { other.add(representation) }
    other.suggestedName = suggestedName
    return other
  }

  // MARK: Loading

  /// Passes the data of a type, or of one that conforms to it, to a closure; an error without it.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { loadData(typeIdentifier, completionHandler) }

  /// Passes an object of a class, made from the first representation that it can read, to a closure; an
  /// error without one.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { load(aClass, completionHandler) }
}

/// An object that threads share; its class makes that safe.
private struct Held: @unchecked Sendable {
  let object: any NSItemProviderWriting
}
