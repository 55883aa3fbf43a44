import type { ReactNode } from 'react'

type CheckoutSectionProps = {
  /** Id of the section: the place that its form comes back to. */
  id: string
  number: number
  heading: string
  /** To the right of the heading. */
  action?: ReactNode
  children: ReactNode
}

/** One step of checkout. */
export function CheckoutSection({ id, number, heading, action, children }: CheckoutSectionProps) {
  return (
    <section id={id} className="checkout-section" aria-labelledby={`${id}-heading`}>
      <div className="checkout-section-header">
        <h2 id={`${id}-heading`} className="checkout-section-heading">
          {number}. {heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
