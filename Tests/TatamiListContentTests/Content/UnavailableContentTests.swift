import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The placeholder for content that is missing.
@MainActor
@Suite(.environment) struct UnavailableContentTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
  private let controller = PlainController()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var shown: UIContentUnavailableView? {
    controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func frame(_ text: String) throws -> CGRect {
    try Simulator.find(.label(text), in: window).frame
  }

  @Test func `the presets have texts, images and a spinner`() {
    let (empty, loading) = (
      UIContentUnavailableConfiguration.empty(), UIContentUnavailableConfiguration.loading()
    )
    #expect(empty.text == nil)
    #expect(loading.text == "Loading…")
    #expect(loading.image == nil)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results")
    #expect(search.secondaryText == "Check the spelling or try a new search.")
    #expect(search.image != nil)
    #expect(empty != loading)
  }

  @Test func `the content is in front of the view, over its visible part`() throws {
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.layoutIfNeeded()
    let view = try #require(shown)
    #expect(view.frame == controller.view.bounds)
    let late = UIView()
    controller.view.addSubview(late)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.layoutIfNeeded()
    #expect(controller.view.subviews.last === view)
    #expect(abs(try frame("No Results").midX - 195) < 1)
    controller.contentUnavailableConfiguration = nil
    window.layoutIfNeeded()
    #expect(shown == nil)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test func `another configuration of the same type changes the view`() throws {
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.layoutIfNeeded()
    let first = try #require(shown)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    #expect(shown === first)
    #expect(first.configuration.text == "Nothing")
    #expect(try frame("Nothing").height > 0)
  }

  @Test func `a configuration of another type is shown as well`() {
    var content = UIListContentConfiguration.cell()
    content.text = "A cell"
    controller.contentUnavailableConfiguration = content
    window.layoutIfNeeded()
    #expect(controller.view.subviews.contains { $0 is UIListContentView })
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    window.layoutIfNeeded()
    #expect(!controller.view.subviews.contains { $0 is UIListContentView })
    #expect(shown != nil)
  }

  @Test func `setting a configuration does not load the view`() {
    let other = PlainController()
    other.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!other.isViewLoaded)
    window.rootViewController = other
    window.layoutIfNeeded()
    #expect(other.view.subviews.contains { $0 is UIContentUnavailableView })
  }

  @Test func `the program is asked at first, when it asks for it, and for other traits`() {
    #expect(controller.states.count == 1)
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.states.count == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states.count == 2)
    window.traitOverrides.userInterfaceStyle = .dark
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.states.last?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `a search names what was searched for, unless the text was changed`() throws {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "tea"
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results for “tea”")
    state.searchText = ""
    #expect(search.updated(for: state).text == "No Results")
    var own = search
    own.text = "Nothing here"
    state.searchText = "tea"
    #expect(own.updated(for: state).text == "Nothing here")
    let key = UIConfigurationStateCustomKey("tatami")
    state[key] = 7
    #expect(state[key] == AnyHashable(7))
  }

  @Test func `buttons perform their actions, and other touches reach the views behind`() throws {
    var (taps, behind) = (0, 0)
    let button = UIButton(
      frame: controller.view.bounds,
      primaryAction: UIAction { _ in behind += 1 }
    )
    controller.view.addSubview(button)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    empty.secondaryButton.title = "Off"
    empty.secondaryButtonProperties.isEnabled = false
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    try Simulator.tap(.label("Add"), in: window)
    #expect(taps == 1)
    #expect(behind == 0)
    Simulator.tap(at: .at(20, 480), in: window)
    #expect(behind == 1)
    empty.buttonProperties.primaryAction = UIAction { _ in taps += 10 }
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    try Simulator.tap(.label("Add"), in: window)
    #expect(taps == 11)
    #expect(try Simulator.find(.label("Off"), in: window).traits.contains(.notEnabled))
  }

  @Test func `the natural alignment begins at the leading edge`() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    empty.alignment = .natural
    empty.directionalLayoutMargins.leading = 40
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    #expect(try frame("Nothing").minX == 40)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(try frame("Nothing").maxX == 350)
  }

  @Test func `the content is above the keyboard`() throws {
    HostDevice.setScreen(size: window.bounds.size)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.layoutIfNeeded()
    let middle = try frame("No Results").midY
    HostKeyboard.show(CGRect(x: 0, y: 250, width: 390, height: 250))
    Simulator.advance(by: 1)
    #expect(abs(try frame("No Results").midY - (middle - 125)) <= 1)
    HostKeyboard.hide()
    Simulator.advance(by: 1)
    #expect(try frame("No Results").midY == middle)
  }

  @Test func `the content is inside a safe area that is wider at one side`() throws {
    let insets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    let middle = try frame("Nothing").midX
    empty.alignment = .natural
    empty.directionalLayoutMargins.leading = 40
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    #expect(try frame("Nothing").minX == 84)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(try frame("Nothing").maxX == 350)
    empty.alignment = .center
    empty.directionalLayoutMargins.leading = 16
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    #expect(try frame("Nothing").midX == middle)
    #expect(abs(middle - (390 + 44) / 2) <= 1)
  }

  @Test func `constraints ask for the height in a width`() {
    let view = UIContentUnavailableView(configuration: .search())
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    let wanted = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(wanted > 60)
    #expect(abs(view.frame.height - wanted) <= 1)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize.height < wanted)
  }

  @Test func `content without enough room scrolls`() throws {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = String(repeating: "A long text. ", count: 200)
    controller.contentUnavailableConfiguration = empty
    window.layoutIfNeeded()
    let view = try #require(shown)
    #expect(view.sizeThatFits(CGSize(width: 390, height: 0)).height > 500)
    #expect(view.hitTest(CGPoint(x: 200, y: 200), with: nil) != nil)
    let scroll = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    Simulator.drag(from: .at(200, 400), to: .at(200, 100), in: window)
    #expect(scroll.contentOffset.y > 200)
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(view.hitTest(CGPoint(x: 200, y: 200), with: nil) == nil)
  }

  // MARK: Pictures

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `missing content looks as recorded`(look: String) throws {
    window.traitOverrides.displayScale = 2
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    default: break
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Messages"
    empty.secondaryText = "Messages that friends send to you appear here."
    empty.button = .filled()
    empty.button.title = "Write a Message"
    empty.secondaryButton.title = "Learn More"
    let pictures = try [empty, .loading(), .search()].map { content in
      controller.contentUnavailableConfiguration = content
      window.layoutIfNeeded()
      return try WindowHost(window).image()
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: 3 * 390, height: 500)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, part) in pictures.enumerated() {
        part.draw(at: CGPoint(x: 390 * index, y: 0))
      }
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/unavailable-\(look).png")
    assertSnapshot(of: try #require(picture.pngData()), at: reference)
  }
}

/// A controller that records the states for which it is asked.
private final class PlainController: UIViewController {
  var states: [UIContentUnavailableConfigurationState] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) { states.append(state) }
}
