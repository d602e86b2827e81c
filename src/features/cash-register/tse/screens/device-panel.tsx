import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { momentText } from '../../books/screens/moment.ts'
import panel from '../../closing/screens/till-day.module.css'
import { getDevice } from '../contract.ts'
import { saidFailure, saidState } from '../rules.ts'
import { words } from '../words.ts'
import { SetUp } from './set-up.tsx'
import styles from './tse.module.css'

/** For admins: which security device signs, how it is, and whether it works. */
export function DevicePanel({ timeZone }: { timeZone: string }) {
  const query = useEndpoint(getDevice)
  const { data, isFetching, refetch } = query
  if (!data) return <Pending query={query} what={words.theDevice} lines={4} />
  const { kind, failure, last, valid_until: ends } = data
  const facts = [
    [words.state, saidState(data.state)],
    [words.device, data.serial],
    [words.till, data.client],
    [words.certificateEnds, ends && momentText(ends, timeZone)],
    [words.lastSigned, last && words.signedAt(last.counter, momentText(last.at, timeZone))],
    [words.unrecorded, data.unrecorded > 0 && data.unrecorded],
  ].filter(([, value]) => value)
  return (
    <section className={`${panel.verification} ${styles.panel}`} aria-labelledby="tse">
      <h3 id="tse">{words.title}</h3>
      <p>{words.devices[kind]}</p>
      {kind !== 'none' && (
        <>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={String(name)}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button variant="secondary" busy={isFetching} busyLabel={words.testing} onClick={() => void refetch()}>
            {words.test}
          </Button>
          <div role="status">
            {!isFetching && (
              <Banner tone={failure ? 'danger' : 'success'} title={failure ? words.fails : words.works} quiet>
                {saidFailure(failure)}
              </Banner>
            )}
          </div>
        </>
      )}
      <h4>{words.setUp}</h4>
      <SetUp />
    </section>
  )
}
