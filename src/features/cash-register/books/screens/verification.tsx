import type { Answer } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from '../../closing/screens/till-day.module.css'
import type { CashBook } from '../contract.ts'

type VerifyTill = CashBook['verifyTill']

/** Checks a whole ledger when asked to. */
export function Verification({ call, heading: Heading = 'h3' }: { call: VerifyTill; heading?: 'h2' | 'h3' }) {
  const { data, error, isFetching, refetch } = useEndpoint<VerifyTill>(call, {}, { enabled: false })
  return (
    <div className={styles.verification}>
      <Heading>The ledger</Heading>
      <p>Every entry carries the fingerprint of the one before: whatever is changed afterwards shows here.</p>
      <Button variant="secondary" busy={isFetching} busyLabel="Checking" onClick={() => void refetch()}>
        {data || error ? 'Check again' : 'Check the ledger'}
      </Button>
      <div role="status">{!isFetching && <Verdict data={data} error={error} />}</div>
    </div>
  )
}

function Verdict({ data, error }: { data: Answer<VerifyTill> | undefined; error: Error | null }) {
  if (error) {
    return (
      <Banner tone="danger" quiet>
        {error.message}
      </Banner>
    )
  }
  if (!data) return null
  return data.broken.length === 0 ? (
    <Banner tone="success" title="The ledger is whole" quiet>
      {data.entries} entries, last fingerprint {data.last_hash.slice(0, 16)}
    </Banner>
  ) : (
    <Banner tone="danger" title="The ledger was tampered with" quiet>
      The chain breaks at {data.broken.length === 1 ? 'entry' : 'entries'} {data.broken.join(', ')}.
    </Banner>
  )
}
