import Foundation

/// Reports methods of delegates that are never called, because a superclass declares the
/// conformance (T15).
///
/// The methods are found among the program's symbols: in debug builds that are not stripped, in
/// classes that are neither generic nor private to a file.
@MainActor
package enum UncalledMethods {
  private struct Check: Hashable {
    let delegateClass: ObjectIdentifier
    let delegateProtocol: ObjectIdentifier
  }

  private static var done: Set<Check> = []
  /// The methods that types declare, by type.
  private static var methods: [ObjectIdentifier: Set<String>] = [:]

  /// Reports the optional methods that the class of a delegate, or a superclass, adds to the class
  /// that declares the conformance.
  ///
  /// - Parameters:
  ///   - delegate: A delegate; each class is checked once.
  ///   - delegateProtocol: The type of the delegate.
  ///   - conforms: Returns whether a class conforms to the protocol.
  package static func report(
    of delegate: AnyObject?,
    as delegateProtocol: Any.Type,
    conforms: (AnyClass) -> Bool
  ) {
    guard Diagnostics.isDebugBuild, let delegate else { return }
    var conforming: AnyClass = type(of: delegate)
    let check = Check(
      delegateClass: ObjectIdentifier(conforming),
      delegateProtocol: ObjectIdentifier(delegateProtocol)
    )
    guard done.insert(check).inserted else { return }
    var subclasses: [AnyClass] = []
    while let superclass = _getSuperclass(conforming), conforms(superclass) {
      subclasses.insert(conforming, at: 0)
      conforming = superclass
    }
    guard !subclasses.isEmpty, !([conforming] + subclasses).contains(where: isGeneric),
      let symbols = ProgramSymbols.current
    else { return }
    report(subclasses, of: conforming, as: delegateProtocol, symbols)
  }

  /// Whether a class has generic parameters; the names of its methods do not contain its arguments.
  private static func isGeneric(_ type: AnyClass) -> Bool {
    _mangledTypeName(type)?.hasSuffix("G") == true
  }

  private static func report(
    _ subclasses: [AnyClass],
    of conforming: AnyClass,
    as delegateProtocol: Any.Type,
    _ symbols: ProgramSymbols
  ) {
    let optional = optionalMethods(of: delegateProtocol, symbols)
    var reached = sequence(first: conforming, next: { _getSuperclass($0) })
      .reduce(into: Set<String>()) { $0.formUnion(ownMethods(of: $1, symbols)) }
    for subclass in subclasses {
      let own = ownMethods(of: subclass, symbols).intersection(optional)
      for method in own.subtracting(reached).sorted() {
        Diagnostics.report(
          "\(subclass).\(method) is never called: \(conforming), which declares the conformance to "
            + "\(delegateProtocol), must implement it, and \(subclass) override it"
        )
      }
      reached.formUnion(own)
    }
  }

  /// Returns the methods of a protocol with a default implementation: its optional methods.
  private static func optionalMethods(of type: Any.Type, _ symbols: ProgramSymbols) -> Set<String> {
    // The mangled names of a protocol and of its existential type differ at the end.
    guard let name = _mangledTypeName(type), name.hasSuffix("_p") else { return [] }
    return methods(of: type, name.dropLast(2) + "P", symbols)
  }

  private static func ownMethods(of type: AnyClass, _ symbols: ProgramSymbols) -> Set<String> {
    _mangledTypeName(type).map { methods(of: type, $0, symbols) } ?? []
  }

  private static func methods(
    of type: Any.Type,
    _ mangledName: String,
    _ symbols: ProgramSymbols
  ) -> Set<String> {
    let id = ObjectIdentifier(type)
    if let known = methods[id] { return known }
    let found = symbols.methods(of: mangledName)
    methods[id] = found
    return found
  }
}

extension ProgramSymbols {
  /// Returns the names of the methods of a type, such as "tableView(_:heightForRowAt:)".
  fileprivate func methods(of mangledType: String) -> Set<String> {
    guard let type = Self.declaration(of: "$s" + mangledType) else { return [] }
    let found = names(withPrefix: "$s" + mangledType).filter { $0.hasSuffix("F") }
    return Set(
      found.compactMap { name in
        guard let declaration = Self.declaration(of: name),
          let owner = declaration.range(of: "\(type)."),
          declaration[..<owner.lowerBound].isEmptyOrExtension
        else { return nil }
        return MethodName(of: declaration[owner.upperBound...]).text
      }
    )
  }
}

extension Substring {
  /// Whether the text before a type is empty or says that the declaration is in an extension.
  fileprivate var isEmptyOrExtension: Bool {
    isEmpty || (hasPrefix("(extension in ") && hasSuffix("):"))
  }
}

/// The name of a method with the labels of its parameters.
private struct MethodName {
  private(set) var text: String
  private var label = ""
  private var depth = 0
  private var isInType = false

  /// Creates the name from a declaration with the types of the parameters.
  init(of declaration: Substring) {
    let end = declaration.firstIndex { $0 == "(" || $0 == "<" } ?? declaration.endIndex
    text = String(declaration[..<end])
    var rest = declaration[end...]
    // Generic parameters precede the others.
    if let start = rest.firstIndex(of: "(") { rest = rest[start...] }
    for character in rest where !isComplete { read(character) }
  }

  private var isComplete: Bool { depth < 0 }

  /// Reads a character of the parameters, which are nested in brackets.
  private mutating func read(_ character: Character) {
    switch character {
    case "(" where depth == 0:
      text.append("(")
      depth = 1
    case "," where depth == 1:
      endParameter()
    case ")" where depth == 1:
      endParameter()
      text.append(")")
      depth = -1
    case "(", "[", "<":
      depth += 1
      label.append(character)
    case ")", "]", ">":
      if !label.hasSuffix("-") || character != ">" { depth -= 1 }
      label.append(character)
    case ":" where depth == 1 && !isInType:
      text.append("\(label.trimmingCharacters(in: .whitespaces)):")
      (label, isInType) = ("", true)
    default:
      label.append(character)
    }
  }

  /// Adds the label of a parameter that has none in the declaration.
  private mutating func endParameter() {
    let type = label.trimmingCharacters(in: .whitespaces)
    if !isInType, !type.isEmpty { text.append("_:") }
    (label, isInType) = ("", false)
  }
}
