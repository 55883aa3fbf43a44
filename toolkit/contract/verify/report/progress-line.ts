/** Where progress is written: a terminal, or a file or pipe. */
export type ProgressStream = { isTTY?: boolean; write: (text: string) => unknown }

/** Progress of a command that takes a while: one line that changes in a terminal, a line for every tenth step elsewhere. */
export function progressLine(stream: ProgressStream): { say: (text: string) => void; end: () => void } {
  let steps = 0
  const isTerminal = stream.isTTY === true
  return {
    say: (text) => {
      steps += 1
      if (isTerminal) stream.write(`\r\u001b[K${steps} ${text}`)
      else if (steps % 10 === 1) stream.write(`${steps} ${text}\n`)
    },
    end: () => {
      if (isTerminal && steps > 0) stream.write('\r\u001b[K')
    },
  }
}
