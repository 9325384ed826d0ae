// See `CALayer+Creation.swift`: registered classes are created by the same means.

extension UITableViewCell {
  /// Calls `init(style:reuseIdentifier:)` of the class with the default style.
  @usableFromInline
  convenience init(dispatching identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell of the class with its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s12TatamiTables15UITableViewCellC11dispatchingACSS_tcfC")
  static func create(identifier: consuming String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Calls `init(reuseIdentifier:)` of the class.
  @usableFromInline
  convenience init(dispatching identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer of the class with its `init(reuseIdentifier:)`.
  @_silgen_name("$s12TatamiTables023UITableViewHeaderFooterD0C11dispatchingACSS_tcfC")
  static func create(identifier: consuming String) -> UITableViewHeaderFooterView
}
