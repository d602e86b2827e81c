import { roomIn } from '#features/vehicles/rules.ts'
import { thumbnailOf } from '#features/vehicles/screens/pictures.ts'
import { typeNames } from '#features/vehicles/screens/type-names.ts'
import { formatList } from '#kit/shared/list.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Link } from '#kit/ui/link.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { Together } from '../contract.ts'
import type { Ask } from '../rules.ts'
import { words } from '../words.ts'
import styles from './ask-panel.module.css'
import { type BoatAddresses, lengthOf, queryOf } from './free-boats.tsx'

type TogetherBoatsProps = { ask: Ask; together: readonly Together[]; addresses: BoatAddresses }

/** Where no single boat takes everybody: several of a kind that do, each on the way to the booking of all of them. */
export function TogetherBoats({ ask, together, addresses }: TogetherBoatsProps) {
  return (
    <>
      <p className={styles.sum} role="status">
        {words.together(ask.people)}
      </p>
      <ul className={styles.boats}>
        {together.map((one) => (
          <li key={one.why}>
            <TogetherCard together={one} ask={ask} to={bookingOf(one, ask, addresses)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** By the hour at the page of their kind, over nights at that of the first one. */
function bookingOf({ type, boats }: Together, ask: Ask, { bookByHours, bookByDays }: BoatAddresses) {
  const page = ask.nights === undefined ? bookByHours(type) : bookByDays(type, boats[0]?.name ?? '')
  return `${page}${queryOf(ask)}&boats=${boats.map(({ id }) => id).join()}`
}

function TogetherCard({ together, ask, to }: { together: Together; ask: Ask; to: string }) {
  const { why, type, boats, price } = together
  const pictures = boats.flatMap(({ path1 }) => path1 ?? []).slice(0, 2)
  return (
    <Link to={to} className={`${styles.boat} ${styles.together}`}>
      {pictures.length > 0 && (
        <span className={styles.pair}>
          {pictures.map((path) => (
            <img key={path} src={thumbnailOf(path)} alt="" width={480} height={300} decoding="async" />
          ))}
        </span>
      )}
      <span className={styles.boatWords}>
        <strong>
          {formatList(boats.map(({ name }) => name))}
          <VisuallyHidden>, {typeNames[type].plural}</VisuallyHidden>
        </strong>
        <span className={styles.kind}>{words.reasons[why](typeNames[type].plural)}</span>
        <span className={styles.price}>{formatMoney(price)}</span>
        <span className={styles.facts}>{words.boatsTogether(boats.length, roomIn(boats))}</span>
        {boats.some(({ license }) => license === 'captain') && (
          <span className={styles.facts}>{words.oneWithCaptain}</span>
        )}
        <span className={styles.facts}>{lengthOf(ask)}</span>
      </span>
    </Link>
  )
}
