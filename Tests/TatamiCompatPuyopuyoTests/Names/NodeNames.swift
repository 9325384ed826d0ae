import TatamiCompatPuyopuyo

/// Uses the names of layout properties.
func useMeasures(_ log: NamedLog) {
  let label = UIView().attach().width(30).height(20).view
  let box = HBox().attach { label.attach($0) }.padding(all: 2).view
  box.layoutIfNeeded()
  // Measure, Measure.margin, Measure.alignment, Measure.size, Measure.flowEnding
  // Measure.activated
  let measure: Measure = label.layoutMeasure
  measure.margin = BorderInsets(top: 1, left: 2, bottom: 3, right: 4)
  measure.alignment = .top
  measure.size = Size(width: .fix(30), height: .fix(20))
  measure.flowEnding = false
  measure.activated = true
  box.layoutIfNeeded()
  // Measure.calculatedSize, Measure.calculatedOrigin, Measure.calculatedFrame
  // Measure.calculatedCenter, Measure.calculatedSizeWithMargin, Measure.sizeThatFits(_:)
  log.add("\(measure.calculatedSize) \(measure.calculatedOrigin)")
  log.add(measure.calculatedFrame.contains(measure.calculatedCenter))
  log.add("\(measure.calculatedSizeWithMargin) \(measure.sizeThatFits(.zero))")
  // Measure.children, Measure.changeNotifier, Measure.diagnosisId
  // Measure.extraDiagnosisMessage, Measure.diagnosisMessage, Regulator.diagnosisMessage
  // LinearRegulator.diagnosisMessage, FlowRegulator.diagnosisMessage
  measure.changeNotifier.outputing { log.add("changed") }
  measure.diagnosisId = "id"
  measure.extraDiagnosisMessage = "extra"
  log.add(measure.diagnosisMessage.hasPrefix("id, size: fix(30.0) x fix(20.0)"))
  log.add(box.layoutMeasure.children.count)
  measure.diagnosisId = nil
  measure.flowEnding = true
  log.add(box.regulator.diagnosisMessage.contains("space: 0.0"))
  log.add(VFlow().regulator.diagnosisMessage.contains("format: leading"))
  log.add(ZBox().layoutRegulator.diagnosisMessage.contains("justifyContent: horzCenter"))
}

/// Uses the names of regulators.
func useRegulators(_ log: NamedLog) {
  // Regulator, Regulator.semanticDirection, Regulator.justifyContent, Regulator.padding
  let box: Regulator = ZBox().layoutRegulator
  box.semanticDirection = .rightToLeft
  box.justifyContent = .center
  box.padding = BorderInsets(leading: 3, trailing: 0)
  // LinearRegulator, LinearRegulator.direction, LinearRegulator.space, LinearRegulator.format
  // LinearRegulator.reverse
  let line: LinearRegulator = HBox().regulator
  line.direction = .y
  line.space = 2
  line.format = .center
  line.reverse = true
  // FlowRegulator, FlowRegulator.arrange, FlowRegulator.itemSpace, FlowRegulator.runSpace
  // FlowRegulator.space, FlowRegulator.runFormat, FlowRegulator.runRowSize
  let flow: FlowRegulator = VFlow(count: 3).regulator
  flow.arrange = 2
  flow.space = 4
  flow.itemSpace = 5
  flow.runSpace = 6
  flow.runFormat = .center
  flow.runRowSize = { _ in .wrap }
  log.add([flow.space, flow.runSpace, line.space])
  // ZRegulator, RegulatorSpecifier, RegulatorSpecifier.RegulatorType
  // RegulatorSpecifier.regulator
  func typed<Box: RegulatorSpecifier>(_ box: Box) -> Box.RegulatorType { box.regulator }
  let z: ZRegulator = typed(ZBox())
  log.add(z.justifyContent == .center)
  // PuyoAppearence, PuyoAppearence.semanticDirection
  let former = PuyoAppearence.semanticDirection
  PuyoAppearence.semanticDirection = .rightToLeft
  log.add(PuyoAppearence.semanticDirection)
  PuyoAppearence.semanticDirection = former
}

