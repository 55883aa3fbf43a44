/** Features that Playwright disables by default. Chromium uses only the last such switch, so any addition must repeat them all. */
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

/** What an installed Chromium prepares besides the page; tests need none of it, and each costs a process or two per test. */
const OFF_FOR_SPEED = [
  // Two pages for the address bar's dropdown.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A spare process for the next page.
  'SpareRendererForSitePerProcess',
]

/** The switch that disables the parts of Chromium that no test needs. */
export const featuresOff = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`

/**
 * What Playwright sets of the engine, and when pictures below the window load. The headless shell does not estimate its network, and would load them from
 * twice as far as a browser with a good connection. Chromium uses only the last such switch, too.
 */
export const engineSettings = `--blink-settings=${[
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
].join(',')}`

/**
 * What spares the processors work that no test sees; a browser that speed is measured in goes without. One thread paints, all of a tile and its pictures at
 * once: with a browser a worker, that takes a twelfth less of the processors' time. The last tier of the compiler is off, because a page lives for seconds:
 * a product page with two runs of axe takes a tenth less. So are the hints that have scripts compiled whole as they arrive (decision 188): they move work off
 * the main thread, and make it more.
 */
export const lessWork: readonly string[] = [
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--js-flags=--no-turbofan --no-compile-hints-magic',
]
