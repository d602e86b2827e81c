import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { formatDay } from '#kit/shared/day.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ArrowLeftIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { Link } from '#kit/ui/link.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { exportPerson, getPerson, type KeptRecords, type PersonFile } from '../contract.ts'
import { EraseDialog, type Erased } from './erase-dialog.tsx'
import styles from './privacy-tools.module.css'

type PersonViewProps = { user: SignedInUser; person: string; back: string }

/** What there is of one person, before anything happens with it. */
export function PersonView({ user, person, back }: PersonViewProps) {
  const [erased, setErased] = useState<Erased>()
  const query = useEndpoint(getPerson, { query: { person } }, { enabled: !erased })
  const { data, error } = query
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={back}>
        <ArrowLeftIcon /> All people
      </Link>
      {erased ? (
        <Done erased={erased} back={back} />
      ) : data ? (
        <Known user={user} file={data} onErased={setErased} />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title="Nothing is known of this person"
          text="Whatever there was has been erased or has gone by itself."
        >
          <ButtonLink to={back}>Find somebody else</ButtonLink>
        </EmptyState>
      ) : (
        <Pending query={query} what="it" loading="Looking everywhere">
          <Skeleton shape="title" />
          <Skeleton count={5} />
        </Pending>
      )}
    </div>
  )
}

type KnownProps = { user: SignedInUser; file: PersonFile; onErased: (erased: Erased) => void }

function Known({ file, onErased }: KnownProps) {
  const [asks, setAsks] = useState(false)
  const { person, names, emails, phones, records, obstacles } = file
  const stays = records.filter(({ keeps }) => keeps !== null)
  return (
    <>
      <header className={layout.column4}>
        <h2 className={styles.who}>{names[0] ?? emails[0] ?? phones[0] ?? file.confirmation}</h2>
        <p className={styles.reach}>{[...emails, ...phones, ...names.slice(1)].join(' · ')}</p>
        <div className={layout.row3}>
          <ButtonLink href={`${exportPerson.path}?${new URLSearchParams({ person })}`} variant="secondary" download>
            Export everything
          </ButtonLink>
          <Button variant="danger" disabled={obstacles.length > 0} onClick={() => setAsks(true)}>
            Erase
          </Button>
        </div>
      </header>
      {obstacles.length > 0 && (
        <Banner quiet tone="warning" title="Cannot be erased yet">
          <ul className={styles.obstacles}>
            {obstacles.map(({ text, link }) => (
              <li key={text}>{link === null ? text : <Link to={link}>{text}</Link>}</li>
            ))}
          </ul>
        </Banner>
      )}
      <section className={layout.column4} aria-labelledby="records">
        <h2 id="records" className={styles.heading}>
          What there is
        </h2>
        <ul className={styles.records}>
          {records.map((one) => (
            <Records key={one.label} records={one} />
          ))}
        </ul>
      </section>
      {stays.length > 0 && (
        <section className={layout.column4} aria-labelledby="stays">
          <h2 id="stays" className={styles.heading}>
            What would stay, and why
          </h2>
          <dl className={styles.reasons}>
            {stays.map(({ label, keeps }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{keeps}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {asks && <EraseDialog file={file} onClose={() => setAsks(false)} onErased={onErased} />}
    </>
  )
}

const Records = ({ records: { label, count, first, last, fate } }: { records: KeptRecords }) => (
  <li className={styles.record}>
    <span className={styles.count}>{count}</span>
    <span className={layout.strong}>{label}</span>
    <span className={styles.days}>
      {first !== null &&
        last !== null &&
        (first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`)}
    </span>
    <span className={styles.fate}>{fate}</span>
  </li>
)

function Done({ erased: { pseudonym, erased, stays }, back }: { erased: Erased; back: string }) {
  return (
    <section className={layout.column4}>
      <Banner tone="success" title={`Erased: it is ${pseudonym} now`}>
        {erased === 1 ? '1 record was' : `${erased} records were`} gone through: what names the person was taken out
        {stays.length > 0 ? ', but for what is kept as below.' : '.'}
      </Banner>
      {stays.length > 0 && (
        <>
          <h2 className={styles.heading}>What stays, and why</h2>
          <dl className={styles.reasons}>
            {stays.map(({ label, count, why }) => (
              <div key={label}>
                <dt>
                  {label} ({count})
                </dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className={layout.row3}>
        <ButtonLink to="/internal/audit-log" variant="secondary">
          Audit log
        </ButtonLink>
        <ButtonLink to={back}>Find somebody else</ButtonLink>
      </div>
    </section>
  )
}
