import TatamiUIKit

/// A screen in the manner of programs for iOS.
public struct SampleScreen {
  public let name: String
  public let make: @MainActor () -> UIViewController
}

/// The screens, each in another author's style.
@MainActor
public let sampleScreens: [SampleScreen] = [
  SampleScreen(name: "login") { LoginViewController() },
  SampleScreen(name: "profile") { ProfileViewController() },
  SampleScreen(name: "chat") { ChatViewController() },
  SampleScreen(name: "settings") { SettingsViewController() },
  SampleScreen(name: "cards") { CardsViewController() },
  SampleScreen(name: "player") { PlayerViewController() },
  SampleScreen(name: "checkout") { CheckoutViewController() },
  SampleScreen(name: "onboarding") { OnboardingViewController() },
  SampleScreen(name: "gallery") { GalleryViewController() },
  SampleScreen(name: "address form") { AddressFormViewController() },
  SampleScreen(name: "feed") { FeedViewController() },
  SampleScreen(name: "tags") { TagsViewController() },
  SampleScreen(name: "gauges") { GaugeViewController() },
  SampleScreen(name: "dashboard") { DashboardViewController() },
  SampleScreen(name: "sticky header") { StickyHeaderViewController() },
  SampleScreen(name: "banner") { BannerViewController() },
  SampleScreen(name: "article") { ArticleViewController() },
  SampleScreen(name: "calculator") { CalculatorViewController() },
  SampleScreen(name: "month") { MonthViewController() },
  SampleScreen(name: "dialog") { DialogViewController() },
  SampleScreen(name: "weather") { WeatherViewController() },
]
