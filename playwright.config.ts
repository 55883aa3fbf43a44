import { defineConfig } from '@playwright/test'
import { featuresOff } from './toolkit/browser-features.ts'

/** Where `npm test` wants the results. A run of Playwright alone leaves none behind: they would pass for those of a whole run. */
const resultsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// The shop and the mock server are started by `npm test` (toolkit/test.mjs), on ports of their own, from the production build.
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // A second try would hide a race.
  retries: 0,
  // Bounds for what hangs, not measures of speed: the machine may be busy.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/visual/looks-report.ts'], ...(resultsFile ? [['json', { outputFile: resultsFile }] as const] : [])],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3100',
    // What the page was at each step, without a film of it: the film costs every test a seventh of its time, and most pass.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // The browser's own background requests are no part of a test, and a closed network refuses them one by one.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        featuresOff,
      ],
    },
  },
  projects: [
    // What takes longer than `npm test` may is left to `npm run prove`.
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@sweep/ },
    ...(process.env['PROVEN_COMMIT'] === undefined ? [] : [{ name: 'sweep', grep: /@sweep/ }]),
    // What a narrow screen changes: layout, folds, sheets. Answers, headers and accounts are the same on every screen.
    {
      name: 'phone',
      testMatch: /journeys\/(slice|listing|basket|stores|gallery)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
  ],
})
