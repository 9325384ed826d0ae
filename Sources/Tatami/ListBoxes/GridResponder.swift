public import TatamiUIKit

/// The delegate of a `GridBox`.
final class GridResponder: CollectionDelegateForwarder, UICollectionViewDelegateFlowLayout {
  weak var box: GridBox?
  /// The other delegate, if the box retains it.
  var retainedReceiver: AnyObject?

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let box {
      if !box.keepsSelection { box.deselectItem(at: indexPath, animated: true) }
      box.interaction(at: indexPath).select?()
    }
    forwardSelection(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    box?.interaction(at: indexPath).select != nil || receiverHighlights(collectionView, indexPath)
  }

  /// Returns a target in the section of the item.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    let target = receiverTarget(
      collectionView,
      from: originalIndexPath,
      at: currentIndexPath,
      to: proposedIndexPath
    )
    return target.section == originalIndexPath.section ? target : currentIndexPath
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { box?.itemSize(at: indexPath) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { box?.insets(of: section) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { box?.lineSpacing(of: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { box?.itemSpacing(of: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { box?.size(of: UICollectionView.elementKindSectionHeader, section) ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { box?.size(of: UICollectionView.elementKindSectionFooter, section) ?? .zero }
}

extension GridResponder: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { box?.interaction(at: path).prefetch?() }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for path in indexPaths { box?.interaction(at: path).cancelPrefetching?() }
  }
}

extension GridBox {
  /// Sets another delegate, which gets the calls that the box does not answer.
  ///
  /// The box answers the calls for sizes and distances. Selections are reported to both. The
  /// property `delegate` belongs to the box.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil for none.
  ///   - retained: Whether the box holds the delegate strongly.
  public func setDelegate(_ delegate: (any UICollectionViewDelegate)?, retained: Bool = false) {
    responder.receiver = delegate
    responder.retainedReceiver = retained ? delegate : nil
    // The view asks a delegate which methods it has when it is set.
    self.delegate = nil
    self.delegate = responder
  }
}
