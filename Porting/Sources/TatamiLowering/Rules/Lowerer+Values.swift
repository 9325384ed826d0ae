internal import SwiftSyntax

/// Tables of the properties that are read and written by name (X86), and that appearance proxies set (X87).
extension Lowerer {
  /// Writes the table of a class, if the module reads or writes values by name, or the class is one of
  /// UIKit's with dynamic properties.
  func lowerValueTable(of block: TypeBlock, _ node: some DeclGroupSyntax) {
    guard block.kind == .classBody, hasTable(ofValues: block.typeName) else { return }
    let inherits = index.lineage(of: block.typeName).dropFirst().contains {
      hasTable(ofValues: $0)
    }
    if !inherits { insertConformance("KeyedValues", node) }
    let access =
      block.access == "open" && !block.isFinal ? "open " : block.access.isEmpty ? "" : "public "
    let cases = values(of: block).map { member in
      "case \(Lowerer.keys(of: member)): return KeyedValue(\\\(block.writtenName).\(member.name)); "
    }
    let otherwise = inherits ? "super._value(named: name)" : "nil"
    edits.insert(
      " nonisolated \(access)\(inherits ? "override " : "")class func _value(named name: String) "
        + "-> KeyedValue? { switch name { \(cases.joined())default: return \(otherwise) } };",
      after: block.afterBrace
    )
  }

  /// The names of a property, as the patterns of a case.
  private static func keys(of member: MemberRecord) -> String {
    let name = member.objectiveCName ?? member.name
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return "\"\(name)\""
    }
    return "\"\(name)\", \"\(first.lowercased() + name.dropFirst(3))\""
  }

  private func hasTable(ofValues type: String) -> Bool {
    guard hasValues(type) else { return false }
    if index.usesValuesByName { return true }
    let isDynamic = index.blocks(of: type).contains { block in
      values(of: block).contains { $0.traits.contains(.dynamic) }
    }
    return isDynamic
      && index.lineage(of: type).contains { type in
        index.blocks(of: type).contains { $0.inherited.contains { $0.hasPrefix("UI") } }
      }
  }

  private func hasValues(_ type: String) -> Bool {
    index.blocks(of: type).contains { $0.kind == .classBody && !values(of: $0).isEmpty }
  }

  /// The properties of a block that are known by name.
  private func values(of block: TypeBlock) -> [MemberRecord] {
    let exposesAll = block.exposesMembers || index.exposesAllMembers(block.typeName)
    var names: Set<String> = []
    return block.members.filter { member in
      guard !member.isMethod, member.traits.isDisjoint(with: [.typeMember, .nonexposed]) else {
        return false
      }
      let isExposed =
        member.traits.contains(.exposed)
        || (exposesAll && !member.traits.contains(.isolatedFromOtherFiles))
      return isExposed && names.insert(member.name).inserted
    }
  }
}
