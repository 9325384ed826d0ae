import Foundation
import TatamiUIKit
import TestSupport

@testable import TatamiViews

/// The views, guides and constraints of a golden document as objects of UIKit.
@MainActor
final class ViewGolden {
  let root: UIView
  private(set) var views: [(name: String, view: UIView)] = []
  private(set) var guides: [(name: String, guide: UILayoutGuide)] = []
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  private let byName: [String: AnyObject]

  init(_ scene: ConstraintGolden.Scene) throws {
    let root = GoldenView(CGSize(width: scene.size[0], height: scene.size[1]))
    root.semanticContentAttribute =
      scene.direction == "rtl" ? .forceRightToLeft : .forceLeftToRight
    root.apply(margins: scene.margins, safeArea: scene.safeArea)
    var byName: [String: AnyObject] = ["root": root]
    for document in scene.views {
      let view: UIView
      if document.scroll == true {
        view = UIScrollView()
        view.layoutMargins = UIEdgeInsets(document.margins)
        view.insetsLayoutMarginsFromSafeArea = false
      } else {
        view = GoldenView(document)
      }
      view.semanticContentAttribute = root.semanticContentAttribute
      view.translatesAutoresizingMaskIntoConstraints = document.frame != nil
      views.append((document.name, view))
      byName[document.name] = view
    }
    for document in scene.guides ?? [] {
      let guide = UILayoutGuide()
      guides.append((document.name, guide))
      byName[document.name] = guide
    }
    self.root = root
    self.byName = byName
    root.traitOverrides.displayScale = 1_000_000
    for (document, view) in zip(scene.views, views) {
      (byName[document.parent ?? "root"] as? UIView)?.addSubview(view.view)
      if let frame = document.frame { view.view.frame = CGRect(frame) }
      Self.setPriorities(of: view.view, document.hugging, document.compression)
    }
    for (document, guide) in zip(scene.guides ?? [], guides) {
      (byName[document.owner] as? UIView)?.addLayoutGuide(guide.guide)
    }
    for row in scene.constraints { constraints[row.id] = constraint(row) }
    NSLayoutConstraint.activate(
      scene.constraints.filter { $0.active ?? true }.compactMap { constraints[$0.id] }
    )
  }

