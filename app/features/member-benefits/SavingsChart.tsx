import { Money } from '#app/design-system/price/Money.tsx'
import { Table } from '#app/design-system/table/Table.tsx'
import { memberBenefitsCopy } from '#app/messages/account/member-benefits.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { chartBars } from './chart-bars.ts'
import type { MembershipSavings } from './member-benefits-data.ts'

type SavingsChartProps = { store: Store; months: MembershipSavings['months'] }

/** What a membership saved in each of twelve months: bars for the eye, and the same numbers as a table for everybody. */
export function SavingsChart({ store, months }: SavingsChartProps) {
  const copy = memberBenefitsCopy(store.locale).chart
  const bars = chartBars(months, store.locale)
  const most = bars.find(({ isMost }) => isMost)
  return (
    <section className="benefits-part" aria-labelledby="benefits-chart">
      <h2 id="benefits-chart">{copy.heading}</h2>
      <p>{copy.lead}</p>
      <div className="benefits-chart" aria-hidden="true">
        {bars.map(({ month, shortName, products, benefits }) => (
          <div key={month} className="benefits-bar">
            <span className="benefits-bar-space">
              <span className="benefits-bar-part" data-kind="benefits" style={{ blockSize: `${benefits}%` }} />
              <span className="benefits-bar-part" data-kind="products" style={{ blockSize: `${products}%` }} />
            </span>
            <span className="benefits-bar-name">{shortName}</span>
          </div>
        ))}
      </div>
      <ul className="benefits-legend" aria-hidden="true">
        <li data-kind="products">{copy.products}</li>
        <li data-kind="benefits">{copy.benefits}</li>
      </ul>
      {most && <p>{formatMessage(copy.most, { amount: most.amounts.total, month: most.name })}</p>}
      <details className="benefits-numbers">
        <summary>{copy.table}</summary>
        <Table
          caption={copy.caption}
          columns={[
            { key: 'month', label: copy.month },
            { key: 'products', label: copy.products, isNumber: true },
            { key: 'benefits', label: copy.benefits, isNumber: true },
            { key: 'total', label: copy.total, isNumber: true },
          ]}
          rows={bars.map(({ month, name, amounts }) => ({
            key: month,
            cells: [
              name,
              <Money key="products">{amounts.products}</Money>,
              <Money key="benefits">{amounts.benefits}</Money>,
              <Money key="total">{amounts.total}</Money>,
            ],
          }))}
        />
      </details>
    </section>
  )
}
