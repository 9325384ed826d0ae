import Foundation
import TatamiTesting
package import TatamiUIKit

/// Random batch updates of a collection view, compared with a new view of the same data.
@MainActor
package final class CollectionSoak {
  /// Creates a layout of the items of a source; the second value is kept as long as the layout.
  package typealias LayoutMaker = (SoakSource) -> (UICollectionViewLayout, AnyObject?)

  package let data: RandomSections
  package let reentry = Reentry()
  private let makeLayout: LayoutMaker
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private var subject: Subject
  private var selected: Int?

  package init(seed: UInt64, makeLayout: @escaping LayoutMaker) {
    data = RandomSections(seed: seed)
    self.makeLayout = makeLayout
    window.isHidden = false
    subject = Subject(data, reentry, size: window.bounds.size, makeLayout: makeLayout)
    window.addSubview(subject.view)
  }

  package var view: UICollectionView { subject.view }

  /// Changes the view once and returns what differs from a new view; nil if nothing does.
  package func step() -> String? {
    window.layoutIfNeeded()
    selectItem()
    if data.chance(0.03) { resize() }
    if data.chance(0.02) { exchangeLayout() }
    update()
    if data.chance(0.3) { scroll() }
    Simulator.advance(by: data.pick([0, 0.1, 0.5]))
    window.layoutIfNeeded()
    return selectionFault() ?? (subject.isExact ? difference() : measuringFault())
  }

  /// Lets the animations of steps end and returns what is wrong then; nil if nothing is.
  package func finish() -> String? {
    Simulator.advance(by: 2)
    return ghosts()
  }

  package func settle() -> String? {
    reentry.disarm()
    if view.superview == nil { window.addSubview(view) }
    view.frame = window.bounds
    for _ in 0..<3 { Simulator.advance(by: 0.5) }
    window.layoutIfNeeded()
    let counts = view.counts()
    guard counts == data.counts else { return "\(counts) instead of \(data.counts)" }
    if let missing = view.selectedPaths.first(where: { !data.contains($0) }) {
      return "the selected item \(missing) does not exist"
    }
    return subject.source.faults.first ?? ghosts()
      ?? (subject.isExact ? difference() : measuringFault())
  }

  private func ghosts() -> String? {
    let (views, shown) = (Self.reusableViews(in: subject.view), subject.shown().count)
    guard views != shown else { return nil }
    return "\(views) views remain for \(shown) shown elements"
  }

  private static func reusableViews(in view: UIView) -> Int {
    view.subviews.reduce(0) {
      $0 + ($1 is UICollectionReusableView ? 1 : reusableViews(in: $1))
    }
  }

  // MARK: Changes

  private func update() {
    let change = { self.subject.view.performBatchUpdates { self.data.change(self.subject.view) } }
    data.chance(0.5) ? change() : UIView.performWithoutAnimation(change)
  }

  private func scroll() {
    let view = subject.view
    let limit = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = (limit * CGFloat(data.pick(0...10)) / 10).rounded()
  }

  private func resize() {
    subject.view.frame.size.width = CGFloat(data.pick([160, 200, 230]))
  }

  func exchangeLayout() {
    let (layout, owner) = makeLayout(subject.source)
    subject.view.setCollectionViewLayout(layout, animated: data.chance(0.5))
    subject.owner = owner
  }

  private func selectItem() {
    guard let items = data.numbers.indices.filter({ !data.numbers[$0].isEmpty }).first else {
      return
    }
    let path = IndexPath(item: data.pick(data.numbers[items].indices), section: items)
    subject.view.selectItem(at: path, animated: false, scrollPosition: [])
    selected = data.number(at: path)
  }

  // MARK: Faults

  private func selectionFault() -> String? {
    guard let path = subject.view.indexPathsForSelectedItems?.first else { return nil }
    let number = data.number(at: path)
    return number == selected ? nil : "\(number) is selected instead of \(selected ?? 0)"
  }

  /// Compares the shown elements with those of a new view.
  private func difference() -> String? {
    let fresh = Subject(data, Reentry(), size: subject.view.bounds.size, makeLayout: makeLayout)
    window.insertSubview(fresh.view, at: 0)
    defer { fresh.view.removeFromSuperview() }
    fresh.view.layoutIfNeeded()
    fresh.view.contentOffset = subject.view.contentOffset
    fresh.view.layoutIfNeeded()
    fresh.scrollSections(like: subject)
    let (shown, expected) = (subject.shown(), fresh.shown())
    guard shown == expected, subject.view.contentSize == fresh.view.contentSize else {
      return """
        \(subject.view.contentSize) at \(subject.view.contentOffset):
        \(shown.joined(separator: "\n"))
        fresh: \(fresh.view.contentSize)
        \(expected.joined(separator: "\n"))
        """
    }
    return nil
  }

  /// Checks that rows of measured cells follow each other and fill the bounds.
  private func measuringFault() -> String? {
    let view = subject.view
    let cells = view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    for cell in cells {
      let path = view.indexPath(for: cell)
      guard path.map(data.number) == cell.tag else {
        return "\(cell.tag) is shown at \(path as Any)"
      }
      guard cell.frame.height == subject.source.preferredHeight?(cell.tag) else {
        return "\(cell.tag) has the height \(cell.frame.height)"
      }
    }
    for (upper, lower) in zip(cells, cells.dropFirst())
    where abs(upper.frame.maxY - lower.frame.minY) > 1e-6 {
      return "\(upper.frame) is followed by \(lower.frame)"
    }
    let bounds = view.bounds
    let (top, bottom) = (max(0, bounds.minY), min(bounds.maxY, view.contentSize.height))
    let covered = (cells.first?.frame.minY ?? .infinity, cells.last?.frame.maxY ?? -.infinity)
    guard bottom > top, covered.0 > top + 1e-6 || covered.1 < bottom - 1e-6 else { return nil }
    return "\(covered) of \(top) to \(bottom) is filled"
  }
}

/// A collection view with its source and its layout.
@MainActor
private final class Subject {
  let source: SoakSource
  let view: UICollectionView
  var owner: AnyObject?

  init(
    _ data: RandomSections,
    _ reentry: Reentry,
    size: CGSize,
    makeLayout: CollectionSoak.LayoutMaker
  ) {
    source = SoakSource(data, reentry)
    let (layout, owner) = makeLayout(source)
    self.owner = owner
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: layout
    )
    view.register(SoakCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
  }

  /// Whether a new view shows the same frames, because no cell is measured.
  var isExact: Bool { source.preferredHeight == nil }

  /// Scrolls the sections that scroll sideways to the offsets of another view.
  func scrollSections(like other: Subject) {
    let sections = { (view: UIView) in view.subviews.compactMap { $0 as? UIScrollView } }
    for section in sections(view) {
      let model = sections(other.view).first { $0.frame == section.frame }
      model.map { section.contentOffset = $0.contentOffset }
    }
    view.layoutIfNeeded()
  }

  /// The shown elements with their tags and their frames in the view, in ascending order.
  func shown() -> [String] {
    let cells = view.indexPathsForVisibleItems.map { path in
      ("cell", path, view.cellForItem(at: path) as UICollectionReusableView?)
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let others = kinds.flatMap { kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map { path in
        (kind, path, view.supplementaryView(forElementKind: kind, at: path))
      }
    }
    return (cells + others)
      .map { kind, path, shown in
        let frame = shown.map { $0.convert($0.bounds, to: view) }
        return "\(kind) \(path) \(shown?.tag ?? -1) \(frame ?? .null) \(shown?.alpha ?? 0)"
      }
      .sorted()
  }
}
