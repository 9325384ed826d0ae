import UIKit

class NotesViewController: UIViewController {

  let titleLabel = UILabel()
  private lazy var addButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.addTarget(self, action: #selector(add), for: .touchUpInside)
    return button
  }()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    title = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
    titleLabel.text = title
    view.addSubview(titleLabel)
    view.addSubview(addButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 60, width: 200, height: 40)
    addButton.frame = CGRect(x: 20, y: 110, width: 80, height: 44)
  }

  @objc func add() {
    count += 1
    titleLabel.text = "\(count) notes"
    UIApplication.shared.delegate?.window??.setNeedsLayout()
  }
}
