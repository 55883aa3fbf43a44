import type { Examples } from '../examples/examples.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

export const examples: Examples = {
  'to a product': (
    <Breadcrumb
      label="Breadcrumb"
      items={[
        { href: '/', label: 'Home' },
        { href: '#makeup', label: 'Makeup' },
        { href: '#lips', label: 'Lips' },
        { label: 'Ribbon Satin Lipstick' },
      ]}
    />
  ),
  'on phones, only the way back': (
    <Breadcrumb
      label="Short breadcrumb"
      items={[{ href: '/', label: 'Home' }, { href: '#lipstick', label: 'Lipstick' }, { label: 'Ribbon Satin Lipstick' }]}
      isShortOnPhones
    />
  ),
  'a long way wraps': (
    <div style={{ maxWidth: 280 }}>
      <Breadcrumb
        label="Long breadcrumb"
        items={[
          { href: '/', label: 'Home' },
          { href: '#skincare', label: 'Skincare' },
          { href: '#face', label: 'Moisturisers and face creams' },
          { label: 'Overnight Ceramide Barrier Repair Cream for Lips and Hands' },
        ]}
      />
    </div>
  ),
}
