internal import SwiftSyntax

/// The types of a module with their members.
struct ModuleIndex: Sendable {
  /// An optional method of a protocol of the module.
  struct OptionalMethod: Sendable {
    let protocolName: String
    let member: MemberRecord
  }

  /// All blocks, in the order of the files.
  let blocks: [TypeBlock]
  /// The blocks of each type by its qualified name, the declaration first.
  fileprivate let blocksOfType: [String: [Int]]
  /// The qualified names of types by their last component.
  private let namesByComponent: [String: [String]]
  /// The subclasses of each class of the module.
  private var subclasses: [String: [String]] = [:]
  /// The optional methods of the module's protocols by their base names.
  let optionalMethods: [String: [OptionalMethod]]
  /// Whether the module reads or writes values by their names.
  let usesValuesByName: Bool
  /// The base names of properties.
  let propertyNames: Set<String>
  /// The class of the application's delegate; nil for libraries.
  private(set) var applicationDelegate: String?

  init(_ sources: [SourceFile]) {
    let blocks = sources.enumerated().flatMap { IndexBuilder($1, file: $0).blocks }
    self.blocks = blocks
    var types: [String: [Int]] = [:]
    for pass in [false, true] {
      for (index, block) in blocks.enumerated() where (block.kind == .extensionBody) == pass {
        types[block.typeName, default: []].append(index)
      }
    }
    blocksOfType = types
    usesValuesByName = sources.contains(where: \.usesValuesByName)
    namesByComponent = Dictionary(
      grouping: types.keys.sorted(),
      by: { String($0.split(separator: ".").last ?? "") }
    )
    optionalMethods = ModuleIndex.optionalMethods(in: blocks)
    propertyNames = Set(
      blocks.flatMap { $0.members.lazy.filter { !$0.isMethod }.map(\.name) }
    )
    subclasses = classesBySuperclass()
    applicationDelegate = types.keys.sorted().first {
      declaration(of: $0)?.kind == .classBody && inherits($0, from: ["UIApplicationDelegate"])
    }
  }

  private static func optionalMethods(in blocks: [TypeBlock]) -> [String: [OptionalMethod]] {
    var methods: [String: [OptionalMethod]] = [:]
    for block in blocks where block.kind == .protocolBody {
      for member in block.members where member.isMethod && member.traits.contains(.optional) {
        methods[member.name, default: []].append(
          OptionalMethod(protocolName: block.typeName, member: member)
        )
      }
    }
    return methods
  }

  private func classesBySuperclass() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for block in blocks where block.kind == .classBody {
      if let superclass = superclass(of: block.typeName) {
        result[superclass, default: []].append(block.typeName)
      }
    }
    return result
  }

  // MARK: Types

  /// The blocks of a type, the declaration first; empty for types of other modules.
  func blocks(of type: String) -> [TypeBlock] { (blocksOfType[type] ?? []).map { blocks[$0] } }

  /// The declaration of a type; nil for types of other modules.
  func declaration(of type: String) -> TypeBlock? {
    blocksOfType[type]?.lazy.map { blocks[$0] }.first { $0.kind != .extensionBody }
  }

  /// The qualified name of a type that a source names inside of another type.
  func resolve(_ name: String, inside scope: String?) -> String? {
    var prefix = scope ?? ""
    while !prefix.isEmpty {
      if declaration(of: prefix + "." + name) != nil { return prefix + "." + name }
      prefix = prefix.split(separator: ".").dropLast().joined(separator: ".")
    }
    if declaration(of: name) != nil { return name }
    let candidates = namesByComponent[name.split(separator: ".").last.map(String.init) ?? name]
    let declared = (candidates ?? []).filter {
      declaration(of: $0) != nil && ($0 == name || $0.hasSuffix("." + name))
    }
    return declared.count == 1 ? declared.first : nil
  }

  /// The superclass of a class, if it is a class of the module.
  func superclass(of type: String) -> String? {
    guard let block = declaration(of: type), block.kind == .classBody else { return nil }
    for name in block.inherited {
      guard let resolved = resolve(name, inside: block.typeName), resolved != type else { continue }
      if declaration(of: resolved)?.kind == .classBody { return resolved }
    }
    return nil
  }

  /// The type and its superclasses in the module, the type first.
  func lineage(of type: String) -> [String] {
    var result = [type]
    while let last = result.last, let next = superclass(of: last), !result.contains(next) {
      result.append(next)
    }
    return result
  }

  /// All subclasses of a class in the module.
  func descendants(of type: String) -> [String] {
    var result: [String] = []
    var waiting = subclasses[type] ?? []
    while let next = waiting.popLast() {
      guard !result.contains(next) else { continue }
      result.append(next)
      waiting += subclasses[next] ?? []
    }
    return result
  }

  // MARK: Members

  /// The methods of a type and of its superclasses in the module that have a base name.
  func methods(named name: String, of type: String) -> [MemberRecord] {
    lineage(of: type).flatMap { type in
      blocks(of: type).flatMap { $0.members.filter { $0.isMethod && $0.name == name } }
    }
  }

  /// The protocols of the module that a type declares in a block or inherits, with their parents.
  func protocols(of type: String) -> [String] {
    var result: [String] = []
    var waiting = lineage(of: type).flatMap { type in
      blocks(of: type).flatMap { block in
        block.inherited.compactMap { resolve($0, inside: block.typeName) }
      }
    }
    while let next = waiting.popLast() {
      guard let block = declaration(of: next), block.kind == .protocolBody,
        !result.contains(next)
      else { continue }
      result.append(next)
      waiting += block.inherited.compactMap { resolve($0, inside: block.typeName) }
    }
    return result
  }

  /// Whether a class or a superclass in the module names one of some types of other modules after the
  /// colon, in any block.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    lineage(of: type).contains { type in
      blocks(of: type).contains { !names.isDisjoint(with: $0.inherited) }
    }
  }

  /// Whether a class or a superclass in the module is marked with `@objcMembers`.
  func exposesAllMembers(_ type: String) -> Bool {
    lineage(of: type).contains { declaration(of: $0)?.isExposing == true }
  }

  /// The optional method that a call or reference with labels names; nil labels match any.
  func optionalMethod(named name: String, labels: [String]?) -> OptionalMethod? {
    optionalMethods[name]?.first { labels == nil || $0.member.labels == labels }
  }
}

extension ModuleIndex {
  /// The numbers of the blocks of a type in `blocks`, the declaration first.
  func blockNumbers(of type: String) -> [Int] { blocksOfType[type] ?? [] }
}
