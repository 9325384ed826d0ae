import Foundation
import SourceCompatibility6
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Controls written in Swift 6, in use.
@MainActor
@Suite(.environment) struct Swift6SampleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    window.isHidden = false
  }

  /// Shows a view in the window.
  private func show(_ view: UIView, _ frame: CGRect) {
    view.frame = frame
    window.addSubview(view)
    Simulator.advance(by: 0)
  }

  private final class Presses: TagCloudViewDelegate {
    var titles: [String] = []
    func tagPressed(_ title: String, tagView: TagView, sender: TagCloudView) {
      titles.append(title)
    }
  }

  @Test func `tags fill rows and report taps`() throws {
    let cloud = TagCloudView()
    let delegate = Presses()
    cloud.delegate = delegate
    let tags = cloud.addTags(["Swift", "Layout", "Tournament", "Mosaic"])
    show(cloud, CGRect(x: 0, y: 0, width: 120, height: 200))
    #expect(tags[0].frame.origin == .zero)
    #expect(tags[1].frame.minY == tags[0].frame.minY)
    #expect(tags[1].frame.minX == tags[0].frame.maxX + 5)
    #expect(tags[2].frame.minY == tags[0].frame.maxY + 2)
    #expect(cloud.intrinsicContentSize.height == tags[3].frame.maxY)
    let inked = try #require(try Pixels(of: cloud).inked)
    #expect(inked.maxY == tags[3].frame.maxY.rounded(.up))
    Simulator.tap(at: tags[2].center, in: window)
    #expect(delegate.titles == ["Tournament"])
    cloud.alignment = .right
    #expect(tags[2].frame.maxX == 120)
    cloud.removeTag("Swift")
    #expect(cloud.tagViews.count == 3)
  }

  @Test func `placeholders shimmer until they are stopped`() throws {
    let view = ShimmerView(frame: .zero)
    view.baseColor = .red
    view.highlightColor = .blue
    view.placeholders = [CGRect(x: 10, y: 10, width: 80, height: 20)]
    show(view, CGRect(x: 0, y: 0, width: 100, height: 40))
    let still = try Pixels(of: view)
    #expect(still.inked == CGRect(x: 10, y: 10, width: 80, height: 20))
    view.startShimmering()
    #expect(view.layer.animationKeys() == [ShimmerView.animationKey])
    Simulator.advance(by: 0.3)
    let moving = try Pixels(of: view)
    #expect(moving[20, 20] != still[20, 20])
    #expect(moving[5, 5] == Pixels.white)
    view.stopShimmering(hides: false)
    #expect(view.layer.animationKeys() == nil)
    #expect(try Pixels(of: view)[20, 20] == still[20, 20])
  }

  @Test func `a sheet settles at the height nearest to a drag's end`() throws {
    let content = UIViewController()
    content.view.backgroundColor = .green
    let sheet = BottomSheetController(
      contentController: content,
      detents: [.fixed(160), .fraction(0.75)]
    )
    var detents: [BottomSheetController.Detent] = []
    sheet.didChangeDetent = { detents.append($0) }
    window.rootViewController = sheet
    window.makeKeyAndVisible()
    Simulator.advance(by: 0)
    #expect(sheet.sheetView.frame == CGRect(x: 0, y: 320, width: 320, height: 160))
    #expect(content.parent === sheet)
    Simulator.drag(from: CGPoint(x: 160, y: 340), to: CGPoint(x: 160, y: 160), in: window)
    Simulator.advance(by: 1)
    #expect(sheet.detent == .fraction(0.75))
    #expect(detents == [.fraction(0.75)])
    #expect(sheet.sheetView.frame.height == 360)
    let pixels = try Pixels(of: window)
    #expect(pixels[160, 300] == Pixels.green)
    #expect(pixels[160, 60] != Pixels.green)
  }

  @Test func `a chart draws its bars and selects the touched one`() throws {
    let chart = BarChartView()
    chart.entries = [.init("A", 10), .init("B", 20), .init("C", -10)]
    chart.appearance.barColor = .blue
    chart.appearance.negativeColor = .red
    show(chart, CGRect(x: 0, y: 0, width: 196, height: 118))
    #expect(chart.frame(ofBarAt: 1) == CGRect(x: 75.5, y: 8, width: 45, height: 60))
    #expect(chart.frame(ofBarAt: 7) == .null)
    let pixels = try Pixels(of: chart)
    #expect(pixels[38, 50] == Pixels.blue)
    #expect(pixels[38, 20] == Pixels.white)
    #expect(pixels[158, 80] == Pixels.red)
    var selections: [Int?] = []
    chart.onSelect = { selections.append($0) }
    let touch = Simulator.touchDown(at: CGPoint(x: 98, y: 40), in: window)
    Simulator.advance(by: 0)
    #expect(try Pixels(of: chart)[38, 50] != Pixels.blue)
    Simulator.lift(touch)
    #expect(selections == [1, nil])
  }

  @Test func `a code field takes typed digits`() throws {
    var codes: [String] = []
    let field = PinCodeField { codes.append($0) }
    show(field, CGRect(x: 10, y: 10, width: 184, height: 48))
    #expect(field.bounds.size == field.intrinsicContentSize)
    let empty = try Pixels(of: field)
    Simulator.tap(at: field.center, in: window)
    #expect(field.isFirstResponder)
    Simulator.type("1a2", in: window)
    Simulator.press(.keyboardDeleteOrBackspace, in: window)
    #expect(field.code == "1")
    Simulator.type("987", in: window)
    #expect(codes == ["1987"])
    #expect(!field.isFirstResponder)
    let full = try Pixels(of: field)
    let changed = (0..<184).filter { x in (0..<48).contains { full[x, $0] != empty[x, $0] } }
    #expect(changed.contains { $0 < 40 })
    #expect(changed.contains { $0 > 144 })
    #expect(field.textContentType == .oneTimeCode)
  }

  @Test func `a spinner pulses or turns until it stops`() throws {
    let dots = SpinnerView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    dots.color = .blue
    show(dots, dots.frame)
    #expect(dots.isHidden)
    dots.startAnimating()
    Simulator.advance(by: 0.45)
    let pixels = try Pixels(of: dots)
    #expect(pixels[5, 25] != Pixels.white)
    #expect(pixels[1, 25] == Pixels.white)
    dots.stopAnimating()
    #expect(dots.isHidden)

    let arc = SpinnerView(style: .arc(width: 4))
    arc.color = .red
    show(arc, CGRect(x: 100, y: 0, width: 40, height: 40))
    arc.startAnimating()
    Simulator.advance(by: 0.5)
    #expect(abs(arc.angle - .pi) < 0.3)
    let turned = try Pixels(of: arc)
    #expect(turned[33, 33] == Pixels.red)
    #expect(turned[6, 33] == Pixels.white)
    arc.stopAnimating()
    let angle = arc.angle
    Simulator.advance(by: 0.5)
    #expect(arc.angle == angle)
  }
}
