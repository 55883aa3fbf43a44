import type { ReactNode } from 'react'
import styles from './Table.module.css'

type TableProps = {
  /** What the table holds: read out before it. */
  caption: string
  columns: readonly { key: string; label: string /** Figures stand at the end, under each other. */; isNumber?: boolean }[]
  /** A cell for each column, in their order. The first names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Rows and columns; on phones each row stands by itself, with the name of its column before each cell. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ key, label, isNumber }) => (
            <th key={key} scope="col" data-number={isNumber || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  data-label={column.label}
                  data-number={column.isNumber || undefined}
                >
                  {cells[index]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
