import TatamiUIKit

extension ControlGallery {
  /// Adds steppers, page controls and refresh controls in several states.
  func addValueControls() {
    for (value, isEnabled) in [(0.0, true), (50, false)] {
      let stepper = UIStepper()
      (stepper.value, stepper.isEnabled) = (value, isEnabled)
      add(stepper)
    }
    nextRow(44)
    addPageControl(count: 5, current: 2)
    addPageControl(count: 4, current: 0) { $0.backgroundStyle = .prominent }
    nextRow(36)
    addPageControl(count: 40, current: 20, width: 140)
    addPageControl(count: 4, current: 3) {
      ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemTeal, .systemPink)
    }
    nextRow(36)
    addPageControl(count: 5, current: 1) { $0.isEnabled = false }
    addPageControl(count: 3, current: 1) { $0.preferredIndicatorImage = Self.dot }
    nextRow(36)
    addRefreshControl(pulledBy: 70, isRefreshing: false)
    addRefreshControl(pulledBy: 60, isRefreshing: true)
  }

  private func addPageControl(
    count: Int,
    current: Int,
    width: CGFloat? = nil,
    _ change: (UIPageControl) -> Void = { _ in }
  ) {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (count, current)
    change(control)
    add(control, width: width)
  }

  private func addRefreshControl(pulledBy distance: CGFloat, isRefreshing: Bool) {
    let scrollView = UIScrollView()
    let control = UIRefreshControl()
    if isRefreshing {
      control.beginRefreshing()
    } else {
      control.attributedTitle = NSAttributedString(string: "Pull to update")
    }
    add(scrollView, width: 138)
    scrollView.frame.size.height = 90
    scrollView.layer.cornerRadius = 8
    scrollView.backgroundColor = .secondarySystemBackground
    scrollView.contentSize = CGSize(width: 138, height: 300)
    scrollView.refreshControl = control
    scrollView.contentOffset.y = -distance
  }
}
