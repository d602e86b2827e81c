import { useUser } from '#features/sign-in/screens/use-user.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { words } from '../words.ts'
import styles from './change-form.module.css'
import { moneyWords } from './change-words.ts'
import type { StaffChangeState } from './use-staff-change.ts'

/** What the change comes to, what becomes of the money, whether the customer is told, and making it. */
export function ChangeOutcome({ change, onLeave }: { change: StaffChangeState; onLeave: () => void }) {
  const { preview, price, money, back, draft, isAsking, nothingChanged } = change
  const user = useUser()
  const against = preview?.refusal?.detail
  const isForAdmins = !preview?.is_same && preview?.is_for_admins && !user?.admin && !user?.root
  const hasChoice = preview && !preview.is_same && preview.listed !== null && preview.listed !== agreedOf(change)
  return (
    <>
      {hasChoice && !against && (
        <ChoiceGroup<'new' | 'keep'>
          legend={words.whichPrice}
          name="price"
          look="chips"
          value={draft.price}
          onChange={(next) => change.change({ price: next })}
          choices={[
            { value: 'new', label: words.newPrice },
            { value: 'keep', label: words.keepPrice },
          ]}
        />
      )}
      {money && !against && moneyWords(money, change.keepAs).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {back > 0 && !against && (
        <ChoiceGroup<'money' | 'voucher'>
          legend={words.howBack}
          name="keep_as"
          look="chips"
          value={change.keepAs}
          onChange={change.setKeepAs}
          choices={[
            { value: 'money', label: words.asMoney },
            { value: 'voucher', label: words.keepAsVoucher },
          ]}
        />
      )}
      {isForAdmins && <Banner quiet tone="warning" title={words.backForAdmins} />}
      {draft.email === '' ? (
        <p className={styles.note}>{words.tellYourself}</p>
      ) : (
        <Checkbox label={words.tell(draft.email)} checked={change.tell} onChange={change.setTell} />
      )}
      <div className={styles.foot}>
        {against === undefined &&
          preview?.warnings.map((warning) => (
            <p key={warning} className={styles.warning} role="status">
              {words.warning(warning)}
            </p>
          ))}
        {against !== undefined && (
          <p className={styles.against} role="status">
            {against}
          </p>
        )}
        <FormError message={change.refusal} />
        <p className={styles.price} aria-busy={isAsking}>
          {preview && price && price.whole !== preview.before.whole && (
            <>
              <s>{formatMoney(preview.before.whole)}</s> <strong>{formatMoney(price.whole)}</strong>{' '}
              <span className={styles.note}>{differenceOf(price.whole - preview.before.whole)}</span>
            </>
          )}
          {preview && (!price || price.whole === preview.before.whole) && (
            <strong>{formatMoney(preview.before.whole)}</strong>
          )}
        </p>
        <LiveRegion>{isAsking || !price ? '' : formatMoney(price.whole)}</LiveRegion>
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
        <Button
          type="submit"
          busy={change.busy}
          disabled={isAsking || nothingChanged || against !== undefined || isForAdmins}
        >
          {words.save}
        </Button>
      </div>
    </>
  )
}

/** Of the price alone, without what is paid on site. */
const agreedOf = ({ preview }: StaffChangeState): Cents =>
  (preview?.before.lines ?? []).reduce((sum, { amount }) => sum + amount, 0)

const differenceOf = (difference: Cents) =>
  difference > 0 ? words.dearer(formatMoney(difference)) : words.cheaper(formatMoney(-difference))
