// The system's accessories.
extension UICellAccessory {
  /// Returns an arrow, which indicates that the item leads to other content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.disclosureIndicator, displayed: displayed, isLeading: false)
    accessory.options = options.common
    return accessory
  }

  /// Returns an arrow that shows and hides the children of an item.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is visible.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: Replaces the default action, with which a diffable data source shows or
  ///     hides the children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed: displayed, isLeading: true)
    accessory.options = options.common
    accessory.actionHandler = actionHandler
    accessory.takesTapsOfCell = options.style == .header
    return accessory
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.checkmark, displayed: displayed, isLeading: false)
    accessory.options = options.common
    return accessory
  }

  /// Returns a button that deletes the item.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is visible.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: Replaces the default action, which reveals the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed: displayed, isLeading: true)
    accessory.options = options.common
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Returns a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed: displayed, isLeading: true)
    accessory.options = options.common
    accessory.actionHandler = actionHandler
    return accessory
  }

  /// Returns a handle with which the item is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed: displayed, isLeading: false)
    accessory.options = options.common
    return accessory
  }

  /// Returns a circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed: displayed, isLeading: true)
    accessory.options = options.common
    return accessory
  }

  /// Returns a label with a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed: displayed, isLeading: false)
    accessory.options = options.common
    accessory.text = text
    return accessory
  }
}
