import TatamiGeometry

/// The structure of a PDF document: headings, paragraphs and links, for screen readers.
struct PDFStructure {
  private let root: Int
  /// The numbers of the elements, in order.
  private var elements: [Int] = []
  /// The elements of pages and links, by their keys.
  private var parents: [String] = []

  /// Creates an empty structure whose object has a number.
  init(root: Int) {
    self.root = root
  }

  /// Adds the parts of a page in reading order; returns the entries of the page for them.
  mutating func add(
    _ parts: [PDFContent.Part],
    onPage page: (number: Int, size: Size),
    _ objects: inout PDFObjects
  ) -> String {
    var (tags, annotations): ([String], [String]) = ([], [])
    for part in parts {
      switch part {
      case .tag(let type):
        let element = objects.write(
          "<</S /\(type)/P \(root) 0 R/Pg \(page.number) 0 R/K \(tags.count)>>"
        )
        elements.append(element)
        tags.append("\(element) 0 R")
      case .link(let link, let area):
        annotations.append("\(add(link, to: area, onPage: page, &objects)) 0 R")
      }
    }
    var entries = ""
    if !tags.isEmpty {
      entries += "/StructParents \(parents.count)"
      parents.append("[\(tags.joined(separator: " "))]")
    }
    if !annotations.isEmpty { entries += "/Annots [\(annotations.joined(separator: " "))]" }
    return entries
  }

  /// Adds a link to an area of a page, in points from its upper left corner; returns its number.
  private mutating func add(
    _ link: SafeLink,
    to area: Rect,
    onPage page: (number: Int, size: Size),
    _ objects: inout PDFObjects
  ) -> Int {
    let corners = [
      area.minX, page.size.height - area.maxY, area.maxX, page.size.height - area.minY,
    ]
    let annotation = objects.reserve()
    let element = objects.write(
      "<</S /Link/P \(root) 0 R/Pg \(page.number) 0 R"
        + "/K <</Type /OBJR/Obj \(annotation) 0 R>>>>"
    )
    objects.write(
      "<</Type /Annot/Subtype /Link/Rect [\(corners.map(\.svg).joined(separator: " "))]"
        + "/Border [0 0 0]/StructParent \(parents.count)"
        + "/A <</Type /Action/S /URI/URI \(link.ascii.pdfString)>>>>",
      as: annotation
    )
    elements.append(element)
    parents.append("\(element) 0 R")
    return annotation
  }

  /// Writes the structure and returns the entries of the catalog for it; none without elements.
  func write(_ objects: inout PDFObjects) -> String {
    guard !elements.isEmpty else {
      objects.write("null", as: root)
      return ""
    }
    let numbers = elements.map { "\($0) 0 R" }.joined(separator: " ")
    let keys = parents.enumerated().map { "\($0) \($1)" }.joined(separator: " ")
    objects.write(
      "<</Type /StructTreeRoot/K [\(numbers)]/ParentTree <</Nums [\(keys)]>>>>",
      as: root
    )
    return "/StructTreeRoot \(root) 0 R/MarkInfo <</Marked true>>"
  }
}

extension SafeLink {
  /// The URL with characters outside of ASCII in percent encoding, as documents require.
  fileprivate var ascii: String {
    url.utf8.reduce(into: "") { text, byte in
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
