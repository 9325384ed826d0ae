import TatamiCompatPuyopuyo

/// Uses the names of scrolling boxes and of the box with a bar.
@MainActor func useScrolling(_ log: NamedLog) {
  final class Listener: NSObject, UIScrollViewDelegate {}
  // ScrollingBox.init(flat:direction:builder:), ScrollingBox.init(coder:), ScrollingBox.flat
  // ScrollingBox.state, ScrollingBox.ViewState, ScrollingBox.ViewState.direction
  // ScrollingBox.ViewState.init(direction:), ScrollingBox.setScrollDirection(_:)
  // ScrollingBox.setDelegate(_:retained:), ScrollingBox.DelegateType
  let box = ScrollingBox<VBox>(flat: { VBox() }, direction: .y) { box in
    for _ in 0..<4 { UIView().attach(box).size(30, 40) }
  }
  log.add("\(type(of: ScrollingBox<VBox>.init(coder:)))".isEmpty || box.flat.subviews.count != 4)
  let start: ScrollingBox<VBox>.ViewState = ScrollingBox<VBox>.ViewState(direction: .both)
  log.add([box.state.value.direction, start.direction])
  show(box)
  log.add(box.contentSize)
  box.setScrollDirection(.both)
  show(box)
  log.add(box.contentSize)
  let listener: ScrollingBox<VBox>.DelegateType = Listener()
  box.setDelegate(listener, retained: true)
  log.add(box.delegate === listener)
  // ScrollDirectionable, ScrollDirectionable.setScrollDirection(_:)
  let scrolling: any ScrollDirectionable = ScrollingBox<HBox>(direction: .x) {
    UIView().attach($0).size(300, 10)
  }
  scrolling.setScrollDirection(.x)
  show(scrolling)
  log.add((scrolling as? UIScrollView)?.contentSize.width ?? 0)
  // ScrollBox, ScrollBox.init(scrollView:flat:direction:builder:), ScrollBox.init(coder:)
  // ScrollBox.scrollView, ScrollBox.setDelegate(_:retained:), ScrollBox.DelegateType
  let old = ScrollBox<VBox>(flat: { VBox() }) { UIView().attach($0).size(20, 500) }
  log.add("\(type(of: ScrollBox<VBox>.init(coder:)))".isEmpty)
  show(old)
  log.add(old.scrollView.contentSize)
  let delegate: ScrollBox<VBox>.DelegateType = Listener()
  old.setDelegate(delegate, retained: true)
  log.add(old.scrollView.delegate === delegate)
  // Delegatable.setDelegate(_:retained:), Puyo.setDelegate(_:retained:)
  setDelegate(listener, of: box)
  box.attach(UIView()).setDelegate(delegate, retained: true)
  log.add(box.delegate === delegate)
}

// Delegatable, Delegatable.DelegateType
@MainActor private func setDelegate<Box: Delegatable>(_ delegate: Box.DelegateType, of box: Box) {
  box.setDelegate(delegate, retained: true)
}

@MainActor private func show(_ view: UIView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.frame = window.bounds
  window.addSubview(view)
  window.makeKeyAndVisible()
  for _ in 0..<3 { window.layoutIfNeeded() }
}

/// Uses the names of the box with a bar.
@MainActor func useNavigation(_ log: NamedLog) {
  // NavigationBox.init(navBar:body:), NavigationBox.init(coder:)
  let (bar, body) = (UIView(), UIView())
  let box = NavigationBox(navBar: { bar.attach().height(30).view }, body: { body })
  log.add("\(type(of: NavigationBox.init(coder:)))".isEmpty)
  show(box)
  log.add([frame(of: bar, in: box), frame(of: body, in: box)])
  // NavigationBox.state, NavigationBox.ViewState, NavigationBox.ViewState.init()
  // NavigationBox.ViewState.visible
  // NavigationBox.ViewState.navOffset, NavigationBox.ViewState.bodyAvoidNavBar
  // NavigationBox.ViewState.backgroundColor, NavigationBox.ViewState.animator
  // NavigationBox.ViewState.alpha, NavigationBox.ViewState.shadowOffset
  // NavigationBox.ViewState.shadowColor, NavigationBox.ViewState.shadowOpacity
  // NavigationBox.ViewState.shadowRadius
  var state = NavigationBox.ViewState()
  log.add([state.visible == .visible, state.bodyAvoidNavBar, state.animator == nil])
  log.add([state.backgroundColor == .white, state.shadowColor == nil])
  log.add([
    state.alpha, state.shadowOffset.height, CGFloat(state.shadowOpacity), state.shadowRadius,
  ])
  state.navOffset = CGPoint(x: 0, y: -10)
  state.bodyAvoidNavBar = false
  state.animator = Animators.none
  box.state.value = state
  show(box)
  log.add([frame(of: bar, in: box), frame(of: body, in: box)])
}

@MainActor private func frame(of view: UIView, in box: UIView) -> CGRect {
  view.convert(view.bounds, to: box)
}
