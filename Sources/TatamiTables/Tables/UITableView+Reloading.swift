import TatamiViews

extension UITableView: ReloadableList {}
