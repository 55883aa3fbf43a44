import type { ReactNode } from 'react'
import styles from './Table.module.css'

type TableProps = {
  /** What the table contains: announced before it. */
  caption: string
  columns: readonly { key: string; label: string /** Numbers are right-aligned. */; isNumber?: boolean }[]
  /** One cell per column, in column order. The first is the row header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table; on phones each row becomes a block, with the column name before each cell. */
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
