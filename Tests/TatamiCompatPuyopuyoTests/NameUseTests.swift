import TatamiCompatPuyopuyo
import TestSupport
import Testing

/// The lines that the uses of names in the folder Names log.
@MainActor @Suite(.environment) struct NameUseTests {
  private func log(_ uses: (NamedLog) -> Void) -> String {
    let log = NamedLog()
    uses(log)
    return log.lines.joined(separator: " ")
  }

  @Test func `sources deliver`() {
    #expect(log { useUnique(State(1), SimpleIO(), $0) } == "old 1 unique 1 same")
    #expect(log(useOldNames) == "3")
    #expect(log(useSources) == "outputing 7 bound 7 input 7 a 2.0 disposed replaced")
    #expect(log(useInputs) == "5 8 8 1 [1, 1] 2 1 1 1 1 note")
    #expect(log(useOperators) == "chain 2 1 1 10 nobody none")
    #expect(log(useStates) == "input 2 input 6 Ada Ada 1 2")
    #expect(log { NamedSettings().watch($0) } == "")
    #expect(log { NamedReceiver(log: $0).forward() } == "input 1 input 4")
  }

  @Test func `constants are sources, optionals and numbers`() {
    #expect(useConstants().count == 37)
    var types: [Any.Type] = []
    #expect(log { types = useOptionals($0) } == "true 12.0 0.0 1")
    #expect(types.count == 9)
    #expect(useNumbers() == 19)
    #expect(useTruth() == ["visible", "visible", "false"])
  }

  @Test func `states and events of views are bound`() {
    let expected = """
      count 0 event up event down 0 count 3 count 4 count 5 count 5 event up sink up closure up \
      object up only up
      """
    #expect(log(useStateful) == expected)
  }

  @Test func `setters without an effect are reported`() {
    let (field, text) = (UITextField(), UITextView())
    let reports = Reports.during {
      field.applyBgImage(UIImage(), state: .normal)
      text.applyNumberOfLine(2)
    }
    #expect(reports.count == 2)
    let silent = Reports.during {
      field.applyBgImage(nil, state: .normal)
      text.applyNumberOfLine(0)
    }
    #expect(silent == [])
  }

