import { Component, createRef, type ReactNode } from 'react'

type HeldInPlaceProps = {
  /** True while the content above may change. */
  isHeld: boolean
  children: ReactNode
}

/** Keeps its content in place in the window when the content above grows or shrinks, by scrolling the page by the same amount as far as possible. */
export class HeldInPlace extends Component<HeldInPlaceProps> {
  readonly #place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): number {
    return this.#top()
  }

  override componentDidUpdate(before: HeldInPlaceProps, _state: unknown, topBefore: number) {
    if (!before.isHeld && !this.props.isHeld) return
    const moved = this.#top() - topBefore
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return <div ref={this.#place}>{this.props.children}</div>
  }

  #top(): number {
    return this.#place.current?.getBoundingClientRect().top ?? 0
  }
}
