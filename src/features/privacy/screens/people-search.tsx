import { formatDay } from '#kit/shared/day.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import { type FoundPerson, findPeople } from '../contract.ts'
import styles from './privacy-tools.module.css'

const fewest = 3

export function PeopleSearch({ addressOf }: { addressOf: (person: string) => string }) {
  const [search, setSearch] = useKept('privacy-search', '')
  const asked = useSettled(search.trim())
  const isAsked = asked.length >= fewest
  const query = useEndpoint(findPeople, isAsked ? { query: { search: asked } } : undefined, { keepPrevious: true })
  const people = isAsked ? query.data?.people : undefined
  return (
    <section className={layout.column4} aria-label="People">
      <TextField
        className={styles.search ?? ''}
        label="Find a person"
        hint="Email, phone number or name, at least 3 letters"
        type="search"
        required={false}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={setSearch}
      />
      <LiveRegion>{people ? countText(people.length) : ''}</LiveRegion>
      {isAsked && !people ? (
        <Pending
          query={query}
          what="the people"
          loading="Looking everywhere"
          title="The search did not work"
          lines={3}
        />
      ) : people?.length === 0 ? (
        <EmptyState title="Nobody found" text="Nothing that we keep has these letters in an email, number or name." />
      ) : people ? (
        <ul className={styles.people}>
          {people.map((one) => (
            <li key={one.person}>
              <Person person={one} to={addressOf(one.person)} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

const Person = ({ person: { name, email, phone, records, last }, to }: { person: FoundPerson; to: string }) => (
  <Link className={styles.person} to={to}>
    <span className={styles.name}>{name || email || phone}</span>
    <span className={styles.reach}>
      {[name === '' ? '' : email, phone].filter(Boolean).join(' · ') || 'No address'}
    </span>
    <span className={styles.facts}>
      {records === 1 ? '1 record' : `${records} records`}
      {last !== null && `, last on ${formatDay(last)}`}
    </span>
  </Link>
)

const countText = (count: number) => (count === 1 ? '1 person found' : `${count} people found`)
