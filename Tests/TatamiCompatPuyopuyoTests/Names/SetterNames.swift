import TatamiCompatPuyopuyo

// A setter of the user's own, as the original's readme shows.
extension Puyo where T: UILabel {
  func named() -> Self { text("named") }
}

func useLayoutSetters(_ log: NamedLog) {
  let number = State<CGFloat>(12)
  let size = State(Size.fixed(10))
  let other = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9))
  // Puyo, Puyo.width(_:), Puyo.height(_:), Puyo.size(_:_:), Puyo.size(_:), Puyo.width(on:_:)
  // Puyo.height(on:_:), Puyo.init(_:), Puyo.view
  let puyo: Puyo<UIView> = Puyo(UIView())
  puyo.width(number).height(20).size(.wrap, 20).size(size)
    .width(on: other) { .fix($0.width) }.height(on: other) { .fix($0.height) }
  log.add("\(puyo.view.layoutMeasure.size.width) \(puyo.view.layoutMeasure.size.height)")
  // Puyo.margin(all:horz:vert:leading:trailing:top:left:bottom:right:)
  // Puyo.margin(all:horz:vert:top:left:bottom:right:), Puyo.margin(_:), Puyo.alignment(_:)
  // Puyo.flowEnding(_:), Puyo.visibility(_:), Puyo.activated(_:)
  puyo.margin(leading: 3, trailing: 4, top: 1).margin(top: 5).margin(all: 2)
    .margin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    .margin(BorderInsets(leading: 6, trailing: 7))
    .alignment(.center).flowEnding(true).visibility(.visible).activated(State(true))
  log.add(puyo.view.layoutMeasure.margin.leading ?? 0)
  // Puyo.padding(all:horz:vert:leading:trailing:top:left:bottom:right:), Puyo.padding(_:)
  // Puyo.justifyContent(_:), Puyo.semanticDirection(_:), Puyo.space(_:), Puyo.format(_:)
  // Puyo.direction(_:), Puyo.reverse(_:)
  let line = LinearBox().attach().padding(leading: 1, top: 2)
    .padding(UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)).justifyContent(.vertCenter)
    .justifyContent(.vertCenter(0.5)).semanticDirection(.rightToLeft).space(4).format(.between)
    .direction(.y).reverse(true).view
  log.add(line.regulator.padding.top + line.regulator.space)
  // Puyo.arrangeCount(_:), Puyo.itemSpace(_:), Puyo.runSpace(_:), Puyo.runFormat(_:)
  // Puyo.runRowSize(each:), Puyo.runRowSize(_:)
  let flow = VFlow().attach().arrangeCount(3).itemSpace(1).runSpace(2).runFormat(.round)
    .runRowSize(each: { _ in .wrap }).runRowSize(.fix(5)).runRowSize(State<CGFloat>(6)).view
  log.add(flow.regulator.arrange)
  // Puyo.autoJudgeScroll(_:), Puyo.borders(_:), Puyo.topBorder(_:), Puyo.leftBorder(_:)
  // Puyo.bottomBorder(_:), Puyo.rightBorder(_:)
  let box = ZBox().attach().autoJudgeScroll(false).borders([]).topBorder([.thick(1)])
    .leftBorder([.color(.red)]).bottomBorder([.lead(3)]).rightBorder([.dash(1, 2)]).view
  log.add(box.borders.top?.thick ?? 0)
  // Puyo.diagnosis(_:), Puyo.diagnosisMessage(_:), Puyo.ensureInactivate(_:_:)
  puyo.diagnosis().diagnosis(nil).diagnosisMessage(nil)
  Puyo<UIView>.ensureInactivate(other, "message")
  // Puyo.flatBox(_:)
  log.add(UIScrollView().attach().flatBox(.y).view.isScrollViewControl)
}

