/** Logs one line of JSON per event. Silent by default, except for defects, which always go to stderr. */
export type Log = {
  info: (event: string, facts?: Readonly<Record<string, unknown>>) => void
  defect: (error: unknown) => void
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
    defect: (error) => {
      const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
      process.stderr.write(line('error', 'defect', { message, stack }))
    },
  }
}
