import Tatami
import TatamiConstraints
import TatamiDocuments

/// A view that places the views of its child nodes by constraints.
final class ConstraintsNode: UIView, NodeContainer {
  /// A child, a guide or the node itself.
  private struct Item {
    let object: AnyObject
    let handle: ItemHandle
  }

  var contents: [ConstraintContent] = []
  var guideNames: [String] = []

  /// An engine that checks constraints before those of the kit are created, because an illegal one
  /// stops the program there.
  private var engine = ConstraintEngine(rootSize: .zero)
  private lazy var items = ["root": Item(object: self, handle: engine.root)]

  func add(_ node: NodeReader.Node) throws(SceneError) {
    let view = node.view
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    constrainLengths(of: view)
    guard let id = view.accessibilityIdentifier else { return }
    try add(view, id, at: node.path["id"]) { engine throws(ConstraintError) in
      try engine.addView(to: engine.root)
    }
  }

  func childrenDidChange(at path: DocumentPath) throws(SceneError) {
    for (index, name) in guideNames.enumerated() {
      let guide = UILayoutGuide()
      guide.identifier = name
      addLayoutGuide(guide)
      try add(guide, name, at: path["guides"][index]) { engine throws(ConstraintError) in
        try engine.addGuide(to: engine.root)
      }
    }
    var constraints: [NSLayoutConstraint] = []
    for content in contents { constraints.append(try constraint(content)) }
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes lengths in points required; all others are those of the content.
  private func constrainLengths(of view: UIView) {
    let size = view.layoutMeasure.size
    for (anchor, length) in [(view.widthAnchor, size.width), (view.heightAnchor, size.height)]
    where length.kind == .fixed {
      anchor.constraint(equalToConstant: length.value).isActive = true
    }
  }

  private func add(
    _ object: AnyObject,
    _ name: String,
    at path: DocumentPath,
    _ make: (inout ConstraintEngine) throws(ConstraintError) -> ItemHandle
  ) throws(SceneError) {
    guard items[name] == nil else {
      throw .impossible(reason: "another child or guide has the name \(quoted: name)", at: path)
    }
    let handle = try SceneError.rethrowing(at: path) { () throws(ConstraintError) in
      try make(&engine)
    }
    items[name] = Item(object: object, handle: handle)
  }

  // MARK: Constraints

  private func constraint(_ content: ConstraintContent) throws(SceneError) -> NSLayoutConstraint {
    let first = try item(content.object.required("item"))
    let second = try content.object["to"].map { reader throws(SceneError) in try item(reader) }
    let attribute = content.otherAttribute ?? content.attribute
    var checked = Constraint(
      ConstraintAnchor(first.handle, content.attribute),
      content.relation,
      second.map { ConstraintAnchor($0.handle, attribute) }
    )
    checked.multiplier = content.multiplier
    do throws(ConstraintError) {
      _ = try engine.add(checked)
    } catch {
      throw .impossible(reason: "\(error)", at: error.place(in: content.object))
    }
    let constraint = NSLayoutConstraint(
      item: first.object,
      attribute: NSLayoutConstraint.Attribute(content.attribute),
      relatedBy: NSLayoutConstraint.Relation(rawValue: content.relation.rawValue) ?? .equal,
      toItem: second?.object,
      attribute: second == nil ? .notAnAttribute : NSLayoutConstraint.Attribute(attribute),
      multiplier: content.multiplier,
      constant: content.constant
    )
    constraint.priority = content.priority
    return constraint
  }

  private func item(_ reader: SceneReader) throws(SceneError) -> Item {
    let name = try reader.string()
    guard let item = items[name] else {
      throw reader.unknownValue(name, allowed: items.keys.sorted())
    }
    return item
  }
}

extension NSLayoutConstraint.Attribute {
  /// Creates the attribute that the engine's attribute corresponds to.
  fileprivate init(_ attribute: ConstraintAttribute) {
    self = Self(rawValue: attribute.rawValue) ?? .notAnAttribute
  }
}
