import { formatDuration } from '#kit/shared/duration.ts'
import { moneyAffix } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { priceField } from '../../contract.ts'
import { pricedDurations } from '../../rules/staff.ts'
import { words } from '../../words.ts'
import type { FieldsProps } from './detail-fields.tsx'
import { fillPrices } from './draft.ts'
import styles from './fields.module.css'

/** The price of a night, and one for every duration up to a whole day of opening hours, as far as it is let that way. */
export function PriceFields({ type, draft, change, openingSpan }: FieldsProps & { openingSpan: number }) {
  return (
    <>
      <div className={styles.captain}>
        <Checkbox
          label={words.overNights}
          checked={draft.nights}
          disabled={!draft.hours}
          onChange={(nights) => change({ nights })}
        />
        {draft.nights && (
          <TextField
            label={words.aNight}
            name="price_night"
            {...moneyAffix()}
            value={draft.price_night}
            onChange={(price_night) => change({ price_night })}
          />
        )}
      </div>
      <Checkbox
        label={words.byHour}
        checked={draft.hours}
        disabled={!draft.nights}
        onChange={(hours) => change({ hours })}
      />
      {draft.hours && <HourPrices draft={draft} change={change} durations={pricedDurations(type, openingSpan)} />}
    </>
  )
}

type HourPricesProps = Omit<FieldsProps, 'type'> & { durations: readonly number[] }

function HourPrices({ draft, change, durations }: HourPricesProps) {
  const filled = fillPrices(draft.prices, durations)
  const canFill = durations.some((hours) => filled[priceField(hours * 2)] !== draft.prices[priceField(hours * 2)])
  return (
    <>
      <div className={styles.prices}>
        {durations.map((hours) => {
          const field = priceField(hours * 2)
          return (
            <TextField
              key={field}
              label={formatDuration(hours)}
              name={field}
              {...moneyAffix()}
              value={draft.prices[field] ?? ''}
              onChange={(price) => change({ prices: { ...draft.prices, [field]: price } })}
            />
          )
        })}
      </div>
      <div className={styles.fill}>
        <Button variant="secondary" size="small" disabled={!canFill} onClick={() => change({ prices: filled })}>
          {words.fillEmpty}
        </Button>
        <p className={layout.note}>{words.inProportion}</p>
      </div>
    </>
  )
}