func useNodesOfPuyo(_ log: NamedLog) {
  let view = UIView()
  let inner = HBox().attach(ZBox())
  // Puyo.layoutVisibility, Puyo.superBox, Puyo.removeFromSuperBox(), Puyo.layoutMeasure
  // Puyo.layoutNodeType, Puyo.layoutChildren, Puyo.addLayoutNode(_:)
  // Puyo.didMoveToSuperBox(_:), Puyo.dislplayView, Puyo.addParasite(_:)
  // Puyo.removeParasite(_:)
  inner.addLayoutNode(view)
  inner.layoutVisibility = .visible
  log.add([inner.layoutChildren.count == 1, inner.superBox != nil, inner.layoutMeasure.activated])
  log.add([inner.layoutNodeType.isVirtual, inner.dislplayView === inner.view])
  inner.addParasite(UIView())
  inner.removeParasite(UIView())
  inner.didMoveToSuperBox(ZBox())
  inner.removeFromSuperBox()
  // Puyo.doOn(_:_:), Puyo.viewUpdate(on:strategy:_:), Puyo.viewUpdate(on:to:strategy:_:)
  // Puyo.UpdateStrategy, Puyo.all, Puyo.maybeWrap, Puyo.set(_:_:), Puyo.observe(_:input:)
  let strategies: [Puyo<HBox>.UpdateStrategy] = [.all, .maybeWrap]
  inner.doOn(State(1)) { _, value in log.add(value) }
    .viewUpdate(on: State(2), strategy: strategies[1]) { _, value in log.add(value) }
    .viewUpdate(on: State(3), to: log, strategy: .all) { log, value in log.add(value) }
    .set(\.tag, 4).set(\.tag, State(5)).set(\.backgroundColor, UIColor.red)
    .observe(\.alpha, input: SimpleIO<CGFloat?>())
  log.add(inner.view.tag)
}

func useViewSetters(_ log: NamedLog) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  // Puyo.backgroundColor(_:), Puyo.contentMode(_:), Puyo.clipToBounds(_:), Puyo.cornerRadius(_:)
  // Puyo.borderWidth(_:), Puyo.borderColor(_:), Puyo.alpha(_:), Puyo.userInteractionEnabled(_:)
  view.attach().backgroundColor(.red).backgroundColor(State<UIColor?>(.blue)).contentMode(.center)
    .clipToBounds(true).cornerRadius(3).borderWidth(2).borderColor(UIColor.red).alpha(0.5)
    .userInteractionEnabled(State(true))
  // Puyo.frame(_:), Puyo.frame(x:y:w:h:), Puyo.top(_:), Puyo.left(_:), Puyo.bottom(_:)
  // Puyo.right(_:)
  view.attach().frame(CGRect(x: 0, y: 0, width: 10, height: 10)).frame(x: 1, y: 2, w: 30, h: 40)
    .top(4).left(5).bottom(50).right(60)
  log.add(view.frame)
  // Puyo.onTap(_:), Puyo.onTap(to:_:), Puyo.animator(_:), Puyo.styleSheet(_:), Puyo.styles(_:)
  // Puyo.style(_:)
  let sheet = StyleSheet(styles: [])
  view.attach().onTap(SimpleIO<UITapGestureRecognizer>()).onTap { log.add("tap") }
    .onTap(to: log) { log, _ in log.add("tap") }.animator(Animators.none)
    .styleSheet(sheet).styles([AlphaStyle(value: 1)]).style(AlphaStyle(value: 0.25))
  log.add(view.alpha)
}

func useTextSetters(_ log: NamedLog) {
  // Puyo.text(_:state:), Puyo.attrText(_:state:), Puyo.fontSize(_:weight:), Puyo.font(_:)
  // Puyo.numberOfLines(_:), Puyo.textColor(_:state:), Puyo.textAlignment(_:)
  // Puyo.tintColor(_:state:)
  let label = UILabel().attach().text("text").text(State<String?>(nil)).named()
    .fontSize(12, weight: .bold).font(UIFont.systemFont(ofSize: 13)).numberOfLines(2)
    .textColor(UIColor.red).textAlignment(.center).tintColor(UIColor.red, state: .normal).view
  log.add(label.text ?? "")
  UILabel().attach().attrText(State<NSAttributedString?>(NSAttributedString(string: "rich")))
  // Puyo.image(_:state:), Puyo.renderingImage(_:mode:state:), Puyo.templatedImage(_:state:)
  // Puyo.backgroundImage(_:state:), Puyo.title(_:state:), Puyo.titleColor(_:state:)
  let image = UIImage()
  let button = UIButton().attach().image(image).renderingImage(image, mode: .alwaysOriginal)
    .templatedImage(image).backgroundImage(State<UIImage?>(image)).title("title")
    .titleColor(UIColor.red).view
  log.add(button.title(for: .normal) ?? "")
  // Puyo.keyboardType(_:), Puyo.onText(_:), Puyo.texting(_:), Puyo.placeholder(_:)
  // Puyo.resizeByContent()
  let text = State<String?>("typed")
  let field = UITextField().attach().keyboardType(.default).onText(text).texting(text)
    .placeholder("placeholder").resizeByContent().view
  log.add((field.text ?? "") + (field.placeholder ?? ""))
  // Puyo.textChange(_:), Puyo.onEndEditing(_:), Puyo.onBeginEditing(_:)
  UITextView().attach().textChange(text).onEndEditing(text).onBeginEditing(text)
}

