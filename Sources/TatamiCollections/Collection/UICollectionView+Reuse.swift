import Foundation
import TatamiListContent
import TatamiViews

// Dequeuing views and requesting them from the data source.
extension UICollectionView {
  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    guard path.isListPath else { return UICollectionViewCell(frame: .zero) }
    let shown = movement?.shownPath(of: path) ?? path
    let view = dequeue(CollectionElement(kind: .cell, path: shown), identifier)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: view.frame)
  }

  /// Returns a used or a new view with the attributes of an element.
  func dequeue(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView {
    let key = ReuseKey(kind: element.kind, identifier: identifier)
    let isCurrent =
      pass.creating?.element == element && pass.creating?.generation == pass.generation
    let creation = isCurrent ? pass.creating : nil
    if let present = creation?.present, present.record.pool == key { return present }
    let attributes = creation?.attributes ?? knownAttributes(of: element)
    if let view = pools.take(key) {
      view.prepareForReuse()
      return prepared(view, key, attributes)
    }
    let frame = CGRect(origin: .zero, size: attributes?.size ?? .zero)
    return prepared(makeView(key, frame: frame), key, attributes)
  }

  private func knownAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard layoutInUse.validity.isPrepared, exists(element) else { return nil }
    return layoutInUse.attributes(of: element)
  }

  private func prepared(
    _ view: UICollectionReusableView,
    _ key: ReuseKey,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    view.record.pool = key
    view.record.isInUse = true
    if let attributes {
      UIView.performWithoutAnimation {
        view.show(attributes)
        if attributes.representedElementCategory == .cell {
          adoptOutline(view, at: attributes.indexPath)
        }
      }
    }
    return view
  }

  private func makeView(_ key: ReuseKey, frame: CGRect) -> UICollectionReusableView {
    if let registered = pools.registeredClass(key) { return registered.create(frame: frame) }
    let isCell = key.kind == .cell
    Diagnostics.report(
      "could not dequeue a view with the identifier \(key.identifier): "
        + "register a class for the identifier"
    )
    return isCell ? UICollectionViewCell(frame: frame) : UICollectionReusableView(frame: frame)
  }

  // MARK: Views of elements

  /// Returns the view of an element, from the data source or, for decorations, by its class.
  func makeView(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let element = attributes.element
    let outer = pass.creating
    pass.creating = CollectionCreation(
      element: element,
      generation: pass.generation,
      attributes: attributes
    )
    defer { pass.creating = outer }
    let view = requestView(of: element)
    guard view.record.pool != nil, view.record.isInUse, view.superview == nil else {
      return replacement(of: view, for: element, attributes)
    }
    UIView.performWithoutAnimation { view.show(attributes) }
    return view
  }

  func requestView(of element: CollectionElement) -> UICollectionReusableView {
    switch element.kind {
    case .cell:
      return dataSource?.collectionView(self, cellForItemAt: sourcePath(of: element.path))
        ?? UICollectionViewCell(frame: .zero)
    case .supplementary(let kind):
      return dataSource?
        .collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.path)
        ?? UICollectionReusableView(frame: .zero)
    case .decoration(let kind):
      let key = ReuseKey(kind: element.kind, identifier: kind)
      if layoutInUse.decorationClasses[kind] != pools.registeredClass(key) {
        let registered = layoutInUse.decorationClasses[kind]
        pools.register(registered, as: UICollectionReusableView.self, for: element.kind, kind)
      }
      return dequeue(element, kind)
    }
  }

  /// Returns a replacement for a view that was not dequeued for the element: the same view, or an
  /// empty one if the view belongs to another element or to a pool.
  private func replacement(
    of view: UICollectionReusableView,
    for element: CollectionElement,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    Diagnostics.report("the view of \(element.name) was not dequeued for it: \(type(of: view))")
    let isFree = view.superview == nil && view.record.pool == nil
    let empty =
      element.isCell ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    let usable = isFree ? view : empty
    UIView.performWithoutAnimation { usable.show(attributes) }
    return usable
  }

  func missingSupplementaryView(of kind: String, at path: IndexPath) -> UICollectionReusableView {
    Diagnostics.report(
      "the layout asks for a supplementary view of kind \(kind) at \(path), but the data source "
        + "does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)"
    )
    let element = CollectionElement(kind: .supplementary(kind), path: path)
    let view = UICollectionReusableView(frame: .zero)
    view.record.pool = ReuseKey(kind: element.kind, identifier: "")
    view.record.isInUse = true
    return view
  }
}

extension UICollectionReusableView {
  /// Applies attributes and keeps a copy of them.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.listRow != nil || record.attributes?.listRow != nil {
      (self as? UICollectionViewListCell)?.adopt(attributes.listRow)
    }
    if attributes.isEstimate, record.attributes?.isEstimate != true { record.needsMeasuring = true }
    record.attributes?.isEstimate = attributes.isEstimate
    guard record.attributes?.isEqual(attributes) != true else { return }
    record.attributes = attributes.duplicate()
    apply(attributes)
  }
}

extension CollectionElement {
  /// The element's description in messages.
  var name: String {
    switch kind {
    case .cell: "the item at \(path)"
    case .supplementary(let kind): "the supplementary view \(kind) at \(path)"
    case .decoration(let kind): "the decoration view \(kind) at \(path)"
    }
  }
}
