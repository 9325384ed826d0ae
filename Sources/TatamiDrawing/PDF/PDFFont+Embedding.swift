import CPango

/// The part of a font that a document contains.
private struct FontPart {
  /// The number of the file's object.
  let file: Int
  /// The used glyphs, in ascending order, with their indices in the file.
  let glyphs: [(glyph: UInt16, index: UInt32)]
}

extension PDFFont {
  /// Writes the font with its used glyphs, and returns the number of its object; nil if HarfBuzz
  /// cannot reduce the font to them.
  ///
  /// Texts refer to glyphs by their indices in the whole font, which a table maps to those in the
  /// document's part of it.
  func write(to objects: inout PDFObjects) throws(DrawingError) -> Int? {
    guard let part = try writePart(to: &objects) else { return nil }
    let descriptor = objects.write(descriptor(file: part.file))
    let system = "/CIDSystemInfo <</Registry (Adobe)/Ordering (Identity)/Supplement 0>>"
    let encoding = try objects.write(
      stream: Array(encoding(of: part).utf8),
      "/Type /CMap/CMapName /Tatami-\(index)\(system)"
    )
    let characters = try objects.write(stream: Array(characterMap.utf8))
    let widths = part.glyphs.map { "\($0.index)[\(advance(of: $0.glyph).svg)]" }.joined()
    let descendant = objects.write(
      "<</Type /Font/Subtype /CIDFontType\(isCompact ? "0" : "2")/BaseFont /\(name)\(system)"
        + "/FontDescriptor \(descriptor) 0 R/W [\(widths)]"
        + (isCompact ? "" : "/CIDToGIDMap /Identity") + ">>"
    )
    return objects.write(
      "<</Type /Font/Subtype /Type0/BaseFont /\(name)/Encoding \(encoding) 0 R"
        + "/DescendantFonts [\(descendant) 0 R]/ToUnicode \(characters) 0 R>>"
    )
  }

  /// The name in the document: six letters that mark a part of a font, and its PostScript name.
  private var name: String {
    var letters: [UInt8] = []
    var number = index
    for _ in 0..<6 {
      letters.append(UInt8(ascii: "A") + UInt8(number % 26))
      number /= 26
    }
    var text = [CChar](repeating: 0, count: 128)
    var count: UInt32 = 128
    hb_ot_name_get_utf8(face, hb_ot_name_id_t(HB_OT_NAME_ID_POSTSCRIPT_NAME), nil, &count, &text)
    let bytes = text.prefix(Int(min(count, 127))).map { UInt8(bitPattern: $0) }
    let plain = bytes.filter { byte in
      let scalar = Unicode.Scalar(byte)
      return scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
    }
    return String(decoding: letters, as: UTF8.self) + "+"
      + (plain.isEmpty ? "Font" : String(decoding: plain, as: UTF8.self))
  }

  /// Writes the file of the font's used glyphs; nil if HarfBuzz cannot make it.
  private func writePart(to objects: inout PDFObjects) throws(DrawingError) -> FontPart? {
    let used = advances.indices.filter { !advances[$0].isNaN }.map { UInt16($0) }
    guard let part = makePart(of: used) else { return nil }
    defer { hb_face_destroy(part.face) }
    let glyphs = zip(used, part.indices).map { (glyph: $0, index: $1) }
    return FontPart(file: try write(file: part.face, to: &objects), glyphs: glyphs)
  }

