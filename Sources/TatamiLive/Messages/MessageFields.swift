import Foundation
import TatamiJSON

/// The members of a client's message.
struct MessageFields {
  private let members: [String: JSONValue]

  /// Reads the text of a message.
  init(_ text: [UInt8]) throws(MessageError) {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: text, valueLimit: 10_000)
    } catch {
      throw .notJSON("\(error)")
    }
    try self.init(value, name: "message")
  }

  private init(_ value: JSONValue, name: String) throws(MessageError) {
    guard case .object(let object) = value else { throw .member(name, expected: "an object") }
    members = Dictionary(object.map { ($0.key, $0.value) }) { _, last in last }
  }

  /// Whether a member is there and not null.
  func has(_ name: String) -> Bool { members[name] != nil && members[name] != .null }

  func object(_ name: String) throws(MessageError) -> MessageFields {
    try MessageFields(members[name] ?? .null, name: name)
  }

  func text(_ name: String, limit: Int = 1_048_576) throws(MessageError) -> String {
    guard case .string(let text) = members[name], text.utf8.count <= limit else {
      throw .member(name, expected: "a text of at most \(limit) bytes")
    }
    return text
  }

  func flag(_ name: String, or standard: Bool? = nil) throws(MessageError) -> Bool {
    if case .bool(let flag) = members[name] { return flag }
    guard let standard, !has(name) else { throw .member(name, expected: "true or false") }
    return standard
  }

  func number(
    _ name: String,
    in range: ClosedRange<Double> = -1e6...1e6,
    or standard: Double? = nil
  ) throws(MessageError) -> Double {
    if case .number(let number) = members[name], range.contains(number) { return number }
    guard let standard, !has(name) else {
      throw .member(name, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return standard
  }

  func integer(
    _ name: String,
    in range: ClosedRange<Int>,
    or standard: Int? = nil
  ) throws(MessageError) -> Int {
    if case .number(let number) = members[name], let integer = Int(exactly: number),
      range.contains(integer)
    {
      return integer
    }
    guard let standard, !has(name) else {
      throw .member(name, expected: "an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return standard
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String,
    or standard: Choice? = nil
  ) throws(MessageError) -> Choice where Choice.RawValue == String {
    if case .string(let text) = members[name], let choice = Choice(rawValue: text) { return choice }
    guard let standard, !has(name) else {
      let names = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw .member(name, expected: "one of \(names)")
    }
    return standard
  }

  func point() throws(MessageError) -> CGPoint {
    try CGPoint(x: number("x"), y: number("y"))
  }
}