// GenericBoxView, GenericBoxView.regulator, BoxView, BoxView.init(frame:), BoxView.init(coder:)
// BoxView.buildBody(), BoxView.createRegulator(), BoxView.layoutSubviews()
// BoxView.setNeedsLayout(), BoxView.layoutIfNeeded(), BoxView.sizeThatFits(_:)
// BoxView.didMoveToSuperview(), BoxView.addSubview(_:), BoxView.willRemoveSubview(_:)
// BoxView.intrinsicContentSize
class NamedBox: GenericBoxView<LinearRegulator> {
  var calls: [String] = []
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func buildBody() { regulator.space = 3 }
  override func createRegulator() -> Regulator { LinearRegulator(direction: .y) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
}

/// Uses the names of boxes.
func useBoxes(_ log: NamedLog) {
  let child = UIView()
  let box = NamedBox(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  // BoxView.borders, BoxView.isScrollViewControl, BoxView.isRootBox, BoxView.layoutRegulator
  // BoxView.layoutChildren, BoxView.addLayoutNode(_:)
  box.borders = Borders.all(nil as Border?)
  box.isScrollViewControl = false
  box.addLayoutNode(child)
  log.add([box.isRootBox, box.layoutRegulator === box.regulator, box.layoutChildren.count == 1])
  // BoxView.addParasite(_:), BoxView.removeParasite(_:), BoxView.applyPadding(_:)
  let cover = UIView()
  box.addParasite(cover)
  log.add([cover.superview === box, box.layoutChildren.count == 1])
  box.removeParasite(cover)
  box.applyPadding(BorderInsets(top: 1))
  log.add([cover.superview == nil, box.regulator.padding.top == 1])
  // LinearBox, LinearBox.createRegulator(), HBox, HBox.createRegulator(), VBox
  // VBox.createRegulator(), FlowBox, FlowBox.init(count:), FlowBox.createRegulator(), HFlow
  // HFlow.createRegulator(), VFlow, VFlow.createRegulator(), ZBox, ZBox.createRegulator()
  let boxes: [BoxView] = [
    LinearBox(), HBox(), VBox(), FlowBox(count: 2), HFlow(), VFlow(), ZBox(),
  ]
  log.add(boxes.allSatisfy { $0.createRegulator() === $0.layoutRegulator })
}

/// Uses the names of groups.
func useGroups(_ log: NamedLog) {
  // BoxGroup, BoxGroup.addDisposer(_:for:), BoxGroup.superBox, BoxGroup.layoutRegulator
  // BoxGroup.layoutChildren, BoxGroup.layoutMeasure, BoxGroup.layoutNodeType
  // BoxGroup.removeFromSuperBox(), BoxGroup.layoutVisibility, BoxGroup.addLayoutNode(_:)
  // BoxGroup.createRegulator()
  let child = UIView()
  let group: BoxGroup = HGroup()
  let box = ZBox().attach { group.attach($0) }.view
  group.addDisposer(Disposers.create {}, for: nil)
  group.addLayoutNode(child)
  group.layoutVisibility = .gone
  log.add([group.superBox === box, group.layoutRegulator === group.layoutMeasure])
  log.add([group.layoutNodeType.isVirtual, group.layoutChildren.first === child])
  group.removeFromSuperBox()
  log.add(group.createRegulator() !== group.layoutRegulator)
  // BoxGroup.addParasite(_:), BoxGroup.removeParasite(_:), BoxGroup.didMoveToSuperBox(_:)
  box.addLayoutNode(group)
  let cover = UIView()
  group.addParasite(cover)
  log.add(cover.superview === box)
  group.removeParasite(cover)
  group.didMoveToSuperBox(box)
  // LinearGroup, LinearGroup.createRegulator(), HGroup, HGroup.createRegulator(), VGroup
  // VGroup.createRegulator(), ZGroup, ZGroup.createRegulator(), FlowGroup
  // FlowGroup.createRegulator(), HFlowGroup, HFlowGroup.createRegulator(), VFlowGroup
  // VFlowGroup.createRegulator(), GenericBoxGroup, GenericBoxGroup.regulator
  let generic = GenericBoxGroup(FlowRegulator(direction: .y))
  let groups: [BoxGroup] = [
    LinearGroup(), HGroup(), VGroup(), ZGroup(), FlowGroup(), HFlowGroup(), VFlowGroup(), generic,
  ]
  log.add(groups.map { "\(type(of: $0.createRegulator()))" }.joined(separator: " "))
  log.add(generic.regulator === generic.layoutRegulator)
}

/// Uses the names of nodes.
func useNodes(_ log: NamedLog) {
  let view = UIView()
  let box = HBox()
  // BoxLayoutNode, BoxLayoutNode.attach(_:_:), BoxLayoutNode.layoutMeasure
  // BoxLayoutNode.layoutNodeType, BoxLayoutNode.superBox, BoxLayoutNode.layoutVisibility
  // BoxLayoutNode.removeFromSuperBox(), BoxLayoutNode.layoutNodeView
  // BoxLayoutNode.didMoveToSuperBox(_:), BoxLayoutNode.parasitingHostView
  let node: BoxLayoutNode = view
  view.attach(box) { $0.alpha = 1 }
  node.layoutVisibility = .visible
  log.add([node.superBox === box, node.layoutNodeView === view, node.layoutMeasure.activated])
  log.add(node.parasitingHostView === box && !node.layoutNodeType.isVirtual)
  node.didMoveToSuperBox(box)
  node.removeFromSuperBox()
  // BoxLayoutNodeType, BoxLayoutNodeType.virtual, BoxLayoutNodeType.concrete(_:)
  // BoxLayoutNodeType.isVirtual
  let types: [BoxLayoutNodeType] = [.virtual, .concrete(view), node.layoutNodeType]
  log.add(types.map { $0.isVirtual })
  // BoxLayoutContainer, BoxLayoutContainer.layoutChildren, BoxLayoutContainer.addLayoutNode(_:)
  let container: BoxLayoutContainer = box
  container.addLayoutNode(view)
  log.add(container.layoutChildren.count)
  // ViewDisplayable, ViewDisplayable.dislplayView, ViewDisplayable.attach(_:_:), ViewParasitizing
  // ViewParasitizing.addParasite(_:), ViewParasitizing.removeParasite(_:)
  let host: ViewParasitizing = ZBox()
  let shown: ViewDisplayable = UIViewController()
  host.addParasite(shown)
  log.add(shown.dislplayView.superview === host)
  host.removeParasite(shown)
  log.add(view.attach(box).view === view)
  // IntrinsicSizeDelegateView, IntrinsicSizeDelegateView.init(_:)
  // IntrinsicSizeDelegateView.init(coder:), IntrinsicSizeDelegateView.sizeThatFits(_:)
  // IntrinsicSizeDelegateView.applyContentSize(thatFits:)
  let title = IntrinsicSizeDelegateView { HBox().attach().size(40, 10) }
  title.applyContentSize(thatFits: .zero)
  log.add("\(title.bounds.size) \(title.sizeThatFits(.zero))")
  let archived = IntrinsicSizeDelegateView.init(coder:)
  log.add("\(type(of: archived))".isEmpty)
}

/// Uses the names of any view.
func useViews(_ log: NamedLog) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  // UIView.py_styleSheet, UIView.py_animator, UIView.py_originState(), UIView.py_sizeState()
  // UIView.py_boundsState(), UIView.py_frameState(), UIView.py_centerState()
  // UIView.py_safeArea()
  view.py_styleSheet = StyleSheet(styles: [AlphaStyle(value: 0.5)])
  view.py_animator = Animators.none
  log.add(view.py_styleSheet?.styles.count ?? 0)
  view.py_originState().outputing { log.add($0) }
  view.py_sizeState().outputing { log.add($0) }
  view.py_boundsState().outputing { log.add($0) }
  view.py_frameState().outputing { log.add($0) }
  view.py_centerState().outputing { log.add($0) }
  view.py_safeArea().outputing { log.add($0 == .zero) }
  // UIView.superBox, UIView.layoutMeasure, UIView.layoutNodeType, UIView.layoutVisibility
  // UIView.removeFromSuperBox(), UIView.py_measure, UIView.py_visibility
  // UIView.didMoveToSuperBox(_:)
  let box = HBox().attach { view.attach($0) }.view
  view.py_visibility = .free
  log.add([view.superBox === box, view.layoutMeasure === view.py_measure])
  log.add([view.layoutNodeType.isVirtual, view.layoutVisibility == .free])
  view.didMoveToSuperBox(box)
  view.removeFromSuperBox()
  // UIView.gestureStyleView, UIView.isPositionZero, UIView.py_addTap(action:)
  // _KeyValueCodingAndObserving.py_observing(_:)
  log.add([view.gestureStyleView === view, view.isPositionZero])
  view.py_addTap { _ in log.add("tap") }.dispose()
  view.py_observing(\.bounds.size.width).outputing { log.add("observed \($0 ?? 0)") }
  // UIControl.py_addAction(for:_:), UIControl.py_event(_:), UIGestureRecognizer.py_addAction(_:)
  // UIGestureRecognizer.styleIdentifier
  let button = UIButton()
  button.py_event(.touchUpInside).outputing { log.add($0 === button) }
  button.py_addAction(for: .touchUpInside) { _ in log.add("action") }
  button.sendActions(for: .touchUpInside)
  let tap = UITapGestureRecognizer()
  tap.styleIdentifier = "tap"
  tap.py_addAction { _ in log.add("recognized") }
}
