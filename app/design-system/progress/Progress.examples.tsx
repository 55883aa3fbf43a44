import type { Examples } from '../examples/examples.ts'
import { Progress, type ProgressThreshold } from './Progress.tsx'

const rewards: readonly ProgressThreshold[] = [
  { value: 2500, label: '£25', reward: 'Delivery' },
  { value: 4000, label: '£40', reward: 'Samples' },
  { value: 5400, label: '£54', reward: 'Full-size gift', isGift: true },
]

const close: readonly ProgressThreshold[] = [
  { value: 2500, label: '£25', reward: 'Free delivery' },
  { value: 2600, label: '£26', reward: 'Three samples of your choice' },
  { value: 2700, label: '£27', isGift: true },
]

export const examples: Examples = {
  'two of three reached': (
    <Progress label="Rewards" valueText="£8.20 more for your gift" current={4580} thresholds={rewards} giftTitle="Gift" />
  ),
  'nothing yet': <Progress label="Rewards" valueText="£25.00 more for free delivery" current={0} thresholds={rewards} giftTitle="Gift" />,
  'all of it': <Progress label="Rewards" valueText="Everything is yours" current={9900} thresholds={rewards} giftTitle="Gift" />,
  'one threshold': (
    <Progress
      label="Free delivery"
      valueText="£11.00 more for free delivery"
      current={1400}
      thresholds={[{ value: 2500, label: '£25' }]}
      giftTitle="Gift"
    />
  ),
  'thresholds close together on a narrow screen': (
    <div style={{ width: 288 }}>
      <Progress label="Rewards" valueText="£1.00 more for three samples" current={2500} thresholds={close} giftTitle="Gift" />
    </div>
  ),
}
