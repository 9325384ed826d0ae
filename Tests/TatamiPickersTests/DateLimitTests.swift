import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Limits, intervals and bad input of date pickers.
@MainActor
@Suite(.environment) struct DateLimitTests {
  @Test func `N193: dates are clamped to the limits when set and when picked`() throws {
    let stage = try DateStage(.date)
    stage.picker.minimumDate = stage.date("2024-05-10 00:00")
    stage.picker.maximumDate = stage.date("2024-06-05 12:00")
    try stage.set("2023-01-01 00:00")
    #expect(stage.text == "2024-05-10 00:00")
    try stage.set("2024-05-30 09:00")
    stage.turn(0, by: 1)
    #expect(stage.text == "2024-06-05 12:00")
    #expect(stage.values == ["June", "5", "2024"])
    #expect(stage.diary.take() == ["changed"])
  }

  @Test func `N193: a minimum above the maximum disables both`() throws {
    let stage = try DateStage(.date)
    stage.picker.maximumDate = stage.date("2020-01-01 00:00")
    #expect(stage.text == "2020-01-01 00:00")
    stage.picker.minimumDate = stage.date("2021-01-01 00:00")
    try stage.set("2030-01-01 00:00")
    #expect(stage.text == "2030-01-01 00:00")
    stage.picker.minimumDate = nil
    #expect(stage.text == "2020-01-01 00:00")
  }

  @Test func `N196: rows out of range are gray and spring back`() throws {
    let stage = try DateStage(.date)
    stage.picker.minimumDate = stage.date("2024-05-16 00:00")
    stage.settle()
    #expect(stage.color("15", in: 1) == .secondaryLabel)
    #expect(stage.color("16", in: 1) == .label)
    #expect(stage.color("April", in: 0) == .secondaryLabel)
    #expect(stage.color("2023", in: 2) == .secondaryLabel)
    #expect(stage.color("2025", in: 2) == .label)
    stage.turn(2, by: -1)
    #expect(stage.values == ["May", "16", "2024"])
    #expect(stage.diary.take() == ["changed"])
    stage.turn(2, by: -1)
    #expect(stage.values == ["May", "16", "2024"])
    #expect(stage.diary.take().isEmpty)
  }

  @Test func `N194: the minute interval divides 60, and dates are rounded down to it`() throws {
    let stage = try DateStage(.time, date: "2024-05-17 14:29")
    stage.picker.minuteInterval = 15
    stage.settle()
    #expect(stage.text == "2024-05-17 14:15")
    #expect(stage.values == ["2", "15", "PM"])
    stage.turn(1, by: 1)
    #expect(stage.text == "2024-05-17 14:30")
    stage.picker.roundsToMinuteInterval = false
    try stage.set("2024-05-17 14:29")
    #expect(stage.text == "2024-05-17 14:29")
    let reports = Reports.during {
      for interval in [7, 0, -15, 61, .max, .min] { stage.picker.minuteInterval = interval }
    }
    #expect(reports.count == 6)
    #expect(stage.picker.minuteInterval == 1)
  }

  @Test func `N193, N194: a date is rounded up where it would be before the minimum`() throws {
    let stage = try DateStage(.time, date: "2024-05-17 11:20")
    stage.picker.minuteInterval = 15
    stage.picker.minimumDate = stage.date("2024-05-17 10:07")
    try stage.set("2024-05-17 09:00")
    #expect(stage.text == "2024-05-17 10:15")
    #expect(stage.color("00", in: 1) == .secondaryLabel)
    #expect(stage.color("30", in: 1) == .label)
    stage.picker.maximumDate = stage.date("2024-05-17 10:10")
    #expect(stage.text == "2024-05-17 10:07")
  }

  @Test func `N194: a picked time keeps to the interval in zones with odd offsets`() throws {
    let stage = try DateStage(.time, zone: "Asia/Kathmandu", date: "2024-05-17 14:29")
    stage.picker.minuteInterval = 30
    stage.settle()
    #expect(stage.text == "2024-05-17 14:00")
  }

  @Test func `N195: durations are whole minutes below 24 hours`() throws {
    let stage = try DateStage(.countDownTimer)
    #expect(stage.picker.countDownDuration == 0)
    stage.picker.countDownDuration = 3719
    #expect(stage.picker.countDownDuration == 3660)
    stage.picker.countDownDuration = 1e9
    #expect(stage.picker.countDownDuration == 86340)
    stage.picker.countDownDuration = -5
    #expect(stage.picker.countDownDuration == 0)
    #expect(Reports.during { stage.picker.countDownDuration = .nan }.count == 1)
    stage.picker.countDownDuration = 60
    stage.settle()
    stage.turn(1, by: -1)
    #expect(stage.picker.countDownDuration == 60)
    #expect(stage.values == ["0 hours", "1 min"])
    #expect(stage.diary.take().isEmpty)
    stage.turn(0, by: 2)
    #expect(stage.picker.countDownDuration == 7260)
    #expect(stage.diary.take().count == 2)
  }

  @Test func `dates that are not finite are refused, and far ones are clamped`() throws {
    let stage = try DateStage(.dateAndTime)
    let before = stage.text
    let reports = Reports.during {
      for time in [Double.nan, .infinity, -.infinity] {
        stage.picker.date = Date(timeIntervalSinceReferenceDate: time)
        stage.picker.minimumDate = Date(timeIntervalSinceReferenceDate: time)
      }
    }
    #expect(reports.count == 6)
    #expect(stage.text == before)
    stage.picker.date = .distantFuture
    #expect(stage.picker.date > Date(timeIntervalSince1970: 6e10))
    for time in [1e300, -1e300] {
      stage.picker.date = Date(timeIntervalSinceReferenceDate: time)
      stage.settle()
      #expect(stage.values.count == 4)
    }
    #expect(stage.picker.date.timeIntervalSince1970 == -62_135_596_800)
  }

  @Test(arguments: [
    Calendar.Identifier.buddhist, .hebrew, .islamicUmmAlQura, .japanese, .chinese, .persian,
  ])
  func `every calendar works at every end of time`(calendar: Calendar.Identifier) throws {
    for mode in [UIDatePicker.Mode.date, .dateAndTime] {
      let stage = try DateStage(mode, calendar: calendar)
      for time in [-6.3e10, 2e11] {
        stage.picker.date = Date(timeIntervalSinceReferenceDate: time)
        stage.settle()
        for index in stage.wheels.indices { stage.turn(index, by: 1) }
        #expect(stage.values.allSatisfy { $0?.isEmpty == false })
      }
    }
  }

  @Test func `a picker that is disabled cannot be turned`() throws {
    let stage = try DateStage(.date)
    stage.picker.isEnabled = false
    stage.turn(0, by: 1)
    #expect(stage.text == "2024-05-17 14:25")
  }
}
