import type { Examples } from '../examples/examples.ts'
import { UnderlineField } from '../field/UnderlineField.tsx'
import { accessibility, pin } from '../icon/icons.ts'
import { PaymentMarks } from '../payment-marks/PaymentMarks.tsx'
import { FooterButton, FooterTextButton } from './FooterControl.tsx'
import { FooterColumns, SiteFooter } from './SiteFooter.tsx'

const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `#${label}` }))

export const examples: Examples = {
  'four columns, which fold on phones': (
    <SiteFooter
      newsletter={
        <>
          <h2>Be the first to see new shades.</h2>
          <form>
            <UnderlineField label="Enter your email address here" submitLabel="Sign up" type="email" name="email" autoComplete="email" />
          </form>
        </>
      }
      columns={
        <FooterColumns
          columns={[
            { heading: 'Shop', links: links('New In', 'Bestsellers', 'Makeup', 'Skincare', 'Fragrance') },
            { heading: 'About', links: links('Join Ottilie+', 'Member Perks', 'Refer a Friend', 'Skincare Quiz', 'The Journal') },
            { heading: 'Help', links: links('Delivery', 'Returns', 'Payment methods', 'How to cancel membership', 'Contact us') },
            {
              heading: 'Legal',
              links: links('Terms and conditions'),
              extra: <FooterTextButton>Cookie preferences</FooterTextButton>,
            },
          ]}
        />
      }
      settings={
        <>
          <FooterButton icon={pin}>United Kingdom (GBP)</FooterButton>
          <FooterButton icon={accessibility}>Enable Accessibility</FooterButton>
        </>
      }
      payments={<PaymentMarks label="Ways to pay" marks={['Card', 'Debit', 'Wallet', 'Pay later']} />}
      legal="© 2026 Ottilie Beauty Ltd"
    />
  ),
}
