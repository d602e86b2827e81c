import { useEffect, useState } from 'react'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { checkVoucher } from '../contract.ts'
import { formatCode, normalizeCode } from '../rules.ts'
import { words } from '../words.ts'
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
      setFound({ kind: 'failed', why: error instanceof ApiError ? error.message : words.pleaseRetry })
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
          title={words.waiting(formatMoney(found.amount))}
          action={
            <ButtonLink variant="secondary" to={fleetAddress}>
              {words.chooseBoat}
            </ButtonLink>
          }
        >
          {words.filledIn(formatCode(code))}
        </Banner>
      ) : found.kind === 'invalid' ? (
        <Banner tone="warning" title={words.invalid}>
          {words.nothingOn(formatCode(code))}
        </Banner>
      ) : found.kind === 'failed' ? (
        <Banner
          tone="danger"
          title={words.checkFailed}
          action={
            <Button variant="secondary" onClick={() => void check()}>
              {words.tryAgain}
            </Button>
          }
        >
          {found.why}
        </Banner>
      ) : (
        <Banner>{words.lookingUp}</Banner>
      )}
    </>
  )
}
