import { Component, type ReactNode } from 'react'
import { warnLeftOut } from '#app/platform/log/warn.ts'

type LeftOutProps = {
  /** Name of the block, for the log. */
  part: string
  /** Rendered in its place; nothing by default. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Leaves out a block that fails to render, with a warning in the log and nothing for the shopper to see. */
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
