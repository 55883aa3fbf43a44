import type { Examples } from '../examples/examples.ts'
import { TextLink } from '../link/TextLink.tsx'
import { PricingSummary, SummaryNote, SummaryPanel } from './PricingSummary.tsx'

export const examples: Examples = {
  'a member in the UK': (
    <div style={{ maxWidth: 420 }}>
      <SummaryPanel id="summary-uk" heading="Summary">
        <PricingSummary
          lines={[
            {
              id: 'value',
              label: (
                <>
                  Total value of product <SummaryNote>(Traditional retail price)</SummaryNote>
                </>
              ),
              value: '£110.00',
            },
            { id: 'member', label: "Member's discount", value: '−£58.50', tone: 'saving' },
            { id: 'subtotal', label: 'Subtotal', value: '£51.50' },
            { id: 'promo', label: 'Promo Code HELLO20', value: '−£10.30', tone: 'saving' },
            { id: 'delivery', label: 'Standard delivery', value: 'Free' },
            { id: 'fee', label: 'Membership fee', value: '£59.00' },
          ]}
          total={{ label: 'Your bag total', value: '£100.20' }}
        />
      </SummaryPanel>
    </div>
  ),
  'with taxes in the US, beside a link': (
    <div style={{ maxWidth: 420 }}>
      <SummaryPanel
        id="summary-us"
        heading="Your bag"
        action={
          <TextLink href="#edit" standalone>
            Edit
          </TextLink>
        }
      >
        <PricingSummary
          lines={[
            { id: 'subtotal', label: 'Subtotal', value: '$1,234.50' },
            { id: 'tax', label: 'Estimated taxes', value: 'Pending...' },
          ]}
          total={{ label: 'Total', value: '$1,234.50' }}
        />
      </SummaryPanel>
    </div>
  ),
}