  @Test func `lengths, positions and insets have their values`() {
    #expect(
      log(useLengths)
        == "true [10.0, 2.0, 2.0] [1.0, 2.0, 30.0, 4.0, 5.0, 0.0] fix(10.0) true 2.0"
    )
    let positions = """
      true 5 2 [1, 2, 4, 8, 16, 32, 64, 128, 256, 96] true 0.5 top,left true true leading \
      [true, false] [true, true]
      """
    #expect(log(usePositions) == positions)
    let insets = """
      3.0 7.0 true true 3.0 ["visible", "invisible", "free", "gone"] true 14.0 true true true
      """
    #expect(log(useInsets) == insets)
    #expect(
      log(useDifferences) == "6 true [\"-1 2 d\", \"1 -1 b\", \"2 1 c\", \"0 0 a\"] -1 -> 2: d"
    )
  }

  @Test func `nodes, boxes and groups have the names`() {
    let measures = """
      CGSize(width: 30.0, height: 20.0) CGPoint(x: 4.0, y: 3.0) true \
      CGSize(width: 36.0, height: 24.0) CGSize(width: 30.0, height: 20.0) true 1 changed true \
      true true
      """
    #expect(log(useMeasures) == measures)
    #expect(log(useRegulators) == "[5.0, 6.0, 2.0] true rightToLeft")
    #expect(log(useBoxes) == "[true, true, true] [true, true] [true, true] true")
    let groups = """
      [true, true] [true, true] true true LinearRegulator LinearRegulator LinearRegulator \
      ZRegulator FlowRegulator FlowRegulator FlowRegulator FlowRegulator true
      """
    #expect(log(useGroups) == groups)
    let nodes = """
      [true, true, true] true [true, false, false] 1 true true CGSize(width: 40.0, height: 10.0) \
      CGSize(width: 40.0, height: 10.0) false
      """
    #expect(log(useNodes) == nodes)
    #expect(
      log(useViews).hasSuffix("[true, true] [false, true] [true, true] observed 10.0 true action")
    )
  }

  @Test func `setters change the views`() {
    #expect(log(useLayoutSetters) == "fix(8.0) fix(9.0) 6.0 13.0 3 1.0 true")
    #expect(log(useNodesOfPuyo) == "[true, false, true] [false, true] 1 2 3 5")
    #expect(log(useViewSetters).hasSuffix("0.25"))
    #expect(log(useTextSetters) == "named title typedplaceholder")
    #expect(
      log(useControlSetters) == "unique weak curried weak bind weak action action true"
    )
    #expect(log(useBuilders) == "[2, 2, 2, 2] 8 false 1 false [\"key\", \"7\"]")
  }

  @Test func `recycling boxes show sections and items`() {
    let expected = """
      configured number configured number configured number [2, 1] [2.0, 3.0] configured \
      number configured number configured number false [Optional(2.0), Optional(5.0), \
      Optional(6.0)] head true 0 key of head 3 [Optional(1.0), Optional(5.0)] 6.0 section \
      true section kind 1 CGSize(width: 100.0, height: 20.0) [false, false, false] true false \
      true false [false, false] false CGSize(width: 94.0, height: 196.0) number 3 false 2 \
      true number key 3 selected 3 of 94.0 configured number 1 CGSize(width: 10.0, height: \
      30.0) [false, true, false] [true, false] configured number false CGSize(width: 10.0, \
      height: 30.0) selected 3 of 94.0 list 2 false false
      """
    #expect(log(useRecycleBox) == expected)
  }

  @Test func `tables, lists and collections show sections`() {
    let useTablesLog = """
      0 one true 1 two true CGRect(origin: Foundation.CGPoint(x: 0.0, y: 57.0), size: \
      Foundation.CGSize(width: 100.0, height: 20.0)) [1, 0] 0 two true 1 three true 2 one \
      true 0 two true 1 three true 2 one true 0 two true 1 three true 2 one true 0 two true \
      1 three true 2 one true false 0 two true 1 three true 2 one true 0 two true 1 three \
      true 2 one true [true, false] did select 0 2 100.0 one false selected 2 one [true, \
      false] words 3 did select 0 1 100.0 three false selected 1 three 0.1 0 two true true \
      [false, true] 0 two true 1 [false, true]
      """
    #expect(log(useTables) == useTablesLog)
    let useListsLog = """
      false [1, 0] selected 1 6 [true, false] numbers 2 selected 0 5 0.1 1 [false, false] 1 \
      [false, false]
      """
    #expect(log(useLists) == useListsLog)
    let useCollectionsLog = """
      [Foundation.CGRect(origin: Foundation.CGPoint(x: 2.0, y: 16.0), size: \
      Foundation.CGSize(width: 10.0, height: 20.0)), Foundation.CGRect(origin: \
      Foundation.CGPoint(x: 76.0, y: 16.0), size: Foundation.CGSize(width: 20.0, height: \
      20.0)), Foundation.CGRect(origin: Foundation.CGPoint(x: 2.0, y: 40.0), size: \
      Foundation.CGSize(width: 94.0, height: 9.0))] ["0", "1", "2"] [1, 1] [0.0, 6.0] false \
      did select 1 94.0 2 selected 1 2 [true, false] [Optional(1.0), Optional(4.0), nil] \
      numbers numbers 3 did select 0 94.0 1 selected 0 1 true true 1 CGSize(width: 0.1, \
      height: 0.1) CGSize(width: 10.0, height: 20.0) 2.0 4.0 6.0 CGSize(width: 94.0, height: \
      15.0) CGSize(width: 0.0, height: 0.0) numbersnumberskind false true 10.0 4.0 4.0 6.0 \
      15.0 0.0
      """
    #expect(log(useCollections) == useCollectionsLog)
  }

  @Test func `scrolling boxes follow their content, and a bar covers or moves its body`() {
    let useScrollingLog = """
      false [Tatami.ScrollDirection.y, Tatami.ScrollDirection.both] CGSize(width: 0.0, \
      height: 160.0) CGSize(width: 30.0, height: 160.0) true 300.0 false CGSize(width: 0.0, \
      height: 500.0) true true
      """
    #expect(log(useScrolling) == useScrollingLog)
    let useNavigationLog = """
      false [Foundation.CGRect(origin: Foundation.CGPoint(x: 0.0, y: 0.0), size: \
      Foundation.CGSize(width: 100.0, height: 30.0)), Foundation.CGRect(origin: \
      Foundation.CGPoint(x: 0.0, y: 30.0), size: Foundation.CGSize(width: 100.0, height: \
      70.0))] [true, true, false] [true, false] [1.0, 1.0, 0.0, 0.0] \
      [Foundation.CGRect(origin: Foundation.CGPoint(x: 0.0, y: -10.0), size: \
      Foundation.CGSize(width: 100.0, height: 30.0)), Foundation.CGRect(origin: \
      Foundation.CGPoint(x: 0.0, y: 0.0), size: Foundation.CGSize(width: 100.0, height: \
      100.0))]
      """
    #expect(log(useNavigation) == useNavigationLog)
  }

  @Test func `styles change the views`() {
    #expect(log(useStyles) == "7 6 9.5 [true, true] 30.0 0.75 4.0 2.0")
    let view = NamedView()
    useValueStyles(view)
    let calls = [
      "color", "alignment", "lines", "padding", "tint", "image", "background", "shadow", "font",
      "text", "attr", "keyboard", "placeholder",
    ]
    #expect(view.calls == calls)
    #expect(log(useGestureStyles) == "1 true [true] [true] 7 [0.0, 0.0, 0.3, 0.2, 0.5]")
    #expect(log(useDecorations) == "3 rich field text button [true, true]")
  }
}
