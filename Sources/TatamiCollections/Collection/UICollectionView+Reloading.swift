import TatamiViews

extension UICollectionView: ReloadableList {}