  private static func setPriorities(of view: UIView, _ hugging: [Double]?, _ compression: [Double]?)
  {
    for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      if let hugging {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging[index])), for: axis)
      }
      if let compression {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(compression[index])),
          for: axis
        )
      }
    }
  }

  private func item(_ name: String) -> AnyObject? {
    let parts = name.split(separator: "@")
    let item = byName[String(parts[0])]
    guard parts.count == 2, let view = item as? UIView else { return item }
    switch parts[1] {
    case "margins": return view.layoutMarginsGuide
    case "safeArea": return view.safeAreaLayoutGuide
    case "content": return view.contentGuide
    default: return view.frameGuide
    }
  }

  private func constraint(_ row: ConstraintGolden.Row) -> NSLayoutConstraint? {
    guard let first = item(row.item) else { return nil }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: .init(named: row.attribute),
      relatedBy: row.relation == "<="
        ? .lessThanOrEqual : row.relation == ">=" ? .greaterThanOrEqual : .equal,
      toItem: row.to.flatMap(item),
      attribute: row.to == nil ? .notAnAttribute : .init(named: row.toAttribute ?? row.attribute),
      multiplier: row.multiplier ?? 1,
      constant: row.constant ?? 0
    )
    constraint.identifier = row.id
    if let priority = row.priority { constraint.priority = UILayoutPriority(Float(priority)) }
    return constraint
  }

  func apply(_ step: ConstraintGolden.Step) {
    if let size = step.size { root.frame.size = CGSize(width: size[0], height: size[1]) }
    if let constraint = step.constraint.flatMap({ constraints[$0] }) {
      if let constant = step.constant { constraint.constant = constant }
      if let priority = step.priority { constraint.priority = UILayoutPriority(Float(priority)) }
    }
    NSLayoutConstraint.deactivate((step.deactivate ?? []).compactMap { constraints[$0] })
    NSLayoutConstraint.activate((step.activate ?? []).compactMap { constraints[$0] })
    guard let name = step.view, let view = byName[name] as? UIView else { return }
    if let frame = step.frame { view.frame = CGRect(frame) }
    if let margins = step.margins { view.layoutMargins = UIEdgeInsets(margins) }
    Self.setPriorities(of: view, step.hugging, step.compression)
    if let intrinsic = step.intrinsic { (view as? GoldenView)?.natural = CGSize(intrinsic) }
  }

  /// Lays out and returns what differs from an answer.
  func differences(from expected: ConstraintGolden.Answer) -> [String] {
    var differences: [String] = []
    let reports = Reports.during { root.layoutIfNeeded() }
    for frame in expected.frames ?? [] {
      let view = views.first { $0.name == frame.name }?.view
      compare(view?.frame ?? .null, frame, &differences)
    }
    for frame in expected.guides ?? [] {
      let guide = guides.first { $0.name == frame.name }?.guide
      compare(guide?.layoutFrame ?? .null, frame, &differences)
    }
    for frame in expected.contentSizes ?? [] {
      let size =
        (views.first { $0.name == frame.name }?.view as? UIScrollView)?.contentSize ?? .zero
      for (found, wanted) in zip([size.width, size.height], frame.numbers) where wanted != nil {
        if abs(found - (wanted ?? 0)) > 1e-4 {
          differences.append("\(frame.name) content \(size), expected \(frame.numbers)")
        }
      }
    }
    let ambiguous = Set(
      views.filter { $0.view.hasAmbiguousLayout }.map(\.name)
        + guides.filter { $0.guide.hasAmbiguousLayout }.map(\.name)
    )
    if ambiguous != Set(expected.ambiguous ?? []) {
      differences.append("ambiguous \(ambiguous.sorted()), expected \(expected.ambiguous ?? [])")
    }
    if reports.count > (expected.conflict == nil ? 0 : 1) {
      differences.append("reports \(reports)")
    }
    return differences
  }

  private func compare(
    _ found: CGRect,
    _ expected: ConstraintGolden.Frame,
    _ differences: inout [String]
  ) {
    let numbers = [found.minX, found.minY, found.width, found.height]
    for (number, wanted) in zip(numbers, expected.numbers) {
      guard let wanted else { continue }
      if abs(number - wanted) <= 1e-4 { continue }
      differences.append("\(expected.name) \(numbers), expected \(expected.numbers)")
      break
    }
  }
}

/// A view with the natural size, the insets and the baselines of a golden document.
final class GoldenView: UIView, TextBaselines {
  var natural = CGSize(width: -1, height: -1) {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var insets = UIEdgeInsets.zero
  private var safeArea = UIEdgeInsets.zero
  private var distances: [Double]?

  init(_ size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  convenience init(_ document: ConstraintGolden.View) {
    self.init(.zero)
    natural = document.intrinsic.map { CGSize($0) } ?? natural
    insets = UIEdgeInsets(document.alignmentInsets)
    distances = document.baselines
    apply(margins: document.margins, safeArea: document.safeArea)
  }

  func apply(margins: [Double]?, safeArea: [Double]?) {
    insetsLayoutMarginsFromSafeArea = false
    layoutMargins = UIEdgeInsets(margins)
    self.safeArea = UIEdgeInsets(safeArea)
  }

  override var intrinsicContentSize: CGSize { natural }
  override var alignmentRectInsets: UIEdgeInsets { insets }
  override var safeAreaInsets: UIEdgeInsets { safeArea }

  var lineHeight: CGFloat? { 20 }

  func baselines(in size: CGSize) -> Baselines {
    guard let distances else { return Baselines(bottomOf: size) }
    return Baselines(
      first: insets.top + distances[0],
      last: size.height - insets.bottom - distances[1]
    )
  }
}

extension NSLayoutConstraint.Attribute {
  /// Creates the attribute of a name that documents use.
  init(named name: String) {
    self = (0...20).compactMap(Self.init(rawValue:)).first { $0.name == name } ?? .notAnAttribute
  }
}

extension UIEdgeInsets {
  fileprivate init(_ numbers: [Double]?) {
    let numbers = numbers ?? [0, 0, 0, 0]
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension CGSize {
  fileprivate init(_ lengths: [Double?]) {
    self.init(width: lengths[0] ?? -1, height: lengths[1] ?? -1)
  }
}

extension CGRect {
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
