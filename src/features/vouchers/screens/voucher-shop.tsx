import { useEffect, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { later } from '#kit/ui/later.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useLater } from '#kit/ui/use-later.ts'
import { words } from '../words.ts'
import type { CardPicture } from './card-picture.ts'
import { useVoucherOrder, type VoucherOrder } from './use-voucher-order.ts'
import { VoucherCard } from './voucher-card.tsx'
import { emptyDraft, shownAmount } from './voucher-draft.ts'
import { VoucherForm } from './voucher-form.tsx'
import styles from './voucher-shop.module.css'

// Only some visitors need these, or not at once.
const VoucherArrival = later(async () => (await import('./voucher-arrival.tsx')).VoucherArrival)
const VoucherPayStep = later(async () => (await import('./voucher-pay-step.tsx')).VoucherPayStep)
const VoucherResult = later(async () => (await import('./voucher-result.tsx')).VoucherResult)

const loadHistory = async () => ({ default: (await import('#kit/ui/step-history.ts')).StepHistory })

type VoucherShopProps = {
  pictures: readonly [CardPicture, ...CardPicture[]]
  addresses: { privacy: string; mailbox: string; fleet: string }
}

/** A voucher is made and ordered, with the card beside it as it will be. */
export function VoucherShop(props: VoucherShopProps) {
  const { data: installation } = useEndpoint(getInstallation)
  const order = useVoucherOrder(installation?.showcase ?? false)
  const StepHistory = useLater(loadHistory, true)
  return (
    <>
      {StepHistory && <StepHistory {...order.flow} />}
      <Shop {...props} order={order} hasMailbox={installation?.mailbox ?? false} />
    </>
  )
}

function Shop({
  pictures,
  addresses,
  order,
  hasMailbox,
}: VoucherShopProps & { order: VoucherOrder; hasMailbox: boolean }) {
  const [draft, setDraft] = useKept('rental/voucher-order', emptyDraft)
  const picture = pictures.find(({ background }) => background === draft.voucherBackground) ?? pictures[0]
  const { pending } = order
  const scanned = useScannedCode()
  const form = useArrival<HTMLElement>(order.begun, { isOnChange: true })

  if (order.ordered) {
    return (
      <VoucherResult
        ordered={order.ordered}
        mailboxAddress={hasMailbox ? addresses.mailbox : undefined}
        onAgain={() => {
          setDraft((before) => ({ ...before, voucherRecipient: '', voucherText: '' }))
          order.startOver()
        }}
      />
    )
  }
  return (
    <div className={styles.shop}>
      {scanned && (
        <div className={styles.arrival}>
          <VoucherArrival scanned={scanned} fleetAddress={addresses.fleet} />
        </div>
      )}
      <div className={styles.head}>
        <h1>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <section className={styles.stage} aria-label={words.yourVoucher}>
        <div className={styles.card}>
          <VoucherCard
            picture={picture}
            recipient={draft.voucherRecipient}
            text={draft.voucherText}
            amount={shownAmount(draft.voucherAmount)}
          />
        </div>
      </section>
      <section className={styles.order} tabIndex={-1} ref={form} aria-label={words.yourOrder}>
        {pending ? (
          <VoucherPayStep payment={pending.payment} onPaid={() => order.paid(pending)} onOver={order.notPaid} isOrder />
        ) : (
          <VoucherForm
            pictures={pictures}
            draft={draft}
            onDraft={setDraft}
            order={order}
            privacyAddress={addresses.privacy}
          />
        )}
      </section>
    </div>
  )
}

/** What was scanned as the code of a voucher: read once, and taken out of the address. */
function useScannedCode(): string | undefined {
  const [code, setCode] = useState<string>()
  useEffect(() => {
    const scanned = /^#code=(.{1,60})$/.exec(location.hash)?.[1]
    if (scanned === undefined) return
    history.replaceState(history.state, '', location.pathname)
    setCode(scanned)
  }, [])
  return code
}
