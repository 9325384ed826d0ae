import TatamiPort
#sourceLocation(file: "Tags.swift", line: 1)
import TatamiPort

public protocol TagListViewDelegate: AnyObject {
    func tagPressed(_ title: String, tagView: TagView, sender: TagListView) throws -> Void; var _optional_tagPressed__tagView_sender: ((String, TagView, TagListView) -> Void)? { get }
    func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) throws -> Void; var _optional_tagRemoveButtonPressed__tagView_sender: ((String, TagView, TagListView) -> Void)? { get }
}; extension TagListViewDelegate { public func tagPressed(_ title: String, tagView: TagView, sender: TagListView) throws -> Void { throw OptionalRequirementAbsent() }; public var _optional_tagPressed__tagView_sender: ((String, TagView, TagListView) -> Void)? { { title, tagView, sender in _implemented { [self] in try self.tagPressed(title, tagView: tagView, sender: sender) } } }; public func tagRemoveButtonPressed(_ title: String, tagView: TagView, sender: TagListView) throws -> Void { throw OptionalRequirementAbsent() }; public var _optional_tagRemoveButtonPressed__tagView_sender: ((String, TagView, TagListView) -> Void)? { { title, tagView, sender in _implemented { [self] in try self.tagRemoveButtonPressed(title, tagView: tagView, sender: sender) } } } }

@IBDesignable
open class TagView: UIButton, ActionTable { nonisolated open class func _action(named name: String) -> Selector? { switch name { case "longPress": return Selector("longPress", TagView.longPress as (TagView) -> () -> _); default: break }; return nil };

    open var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }

    open var tagBackgroundColor: UIColor = UIColor.gray {
        didSet { reloadStyles() }
    }

    open var highlightedBackgroundColor: UIColor? {
        didSet { reloadStyles() }
    }

    override open var isHighlighted: Bool {
        didSet { reloadStyles() }
    }

    override open var isSelected: Bool {
        didSet { reloadStyles() }
    }

    /// Handles Tap (TouchUpInside)
    open var onTap: ((TagView) -> Void)?
    open var onLongPress: ((TagView) -> Void)?

    public init(title: String) {
        super.init(frame: CGRect.zero)
        setTitle(title, for: UIControl.State())
        titleLabel?.lineBreakMode = .byTruncatingTail
        let longPress = UILongPressGestureRecognizer(target: self, action: Selector("longPress", TagView.longPress as (TagView) -> () -> _))
        self.addGestureRecognizer(longPress)
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    func longPress() {
        onLongPress?(self)
    }

    private func reloadStyles() {
        if isHighlighted, let color = highlightedBackgroundColor {
            backgroundColor = color
        } else if isSelected {
            backgroundColor = tagBackgroundColor.withAlphaComponent(0.5)
        } else {
            backgroundColor = tagBackgroundColor
        }
    }

    override open var intrinsicContentSize: CGSize {
        var size = titleLabel?.text?.size(withAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]) ?? CGSize.zero
        size.height = 20
        size.width += 10
        if size.width < size.height { size.width = size.height }
        return size
    }
}

open class TagListView: UIView, KeyedValues, ActionTable { nonisolated open class func _value(named name: String) -> KeyedValue? { switch name { case "marginY": return KeyedValue(\TagListView.marginY); case "marginX": return KeyedValue(\TagListView.marginX); case "delegate": return KeyedValue(\TagListView.delegate); default: return nil } }; nonisolated open class func _action(named name: String) -> Selector? { switch name { case "tagPressed:": return Selector("tagPressed:", TagListView.tagPressed(_:)); default: break }; return nil };

    open var marginY: CGFloat = 2 { willSet { _willChange("marginY"); } didSet { defer { _didChange("marginY") }; rearrangeViews() } }
    open var marginX: CGFloat = 5 { willSet { _willChange("marginX"); } didSet { defer { _didChange("marginX") }; rearrangeViews() } }
    open weak var delegate: TagListViewDelegate?

    open private(set) var tagViews: [TagView] = []
    private(set) var rows = 0 { didSet { invalidateIntrinsicContentSize() } }

    open override func layoutSubviews() {
        defer { rearrangeViews() }
        super.layoutSubviews()
    }

    private func rearrangeViews() {
        var (x, y) = (CGFloat(0), CGFloat(0))
        rows = tagViews.isEmpty ? 0 : 1
        for tagView in tagViews {
            let size = tagView.intrinsicContentSize
            if x > 0, x + size.width > bounds.width {
                x = 0
                y += size.height + marginY
                rows += 1
            }
            tagView.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            x += size.width + marginX
        }
    }

    override open var intrinsicContentSize: CGSize {
        let height = CGFloat(rows) * (20 + marginY)
        return CGSize(width: frame.width, height: max(0, height - marginY))
    }

    @discardableResult
    open func addTag(_ title: String) -> TagView {
        let tagView = TagView(title: title)
        tagView.addTarget(self, action: Selector("tagPressed:", TagListView.tagPressed(_:)), for: .touchUpInside)
        tagView.onLongPress = { [unowned self] this in
            self.tagViews.filter { $0 != this }.forEach { $0.isSelected = false }
            this.isSelected = !this.isSelected
        }
        tagViews.append(tagView)
        addSubview(tagView)
        rearrangeViews()
        return tagView
    }

    open func removeTag(_ title: String) {
        for index in stride(from: (tagViews.count - 1), through: 0, by: -1) {
            let tagView = tagViews[index]
            guard tagView.currentTitle == title else { continue }
            _ = (try? delegate?.tagRemoveButtonPressed(title, tagView: tagView, sender: self))
            tagView.removeFromSuperview()
            tagViews.remove(at: index)
        }
        rearrangeViews()
    }

    func tagPressed(_ sender: TagView!) {
        sender.onTap?(sender)
        _ = (try? delegate?.tagPressed(sender.currentTitle ?? "", tagView: sender, sender: self))
    }
}
