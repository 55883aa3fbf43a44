/** Logs one line of JSON per event. Silent by default, except for defects, which always go to stderr. */
export type Log = {
  info: (event: string, facts?: Readonly<Record<string, unknown>>) => void
  /** Writes an error with its stack, the stacks of its causes, and what is known about the request. */
  defect: (error: unknown, facts?: Readonly<Record<string, unknown>>) => void
}

function line(level: string, event: string, facts: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`
}

/** A log that writes to the process's streams. */
export function createLog(isLogged: boolean): Log {
  return {
    info: (event, facts = {}) => {
      if (isLogged) process.stdout.write(line('info', event, facts))
    },
    defect: (error, facts = {}) => {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
      const causes = causesOf(error)
      process.stderr.write(line('error', 'defect', { ...facts, message, stack, ...(causes.length > 0 ? { causes } : {}) }))
    },
  }
}

/** The stacks of what caused an error, outermost first. */
function causesOf(error: unknown, most = 5): string[] {
  if (most === 0 || !(error instanceof Error) || error.cause === undefined) return []
  const { cause } = error
  return [cause instanceof Error ? (cause.stack ?? cause.message) : String(cause), ...causesOf(cause, most - 1)]
}
