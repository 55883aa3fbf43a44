import { defineConfig } from '@playwright/test'
import { engineSettings, featuresOff, lessWork } from './toolkit/browser-features.ts'
import { browserGroups, ignoredSpecs, leftOutGroups } from './toolkit/testing/browser-groups.ts'

/** Where `npm test` wants the results. A run of Playwright alone writes none: they could be mistaken for the results of a full run. */
const resultsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

const leftOut = leftOutGroups(process.env)

/** Without the browser's own background requests, which a closed network refuses one by one. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // As an installed Chromium draws text: the headless shell alone would hint it fully, and the approved pictures would differ.
  '--font-render-hinting=slight',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...lessWork,
  featuresOff,
  engineSettings,
]

const browserPath = process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }

/** For checks that wait for frames to be painted, thousands of times: the next one comes when the one before is ready, and not sixty times a second. */
const unpacedArguments = [...browserArguments, '--disable-frame-rate-limit', '--disable-gpu-vsync']
const unpaced = { launchOptions: { ...browserPath, args: unpacedArguments } }
/** The pages of a context share a process (`tests/accessibility/review/kept-browser.ts`). */
const unpacedTogether = { launchOptions: { ...browserPath, args: [...unpacedArguments, '--process-per-site'] } }

// `npm test` starts the shop's production build and the mock server on ports of their own (toolkit/test.mjs).
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: ignoredSpecs(leftOut),
  outputDir: 'test-results',
  fullyParallel: true,
  // More than cores: a worker often waits for its page's network or timers. Three on two cores took 75 s instead of 100 for 57 journeys, four 82 s.
  workers: '150%',
  forbidOnly: true,
  // A retry would hide a race.
  retries: 0,
  // Limits for tests that hang. They do not measure speed: the machine may be busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/visual/looks-report.ts'],
    ['./tests/reporting/feature-report.ts', { leftOut: leftOut.map((name) => ({ name, reason: browserGroups[name]?.reason ?? '' })) }],
    ...(resultsFile ? [['json', { outputFile: resultsFile }] as const] : []),
  ],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3100',
    // Actions, network and console. Screencast and snapshots each cost a seventh of a test's time: add `--trace on` to look into a failure.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A worker would answer in place of the routes that tests set up. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...browserPath,
      args: browserArguments,
    },
  },
  projects: [
    // `npm run prove` runs the full sweeps: they take longer than `npm test` may.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: /@share|@sweep|@review|@transcript|@seeded-defect|@other-browser/,
    },
    // One state of each row of the state table: the sweep visits all of them.
    { name: 'states', use: unpaced, grep: /@share/ },
    ...(process.env['PROVEN_COMMIT'] === undefined ? [] : [{ name: 'sweep', use: unpaced, grep: /@sweep/ }]),
    // `npm run review` visits every state for the accessibility report.
    ...(process.env['REVIEW'] === undefined ? [] : [{ name: 'review', use: unpacedTogether, grep: /@review/ }]),
    // `npm run prove -- --only=transcripts` compares what a screen reader says with what was approved.
    ...(process.env['TRANSCRIPTS'] === undefined ? [] : [{ name: 'transcripts', grep: /@transcript/ }]),
    // `npm run prove -- --only=other-browsers` compares the browsers that this variable names with Chromium.
    ...(process.env['OTHER_BROWSERS'] === undefined ? [] : [{ name: 'other-browsers', grep: /@other-browser/ }]),
    // `npm run prove -- --only=seeded-defects` plants faults of accessibility, which the review must find.
    ...(process.env['SEEDED_DEFECTS'] === undefined ? [] : [{ name: 'seeded-defects', use: unpaced, grep: /@seeded-defect/ }]),
    // Tests tagged @phone run on a phone as well: those whose steps or layout differ on a narrow screen (folds, sheets, touch).
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
  ],
})
