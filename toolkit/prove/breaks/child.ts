import { type ChildProcess, spawn } from 'node:child_process'
import { childEnv, projectNode } from '../../setup.mjs'

const running = new Set<ChildProcess>()
const isGrouped = process.platform !== 'win32'

/** Runs a program of a copy to its end, quietly. Returns what it printed; a run that takes longer than `minutes` is ended. */
export async function runIn(
  copy: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  minutes: number,
): Promise<string> {
  // A group of its own, so that what it starts ends with it.
  const child = spawn(projectNode(), args, { cwd: copy, env: childEnv(env), detached: isGrouped, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const timer = setTimeout(() => end(child), minutes * 60_000)
  // What it left running would keep its output open for ever.
  child.once('exit', () => end(child))
  await new Promise((done) => child.once('close', done))
  clearTimeout(timer)
  running.delete(child)
  return printed
}

/** Ends whatever still runs. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (isGrouped) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended in this very moment.
  }
}
