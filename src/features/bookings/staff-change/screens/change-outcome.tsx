import { useUser } from '#features/sign-in/screens/use-user.ts'
import { type Cents, formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { reasonMax } from '../../day/contract.ts'
import { words as dayWords } from '../../day/words.ts'
import { words } from '../words.ts'
import styles from './change-form.module.css'
import { moneyWords, onSiteWords } from './change-words.ts'
import type { Draft } from './draft.ts'
import { useFirst } from './use-first.ts'
import type { StaffChangeState } from './use-staff-change.ts'

type OutcomeProps = {
  change: StaffChangeState
  onLeave: () => void
  /** Whether the dialog was opened for another price. */
  isFirst: boolean
}

/** What the change comes to, what becomes of the money, whether the customer is told, and making it. */
export function ChangeOutcome({ change, onLeave, isFirst }: OutcomeProps) {
  const { preview, price, money, back, draft, isAsking, nothingChanged } = change
  const user = useUser()
  const against = preview?.refusal?.detail
  const onSite = price && onSiteWords(price, change.booking.progress !== 'none')
  const isForAdmins = !preview?.is_same && preview?.is_for_admins && !user?.admin && !user?.root
  return (
    <>
      <PriceChoice change={change} isFirst={isFirst} />
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
        <p className={layout.note}>{words.tellYourself}</p>
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
              <span className={layout.note}>{differenceOf(price.whole - preview.before.whole)}</span>
            </>
          )}
          {preview && (!price || price.whole === preview.before.whole) && (
            <strong>{formatMoney(preview.before.whole)}</strong>
          )}
          {onSite && <span className={layout.note}> · {onSite}</span>}
        </p>
        <LiveRegion>{isAsking || !price ? '' : formatMoney(price.whole)}</LiveRegion>
        <Button
          variant="secondary"
          onClick={() => {
            change.forget()
            onLeave()
          }}
        >
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

/** The price of now, the agreed one, or another one with its reason. What is over and paid keeps its price. */
function PriceChoice({ change: { change, ...state }, isFirst }: Pick<OutcomeProps, 'change' | 'isFirst'>) {
  const { draft, preview, booking } = state
  const priceField = useFirst<HTMLInputElement>(isFirst)
  const { listed } = preview ?? { listed: null }
  if ((preview?.refusal && draft.price !== 'other') || (booking.place_refusal && booking.paid)) return null
  const isListed = listed === null || listed === agreedOf(state)
  const fees = (preview?.before.on_site ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <ChoiceGroup<Draft['price']>
        legend={words.whichPrice}
        name="price"
        look="chips"
        value={draft.price === 'new' && isListed ? 'keep' : draft.price}
        onChange={(price) => change({ price })}
        choices={[
          ...(isListed ? [] : [{ value: 'new', label: words.newPrice } as const]),
          { value: 'keep', label: words.keepPrice },
          { value: 'other', label: words.otherPrice },
        ]}
      />
      {draft.price === 'other' && (
        <div className={styles.pairs}>
          <TextField
            label={fees > 0 ? dayWords.newPriceWithout(formatMoney(fees)) : dayWords.newPrice}
            name="new_price"
            ref={priceField}
            {...moneyAffix()}
            value={draft.new_price}
            onChange={(new_price) => change({ new_price })}
          />
          <TextField
            label={dayWords.reasonFor(draft.name)}
            name="price_change_reason"
            maxLength={reasonMax}
            autoComplete="off"
            value={draft.price_change_reason}
            onChange={(price_change_reason) => change({ price_change_reason })}
          />
        </div>
      )}
    </>
  )
}

/** Of the price alone, without what is paid on site. */
const agreedOf = ({ preview }: Pick<StaffChangeState, 'preview'>): Cents =>
  (preview?.before.lines ?? []).reduce((sum, { amount }) => sum + amount, 0)

const differenceOf = (difference: Cents) =>
  difference > 0 ? words.dearer(formatMoney(difference)) : words.cheaper(formatMoney(-difference))
