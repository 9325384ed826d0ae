import TatamiUIKit

/// A profile: visual formats with metrics and options.
class ProfileViewController: UIViewController {

  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()
  private let bioLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let messageButton = UIButton(type: .system)
  private let separator = UIView()
  private let counts = ["Posts": 128, "Fans": 4096].sorted { $0.key < $1.key }.map { title, count in
    CountView(title: title, count: count)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    avatar.image = UIImage.tile(.systemTeal, side: 96, radius: 48)
    avatar.accessibilityIdentifier = "avatar"
    nameLabel.text = "Katherine Johnson"
    nameLabel.font = UIFont.TextStyle.title2.font
    nameLabel.adjustsFontSizeToFitWidth = true
    nameLabel.minimumScaleFactor = 0.5
    roleLabel.text = "Mathematician"
    roleLabel.font = UIFont.TextStyle.subheadline.font
    bioLabel.text = "Calculated trajectories by hand, and checked those of the computers."
    bioLabel.font = UIFont.TextStyle.body.font
    bioLabel.numberOfLines = 0
    followButton.setTitle("Follow", for: .normal)
    followButton.accessibilityIdentifier = "follow"
    messageButton.setTitle("Message", for: .normal)
    messageButton.accessibilityIdentifier = "message"
    separator.backgroundColor = .lightGray
    addConstraints()
  }

  private func addConstraints() {
    let views: [String: UIView] = [
      "avatar": avatar, "name": nameLabel, "role": roleLabel, "bio": bioLabel,
      "follow": followButton, "message": messageButton, "line": separator,
      "posts": counts[1], "fans": counts[0],
    ]
    for (_, subview) in views {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let metrics: [String: CGFloat] = [
      "margin": 20, "gap": 12, "avatarSize": 96, "hairline": 1, "low": 250,
    ]

    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[avatar(avatarSize)]-gap-[name]-margin-|",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(40)-[avatar(==avatarSize)]-(20)-[bio]",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-(>=gap)-[name]-4-[role]",
      options: [.alignAllLeading, .alignAllTrailing],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[bio]-margin-|",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-margin-[follow]-[message(==follow)]-margin-|",
      options: [.alignAllTop, .alignAllBottom],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat:
        "V:[bio]-gap-[follow(>=44)]-gap-[line(hairline)]-gap-[posts]-(>=margin@low)-|",
      options: [],
      metrics: metrics,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[line]|",
      options: [],
      metrics: nil,
      views: views
    )
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "|-margin-[posts(fans)]-gap-[fans]-margin-|",
      options: NSLayoutConstraint.FormatOptions.alignAllCenterY,
      metrics: metrics,
      views: views
    )
    constraints.append(
      NSLayoutConstraint(
        item: nameLabel,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: avatar,
        attribute: .centerY,
        multiplier: 1,
        constant: -2
      )
    )
    view.addConstraints(constraints)
  }
}

/// A number above its title.
private class CountView: UIView {

  init(title: String, count: Int) {
    super.init(frame: CGRect.zero)
    let number = UILabel()
    number.text = "\(count)"
    number.font = UIFont.TextStyle.headline.font
    number.textAlignment = .center
    let caption = UILabel()
    caption.text = title
    caption.font = UIFont.TextStyle.caption1.font
    caption.textAlignment = .center
    let views = ["number": number, "caption": caption]
    views.values.forEach { label in
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[number]-2-[caption]-|",
        options: [.alignAllLeft, .alignAllRight],
        metrics: nil,
        views: views
      )
    )
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[number]-|",
        options: [],
        metrics: nil,
        views: views
      )
    )
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