  /// Makes a face with some glyphs, which the caller must destroy, and their indices in it; nil if
  /// HarfBuzz cannot make it.
  ///
  /// The outline of glyph 0, which stands for missing characters, is kept.
  func makePart(of glyphs: [UInt16]) -> (face: OpaquePointer, indices: [UInt32])? {
    let input = hb_subset_input_create_or_fail()
    defer { hb_subset_input_destroy(input) }
    for glyph in glyphs { hb_set_add(hb_subset_input_glyph_set(input), UInt32(glyph)) }
    let flags = [HB_SUBSET_FLAGS_NO_HINTING, HB_SUBSET_FLAGS_NOTDEF_OUTLINE]
    hb_subset_input_set_flags(input, flags.reduce(0) { $0 | UInt32($1.rawValue) })
    let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for table in ["GSUB", "GPOS", "GDEF", "BASE", "MATH", "STAT", "kern", "name", "post", "DSIG"] {
      hb_set_add(dropped, hb_tag_from_string(table, -1))
    }
    let plan = hb_subset_plan_create_or_fail(face, input)
    defer { hb_subset_plan_destroy(plan) }
    guard input != nil, let plan, let part = hb_subset_plan_execute_or_fail(plan) else {
      return nil
    }
    let map = hb_subset_plan_old_to_new_glyph_mapping(plan)
    return (part, glyphs.map { hb_map_get(map, UInt32($0)) })
  }

  private func write(
    file part: OpaquePointer,
    to objects: inout PDFObjects
  ) throws(DrawingError) -> Int {
    let tag = hb_tag_from_string("CFF ", -1)
    let blob = isCompact ? hb_face_reference_table(part, tag) : hb_face_reference_blob(part)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    let start = hb_blob_get_data(blob, &count)
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(count))
    let kind = isCompact ? "/Subtype /CIDFontType0C" : "/Length1 \(count)"
    return try objects.write(stream: Array(bytes), kind)
  }

  private func descriptor(file: Int) -> String {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    var height: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
    let box = boundingBox.map { thousandths($0).svg }.joined(separator: " ")
    return "<</Type /FontDescriptor/FontName /\(name)/Flags 4/FontBBox [\(box)]/ItalicAngle 0"
      + "/Ascent \(thousandths(extents.ascender).svg)/Descent \(thousandths(extents.descender).svg)"
      + "/CapHeight \(thousandths(height).svg)/StemV 80"
      + "/FontFile\(isCompact ? "3" : "2") \(file) 0 R>>"
  }

  /// The box around all glyphs of the file, in its units: left, bottom, right, top.
  private var boundingBox: [Int32] {
    let head = hb_face_reference_table(face, hb_tag_from_string("head", -1))
    defer { hb_blob_destroy(head) }
    var count: UInt32 = 0
    let bytes = UnsafeRawBufferPointer(start: hb_blob_get_data(head, &count), count: Int(count))
    guard bytes.count >= 44 else { return [0, 0, 0, 0] }
    return stride(from: 36, to: 44, by: 2).map { offset in
      Int32(bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self).bigEndian)
    }
  }

  /// Returns the table from the indices in the whole font to those in its part.
  private func encoding(of part: FontPart) -> String {
    let lines = part.glyphs.map { "<\($0.glyph.pdfHexadecimal)> \($0.index)\n" }
    return Self.map("Tatami-\(index)", ordering: "Identity", type: 1, "cidchar", lines)
  }

  /// The map of glyphs to the characters that they show.
  private var characterMap: String {
    let known = characters.indices.filter { characters[$0] > 0 }
    let lines = known.map { glyph in
      let scalar = Unicode.Scalar(characters[glyph]) ?? "\u{FFFD}"
      return "<\(UInt16(glyph).pdfHexadecimal)> <\(String(scalar).pdfHexadecimal)>\n"
    }
    return Self.map("Adobe-Identity-UCS", ordering: "UCS", type: 2, "bfchar", lines)
  }

  /// Returns a map from numbers of two bytes.
  private static func map(
    _ name: String,
    ordering: String,
    type: Int,
    _ block: String,
    _ lines: [String]
  ) -> String {
    var text =
      "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      + "/CIDSystemInfo <</Registry (Adobe)/Ordering (\(ordering))/Supplement 0>> def\n"
      + "/CMapName /\(name) def\n/CMapType \(type) def\n"
      + "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
    // A block has at most 100 lines.
    for start in stride(from: 0, to: lines.count, by: 100) {
      let part = lines[start..<min(start + 100, lines.count)]
      text += "\(part.count) begin\(block)\n\(part.joined())end\(block)\n"
    }
    return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
  }
}
