import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableCellTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    return cell
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, 0.0), (.disclosureIndicator, 33), (.checkmark, 39),
    (.detailButton, 47), (.detailDisclosureButton, 67),
  ])
  func `S128, L64: accessories take width from the content`(
    type: UITableViewCell.AccessoryType,
    loss: CGFloat
  ) {
    let cell = cell()
    cell.accessoryType = type
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - loss, height: 44))
  }

  @Test func `S128: the selected background lies above the background while selected`() {
    let cell = cell()
    let (back, front) = (UIView(), UIView())
    cell.backgroundView = back
    cell.selectedBackgroundView = front
    #expect(cell.subviews.first === back)
    #expect(front.superview == nil)
    cell.isSelected = true
    #expect(cell.subviews.prefix(2).elementsEqual([back, front]))
    cell.isSelected = false
    cell.isHighlighted = true
    #expect(front.superview === cell)
    cell.isHighlighted = false
    #expect(front.superview == nil)
  }

  @Test func `S129: labels are made when first read`() {
    let cell = cell(.subtitle)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.detailTextLabel?.superview === cell.contentView)
    #expect(cell.imageView?.superview === cell.contentView)
    #expect(self.cell().detailTextLabel == nil)
  }

  @Test func `S129: subtitle places the detail text below, value1 at the trailing edge`() throws {
    let subtitle = cell(.subtitle)
    subtitle.textLabel?.text = "Text"
    subtitle.detailTextLabel?.text = "Detail"
    subtitle.layoutIfNeeded()
    let (text, detail) = (
      try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel)
    )
    #expect(text.frame.minX == 16)
    #expect(detail.frame.minX == 16)
    #expect(detail.frame.minY >= text.frame.maxY - 0.5)
    let value = cell(.value1)
    value.textLabel?.text = "Text"
    value.detailTextLabel?.text = "Detail"
    value.layoutIfNeeded()
    #expect(value.detailTextLabel?.frame.maxX == 304)
  }

  @Test func `S130: every change of the state calls the methods that subclasses override`() {
    final class Observing: UITableViewCell {
      var calls: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = Observing(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.calls == ["selected true false", "highlighted true false"])
    #expect(cell.isSelected)
    #expect(cell.isHighlighted)
  }

  @Test func `L61, L62: value1 keeps its distance from accessories, value2 has columns`() {
    let value = cell(.value1)
    value.textLabel?.text = "Text"
    value.detailTextLabel?.text = "Detail"
    value.accessoryType = .disclosureIndicator
    value.layoutIfNeeded()
    #expect(value.detailTextLabel?.frame.maxX == 279)
    let columns = cell(.value2)
    columns.textLabel?.text = "Text"
    columns.detailTextLabel?.text = "Detail"
    columns.layoutIfNeeded()
    #expect(columns.textLabel?.textAlignment == .right)
    #expect(columns.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    #expect(columns.detailTextLabel?.frame.minX == (columns.textLabel?.frame.maxX ?? 0) + 6)
  }

  @Test func `L63: the accessories stand 16 points from the edge, centered`() throws {
    let cell = cell()
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let symbol = try #require(cell.subviews.first { $0 !== cell.contentView })
    #expect(symbol.frame == CGRect(x: 296, y: 15.5, width: 8, height: 13))
  }

  @Test func `N256: check marks grow with the text size, also while they are shown`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = cell()
    cell.accessoryType = .checkmark
    cell.frame.size.height = 100
    window.addSubview(cell)
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    let mark = try #require(cell.subviews.first { $0 !== cell.contentView })
    #expect(mark.frame.size == CGSize(width: 14, height: 13))
    #expect(abs(cell.contentView.frame.width - (320 - 39)) < 0.01)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    Simulator.advance(by: 0)
    let traits = window.traitCollection
    let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits) / 100
    #expect(scale > 2)
    #expect(abs(mark.frame.width - 14 * scale) < 1)
    #expect(abs(mark.frame.height - 13 * scale) < 1)
    #expect(mark.frame.maxX == 304)
    #expect(abs(cell.contentView.frame.width - (320 - 25 - mark.frame.width)) < 0.01)
  }

  @Test func `L65: an accessory view replaces the standard one`() {
    let cell = cell()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryType = .checkmark
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 274, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.width == 265)
    let editing = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.editingAccessoryView = editing
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(editing.superview === cell)
  }

  @Test func `L67: a level of indentation is 10 points`() {
    let cell = cell()
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 44))
  }

  @Test func `L138: right to left mirrors content and accessories`() throws {
    let cell = cell()
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.text = "Text"
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 33)
    let symbol = try #require(cell.subviews.first { $0 !== cell.contentView })
    #expect(symbol.frame.minX == 16)
    #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 16)
    let columns = self.cell(.value2)
    columns.semanticContentAttribute = .forceRightToLeft
    columns.textLabel?.text = "Text"
    columns.layoutIfNeeded()
    #expect(columns.textLabel?.textAlignment == .left)
  }

  // MARK: Configurations

  @Test func `L89: a content configuration replaces the content view and the labels`() {
    let cell = cell()
    let old = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    let view = cell.contentView
    #expect(old.superview == nil)
    #expect(view is UIListContentView)
    #expect(cell.textLabel == nil)
    #expect(cell.imageView == nil)
    content.text = "More"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.textLabel != nil)
  }

  @Test func `L90: a change of the state requests an update before the layout`() {
    final class Updating: UITableViewCell {
      var calls: [String] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append("update \(state.isSelected)")
      }
    }
    let cell = Updating(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Updating)?.calls.append("handler \(state.isSelected)")
    }
    #expect(cell.calls.isEmpty)
    cell.layoutIfNeeded()
    cell.isSelected = true
    #expect(cell.calls == ["update false", "handler false"])
    cell.layoutIfNeeded()
    #expect(Array(cell.calls.suffix(2)) == ["update true", "handler true"])
  }

  @Test func `L91: automatic updates apply the configuration for the state`() throws {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.configuration.textProperties.color == .tertiaryLabel)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isUserInteractionEnabled = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(view.configuration.textProperties.color == .tertiaryLabel)
  }

  @Test func `L95: a background configuration replaces view and color, and is replaced`() {
    let cell = cell()
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    cell.backgroundColor = .systemRed
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  @Test func `a configured cell is measured`() {
    let fixture = TableFixture([2])
    fixture.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 0 ? String(repeating: "word ", count: 60) : "Text"
      cell.contentConfiguration = content
      return cell
    }
    fixture.layout()
    #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 100)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }
}
