extension UISearchBar {
  /// The backgrounds of search bars.
  public enum Style: UInt, Sendable {
    /// The same as `prominent`.
    case `default` = 0
    /// The background of bars, with a hairline.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The icons of search bars.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button of bookmarks.
    case bookmark = 2
    /// The button of a list of results.
    case resultsList = 3
  }
}
