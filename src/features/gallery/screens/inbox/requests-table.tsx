import { classNames } from '#kit/ui/class-names.ts'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { ContactRequest } from '../../contract/artist.ts'
import { timeAgo } from '../../rules.ts'
import { words } from '../../words.ts'
import { usePassing } from '../view/use-passing.ts'
import styles from './requests-table.module.css'

type RequestsTableProps = { requests: readonly ContactRequest[]; onOpen: (request: ContactRequest) => void }

/** A click anywhere in a row opens it; new ones stand out. On a phone a row is a card. */
export function RequestsTable({ requests, onOpen }: RequestsTableProps) {
  const now = usePassing(30)
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.sent}</th>
          <th scope="col">{words.message}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id} className={classNames(styles.row, !request.seen && styles.new)}>
            <th scope="row">
              <button type="button" className={styles.open} onClick={() => onOpen(request)}>
                {request.name}
                {!request.seen && <VisuallyHidden>{words.newRequest}</VisuallyHidden>}
              </button>
            </th>
            <td>{request.email}</td>
            <td className={styles.sent}>
              <time dateTime={request.dateTime}>{timeAgo(request.dateTime, now)}</time>
            </td>
            <td>
              <span className={styles.message}>{request.body}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
