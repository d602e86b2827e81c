import { useState } from 'react'
import type { Flow } from '#features/price-rules/contract.ts'
import type { ExtraRow } from '#features/price-rules/extras/contract.ts'
import { priceWords } from '#features/price-rules/extras/rules.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { commentMax, reasonMax } from '../../day/contract.ts'
import { extraName, offeredExtras } from '../../rules/prices.ts'
import { withExtra } from '../../staff-change/screens/draft.ts'
import { ExtraBoxes } from '../../staff-change/screens/extra-boxes.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import type { WalkInState } from './use-walk-in.ts'
import styles from './walk-in.module.css'

const folded = ['agreed_price', 'agreed_reason', 'note']

/** What few need: what they take along, another price, a note, and the language of the mail. */
export function MoreFields({ walkIn, vehicle }: { walkIn: WalkInState; vehicle: Vehicle }) {
  const { walker, change, listed, language, errors } = walkIn
  const [isOpen, setOpen] = useState(false)
  const { extras, agreed, reason, note } = walker
  const isUsed = extras.length > 0 || agreed !== '' || note !== '' || errors.some(({ field }) => folded.includes(field))
  return (
    <details
      className={styles.folded}
      open={isOpen || isUsed}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{words.more}</strong>
        <span className={styles.onSite}>{words.moreWhat}</span>
      </summary>
      <div className={styles.step}>
        <ExtraBoxes
          offered={offeredTo(vehicle, walkIn.extras, walkIn.nights === undefined ? 'hours' : 'days')}
          chosen={extras}
          onExtra={(extra, wanted) => change({ extras: withExtra(extras, extra, wanted) })}
        />
        <div className={styles.who}>
          <TextField
            label={words.otherPrice}
            name="agreed_price"
            optional
            hint={listed && words.insteadOf(formatMoney(listed.total))}
            {...moneyAffix()}
            value={agreed}
            onChange={(next) => change({ agreed: next })}
          />
          <TextField
            label={words.why}
            name="agreed_reason"
            optional={agreed === ''}
            maxLength={reasonMax}
            autoComplete="off"
            value={reason}
            onChange={(next) => change({ reason: next })}
          />
        </div>
        <TextArea
          label={words.note}
          name="note"
          optional
          rows={2}
          max={commentMax}
          value={note}
          onChange={(next) => change({ note: next })}
        />
        {walker.email !== '' && (
          <SelectField
            label={bookingWords.language}
            name="language"
            value={language}
            onChange={(next) => change({ language: next })}
            options={Object.entries(bookingWords.mailLanguages).map(([value, label]) => ({
              value: value as keyof typeof bookingWords.mailLanguages,
              label,
            }))}
          />
        )}
      </div>
    </details>
  )
}

/** The captain goes with the answer about the licence. */
const offeredTo = (vehicle: Vehicle, rows: readonly ExtraRow[], flow: Flow) =>
  offeredExtras(vehicle, flow, rows).flatMap((name) => {
    const row = rows.find(({ key }) => key === name)
    return row ? [{ name, label: extraName(name, rows), price: priceWords(row, flow), always: false }] : []
  })
