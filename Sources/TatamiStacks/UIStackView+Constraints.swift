import Foundation
import TatamiViews

// A stack view arranges its views by frames until the program constrains it or one of them. Stack
// views that arrange each other use the same way.
extension UIStackView {
  /// Whether constraints place the arranged views, not frames.
  package var usesConstraints: Bool { generated != nil }

  /// The stack view that arranges this one.
  var enclosingStack: UIStackView? {
    guard let stack = superview as? UIStackView, stack.arranges(self) else { return nil }
    return stack
  }

  /// The outermost of the stack views that arrange each other.
  var outermostStack: UIStackView {
    var stack = self
    while let enclosing = stack.enclosingStack { stack = enclosing }
    return stack
  }

  /// Has the next pass determine the constraints of the stack view and of those that arrange it.
  func setNeedsArrangement() {
    var next: UIStackView? = self
    while let stack = next {
      stack.mark(.needsUpdate)
      next = stack.enclosingStack
    }
  }

  /// Determines whether constraints are used, and makes or removes them (AL192).
  func updateArrangement() {
    isConstrainedInside =
      isBaselineRelativeArrangement || isMentionedByProgram
      || arrangedSubviews.contains {
        $0.isMentionedByProgram || ($0 as? UIStackView)?.isConstrainedInside == true
      }
    let usesConstraints = isConstrainedInside || enclosingStack?.usesConstraints == true
    if usesConstraints == self.usesConstraints {
      generated?.update()
    } else {
      switchStacks(toConstraints: usesConstraints)
    }
  }

  /// Changes to constraints or to frames, together with the arranged stack views.
  private func switchStacks(toConstraints usesConstraints: Bool) {
    var waiting = [self]
    while let stack = waiting.popLast() {
      guard stack.usesConstraints != usesConstraints else { continue }
      stack.generated?.remove()
      stack.generated = usesConstraints ? StackConstraints(stack) : nil
      stack.generated?.update()
      stack.setNeedsLayout()
      stack.invalidateIntrinsicContentSize()
      waiting += stack.arrangedSubviews.compactMap { $0 as? UIStackView }
    }
  }

  /// Returns the size that the constraints determine, for an available width (AL164); nil without
  /// constraints.
  func constrainedSize(width: CGFloat) -> CGSize? {
    updateConstraintsIfNeeded()
    guard usesConstraints, let size = solvedFittingSize(.zero, .fittingSizeLevel, .fittingSizeLevel)
    else { return nil }
    guard width > 0, width < size.width else { return size }
    let target = CGSize(width: width, height: 0)
    return solvedFittingSize(target, .required, .fittingSizeLevel) ?? size
  }
}

extension UIView {
  /// Whether the program, not a stack view, has constrained the view.
  fileprivate var isMentionedByProgram: Bool {
    constraintState?.mentions.isEmpty == false
  }
}
