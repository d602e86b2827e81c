import { useId, useRef, useState } from 'react'
import { checkPromoCode, type PromoTerms, promoMax } from '#features/price-rules/contract.ts'
import { reasonWords } from '#features/price-rules/rules.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { CheckIcon, ErrorIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { checkVoucher } from '../contract.ts'
import { formatCode, normalizeCode } from '../rules.ts'
import { words } from '../words.ts'
import styles from './voucher-field.module.css'

/** A voucher that counts, and what is left on it. */
export type AppliedVoucher = { code: string; amount: Cents }

type VoucherFieldProps = {
  /** What is typed. */
  value: string
  onChange: (value: string) => void
  applied: AppliedVoucher | null
  /** Given null as soon as the code is edited. */
  onApplied: (applied: AppliedVoucher | null) => void
  /** What of it is used for this booking, if that is less than is left. */
  used?: Cents
  disabled?: boolean
  /** The promo code that counts, where the box takes one too: it has a place of its own, and leaves the box to a voucher. */
  promo?: PromoTerms | null
  onPromo?: (promo: PromoTerms | null) => void
  /** Said of a code that is none, in place of naming it. */
  invalidText?: string | undefined
}

type Trouble = { kind: 'invalid'; code: string; why?: string } | { kind: 'failed'; message: string }

/** The code of a voucher, or a promo code, for a booking form. Nothing is redeemed here: the booking does that, and checks again. */
export function VoucherField({
  value,
  onChange,
  applied,
  onApplied,
  used,
  promo = null,
  onPromo,
  disabled = false,
  invalidText,
}: VoucherFieldProps) {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const asked = useRef(0)
  const id = useId()

  const edit = (text: string) => {
    asked.current++
    setBusy(false)
    setTrouble(undefined)
    if (applied) onApplied(null)
    onChange(text)
  }

  const apply = async () => {
    const typed = value.trim()
    if (typed === '' || busy) return
    const mine = ++asked.current
    setBusy(true)
    setTrouble(undefined)
    const result = await ask(typed, onPromo !== undefined)
    if (mine !== asked.current) return
    setBusy(false)
    if ('percent' in result) {
      onChange('')
      onPromo?.(result)
    } else if ('amount' in result) {
      onChange(formatCode(result.code))
      onApplied(result)
    } else {
      onApplied(null)
      setTrouble(result)
    }
  }

  const left = applied && used !== undefined ? applied.amount - Math.min(used, applied.amount) : 0
  return (
    <div className={layout.stack2}>
      <div className={styles.row}>
        <TextField
          label={onPromo ? words.codeOrPromo : words.code}
          optional
          name="voucher"
          className={styles.code}
          value={value}
          onChange={edit}
          disabled={disabled}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={onPromo ? undefined : 'ABCD-EFGH-JKLM-NPQR'}
          error={
            trouble?.kind === 'invalid' ? (trouble.why ?? invalidText ?? words.codeInvalid(trouble.code)) : undefined
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void apply()
          }}
        />
        <Button
          variant="secondary"
          busy={busy}
          disabled={disabled || value.trim() === '' || applied !== null}
          onClick={() => void apply()}
        >
          {trouble?.kind === 'failed' ? words.tryAgain : words.apply}
        </Button>
      </div>
      {promo && (
        <p className={styles.applied}>
          <CheckIcon />
          <span>{promoWords(promo)}</span>
          <Button variant="quiet" size="small" disabled={disabled} onClick={() => onPromo?.(null)}>
            {words.removeCode}
          </Button>
        </p>
      )}
      {applied && (
        <p className={styles.applied} id={`${id}-applied`}>
          <CheckIcon />
          <span>
            {left > 0
              ? words.appliedInPart(formatMoney(applied.amount), formatMoney(left))
              : words.applied(formatMoney(applied.amount))}
          </span>
        </p>
      )}
      {trouble?.kind === 'failed' && (
        <p className={styles.failed}>
          <ErrorIcon />
          <span>{trouble.message}</span>
        </p>
      )}
      <LiveRegion>{announcement(applied, trouble) || (promo ? promoWords(promo) : '')}</LiveRegion>
    </div>
  )
}

function announcement(applied: AppliedVoucher | null, trouble: Trouble | undefined): string {
  if (applied) return words.appliedAloud(formatMoney(applied.amount))
  if (trouble?.kind === 'invalid') return trouble.why ?? words.invalidAloud(trouble.code)
  return trouble?.message ?? ''
}

const promoWords = (promo: PromoTerms) =>
  [reasonWords({ promo }), promo.cents === null ? '' : formatMoney(promo.cents)].filter(Boolean).join(', ')

/** What has no code of a voucher may be a promo code, which is shorter. */
async function ask(typed: string, takesPromo: boolean): Promise<AppliedVoucher | PromoTerms | Trouble> {
  const code = normalizeCode(typed)
  try {
    if (!code) return takesPromo && typed.length <= promoMax ? await askPromo(typed) : { kind: 'invalid', code: typed }
    const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
    return exists ? { code, amount } : { kind: 'invalid', code: typed }
  } catch (error) {
    const message = error instanceof ApiError ? error.message : words.notChecked
    return { kind: 'failed', message }
  }
}

async function askPromo(typed: string): Promise<PromoTerms | Trouble> {
  const { terms, refusal } = await call(checkPromoCode, { query: { promo_code: typed } })
  return terms ?? { kind: 'invalid', code: typed, why: refusal }
}
