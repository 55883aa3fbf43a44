// Finds a Chromium for the browser tests: the one in CHROMIUM_PATH, Playwright's own, or an installed one. Otherwise installs one.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fail, root, run, runBin, say } from './setup.mjs'

// The headless shell first: it is Chromium without a user interface, what Playwright itself runs, and takes a sixth less processor time.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function found() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH=${named} does not exist. Name a Chromium or Chrome binary, or unset it.`)
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  return [chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path))
}

/** Path of a Chromium for the tests. Installs one if there is none; if that fails, exits with instructions. */
export function ensureBrowser() {
  const path = found()
  if (path) return path
  say('No Chromium found: installing one for the browser tests…')
  runBin('playwright', ['install', 'chromium'])
  if (!found() && process.platform === 'linux' && process.getuid?.() === 0) {
    say("Playwright's own download did not work: trying the system's package manager…")
    const install = (name) => `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
    // Older distributions have no package of the shell alone.
    run('sh', ['-c', `apt-get update -qq && { ${install('chromium-headless-shell')} || ${install('chromium')}; }`])
  }
  return (
    found() ??
    fail('No Chromium could be installed. Install Chromium or Chrome yourself, or set CHROMIUM_PATH to its binary, and run npm test again.')
  )
}
