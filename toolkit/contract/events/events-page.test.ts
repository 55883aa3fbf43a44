import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventExamples } from '#fixtures/events/examples.ts'
import { PROJECT_ROOT } from '../load.ts'
import { eventsPage } from './events-page.ts'
import { loadEvents } from './load-events.ts'

test('docs/events.md holds every event with an example', async () => {
  await expect(eventsPage(loadEvents(), eventExamples)).toMatchFileSnapshot(join(PROJECT_ROOT, 'docs/events.md'))
})
