import { catalogueSizeFigures } from './catalogue-size.ts'
import { sessionFigures } from './sessions/session-figures.ts'
import { startFigures } from './start-figures.ts'
import { throughputFigures } from './throughput.ts'

/** The cost of the mock server. The parts run in sequence, so that they do not disturb each other. */
export async function contractFigures({ isQuick, port }: { isQuick: boolean; port: number }) {
  return {
    start: await startFigures({ port, times: isQuick ? 3 : 9 }),
    throughput: await throughputFigures({ port, rounds: isQuick ? 2 : 5, seconds: isQuick ? 2 : 5 }),
    sessions: sessionFigures(isQuick ? [1_000, 10_000] : [1_000, 100_000]),
    catalogueSize: await catalogueSizeFigures({ port, seconds: isQuick ? 0.5 : 2 }),
  }
}
