package import TatamiJSON

extension JSONText {
  /// Returns the text with another value of a member, everything else as it is; nil if there is no
  /// object at the path.
  ///
  /// A new member follows the last one, with the white space that is before the last one.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - path: The path of the object.
  ///   - value: The value; nil removes the member.
  package func setting(_ name: String, of path: DocumentPath, to value: JSONValue?) -> JSONText? {
    let (range, isFound) = range(of: path)
    guard isFound, bytes[range.lowerBound] == UInt8(ascii: "{") else { return nil }
    let members = members(of: range.lowerBound)
    let index = members.lastIndex { $0.name == name }
    switch (index, value) {
    case (nil, nil): return self
    case (let index?, let value?): return replacing(members[index].value, with: text(of: value))
    case (let index?, nil): return removing(index, of: members, in: range)
    case (nil, let value?):
      let member = "\(text(of: .string(name))): \(text(of: value))"
      guard let last = members.last else {
        return replacing(range.lowerBound + 1..<range.upperBound - 1, with: member)
      }
      let start = members.dropLast().last?.value.upperBound ?? range.lowerBound
      let space = bytes[start..<last.key.lowerBound].reversed().prefix(while: isSpace).reversed()
      let end = last.value.upperBound
      return replacing(end..<end, with: "," + String(decoding: space, as: UTF8.self) + member)
    }
  }

  /// Removes a member with the comma between it and a neighbor.
  private func removing(_ index: Int, of members: [Member], in object: Range<Int>) -> JSONText {
    if index > 0 {
      return replacing(
        members[index - 1].value.upperBound..<members[index].value.upperBound,
        with: ""
      )
    }
    let end = members.count > 1 ? members[1].key.lowerBound : members[0].value.upperBound
    return replacing(members[0].key.lowerBound..<end, with: "")
  }

  private func replacing(_ range: Range<Int>, with text: String) -> JSONText {
    JSONText(bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
  }

  private func text(of value: JSONValue) -> String { JSONWriter.text(of: value) }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
