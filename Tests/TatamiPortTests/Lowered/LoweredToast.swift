import TatamiPort
#sourceLocation(file: "Toast.swift", line: 1)
import Foundation
import TatamiPort
import TatamiPort

/// Toasts on any view.
public extension UIView {

    private struct ToastKeys {
        static var timer        = "com.toast.timer"
        static var duration     = "com.toast.duration"
        static var point        = "com.toast.point"
        static var completion   = "com.toast.completion"
        static var activeToasts = "com.toast.activeToasts"
    }

    private class ToastCompletionWrapper {
        let completion: ((Bool) -> Void)?

        init(_ completion: ((Bool) -> Void)?) {
            self.completion = completion
        }
    }

    private var activeToasts: NSMutableArray {
        get {
            if let activeToasts = objc_getAssociatedObject(self, &ToastKeys.activeToasts) as? NSMutableArray {
                return activeToasts
            } else {
                let activeToasts = NSMutableArray()
                objc_setAssociatedObject(self, &ToastKeys.activeToasts, activeToasts, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return activeToasts
            }
        }
    }

    var toastCount: Int { return activeToasts.count }

    func makeToast(_ message: String?, duration: TimeInterval = 3.0, completion: ((_ didTap: Bool) -> Void)? = nil) {
        guard let message = message, !message.isEmpty else { return }
        let toast = toastViewForMessage(message)
        objc_setAssociatedObject(toast, &ToastKeys.completion, ToastCompletionWrapper(completion), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        showToast(toast, duration: duration, point: CGPoint(x: bounds.midX, y: bounds.maxY - 60))
    }

    func hideAllToasts() {
        activeToasts.compactMap { $0 as? UIView }.forEach { hideToast($0, fromTap: false) }
    }

    // MARK: - Private

    private func showToast(_ toast: UIView, duration: TimeInterval, point: CGPoint) {
        toast.center = point
        toast.alpha = 0.0

        let recognizer = UITapGestureRecognizer(target: self, action: Selector("handleToastTapped:", UIView.handleToastTapped(_:)))
        toast.addGestureRecognizer(recognizer)
        toast.isUserInteractionEnabled = true
        toast.isExclusiveTouch = true

        activeToasts.add(toast)
        self.addSubview(toast)

        UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseOut, .allowUserInteraction], animations: {
            toast.alpha = 1.0
        }) { _ in
            let timer = Timer(timeInterval: duration, target: self, selector: Selector("toastTimerDidFinish:", UIView.toastTimerDidFinish(_:)), userInfo: toast, repeats: false)
            RunLoop.main.add(timer, forMode: .common)
            objc_setAssociatedObject(toast, &ToastKeys.timer, timer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    private func hideToast(_ toast: UIView, fromTap: Bool) {
        if let timer = objc_getAssociatedObject(toast, &ToastKeys.timer) as? Timer {
            timer.invalidate()
        }

        UIView.animate(withDuration: 0.2, delay: 0.0, options: [.curveEaseIn, .beginFromCurrentState], animations: {
            toast.alpha = 0.0
        }) { _ in
            toast.removeFromSuperview()
            self.activeToasts.remove(toast)
            if let wrapper = objc_getAssociatedObject(toast, &ToastKeys.completion) as? ToastCompletionWrapper, let completion = wrapper.completion {
                completion(fromTap)
            }
        }
    }

    
    private func handleToastTapped(_ recognizer: UITapGestureRecognizer) {
        guard let toast = recognizer.view else { return }
        hideToast(toast, fromTap: true)
    }

    
    private func toastTimerDidFinish(_ timer: Timer) {
        guard let toast = timer.userInfo as? UIView else { return }
        hideToast(toast, fromTap: false)
    }

    private func toastViewForMessage(_ message: String) -> UIView {
        let wrapperView = UIView()
        wrapperView.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        wrapperView.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
        wrapperView.layer.cornerRadius = 10.0

        let messageLabel = UILabel()
        messageLabel.text = message
        messageLabel.numberOfLines = 0
        messageLabel.font = .systemFont(ofSize: 16.0)
        messageLabel.textColor = .white
        let maxSize = CGSize(width: bounds.size.width * 0.8, height: bounds.size.height * 0.8)
        let size = messageLabel.sizeThatFits(maxSize)
        messageLabel.frame = CGRect(x: 10, y: 10, width: size.width, height: size.height)
        wrapperView.frame = messageLabel.frame.insetBy(dx: -10, dy: -10)
        wrapperView.addSubview(messageLabel)
        return wrapperView
    }
}
