import type { Answer } from '#kit/shared/endpoint.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import styles from '../../closing/screens/till-day.module.css'
import type { CashBook } from '../contract.ts'
import { words } from '../words.ts'

type VerifyTill = CashBook['verifyTill']

/** Checks a whole ledger when asked to. */
export function Verification({ call, heading: Heading = 'h3' }: { call: VerifyTill; heading?: 'h2' | 'h3' }) {
  const { data, error, isFetching, refetch } = useEndpoint<VerifyTill>(call, {}, { enabled: false })
  return (
    <div className={styles.verification}>
      <Heading>{words.ledger}</Heading>
      <p>{words.ledgerText}</p>
      <Button variant="secondary" busy={isFetching} busyLabel={words.checking} onClick={() => void refetch()}>
        {data || error ? words.checkAgain : words.check}
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
    <Banner tone="success" title={words.isWhole} quiet>
      {words.wholeText(data.entries, data.last_hash.slice(0, 16))}
    </Banner>
  ) : (
    <Banner tone="danger" title={words.tamperedWith} quiet>
      {words.breaksAt(data.broken)}
    </Banner>
  )
}
