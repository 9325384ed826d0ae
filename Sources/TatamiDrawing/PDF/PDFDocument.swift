/// A PDF document of shapes and texts in plain colors.
struct PDFDocument {
  private var objects = PDFObjects()
  private let fonts = PDFFonts()
  private var pages: [(number: Int, height: Double)] = []
  private var outline = PDFOutline()
  private var structure: PDFStructure
  private var opacities: Set<Int> = []
  private let (catalog, pageTree, resources): (Int, Int, Int)

  init() {
    catalog = objects.reserve()
    pageTree = objects.reserve()
    resources = objects.reserve()
    structure = PDFStructure(root: objects.reserve())
  }

  /// Adds a page; returns false if Cairo must write the document.
  ///
  /// - Throws: `library`.
  mutating func add(_ page: PDFPage) throws(DrawingError) -> Bool {
    var content = PDFContent(size: page.size, fonts: fonts)
    guard content.append(page.drawing.balancedCommands()) else { return false }
    opacities.formUnion(content.opacities)
    let number = objects.reserve()
    let stream = try objects.write(stream: content.text.bytes)
    let entries = structure.add(content.parts, onPage: (number, page.size), &objects)
    objects.write(
      "<</Type /Page/Parent \(pageTree) 0 R"
        + "/MediaBox [ 0 0 \(page.size.width.svg) \(page.size.height.svg) ]"
        + "/Contents \(stream) 0 R/Resources \(resources) 0 R"
        + "/Group <</Type /Group/S /Transparency/I true/CS /DeviceRGB>>\(entries)>>",
      as: number
    )
    pages.append((number, page.size.height))
    outline.add(page.bookmarks, ofPage: pages.count)
    return true
  }

  /// Returns the bytes of the document in pieces; nil if Cairo must write it, because a font cannot be
  /// embedded.
  ///
  /// - Throws: `library`.
  consuming func finish(_ metadata: PDFMetadata) throws(DrawingError) -> [[UInt8]]? {
    let kids = pages.map { "\($0.number) 0 R" }.joined(separator: " ")
    objects.write("<</Type /Pages/Count \(pages.count)/Kids [\(kids)]>>", as: pageTree)
    guard try writeResources() else { return nil }
    var entries = structure.write(&objects)
    if let outlines = outline.write(pages: pages, &objects) {
      entries += "/Outlines \(outlines) 0 R/PageMode /UseOutlines"
    }
    objects.write("<</Type /Catalog/Pages \(pageTree) 0 R\(entries)>>", as: catalog)
    let info = objects.write("<<\(metadata.pdfEntries)>>")
    return objects.finish(root: catalog, info: info)
  }

  /// Writes the fonts and opacities; returns false if a font cannot be embedded.
  private mutating func writeResources() throws(DrawingError) -> Bool {
    var names = ""
    for font in fonts.fonts {
      guard let number = try font.write(to: &objects) else { return false }
      names += "/F\(font.index) \(number) 0 R"
    }
    let states = opacities.sorted().map { opacity in
      let value = (Double(opacity) / 1000).svg
      return "/a\(opacity) <</ca \(value)/CA \(value)>>"
    }
    objects.write(
      "<</Font <<\(names)>>/ExtGState <<\(states.joined())>>>>",
      as: resources
    )
    return true
  }
}

extension PDFMetadata {
  /// The entries of a document's information, with fixed dates.
  fileprivate var pdfEntries: String {
    let texts = [
      ("Title", title), ("Author", author), ("Subject", subject), ("Creator", creator),
      ("Keywords", keywords), ("Producer", "Tatami"), ("CreationDate", "D:20000101000000Z"),
      ("ModDate", "D:20000101000000Z"),
    ]
    return texts.filter { !$0.1.isEmpty }
      .map { "/\($0.0) \($0.1.plainForMetadata.pdfString)" }.joined()
  }
}

extension PDFOutline {
  /// Writes the entries and returns the number of the outline; nil without entries.
  fileprivate func write(
    pages: [(number: Int, height: Double)],
    _ objects: inout PDFObjects
  ) -> Int? {
    guard !entries.isEmpty else { return nil }
    let root = objects.reserve()
    let numbers = entries.map { _ in objects.reserve() }
    var children: [Int?: [Int]] = [:]
    var positions: [Int] = []
    for (index, entry) in entries.enumerated() {
      positions.append(children[entry.parent]?.count ?? 0)
      children[entry.parent, default: []].append(index)
    }
    var counts = Array(repeating: 0, count: entries.count)
    for index in entries.indices.reversed() {
      if let parent = entries[index].parent { counts[parent] += counts[index] + 1 }
    }
    func links(of parent: Int?, count: Int) -> String {
      guard let all = children[parent], let first = all.first, let last = all.last else {
        return ""
      }
      return "/First \(numbers[first]) 0 R/Last \(numbers[last]) 0 R/Count \(count)"
    }
    for (index, entry) in entries.enumerated() {
      let (page, position) = (pages[entry.page - 1], positions[index])
      let all = children[entry.parent] ?? []
      var text = "<</Title \(entry.title.pdfString)"
      text += "/Parent \(entry.parent.map { numbers[$0] } ?? root) 0 R"
      if position > 0 { text += "/Prev \(numbers[all[position - 1]]) 0 R" }
      if position + 1 < all.count { text += "/Next \(numbers[all[position + 1]]) 0 R" }
      text += "/Dest [\(page.number) 0 R /XYZ \(entry.position.x.svg)"
      text += " \((page.height - entry.position.y).svg) 0]"
      objects.write(text + links(of: index, count: counts[index]) + ">>", as: numbers[index])
    }
    return objects.write("<</Type /Outlines\(links(of: nil, count: entries.count))>>", as: root)
  }
}
