import { type ChildProcess, spawn } from 'node:child_process'
import { childEnv, projectNode } from '../../setup.mjs'

const running = new Set<ChildProcess>()
const isGrouped = process.platform !== 'win32'

/** Runs a program of a copy and returns its output. A run that takes longer than `minutes` is stopped. */
export async function runIn(
  copy: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  minutes: number,
): Promise<string> {
  // Its own process group, so that its children are stopped with it.
  const child = spawn(projectNode(), args, { cwd: copy, env: childEnv(env), detached: isGrouped, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const timer = setTimeout(() => end(child), minutes * 60_000)
  // A child that keeps running would keep the output open forever.
  child.once('exit', () => end(child))
  await new Promise((done) => child.once('close', done))
  clearTimeout(timer)
  running.delete(child)
  return printed
}

/** Stops what is still running. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (isGrouped) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has just exited.
  }
}
