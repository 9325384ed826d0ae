"""Writes UIKit sources with every construct that is lowered: generate_sources.py FILES FOLDER."""
import random
import sys
from pathlib import Path

METHOD = """
    /// Handles a change of {name}.
    @objc {access}func {name}(_ sender: UIControl) {{
        guard sender.isEnabled, bounds.width > {number} else {{ return }}
        let items = values.filter {{ $0 > {number} }}.map {{ $0 * 2 }}
        for (index, item) in items.enumerated() where index % 2 == 0 {{
            print("{name}", index, item, separator: ", ")
        }}
        delegate?.{protocol}?(self, didChange: items.reduce(0, +))
        setNeedsLayout()
    }}
"""

HEAD = """//
//  {type}.swift
//

import UIKit
import QuartzCore

@objc public protocol {type}Delegate: AnyObject {{
    func {member}DidLoad(_ view: {type})
    @objc optional func {member}(_ view: {type}, didChange value: Int)
    @objc optional func {member}ShouldReload(_ view: {type}) -> Bool
}}

@IBDesignable
open class {type}: {superclass} {{
    @IBOutlet public weak var delegate: {type}Delegate?
    @IBInspectable public var margin: CGFloat = {number}
    @objc dynamic public var level: Int = 0
    private var values: [Int] = Array(0..<{number})
    private lazy var button: UIButton = {{
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector({method}(_:)), for: .touchUpInside)
        return button
    }}()

    public override init(frame: CGRect) {{
        super.init(frame: frame)
        addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: #selector({type}.rest), name: UIApplication.didEnterBackgroundNotification,
            object: nil)
    }}

    public required init?(coder: NSCoder) {{ super.init(coder: coder) }}

    @objc private func rest() {{ layer.removeAllAnimations() }}
"""

TAIL = """
    open override func layoutSubviews() {{
        super.layoutSubviews()
        button.frame = bounds.insetBy(dx: margin, dy: margin)
        if delegate?.{member}ShouldReload?(self) ?? true {{ level += 1 }}
        if #available(iOS 17, *) {{ button.isSymbolAnimationEnabled = true }}
    }}
}}

extension {type} {{
    open override var intrinsicContentSize: CGSize {{
        return CGSize(width: CGFloat(values.count) * margin, height: {number})
    }}

    open override func didMoveToWindow() {{
        super.didMoveToWindow()
        DispatchQueue.main.async {{ [weak self] in self?.setNeedsLayout() }}
    }}
}}
"""


def source(number, generator):
    """Returns a source of about 130 lines; one class in four is a subclass of the one before."""
    name = f'Panel{number}'
    inherits = number % 4 and generator.random() < 0.25
    values = {
        'type': name, 'member': name[0].lower() + name[1:], 'number': generator.randint(2, 40),
        'superclass': f'Panel{number - 1}' if inherits else 'UIView',
        'method': f'change{number}x0', 'protocol': name[0].lower() + name[1:],
    }
    text = HEAD.format(**values)
    for index in range(6):
        access = generator.choice(['', 'private ', 'fileprivate ', 'open '])
        text += METHOD.format(
            name=f'change{number}x{index}', access=access if index else '', **{
                key: values[key] for key in ('number', 'protocol')})
    return text + TAIL.format(**values)


def main():
    count, folder = int(sys.argv[1]), Path(sys.argv[2])
    generator = random.Random(28)
    for number in range(count):
        (folder / f'Panel{number}.swift').write_text(source(number, generator))


main()
