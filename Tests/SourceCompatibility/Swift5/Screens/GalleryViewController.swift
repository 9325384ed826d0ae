import TatamiUIKit

/// A gallery of squares, three in a row, as visual formats made in a loop.
class GalleryViewController: UIViewController {
  let scroll = UIScrollView()
  let grid = UIView()
  let tileCount = 12
  let columns = 3
  var tiles: [UIImageView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black
    view.addSubview(scroll)
    scroll.addSubview(grid)
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grid.translatesAutoresizingMaskIntoConstraints = false
    let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemTeal, .systemPurple]
    for index in 0..<tileCount {
      let tile = UIImageView()
      tile.backgroundColor = colors[index % colors.count]
      tile.clipsToBounds = true
      tile.contentMode = .scaleAspectFill
      tile.translatesAutoresizingMaskIntoConstraints = false
      tile.accessibilityIdentifier = "tile\(index)"
      tiles.append(tile)
      grid.addSubview(tile)
    }
    constrainGrid()
    constrainTiles()
  }

  func constrainGrid() {
    let views = ["grid": grid, "scroll": scroll]
    scroll.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[grid(==scroll)]|",
        options: [],
        metrics: nil,
        views: views
      )
    )
    scroll.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[grid]|",
        options: [],
        metrics: nil,
        views: views
      )
    )
  }

  func constrainTiles() {
    let metrics = ["gap": NSNumber(value: 2)]
    var views: [String: Any] = [:]
    for (index, tile) in tiles.enumerated() { views["t\(index)"] = tile }
    for row in stride(from: 0, to: tileCount, by: columns) {
      let names = (row..<row + columns).map { "t\($0)" }
      let format =
        "H:|-gap-[\(names[0])]"
        + names.dropFirst().map { "-gap-[\($0)(==\(names[0]))]" }.joined() + "-gap-|"
      grid.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: [.alignAllTop, .alignAllBottom],
          metrics: metrics,
          views: views
        )
      )
      let first = tiles[row]
      grid.addConstraint(
        NSLayoutConstraint(
          item: first,
          attribute: .height,
          relatedBy: .equal,
          toItem: first,
          attribute: .width,
          multiplier: 1,
          constant: 0
        )
      )
    }
    let names = stride(from: 0, to: tileCount, by: columns).map { "[t\($0)]" }
    grid.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-gap-" + names.joined(separator: "-gap-") + "-gap-|",
        options: [],
        metrics: metrics,
        views: views
      )
    )
  }
}
