import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getRetention, type Retention } from '../contract.ts'
import { neverGoes } from '../rules/retention.ts'
import styles from './privacy-tools.module.css'

/** What goes by itself and when, and what the last run did. */
export function RetentionList() {
  const query = useEndpoint(getRetention)
  const { data } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  return (
    <section className={layout.column4} aria-labelledby="retention">
      <h2 id="retention" className={styles.heading}>
        What goes by itself
      </h2>
      <p className={layout.muted}>Looked at once a day.</p>
      {!data || timeZone === undefined ? (
        <Pending query={query} what="the rules" lines={6} />
      ) : (
        <ul className={styles.rules}>
          {data.rules.map((rule) => (
            <Rule key={rule.rule} rule={rule} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <h3 className={styles.subheading}>What never goes by itself</h3>
      <dl className={styles.reasons}>
        {neverGoes.map(({ title, why }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Rule = ({ rule, timeZone }: { rule: Retention; timeZone: string }) => (
  <li className={styles.rule}>
    <h3 className={styles.ruleTitle}>{rule.title}</h3>
    <p>
      {rule.after}. {rule.outcome}.
    </p>
    <p className={styles.why}>{rule.why}</p>
    <p className={styles.ran}>
      {rule.ran_at === null ? (
        'Has not run yet'
      ) : (
        <>
          Last run {formatDay(wallClock(timeZone, rule.ran_at).day)}: {countText(rule.last_rows)}
          {rule.all_rows > rule.last_rows && `, ${rule.all_rows} in all`}
        </>
      )}
    </p>
  </li>
)

const countText = (rows: number) => (rows === 0 ? 'nothing to do' : rows === 1 ? '1 record' : `${rows} records`)
