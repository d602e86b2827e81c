import { useEffect, useState } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { checkVoucher } from '../contract.ts'
import { formatCode, normalizeCode } from '../rules.ts'
import { useVoucher } from './use-voucher.ts'

type Found =
  | { kind: 'checking' }
  | { kind: 'left'; amount: number }
  | { kind: 'invalid' }
  | { kind: 'failed'; why: string }

/** Who has scanned the code on a voucher: says what is left on it, and has it ready for the booking. */
export function VoucherArrival({ scanned, fleetAddress }: { scanned: string; fleetAddress: string }) {
  const code = normalizeCode(scanned)
  return code === undefined ? null : <Balance code={code} fleetAddress={fleetAddress} />
}

function Balance({ code, fleetAddress }: { code: string; fleetAddress: string }) {
  const [found, setFound] = useState<Found>({ kind: 'checking' })
  const { onTyped, onApplied } = useVoucher()

  const check = async () => {
    setFound({ kind: 'checking' })
    try {
      const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
      setFound(exists ? { kind: 'left', amount } : { kind: 'invalid' })
      if (!exists) return
      onTyped(formatCode(code))
      onApplied({ code, amount })
    } catch (error) {
      setFound({ kind: 'failed', why: error instanceof ApiError ? error.message : 'Please try again' })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each code is looked up once
  useEffect(() => {
    void check()
  }, [code])

  return (
    <>
      {found.kind === 'left' ? (
        <Banner
          tone="success"
          title={`${formatMoney(found.amount)} are waiting on your voucher`}
          action={
            <ButtonLink variant="secondary" to={fleetAddress}>
              Choose a boat
            </ButtonLink>
          }
        >
          Its code {formatCode(code)} is filled in when you book.
        </Banner>
      ) : found.kind === 'invalid' ? (
        <Banner tone="warning" title="Voucher is invalid">
          {formatCode(code)} is no voucher with anything left on it. Please compare it with the card.
        </Banner>
      ) : found.kind === 'failed' ? (
        <Banner
          tone="danger"
          title="The voucher could not be checked"
          action={
            <Button variant="secondary" onClick={() => void check()}>
              Try again
            </Button>
          }
        >
          {found.why}
        </Banner>
      ) : (
        <Banner>Looking up your voucher …</Banner>
      )}
    </>
  )
}
