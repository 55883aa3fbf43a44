import { Component, createRef, type ReactNode } from 'react'

type HeldInPlaceProps = {
  /** True while what stands above may be about to change. */
  isHeld: boolean
  children: ReactNode
}

/** Keeps what it holds where it is in the window when what stands above it grows or shrinks: the page is scrolled by as much, as far as it goes. */
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
