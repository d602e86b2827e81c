import type { Vehicle } from '#features/vehicles/contract.ts'
import { formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { commentMax, reasonMax } from '../../day/contract.ts'
import { takenAlong } from '../../hours/screens/choice.ts'
import { hoursToInterval } from '../../rules.ts'
import { ExtrasFields } from '../../screens/extras-fields.tsx'
import { FoldedPart } from '../../screens/form-parts.tsx'
import { words as bookingWords } from '../../words.ts'
import { words } from '../words.ts'
import type { WalkInState } from './use-walk-in.ts'
import styles from './walk-in.module.css'

const folded = ['agreed_price', 'agreed_reason', 'note']

/** What few need: what they take along, another price, a note, and the language of the mail. */
export function MoreFields({ walkIn, vehicle }: { walkIn: WalkInState; vehicle: Vehicle }) {
  const { walker, change, day, start, listed, language, errors } = walkIn
  const { extras, agreed, reason, note, hours } = walker
  const isUsed = extras.length > 0 || agreed !== '' || note !== '' || errors.some(({ field }) => folded.includes(field))
  return (
    <FoldedPart title={words.more} note={words.moreWhat} isUsed={isUsed}>
      <ExtrasFields
        vehicle={vehicle.license === 'yes' ? { ...vehicle, extra_captain: null } : vehicle}
        flow="hours"
        rows={walkIn.extras}
        during={hoursToInterval(day, start, hours)}
        chosen={extras}
        onExtra={(extra, wanted) => change({ extras: takenAlong(extras, extra, wanted) })}
      />
      <div className={styles.who}>
        <TextField
          label={words.otherPrice}
          name="agreed_price"
          optional
          hint={listed && words.insteadOf(formatMoney(listed.total))}
          {...moneyAffix()}
          inputMode="decimal"
          autoComplete="off"
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
    </FoldedPart>
  )
}
