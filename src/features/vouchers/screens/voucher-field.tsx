import { useId, useRef, useState } from 'react'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { CheckIcon, ErrorIcon } from '#kit/ui/icons.tsx'
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
  /** Said of a code that is none, in place of naming it. */
  invalidText?: string | undefined
}

type Trouble = { kind: 'invalid'; code: string } | { kind: 'failed'; message: string }

/** The code of a voucher, for a booking form. Nothing is redeemed here: the booking does that, and checks again. */
export function VoucherField({
  value,
  onChange,
  applied,
  onApplied,
  used,
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
    const result = await ask(typed)
    if (mine !== asked.current) return
    setBusy(false)
    if ('amount' in result) {
      onChange(formatCode(result.code))
      onApplied(result)
    } else {
      onApplied(null)
      setTrouble(result)
    }
  }

  const left = applied && used !== undefined ? applied.amount - Math.min(used, applied.amount) : 0
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <TextField
          label={words.code}
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
          placeholder="ABCD-EFGH-JKLM-NPQR"
          error={trouble?.kind === 'invalid' ? (invalidText ?? words.codeInvalid(trouble.code)) : undefined}
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
      <LiveRegion>{announcement(applied, trouble)}</LiveRegion>
    </div>
  )
}

function announcement(applied: AppliedVoucher | null, trouble: Trouble | undefined): string {
  if (applied) return words.appliedAloud(formatMoney(applied.amount))
  if (trouble?.kind === 'invalid') return words.invalidAloud(trouble.code)
  return trouble?.message ?? ''
}

async function ask(typed: string): Promise<AppliedVoucher | Trouble> {
  const code = normalizeCode(typed)
  if (!code) return { kind: 'invalid', code: typed }
  try {
    const { exists, amount } = await call(checkVoucher, { query: { voucher: code } })
    return exists ? { code, amount } : { kind: 'invalid', code: typed }
  } catch (error) {
    const message = error instanceof ApiError ? error.message : words.notChecked
    return { kind: 'failed', message }
  }
}
