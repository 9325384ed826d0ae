import TatamiUIKit

@MainActor
public protocol TagCloudViewDelegate: AnyObject {
  func tagPressed(_ title: String, tagView: TagView, sender: TagCloudView)
  func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagCloudView)
}

extension TagCloudViewDelegate {
  public func tagPressed(_ title: String, tagView: TagView, sender: TagCloudView) {}
  public func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagCloudView) {}
}

/// A tag of the cloud.
open class TagView: UIButton {

  open var onTap: ((TagView) -> Void)?

  open var cornerRadius: CGFloat = 0 {
    didSet {
      layer.cornerRadius = cornerRadius
      layer.masksToBounds = cornerRadius > 0
    }
  }

  open var tagBackgroundColor: UIColor = .gray { didSet { reloadStyles() } }
  open var highlightedBackgroundColor: UIColor? { didSet { reloadStyles() } }
  open var paddingX: CGFloat = 5 { didSet { invalidateIntrinsicContentSize() } }
  open var paddingY: CGFloat = 2 { didSet { invalidateIntrinsicContentSize() } }

  open var textFont: UIFont = .systemFont(ofSize: 12) {
    didSet { titleLabel?.font = textFont }
  }

  override open var isHighlighted: Bool { didSet { reloadStyles() } }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setupView()
  }

  public init(title: String) {
    super.init(frame: CGRect.zero)
    setTitle(title, for: UIControl.State.normal)
    setupView()
  }

  private func setupView() {
    titleLabel?.lineBreakMode = .byTruncatingTail
    titleLabel?.font = textFont
    frame.size = intrinsicContentSize
    addAction(UIAction { [unowned self] _ in self.onTap?(self) }, for: .touchUpInside)
    reloadStyles()
  }

  private func reloadStyles() {
    if isHighlighted, let highlightedBackgroundColor {
      backgroundColor = highlightedBackgroundColor
    } else {
      backgroundColor = tagBackgroundColor
    }
  }

  override open var intrinsicContentSize: CGSize {
    let text = titleLabel?.text ?? currentTitle ?? ""
    var size = text.size(withAttributes: [NSAttributedString.Key.font: textFont])
    size.height = ceil(textFont.lineHeight) + paddingY * 2
    size.width = ceil(size.width) + paddingX * 2
    if size.width < size.height { size.width = size.height }
    return size
  }
}

/// Tags in rows.
open class TagCloudView: UIView {

  public enum Alignment: Int {
    case left, center, right
  }

  open var alignment: Alignment = .left { didSet { rearrangeViews() } }
  open var marginX: CGFloat = 5 { didSet { rearrangeViews() } }
  open var marginY: CGFloat = 2 { didSet { rearrangeViews() } }
  open var paddingX: CGFloat = 5 {
    didSet {
      defer { rearrangeViews() }
      tagViews.forEach { $0.paddingX = paddingX }
    }
  }

  open weak var delegate: TagCloudViewDelegate?

  open private(set) var tagViews: [TagView] = []
  private(set) var rows = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    rearrangeViews()
    super.layoutSubviews()
  }

  open func rearrangeViews() {
    var lines: [[(TagView, CGSize)]] = []
    var width: CGFloat = 0
    for tagView in tagViews {
      var size = tagView.intrinsicContentSize
      size.width = min(size.width, bounds.width)
      if lines.isEmpty || width + size.width > bounds.width {
        lines.append([])
        width = 0
      }
      lines[lines.count - 1].append((tagView, size))
      width += size.width + marginX
    }
    var y: CGFloat = 0
    for line in lines {
      place(line, at: y)
      y += (line.map(\.1.height).max() ?? 0) + marginY
    }
    rows = lines.count
  }

  private func place(_ line: [(TagView, CGSize)], at y: CGFloat) {
    let length = line.reduce(0) { $0 + $1.1.width } + marginX * CGFloat(line.count - 1)
    var x: CGFloat
    switch alignment {
    case .left: x = 0
    case .center: x = (bounds.width - length) / 2
    case .right: x = bounds.width - length
    }
    for (tagView, size) in line {
      tagView.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width + marginX
    }
  }

  override open var intrinsicContentSize: CGSize {
    let height = tagViews.map(\.frame.maxY).max() ?? 0
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  @discardableResult
  open func addTag(_ title: String) -> TagView {
    defer { rearrangeViews() }
    let tagView = TagView(title: title)
    tagView.paddingX = paddingX
    tagView.onTap = { [weak self] tag in
      guard let self else { return }
      delegate?.tagPressed(tag.currentTitle ?? "", tagView: tag, sender: self)
    }
    tagViews.append(tagView)
    addSubview(tagView)
    return tagView
  }

  @discardableResult
  open func addTags(_ titles: [String]) -> [TagView] {
    titles.map(addTag)
  }

  open func removeTag(_ title: String) {
    for tagView in tagViews.reversed() where tagView.currentTitle == title {
      tagView.removeFromSuperview()
      tagViews.removeAll { $0 === tagView }
      delegate?.tagRemoveButtonPressed(title, tagView: tagView, sender: self)
    }
    rearrangeViews()
  }
}
