/// The pages of the kitchen sink.
public enum Page: String, CaseIterable, Sendable {
  case buttons
  case controls
  case steps
  case text
  case labels
  case images
  case layers
  case scrolling
  case collections
  case lists
  case stacks
  case form
  case cards
  case chat
  case constants
  case animations
  case gestures
  case tables
  case editing
  case rounded
  case mosaic
  case bricks
  case boxes
  case tournament

  /// Returns a new controller of the page.
  @MainActor
  package func makeController() -> PageController {
    switch self {
    case .buttons: ButtonsPage()
    case .controls: ControlsPage()
    case .steps: StepsPage()
    case .text: TextPage()
    case .labels: LabelsPage()
    case .images: ImagesPage()
    case .layers: LayersPage()
    case .scrolling: ScrollingPage()
    case .collections: CollectionsPage()
    case .lists: ListsPage()
    case .stacks: StacksPage()
    case .form: FormPage()
    case .cards: CardsPage()
    case .chat: ChatPage()
    case .constants: ConstantsPage()
    case .animations: AnimationsPage()
    case .gestures: GesturesPage()
    case .tables: TablesPage()
    case .editing: EditingPage()
    case .rounded: RoundedPage()
    case .mosaic: MosaicPage()
    case .bricks: BricksPage()
    case .boxes: BoxesPage()
    case .tournament: TournamentPage()
    }
  }
}
