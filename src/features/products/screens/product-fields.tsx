import { saidLabel } from '#features/audit-log/rules/label.ts'
import { moneyAffix } from '#kit/shared/money.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { LiveRegion } from '#kit/ui/live-region.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { nameMax, type Product, type ProductType, usualVat, vatRates } from '../contract.ts'
import { barcodeMax } from '../rules/barcode.ts'
import { hasStock } from '../rules.ts'
import { words } from '../words.ts'
import type { TextField as Name } from './draft.ts'
import styles from './product-dialog.module.css'
import type { ProductFormState } from './use-product-form.ts'

type ProductFieldsProps = {
  type: ProductType
  isAdmin: boolean
  product: Product | undefined
  form: ProductFormState
}

/** Name, stock, price and VAT of a product, and to employees the hint that they can only increase. */
export function ProductFields({ type, isAdmin, product, form }: ProductFieldsProps) {
  const { texts, news, reverted } = form
  const field = (name: Name) => ({
    name,
    label: words.fieldNames[name],
    autoComplete: 'off',
    value: texts[name],
    onChange: (text: string) => form.type(name, text),
    onBlur: form.leave,
    ...(news[name] !== undefined && { hint: words.byNow(news[name]) }),
  })
  const vatOptions = vatRates.map((rate) => ({
    value: String(rate),
    label: rate === usualVat ? words.vatRate(rate) : words.reducedVat(rate),
  }))
  return (
    <div className={layout.stack4}>
      {!isAdmin && product && (
        <p className={classNames(styles.hint, reverted && styles.reverted)}>{words.onlyIncreases}</p>
      )}
      <LiveRegion urgent>{reverted}</LiveRegion>
      <TextField {...field('name')} maxLength={2 * nameMax} />
      {hasStock(type) && (
        <div className={styles.pair}>
          <TextField {...field('target_stock')} inputMode="numeric" />
          <TextField {...field('actual_stock')} inputMode="numeric" />
        </div>
      )}
      {hasStock(type) && (
        <TextField hint={words.minimumHint} {...field('minimum_stock')} optional inputMode="numeric" />
      )}
      <div className={styles.pair}>
        <TextField {...field('price')} {...moneyAffix()} />
        {isAdmin && (
          <SelectField
            name="vat_percent"
            label={words.fieldNames.vat_percent}
            options={vatOptions}
            value={texts.vat_percent}
            onChange={(text) => form.type('vat_percent', text)}
          />
        )}
      </div>
      <TextField {...field('barcode')} optional maxLength={barcodeMax} spellCheck={false} />
      {product && <p className={layout.tiny}>{saidLabel(product.added_or_changed_by)}</p>}
    </div>
  )
}
