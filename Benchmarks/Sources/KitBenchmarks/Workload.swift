import TatamiUIKit
import TatamiHost

/// The windows to be drawn.
@MainActor
enum Workload {
  private static let words = ["Inbox", "Sent 42", "Drafts", "Archive", "Trash 7", "Spam", "Today"]

  /// Sets the screen to the size of the windows and a scale, in pixels per point.
  static func useScreen(scale: CGFloat) {
    HostDevice.setScreen(size: CGSize(width: 1280, height: 800), scale: scale)
  }

  /// Creates a white window of 1280 x 800 points.
  static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
    window.backgroundColor = .white
    window.isHidden = false
    return window
  }

  /// Fills a window with cells that alternate between labels and images, and returns the labels.
  static func fill(_ window: UIWindow, count: Int) -> [UILabel] {
    let picture = photo()
    var labels: [UILabel] = []
    for index in 0..<count {
      let (column, row) = (index % 25, index / 25)
      let frame = CGRect(x: 4 + 51 * column, y: 4 + 20 * row, width: 48, height: 18)
      if index % 5 == 4 {
        let view = UIImageView(image: picture)
        view.frame = frame
        window.addSubview(view)
      } else {
        let label = label(words[index % words.count], frame: frame)
        window.addSubview(label)
        labels.append(label)
      }
    }
    return labels
  }

  /// Fills a window with labels on rounded rectangles.
  static func fillWithRectangles(_ window: UIWindow, count: Int) {
    for index in 0..<count {
      let frame = CGRect(x: 4 + 51 * (index % 25), y: 4 + 20 * (index / 25), width: 48, height: 18)
      let label = label(words[index % words.count], frame: frame)
      label.font = .systemFont(ofSize: 11)
      let hue = CGFloat(index % 24) / 24
      label.backgroundColor = UIColor(hue: hue, saturation: 0.3, brightness: 0.95, alpha: 1)
      label.layer.cornerRadius = 6
      window.addSubview(label)
    }
  }

  /// Adds a list of text rows to a window.
  static func list(in window: UIWindow, rows: Int) -> UIScrollView {
    let list = UIScrollView(frame: window.bounds)
    list.backgroundColor = .white
    list.contentSize = CGSize(width: 1280, height: 44 * rows)
    window.addSubview(list)
    for index in 0..<rows {
      let row = UIView(frame: CGRect(x: 0, y: 44 * index, width: 1280, height: 44))
      row.backgroundColor = index % 2 == 0 ? .white : .systemGray6
      let title = "\(words[index % words.count]) in row \(index)"
      row.addSubview(label(title, frame: CGRect(x: 16, y: 8, width: 600, height: 28)))
      row.addSubview(label("Detail \(index)", frame: CGRect(x: 900, y: 8, width: 300, height: 28)))
      list.addSubview(row)
    }
    return list
  }

  private static func label(_ text: String, frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: min(17, frame.height - 4))
    label.text = text
    return label
  }

  private static func photo() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 96, height: 36)).image { context in
      for column in 0..<24 {
        UIColor(hue: CGFloat(column) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: column * 4, y: 0, width: 4, height: 36))
      }
    }
  }
}
