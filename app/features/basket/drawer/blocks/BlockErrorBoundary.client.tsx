import { Component, type ReactNode } from 'react'
import { warnLeftOut } from '#app/platform/log/warn.ts'

type LeftOutProps = {
  /** What is left out, for the log. */
  part: string
  /** What stands in its place; nothing as a rule. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Leaves out a part of the drawer that fails to be drawn, with a warning in the log and nothing for the shopper to see. [ATB-25] */
export class BlockErrorBoundary extends Component<LeftOutProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    warnLeftOut(this.props.part, error)
  }

  override render() {
    return this.state.hasFailed ? this.props.otherwise : this.props.children
  }
}
