package import Foundation
package import TatamiGraphics

/// The handlers of a host for activity controllers and document pickers, in an environment (N185).
@MainActor
package final class SharingEnvironment: KitEnvironmentPart {
  /// Shares items and calls the closure with whether that was done; nil without a host.
  package var share: ((SharingQuestion, @escaping @MainActor (Bool) -> Void) -> Void)?
  /// Picks documents and calls the closure with their addresses, none for a cancel; nil without a host.
  package var pick: ((DocumentQuestion, @escaping @MainActor ([URL]) -> Void) -> Void)?

  package init(environment: KitEnvironment) {}

  package static var current: SharingEnvironment {
    KitEnvironment.current.part(SharingEnvironment.self)
  }
}

/// The request of an activity controller to a host.
package struct SharingQuestion {
  /// The title of the sheet.
  package let title: String
  /// The items.
  package let items: [Any]
}

/// The request of a document picker to a host.
package struct DocumentQuestion {
  /// The names of the formats to choose from; empty for all.
  package let types: [String]
  /// The documents to write elsewhere; empty for documents to open.
  package let exported: [URL]
  /// Whether several documents may be picked.
  package let allowsMultipleSelection: Bool
}
