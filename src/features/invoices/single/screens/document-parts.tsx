import { isInUnion, supportedCountries } from '#kit/shared/countries.ts'
import { formatDay } from '#kit/shared/day.ts'
import { formatExact } from '#kit/shared/money.ts'
import { settledNumber } from '#kit/shared/typed-numbers.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink, IconButton } from '#kit/ui/button.tsx'
import { CityField } from '#kit/ui/city-field.tsx'
import { CloseIcon, PlusIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { buyerTexts } from '../../contract/customer.ts'
import { units } from '../../rules.ts'
import { decideQuote, getDocumentDesk, type Quote, showDocument } from '../contract.ts'
import { usualRates } from '../rules.ts'
import { aLine, chosen, type Desk, type Draft, type LineText } from './draft.ts'
import styles from './new-document.module.css'

const most = 6
const countries = supportedCountries.toSorted().map((value) => ({ value, label: value }))
const rare = { optional: true, autoComplete: 'off' }

type CustomerProps = { draft: Draft; change: (part: Partial<Draft>) => void; desk: Desk }

/** Whom it is for: found as one types, or a new customer with what an invoice needs. */
export function DocumentCustomer({ draft, change, desk }: CustomerProps) {
  const field = fieldOf(draft, change)
  const { business, customer, country, isNew: wanted } = draft
  const typed = business.trim().toLowerCase()
  const isOpen = customer === '' && typed !== ''
  const found = desk.customers.filter((one) => `${one.business} ${one.email}`.toLowerCase().includes(typed))
  const isNew = isOpen && (found.length === 0 || wanted !== '')
  const move = (to: string) => change({ country: to, vatRate: (to === desk.seller_country && usualRates[to]) || '' })
  return (
    <>
      <TextField
        {...field('business')}
        onChange={(text) => change({ business: text, customer: '', isNew: '' })}
        label="Customer"
        hint={isNew ? 'A new customer' : customer === '' ? 'Type to find one, or to add a new one' : undefined}
        maxLength={buyerTexts.business.max}
        autoComplete="off"
      />
      {isOpen && !isNew && (
        <div className={layout.row2}>
          {found.slice(0, most).map((one) => (
            <Button key={one.id} variant="secondary" size="small" onClick={() => change(chosen(one))}>
              {one.business}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => change({ isNew: 'yes' })}>
            {`New customer “${business.trim()}”`}
          </Button>
        </div>
      )}
      {isNew && (
        <div className={styles.fields}>
          <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
          <TextField {...field('name')} label="Name" {...rare} />
          <TextField {...field('streetAndNumber')} label="Street and number" autoComplete="off" />
          <CityField {...field('zipCodeAndCity')} label="ZIP and city" />
          <SelectField {...field('country')} label="Country" options={countries} onChange={move} />
          {isInUnion(country) && <TextField {...field('vatRate')} label="VAT rate" suffix="%" {...rare} />}
          {isInUnion(country) && <TextField {...field('vatId')} label="VAT id" {...rare} />}
        </div>
      )}
    </>
  )
}

const unitOptions = [{ value: '', label: '–' }, ...units.map((unit) => ({ value: unit as string, label: unit }))]

type LinesProps = { lines: readonly LineText[]; onChange: (lines: LineText[]) => void; rate: string }

/** What is invoiced, a block for each line; what is rare is folded away. */
export function DocumentLines({ lines, onChange, rate }: LinesProps) {
  return (
    <ol className={layout.stack3}>
      {lines.map((line, index) => {
        const set = (part: Partial<LineText>) => onChange(lines.with(index, { ...line, ...part }))
        const field = (name: keyof LineText) => ({
          ...{ name: `items.${index}.${name}`, value: line[name], required: false, autoComplete: 'off' },
          onChange: (text: string) => set({ [name]: text }),
        })
        const number = (name: keyof LineText) => ({
          ...{ ...field(name), inputMode: 'decimal' as const },
          onBlur: () => set({ [name]: settledNumber(line[name]) }),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that stays
          <li key={index} className={styles.line} aria-label={`Line ${index + 1}`}>
            <TextField {...field('item')} label="Item" maxLength={120} className={styles.whole ?? ''} />
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
            <details className={styles.whole}>
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
      <li>
        <Button variant="quiet" size="small" icon={<PlusIcon />} onClick={() => onChange([...lines, aLine()])}>
          Add line
        </Button>
      </li>
    </ol>
  )
}

const tones = { open: 'info', accepted: 'success', declined: 'plain', expired: 'warning', invoiced: 'plain' } as const
const ways = { single: 'Invoice', down_payment: 'Down payment', final: 'Final invoice' } as const

/** What was offered, and what comes of it. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  const onError = ({ message }: Error) => toast(message, { tone: 'danger' })
  const decide = useWrite(decideQuote, { refreshes: [getDocumentDesk], onError })
  if (quotes.length === 0) return null
  return (
    <section className={layout.stack3} aria-labelledby="quotes">
      <h2 id="quotes">Quotes</h2>
      <ul className={layout.stack3}>
        {quotes.map(({ id, reference, business, gross, currency, valid_until: until, state }) => (
          <li key={id} className={layout.line3} aria-label={reference}>
            <a href={`${showDocument.path}?quote=${id}`} target="_blank" rel="noreferrer">
              {reference}
            </a>
            <span>{`${business}, ${formatExact(gross, currency)}`}</span>
            <Badge tone={tones[state]}>{state === 'open' ? `Open until ${formatDay(until)}` : state}</Badge>
            {(state === 'open' || state === 'expired') &&
              (['Accepted', 'Declined'] as const).map((said) => (
                <Button
                  key={said}
                  variant="quiet"
                  size="small"
                  onClick={() => decide.mutate({ body: { quote: id, accepted: said === 'Accepted' } })}
                >
                  {said}
                </Button>
              ))}
            {state !== 'invoiced' &&
              state !== 'declined' &&
              Object.entries(ways).map(([kind, name]) => (
                <ButtonLink key={kind} variant="secondary" size="small" to={`/invoices/new?quote=${id}&kind=${kind}`}>
                  {name}
                </ButtonLink>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
