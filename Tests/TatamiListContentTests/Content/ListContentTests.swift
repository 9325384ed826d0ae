import Foundation
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct ListContentTests {
  private func frames(_ content: UIListContentConfiguration, width: CGFloat = 320) -> [CGRect] {
    let view = content.makeContentView()
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return view.subviews.filter { !$0.isHidden }.map(\.frame)
  }

  private var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
  }

  @Test func `L93: a cell of one line is 44 points high, its text begins at 16`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = content.makeContentView()
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    let text = try #require(frames(content).first)
    #expect(text.minX == 16)
    #expect(text.maxX == 312)
    #expect(abs(text.midY - 22) <= 0.5)
  }

  @Test func `L93: presets differ in fonts and gaps`() {
    let cell = UIListContentConfiguration.cell()
    #expect(cell.textProperties.font.pointSize == 17)
    #expect(cell.secondaryTextProperties.font.pointSize == 15)
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 4)
    #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize == 13)
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
    #expect(UIListContentConfiguration.sidebarCell().imageToTextPadding == 10)
  }

  @Test func `the secondary text stands below the text, both behind the image`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = image
    content.text = "Text"
    content.secondaryText = "More"
    let frames = frames(content)
    #expect(frames.map(\.minX) == [16, 52, 52])
    #expect(frames[2].minY >= frames[1].maxY - 0.5)
  }

  @Test func `L94: texts side by side are stacked where they do not fit`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    let wide = frames(content)
    #expect(wide[1].maxX == 312)
    #expect(abs(wide[0].midY - wide[1].midY) < 2)
    let narrow = frames(content, width: 90)
    #expect(narrow[0].minX == narrow[1].minX)
    #expect(narrow[1].minY >= narrow[0].maxY)
  }

  @Test func `L94: a reserved size centers the image in its column`() {
    var content = UIListContentConfiguration.cell()
    content.image = image
    content.text = "Text"
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    #expect(frames(content).map(\.minX) == [26, 72])
    content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    #expect(frames(content).map(\.width).first == 10)
  }

  @Test func `right to left mirrors the content`() {
    var content = UIListContentConfiguration.cell()
    content.image = image
    content.text = "Text"
    let view = content.makeContentView()
    view.semanticContentAttribute = .forceRightToLeft
    view.frame.size = CGSize(width: 320, height: 44)
    view.layoutIfNeeded()
    #expect(view.subviews.filter { !$0.isHidden }.map(\.frame.maxX) == [304, 268])
  }

  @Test func `L92: a disabled state dims texts unless their color was set`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var content = UIListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    content.textProperties.color = .systemRed
    #expect(content.updated(for: state).textProperties.color == .systemRed)
    state.isDisabled = false
    #expect(content.updated(for: state).secondaryTextProperties.color == .secondaryLabel)
  }

  @Test func `L92: a selected state changes the background unless its color was set`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = true
    var background = UIBackgroundConfiguration.listGroupedCell()
    let selected = background.updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state) == background)
    background.backgroundColor = .systemRed
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemRed)
  }

  @Test func `L95: margins of the superview are the minimum`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    parent.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    let view = content.makeContentView()
    parent.addSubview(view)
    view.frame = parent.bounds
    view.layoutIfNeeded()
    #expect(view.subviews.filter { !$0.isHidden }.map(\.frame.minX) == [30])
    #expect(view.subviews.filter { !$0.isHidden }.map(\.frame.maxX) == [280])
  }

  @Test func `custom states and transformers`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state[UIConfigurationStateCustomKey("flag")] = true
    #expect(state[UIConfigurationStateCustomKey("flag")] == AnyHashable(true))
    let halved = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.backgroundColorTransformer = halved
    let color = background.resolvedBackgroundColor(for: .systemRed)
    #expect(color.cgColor.alpha == 0.5)
    #expect(halved == background.backgroundColorTransformer)
  }
}
