import TatamiPort
#sourceLocation(file: "Floating.swift", line: 1)
import TatamiPort

/// A text field with a title that floats above the text.
@IBDesignable
open class FloatingTextField: UITextField, KeyedValues, ActionTable { nonisolated open class func _value(named name: String) -> KeyedValue? { switch name { case "titleColor": return KeyedValue(\FloatingTextField.titleColor); case "ruleHeight": return KeyedValue(\FloatingTextField.ruleHeight); case "titleFont": return KeyedValue(\FloatingTextField.titleFont); case "title": return KeyedValue(\FloatingTextField.title); default: return nil } }; nonisolated open class func _action(named name: String) -> Selector? { switch name { case "editingChanged": return Selector("editingChanged", FloatingTextField.editingChanged as (FloatingTextField) -> () -> _); default: break }; return nil };

    open var titleLabel: UILabel!
    open var lineView: UIView!

    open var titleColor: UIColor = .gray { willSet { _willChange("titleColor"); }
        didSet { defer { _didChange("titleColor") }; self.updateTitleColor() }
    }

    open var ruleHeight: CGFloat = 0.5 { willSet { _willChange("ruleHeight"); }
        didSet { defer { _didChange("ruleHeight") }; self.setNeedsDisplay() }
    }

    open var titleFont: UIFont = .systemFont(ofSize: 13) { willSet { _willChange("titleFont"); }
        didSet { defer { _didChange("titleFont") }; self.titleLabel.font = self.titleFont }
    }

    open var titleFormatter: ((String) -> String) = { (text: String) -> String in
        return text.uppercased()
    }

    open var editingOrSelected: Bool {
        return super.isEditing || self.isSelected
    }

    
    open var title: String? {
        didSet { self.updateControl() }
    }

    override open var text: String? {
        didSet { self.updateControl(false) }
    }

    override open var isSelected: Bool {
        didSet { self.updateControl(true) }
    }

    private var _titleVisible = false

    // MARK: - Initializers

    override public init(frame: CGRect) {
        super.init(frame: frame)
        self.init_FloatingTextField()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        self.init_FloatingTextField()
    }

    fileprivate final func init_FloatingTextField() {
        self.borderStyle = .none
        self.createTitleLabel()
        self.createLineView()
        self.updateColors()
        self.addEditingChangedObserver()
    }

    fileprivate func addEditingChangedObserver() {
        self.addTarget(self, action: Selector("editingChanged", FloatingTextField.editingChanged as (FloatingTextField) -> () -> _), for: .editingChanged)
    }

    open func editingChanged() {
        updateControl(true)
    }

    fileprivate func createTitleLabel() {
        let titleLabel = UILabel()
        titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        titleLabel.alpha = 0.0
        self.addSubview(titleLabel)
        self.titleLabel = titleLabel
    }

    fileprivate func createLineView() {
        if self.lineView == nil {
            let lineView = UIView()
            lineView.isUserInteractionEnabled = false
            self.lineView = lineView
            let onePixel: CGFloat = 1.0 / UIScreen.main.scale
            self.ruleHeight = 2.0 * onePixel
        }
        self.lineView.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        self.addSubview(self.lineView)
    }

    fileprivate func updateColors() {
        self.lineView.backgroundColor = self.editingOrSelected ? .blue : .lightGray
        self.updateTitleColor()
    }

    fileprivate func updateTitleColor() {
        self.titleLabel?.textColor = self.titleColor
    }

    fileprivate func updateControl(_ animated: Bool = false) {
        guard let titleLabel = titleLabel else { return }
        self.updateColors()
        titleLabel.text = (title ?? placeholder).map(titleFormatter)
        let visible = self.hasText
        guard visible != _titleVisible else { return }
        _titleVisible = visible
        let updateBlock = { () -> Void in
            self.titleLabel.alpha = visible ? 1.0 : 0.0
            self.titleLabel.frame = self.titleLabelRectForBounds(self.bounds, editing: visible)
        }
        if animated {
            UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, visible ? .curveEaseOut : .curveEaseIn], animations: updateBlock, completion: nil)
        } else {
            updateBlock()
        }
    }

    // MARK: - Responder handling

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        self.updateControl(true)
        return result
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        self.updateControl(true)
        return result
    }

    // MARK: - Rectangles

    override open func textRect(forBounds bounds: CGRect) -> CGRect {
        let superRect = super.textRect(forBounds: bounds)
        let titleHeight = self.titleHeight()
        return CGRect(x: superRect.origin.x, y: titleHeight, width: superRect.size.width, height: superRect.size.height - titleHeight - ruleHeight)
    }

    override open func editingRect(forBounds bounds: CGRect) -> CGRect {
        return textRect(forBounds: bounds)
    }

    open func titleLabelRectForBounds(_ bounds: CGRect, editing: Bool) -> CGRect {
        let height = titleHeight()
        return CGRect(x: 0, y: editing ? 0 : height, width: bounds.size.width, height: height)
    }

    open func titleHeight() -> CGFloat {
        if let titleLabel = self.titleLabel, let font = titleLabel.font {
            return font.lineHeight
        }
        return 15.0
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        self.titleLabel.frame = self.titleLabelRectForBounds(self.bounds, editing: _titleVisible)
        self.lineView.frame = CGRect(x: 0, y: bounds.size.height - ruleHeight, width: bounds.size.width, height: ruleHeight)
    }
}
