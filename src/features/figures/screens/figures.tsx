import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { type Day, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { type Figures as Counted, getFigures } from '../contract.ts'
import { shareOf } from '../rules.ts'
import { words } from '../words.ts'
import { Choice } from './choice.tsx'
import styles from './figures.module.css'
import { Part, shareWords } from './part.tsx'
import { useChoice } from './use-choice.ts'
import { UseMap } from './use-map.tsx'

/** What the boats were let for and brought. */
export function Figures({ user }: { user: SignedInUser }) {
  const installation = useEndpoint(getInstallation)
  const timeZone = installation.data?.time_zone
  return (
    <OfficePage user={user} title={words.figures} lead={words.lead}>
      {timeZone === undefined ? (
        <Pending query={installation} what={words.theFigures} />
      ) : (
        <OfPeriod today={wallClock(timeZone).day} />
      )}
    </OfficePage>
  )
}

function OfPeriod({ today }: { today: Day }) {
  const choice = useChoice(today)
  const { asked } = choice
  const figures = useEndpoint(getFigures, { query: asked }, { keepPrevious: true })
  const { data } = figures
  if (!data)
    return (
      <>
        <Choice today={today} {...choice} />
        <Pending query={figures} what={words.theFigures} />
      </>
    )
  const part = { figures: data, asked }
  return (
    <>
      <Choice today={today} {...choice} />
      <div className={styles.page} aria-busy={figures.isPlaceholderData}>
        {data.bookings === 0 && data.open === 0 ? (
          <EmptyState title={words.nothing} text={words.nothingText} />
        ) : (
          <>
            <Summary {...data} />
            <Part table="use" text={words.useText} {...part}>
              <UseMap times={data.times} />
            </Part>
            {(['kinds', 'channels', 'hours', 'ways', 'boats', 'canceled'] as const).map((table) => (
              <Part key={table} table={table} {...part} />
            ))}
          </>
        )}
        <Part table="weeks" text={words.weeksText} {...part} />
        <details className={styles.definition}>
          <summary>{words.definitionTitle}</summary>
          {words.definition.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      </div>
    </>
  )
}

/** The few numbers that one looks for first. */
function Summary({ income, bookings, canceled, ...use }: Counted) {
  const lost = canceled.reduce((sum, row) => sum + row.bookings, 0)
  const noShows = canceled.find(({ why }) => why === 'no_show')?.bookings ?? 0
  const ofAll = (count: number) => [shareWords(count / Math.max(bookings, 1)), words.ofCount(count, bookings)] as const
  const facts = [
    [words.income, formatMoney(income), words.count(bookings)],
    [words.use, shareWords(shareOf(use)), words.hoursOf(Math.round(use.let / 60), Math.round(use.open / 60))],
    [words.canceledOnes, ...ofAll(lost)],
    [words.whys.no_show, ...ofAll(noShows)],
  ] as const
  return <Facts facts={facts} />
}

/** Each with its name, what it is, and a note. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string, note: string])[] }) {
  return (
    <dl className={styles.summary}>
      {facts.map(([name, value, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd className={layout.note}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
