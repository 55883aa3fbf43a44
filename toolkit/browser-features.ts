/** What Playwright switches off by itself. Chromium heeds the last such switch alone, so whoever adds to it says all of it again. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** What a window of an installed Chromium makes ready beside the page, for nobody: each is a process or two in every test. */
const OFF_FOR_SPEED = [
  // Two pages for what drops down from the address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process kept warm for the page that a shopper may open next.
  'SpareRendererForSitePerProcess',
]

/** The switch that leaves Chromium's parts out which no test looks at. */
export const featuresOff = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`
