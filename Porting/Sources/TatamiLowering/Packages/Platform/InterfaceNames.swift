internal import Foundation
#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Collects the names in a storyboard or nib.
final class InterfaceNames: NSObject, XMLParserDelegate {
  var classes: Set<String> = []
  var outlets: Set<String> = []
  var actions: Set<String> = []

  /// Reads the elements up to the first error.
  init(_ data: Data) {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let name = attributes["customClass"] {
      let identifier = attributes["storyboardIdentifier"] ?? attributes["reuseIdentifier"]
      classes.insert(identifier.map { "\(name) '\($0)'" } ?? name)
    }
    if let property = attributes["property"], element.hasPrefix("outlet") {
      outlets.insert(property)
    }
    if element == "action", let selector = attributes["selector"] { actions.insert(selector) }
  }
}
