import Foundation

/// The property list that an application's class contains.
package enum ApplicationInformation {
  /// Returns the values of a class; empty for a class without a property list.
  package static func values(of type: any InstanceMaking.Type) -> [String: Any] {
    guard !type._information.isEmpty else { return [:] }
    let data = Data(type._information.utf8)
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let values = list as? [String: Any] else {
      Diagnostics.report("the property list of \(type) is not a dictionary")
      return [:]
    }
    return values
  }
}
