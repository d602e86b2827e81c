import { settledNumber } from '#kit/shared/typed-numbers.ts'
import { Button, IconButton } from '#kit/ui/button.tsx'
import { CloseIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { units } from '../../rules.ts'
import { aLine, type LineText } from './draft.ts'
import styles from './new-document.module.css'

type DocumentLinesProps = { lines: readonly LineText[]; onChange: (lines: LineText[]) => void; rate: string }

const unitOptions = [{ value: '', label: '–' }, ...units.map((unit) => ({ value: unit, label: unit }))]

/** What is invoiced, a block for each line; what is rare is folded away. */
export function DocumentLines({ lines, onChange, rate }: DocumentLinesProps) {
  return (
    <div className={layout.stack3}>
      <ol className={layout.stack3}>
        {lines.map((line, index) => {
          const set = (part: Partial<LineText>) => onChange(lines.with(index, { ...line, ...part }))
          const field = (name: keyof LineText) => ({
            name: `items.${index}.${name}`,
            value: line[name],
            required: false,
            autoComplete: 'off',
            onChange: (text: string) => set({ [name]: text }),
          })
          const number = (name: keyof LineText) => ({
            ...field(name),
            inputMode: 'decimal' as const,
            onBlur: () => set({ [name]: settledNumber(line[name]) }),
          })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that stays
            <li key={index} className={styles.line} aria-label={`Line ${index + 1}`}>
              <TextField {...field('item')} label="Item" maxLength={120} className={styles.item ?? ''} />
              <TextField {...number('quantity')} label="Quantity" placeholder="1" />
              <SelectField {...field('unit')} label="Unit" options={unitOptions} />
              <TextField {...number('price')} label="Price, net" />
              <IconButton
                label={`Remove line ${index + 1}`}
                disabled={lines.length === 1}
                onClick={() => onChange(lines.toSpliced(index, 1))}
              >
                <CloseIcon />
              </IconButton>
              <details className={styles.more}>
                <summary>Discount, VAT rate, days</summary>
                <div className={styles.fields}>
                  <TextField {...number('discount')} label="Discount" suffix="%" />
                  <TextField {...number('vatRate')} label="VAT rate" placeholder={rate} suffix="%" />
                  <TextField {...field('from')} label="From" type="date" />
                  <TextField {...field('until')} label="Until" type="date" />
                </div>
              </details>
            </li>
          )
        })}
      </ol>
      <Button
        variant="quiet"
        size="small"
        icon={<PlusIcon />}
        disabled={lines.length >= 50}
        onClick={() => onChange([...lines, aLine()])}
      >
        Add line
      </Button>
    </div>
  )
}
