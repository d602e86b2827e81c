import { formatDate, formatDuration, monthName } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import layout from '#kit/ui/layout.module.css'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useSettled } from '#kit/ui/use-settled.ts'
import hidden from '#kit/ui/visually-hidden.module.css'
import { type Preview, previewPrices } from '../contract/staff.ts'
import { words } from '../words.ts'
import styles from './preview.module.css'

type Asked = { rule?: object; remove?: number }

type RulePreviewProps = {
  asked: Asked | undefined
  /** Nothing beside it takes the focus: it does, so that it can be scrolled by keyboard. */
  alone?: boolean
}

/** What the last twelve months would have cost by a rule that is typed, or without one; undefined is none yet. */
export function RulePreview({ asked, alone = false }: RulePreviewProps) {
  const settled = useSettled(asked ? JSON.stringify(asked) : '')
  const { rule, remove } = settled === '' ? {} : (JSON.parse(settled) as Asked)
  const query = { ...(rule && { rule: JSON.stringify(rule) as never }), ...(remove !== undefined && { remove }) }
  const preview = useEndpoint(previewPrices, settled === '' ? undefined : { query }, { keepPrevious: true })
  return (
    <section
      className={styles.preview}
      aria-label={words.lastYear}
      aria-busy={preview.isFetching}
      tabIndex={alone ? 0 : undefined}
    >
      <h3 className={layout.largeSize}>{words.lastYear}</h3>
      {settled === '' ? (
        <p className={layout.note}>{words.fillIn}</p>
      ) : preview.data ? (
        <Compared preview={preview.data} />
      ) : (
        <p className={layout.note} role="status">
          {preview.error?.message ?? words.reckoning}
        </p>
      )}
    </section>
  )
}

function Compared({ preview }: { preview: Preview }) {
  const { cost, by_today, would_cost, bookings, changed, examples } = preview
  if (bookings === 0) return <p className={layout.note}>{words.noBookings}</p>
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={words.cost} cents={cost} />
        {by_today !== cost && <Sum name={words.byToday} cents={by_today} />}
        <Sum name={words.wouldCost} cents={would_cost} />
        <Sum name={words.difference} cents={would_cost - by_today} isSigned />
      </dl>
      <p className={layout.note} role="status">
        {words.changedOf(changed, bookings)}
      </p>
      <Months {...preview} />
      {examples.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{words.examples}</h4>
          <ul className={styles.examples}>
            {examples.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bookings that look alike have nothing else to be told apart by
              <li key={i}>
                <span>{words.example(one.vehicle_name, lengthWords(one), formatDate(one.day))}</span>
                <span className={styles.change}>
                  <s>{formatMoney(one.by_today)}</s> <strong>{formatMoney(one.would_cost)}</strong>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const lengthWords = ({ flow, length }: Preview['examples'][number]) =>
  flow === 'hours' ? formatDuration(length) : words.nightsLong(length)

function Sum({ name, cents, isSigned = false }: { name: string; cents: number; isSigned?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isSigned && cents > 0 && '+'}
        {formatMoney(cents)}
      </dd>
    </div>
  )
}

const shortMonth = (month: string) => monthName(`${month}-01`).slice(0, 3)

/** Two bars for each month; the table says the same in numbers to whoever does not see them. */
function Months({ months }: Pick<Preview, 'months'>) {
  const most = Math.max(1, ...months.flatMap(({ cost, would_cost }) => [cost, would_cost]))
  const caption = words.perMonth(yearly(months[0]?.month), yearly(months.at(-1)?.month))
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <div className={styles.bars} aria-hidden="true">
        {months.map(({ month, cost, would_cost }) => (
          <div
            key={month}
            className={styles.month}
            title={`${yearly(month)}: ${formatMoney(cost)} → ${formatMoney(would_cost)}`}
          >
            <span className={styles.before} style={{ blockSize: `${(cost / most) * 100}%` }} />
            <span className={styles.after} style={{ blockSize: `${(would_cost / most) * 100}%` }} />
            <span className={styles.name}>{shortMonth(month)}</span>
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.beforeKey}>{words.cost}</span>
        <span className={styles.afterKey}>{words.wouldCost}</span>
      </p>
      <table className={hidden.hidden}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.wouldCost}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, cost, would_cost }) => (
            <tr key={month}>
              <th scope="row">{yearly(month)}</th>
              <td>{formatMoney(cost)}</td>
              <td>{formatMoney(would_cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const yearly = (month = '') => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`
