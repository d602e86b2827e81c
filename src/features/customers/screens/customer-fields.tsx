import { placeHint } from '#features/invoices/issuing/rules/places.ts'
import { bodyPresets, subjectPresets } from '#features/invoices/sending/rules/presets.ts'
import { isInUnion, languageOf, supportedCountries } from '#kit/shared/countries.ts'
import { type Day, firstOfMonth } from '#kit/shared/day.ts'
import { greetingOf, neutralSalutation, salutationsOf } from '#kit/shared/greeting.ts'
import { formCountries } from '#kit/shared/regions.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { lengths } from '../contract/handle.ts'
import { customerTypes } from '../contract.ts'
import { sendTime } from '../rules.ts'
import { CountryNotes } from './country-notes.tsx'
import styles from './customer-form.module.css'
import { currencyShown, type FieldName } from './draft.ts'
import { Section, StateEditor } from './form-parts.tsx'
import { ItemRows } from './item-rows.tsx'
import { Letter } from './letter/letter.tsx'
import { TextEditor } from './letter/text-editor.tsx'
import { bindTo, type CustomerFormOf, type CustomerFormState } from './use-customer-form.ts'
import { VatFields } from './vat-fields.tsx'

export type FieldsProps = {
  form: CustomerFormState
  isNew: boolean
  day: Day
  timeZone: string
  /** The agency's. */
  seller: CustomerFormOf['seller']
  /** Currencies that can be invoiced. */
  setUp: readonly string[]
}

/** Everything that is kept of a customer. */
export function CustomerFields(props: FieldsProps) {
  const { form, isNew, timeZone } = props
  const { texts } = form
  const [bind, line] = [bindTo(form), lineOf(form)]
  const currency = currencyShown(texts.country)
  const goesOut = sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })
  return (
    <>
      <Section title="Contact">
        <TextField {...line('business')} />
        <TextField {...line('website')} type="url" />
        <TextField {...line('name')} />
        <TextField {...line('email')} type="email" optional={isNew} />
        <TextField {...line('phone')} type="tel" />
        <SelectField
          {...bind('type')}
          placeholder="Choose a type"
          options={customerTypes.map((type) => ({ value: type as string, label: type }))}
        />
        <TextArea
          {...bind('note')}
          max={lengths.note}
          optional
          hint="Only staff see it."
          className={classNames(styles.whole, styles.note)}
        />
      </Section>

      <Section title="Address">
        <TextField {...line('streetAndNumber')} optional={isNew} />
        <TextField {...line('additional')} optional />
        <TextField {...line('zipCodeAndCity')} optional={isNew} hint={placeHint(texts.zipCodeAndCity, texts.country)} />
        <SelectField {...bind('country')} placeholder="Choose a country" options={countriesFor(texts.country, isNew)} />
        <CountryNotes country={texts.country} setUp={props.setUp} />
        <StateEditor country={texts.country} field={bind('state')} />
      </Section>

      {isInUnion(texts.country) && (
        <Section title="VAT">
          <VatFields form={form} seller={props.seller} />
        </Section>
      )}

      <Section title="Invoice items">
        <div className={styles.whole}>
          <ItemRows
            value={texts.invoiceItems}
            onChange={(rows) => form.type('invoiceItems', rows)}
            currency={currency}
          />
        </div>
      </Section>

      <Section title="Payment">
        <TextField {...bind('dueDays')} inputMode="numeric" optional autoComplete="off" suffix="days" />
        <TextField
          {...bind('discountRate')}
          hint="For who pays early, taken off the whole"
          {...{ inputMode: 'decimal', optional: true, autoComplete: 'off', suffix: '%' }}
        />
        <TextField {...bind('discountDays')} inputMode="numeric" optional autoComplete="off" suffix="days" />
      </Section>

      <Section title="Email">
        <MailEditors {...props} />
        <TextField
          {...bind('delay')}
          inputMode="decimal"
          optional
          autoComplete="off"
          hint={goesOut === undefined ? 'Like 2 or 1.5' : goesOut === 'now' ? 'Goes out now' : `Goes out ${goesOut}`}
        />
      </Section>
    </>
  )
}

/** A line of text that may be so long. */
const lineOf = (form: CustomerFormState) => (field: FieldName & keyof typeof lengths) => ({
  ...bindTo(form)(field),
  maxLength: lengths[field],
  autoComplete: 'off',
})

/** New customers come from a few countries; those that are kept may be of any, even of one that is not supported. */
function countriesFor(country: string, isNew: boolean) {
  const offered: readonly string[] = isNew ? formCountries : supportedCountries.toSorted()
  const all = country === '' || offered.includes(country) ? offered : [country, ...offered]
  return all.map((value) => ({ value, label: value }))
}

function MailEditors({ form, day }: FieldsProps) {
  const { country, subject, salutation, body } = form.texts
  const bind = bindTo(form)
  const usual = [neutralSalutation(country), ...salutationsOf(country)]
  const written = usual.includes(salutation) || salutation === '' ? [] : [salutation]
  const salutations = [...new Set([...written, ...usual])]
  return (
    <>
      <TextEditor
        label="Email subject"
        name="subject"
        className={styles.whole}
        value={subject}
        onChange={(text) => form.type('subject', text)}
        presets={subjectPresets(country, firstOfMonth(day)).map((preset) => ({ value: preset, label: preset }))}
        preview={subject || <Empty>No subject yet</Empty>}
      >
        <TextField {...lineOf(form)('subject')} label={<VisuallyHidden>Email subject</VisuallyHidden>} />
      </TextEditor>
      <SelectField
        {...bind('salutation')}
        options={salutations.map((value) => ({ value, label: value }))}
        placeholder="Choose a salutation"
      />
      <TextEditor
        label="Email body"
        name="body"
        className={styles.whole}
        value={body}
        onChange={(text) => form.type('body', text)}
        presets={bodyPresets(country).map((preset) => ({
          value: preset,
          label: <Letter salutation="" html={preset} />,
        }))}
        preview={<Letter salutation={greetingOf(salutation, form.texts.name, languageOf(country))} html={body} />}
      >
        <TextArea
          {...bind('body')}
          label={<VisuallyHidden>Email body</VisuallyHidden>}
          max={lengths.body}
          hint="Plain text, or HTML: paragraphs, lists, links, bold and italic."
          spellCheck
          className={styles.code ?? ''}
        />
      </TextEditor>
    </>
  )
}

const Empty = ({ children }: { children: string }) => <span className={layout.muted}>{children}</span>
