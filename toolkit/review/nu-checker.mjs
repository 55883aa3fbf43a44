// Runs the Nu checker of the W3C as a server, where NU_CHECKER names its vnu.jar (npm package vnu-jar, MIT). It needs Java.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, portFrom, say, waitFor } from '../setup.mjs'

/**
 * Starts the checker. Without NU_CHECKER there is none, and the review says so.
 *
 * @returns {Promise<{ address: string | undefined, stop: () => void }>}
 */
export async function startNuChecker() {
  const jar = process.env.NU_CHECKER
  if (!jar) {
    say('Without the Nu checker: name a vnu.jar in NU_CHECKER to have it (it needs Java).')
    return { address: undefined, stop: () => {} }
  }
  if (!existsSync(jar)) fail(`NU_CHECKER=${jar} does not exist. Name a vnu.jar, or unset it.`)
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0) fail('The Nu checker needs Java: install it, or unset NU_CHECKER.')
  const port = portFrom('NU_CHECKER_PORT', 4600)
  // Pages are larger than the megabytes that its threads have by default.
  const options = ['-Xss2m', '-Dnu.validator.servlet.bind-address=127.0.0.1', '-Dnu.validator.servlet.max-file-size=8388608']
  const checker = spawn('java', [...options, '-cp', jar, 'nu.validator.servlet.Main', String(port)], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await waitFor(address, checker, 'The Nu checker', 60)
  return { address, stop: () => checker.kill() }
}
