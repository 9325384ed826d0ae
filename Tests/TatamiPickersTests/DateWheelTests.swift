import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Modes, locales and calendars of date pickers with wheels.
@MainActor
@Suite(.environment) struct DateWheelTests {
  @Test func `N191: the wheels of each mode`() throws {
    let expected: [(UIDatePicker.Mode, [String?])] = [
      (.time, ["2", "25", "PM"]),
      (.date, ["May", "17", "2024"]),
      (.dateAndTime, ["Fri, May 17", "2", "25", "PM"]),
      (.yearAndMonth, ["May", "2024"]),
    ]
    for (mode, values) in expected { #expect(try DateStage(mode).values == values) }
    let timer = try DateStage(.countDownTimer)
    timer.picker.countDownDuration = 5400
    timer.settle()
    #expect(timer.values == ["1 hour", "30 min"])
    #expect(UIDatePicker().datePickerMode == .dateAndTime)
  }

  @Test func `N191, N192: durations and months have wheels only, and styles are concrete`() {
    let picker = UIDatePicker()
    for mode in [UIDatePicker.Mode.countDownTimer, .yearAndMonth] {
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .inline
      #expect(picker.datePickerStyle == .wheels)
    }
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .inline)
    picker.preferredDatePickerStyle = .automatic
    #expect(picker.datePickerStyle != .automatic)
  }

  @Test(arguments: [
    ("en_US", ["May", "17", "2024"], ["2", "25", "PM"]),
    ("de_DE", ["17", "Mai", "2024"], ["14", "25"]),
    ("ja_JP", ["2024年", "5月", "17日"], ["14", "25"]),
    ("ko_KR", ["2024년", "5월", "17일"], ["오후", "2", "25"]),
    ("ar_EG", ["١٧", "مايو", "٢٠٢٤"], ["٢", "٢٥", "م"]),
  ])
  func `N196: order and texts follow the locale`(
    locale: String,
    date: [String],
    time: [String]
  ) throws {
    #expect(try DateStage(.date, locale: locale).values == date)
    #expect(try DateStage(.time, locale: locale).values == time)
  }

  @Test(arguments: [
    (Calendar.Identifier.buddhist, ["May", "17", "2567"]),
    (.hebrew, ["9", "Iyar", "5784"]),
    (.islamicUmmAlQura, ["Dhuʻl-Qiʻdah", "9", "1445"]),
    (.japanese, ["May", "17", "Reiwa6"]),
  ])
  func `N196: texts follow the calendar`(
    calendar: Calendar.Identifier,
    values: [String]
  ) throws {
    let found = try DateStage(.date, calendar: calendar).values.compactMap(\.self)
    #expect(Set(found.map { $0.filter { $0 != " " } }) == Set(values))
  }

  @Test func `a Hebrew leap year has a month more than other years`() throws {
    let stage = try DateStage(.date, calendar: .hebrew, date: "2024-03-20 12:00")
    #expect(stage.values == ["Adar II", "10", "5784"])
    stage.turn(2, by: 1)
    #expect(stage.values == ["Adar", "10", "5785"])
    stage.turn(0, by: -1)
    #expect(stage.values == ["Shevat", "10", "5785"])
    stage.turn(2, by: -1)
    stage.turn(0, by: 1)
    #expect(stage.values == ["Adar I", "10", "5784"])
  }

  @Test func `N195: picking sends one event per change at rest, code sends none`() throws {
    let stage = try DateStage(.date)
    #expect(stage.diary.take().isEmpty)
    stage.turn(0, by: 1)
    #expect(stage.text == "2024-06-17 14:25")
    #expect(stage.diary.take() == ["changed"])
    stage.turn(1, by: -2)
    #expect(stage.text == "2024-06-15 14:25")
    #expect(stage.diary.take() == ["changed", "changed"])
    stage.picker.setDate(Date(timeIntervalSince1970: 0), animated: true)
    stage.settle()
    #expect(stage.values == ["January", "1", "1970"])
    #expect(stage.diary.take().isEmpty)
  }

  @Test func `the hour wheel passes noon and the period follows`() throws {
    let stage = try DateStage(.time, date: "2024-05-17 11:45")
    #expect(stage.values == ["11", "45", "AM"])
    stage.turn(0, by: 1)
    #expect(stage.values == ["12", "45", "PM"])
    stage.turn(2, by: -1)
    #expect(stage.values == ["12", "45", "AM"])
    #expect(stage.text == "2024-05-17 00:45")
    stage.turn(0, by: -1)
    #expect(stage.text == "2024-05-17 23:45")
  }

  @Test func `29 February exists in leap years only`() throws {
    let stage = try DateStage(.date, date: "2024-02-29 10:00")
    stage.turn(2, by: 1)
    #expect(stage.text == "2025-02-28 10:00")
    #expect(stage.values == ["February", "28", "2025"])
    #expect(stage.color("29", in: 1) == .secondaryLabel)
    stage.turn(1, by: 1)
    #expect(stage.text == "2025-02-28 10:00")
    #expect(stage.values == ["February", "28", "2025"])
    stage.turn(0, by: -1)
    stage.turn(1, by: 3)
    #expect(stage.text == "2025-01-31 10:00")
    stage.turn(0, by: 1)
    #expect(stage.text == "2025-02-28 10:00")
  }

  @Test func `a time that a night skips leads to the hour after it`() throws {
    let stage = try DateStage(.dateAndTime, zone: "Europe/Berlin", date: "2024-03-31 01:30")
    stage.turn(1, by: 1)
    #expect(stage.text == "2024-03-31 03:30")
    #expect(stage.values == ["Sun, Mar 31", "3", "30", "AM"])
    stage.turn(0, by: 1)
    #expect(stage.text == "2024-04-01 03:30")
  }

  @Test func `in a repeated hour the minutes stay in the same half of the night`() throws {
    let stage = try DateStage(.dateAndTime, zone: "Europe/Berlin", date: "2024-10-27 01:10")
    let first = try #require(stage.date("2024-10-27 01:10")).addingTimeInterval(3600)
    stage.picker.date = first.addingTimeInterval(3600)
    stage.settle()
    #expect(stage.values == ["Sun, Oct 27", "2", "10", "AM"])
    stage.turn(2, by: 1)
    #expect(stage.picker.date == first.addingTimeInterval(3660))
    stage.picker.date = first
    stage.turn(2, by: 1)
    #expect(stage.picker.date == first.addingTimeInterval(60))
  }
}