func useControlSetters(_ log: NamedLog) {
  let button = UIButton()
  // Puyo.onControlEvent(_:_:), Puyo.bind(event:unique:action:), Puyo.bind(event:unique:input:)
  // Puyo.bind(to:event:unique:action:), Puyo.bind(to:event:unique:binding:)
  button.attach().onControlEvent(.touchUpInside, SimpleIO<UIButton>())
    .bind(event: .touchUpInside, unique: true, action: { _ in log.add("replaced") })
    .bind(event: .touchUpInside, unique: true, input: Inputs { _ in log.add("unique") })
    .bind(to: log, event: .touchUpInside, unique: false) { log, _ in log.add("weak") }
    .bind(to: log, event: .touchUpInside, binding: { log in { _ in log.add("curried") } })
  // Puyo.addWeakBind(to:for:_:unique:), Puyo.addWeakAction(to:for:_:unique:)
  // Puyo.addAction(for:_:unique:)
  button.attach()
    .addWeakBind(to: log, for: .touchUpInside, { log in { _ in log.add("weak bind") } })
    .addWeakAction(to: log, for: .touchUpInside, { log, _ in log.add("weak action") })
    .addAction(for: .touchUpInside, { _ in log.add("action") })
  button.sendActions(for: .touchUpInside)
  // Puyo.isOn(_:)
  let isOn = State(true)
  log.add(UISwitch().attach().isOn(isOn).view.isOn)
}

@MainActor func useBuilders(_ log: NamedLog) {
  let items = State(["a", "b"])
  // RecyclerBuilder, RecycleViewGenerator, RecyclerInfo, RecyclerInfo.data
  // RecyclerInfo.indexPath, RecyclerInfo.contentSize, RecyclerTrigger, RecyclerTrigger.context
  // RecyclerTrigger.inContext(_:)
  let builder: RecyclerBuilder<String> = { info, trigger in
    let typed: RecyclerTrigger<String> = trigger
    return UILabel().attach().text(info.data).onTap {
      typed.inContext { (info: RecyclerInfo<String>) in log.add(info.data) }
      log.add(typed.context?.indexPath.item ?? 0)
    }
  }
  let generator: RecycleViewGenerator<String> = { info, _ in
    UIView().attach().width(info.contentSize.width.map { $0 > 99 ? 9.0 : 3.0 })
  }
  // HBoxBuilder, HBoxBuilder.init(items:builder:), VBoxBuilder, VBoxBuilder.init(items:builder:)
  // HFlowBuilder, HFlowBuilder.init(arrange:items:builder:), VFlowBuilder
  // VFlowBuilder.init(arrange:items:builder:), VFlowBuilder.layoutSubviews()
  let output = items.asOutput()
  let flow = VFlowBuilder(arrange: 2, items: output, builder: generator)
  flow.layoutSubviews()
  let boxes: [BoxView] = [
    HBoxBuilder(items: output, builder: builder), VBoxBuilder(items: output, builder: builder),
    HFlowBuilder(arrange: 0, items: output, builder: builder), flow,
  ]
  log.add(boxes.map { $0.layoutChildren.count })
  // BoxRecycler.Data, LinearBoxBuilder, LinearBoxBuilder.state
  // LinearBoxBuilder.init(items:builder:), FlowBoxBuilder, FlowBoxBuilder.state
  // FlowBoxBuilder.init(arrange:items:builder:), FlowBoxBuilder.init(coder:)
  func count<Box: BoxRecycler>(_ box: Box) -> Int where Box.Data == String { box.state.value.count }
  let line = LinearBoxBuilder(items: output, builder: builder)
  let lines = FlowBoxBuilder(arrange: 1, items: output, builder: builder)
  log.add(line.state.value.count + lines.state.value.count + count(line) + count(lines))
  log.add("\(type(of: FlowBoxBuilder<String>.init(coder:)))".isEmpty)
  // ZBoxBuilder, ZBoxBuilder.state, ZBoxBuilder.init(builder:), ZBoxBuilder.init(coder:)
  let z = ZBoxBuilder(builder: builder)
  z.state.value = ["c"]
  log.add(z.layoutChildren.count)
  log.add("\(type(of: ZBoxBuilder<String>.init(coder:)))".isEmpty)
  // RecycleIdentifiable, RecycleIdentifiable.recycleIdentifier
  let keys: [RecycleIdentifiable] = ["key", 7]
  log.add(keys.map { $0.recycleIdentifier })
}
