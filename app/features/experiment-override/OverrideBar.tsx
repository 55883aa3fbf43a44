import { overrideCopy } from '#app/messages/frame/experiment-override.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { overriddenExperiments } from '#app/platform/experiments/flags-for.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'

/** Says which experiments a tester overrides, and how. Empty for everybody else. Open point A305. */
export async function OverrideBar({ pageRequest }: { pageRequest: PageRequest }) {
  const overridden = await overriddenExperiments(pageRequest)
  if (overridden.length === 0) return null
  return (
    <aside className="mode-bar" aria-label={overrideCopy.label} data-surface="dark">
      <p>
        <strong>{overrideCopy.on}</strong> {overridden.map((one) => formatMessage(overrideCopy.variation, one)).join(', ')}
      </p>
    </aside>
  )
}
