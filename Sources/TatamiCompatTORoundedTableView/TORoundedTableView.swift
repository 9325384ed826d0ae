public import Tatami

/// A grouped table whose sections are cards with rounded corners in a centered column.
public typealias TORoundedTableView = RoundedTableView

/// A row of a rounded table, with the corners of its position.
public typealias TORoundedTableViewCell = RoundedTableViewCell
