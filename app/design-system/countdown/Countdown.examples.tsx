import type { Examples } from '../examples/examples.ts'
import { Countdown, type CountdownWords } from './Countdown.client.tsx'

const words: CountdownWords = {
  clock: { days: 'DAYS', hours: 'HRS', minutes: 'MINS', seconds: 'SECS' },
  left: (unit, count) => `${count} ${count === 1 ? unit.slice(0, -1) : unit} left`,
}

// A fixed time, so that screenshots do not change.
const now = () => 0

export const examples: Examples = {
  'days, hours, minutes and seconds': (
    <Countdown endsAt={((2 * 24 + 14) * 60 + 9) * 60_000 + 31_000} now={now} display="clock" words={words} />
  ),
  'its last seconds': <Countdown endsAt={9000} now={now} display="clock" words={words} />,
  'what remains, in days': <Countdown endsAt={76 * 3_600_000} now={now} display="remaining" words={words} />,
}
