import { lengths } from '#features/customers/contract/handle.ts'
import { sendTime } from '#features/customers/rules.ts'
import styles from '#features/customers/screens/customer-form.module.css'
import { Section, StateEditor } from '#features/customers/screens/form-parts.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { type AcquisitionEntry, acquisitionTypes } from '../../contract.ts'
import { CountryNote, countriesWith } from '../../crawl/screens/countries.tsx'
import { MailEditors } from '../../outreach/screens/mail-editors.tsx'
import own from './entry-form.module.css'
import { LegalBasis } from './legal-basis.tsx'
import { bindTo, type EntryFormState } from './use-entry-form.ts'

type EntryFieldsProps = { form: EntryFormState; entry: AcquisitionEntry; timeZone: string }

/** The letter to a business, and beside it everything else that is kept. */
export function EntryFields({ form, entry, timeZone }: EntryFieldsProps) {
  const { texts } = form
  const bind = bindTo(form)
  const goesOut = sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })
  return (
    <div className={own.columns}>
      <Section title="Email">
        <MailEditors form={form} />
        <LegalBasis
          className={styles.whole}
          country={texts.country}
          basis={texts.legalBasis}
          note={texts.legalNote}
          isCustomer={entry.customer !== null && !entry.customer.became}
          onChange={form.type}
        />
        <TextField
          label="Email delay in hours"
          {...bind('delay')}
          inputMode="decimal"
          optional
          autoComplete="off"
          hint={goesOut === undefined ? 'Like 2 or 1.5' : goesOut === 'now' ? 'Goes out now' : `Goes out ${goesOut}`}
        />
      </Section>
      <Section title="Business">
        <TextField label="Business" {...bind('business')} maxLength={lengths.business} autoComplete="off" />
        <TextField label="Website" {...bind('website')} maxLength={lengths.website} type="url" autoComplete="off" />
        <TextField label="Email" {...bind('email')} maxLength={lengths.email} type="email" autoComplete="off" />
        <TextField label="Phone" {...bind('phone')} maxLength={lengths.phone} type="tel" optional autoComplete="off" />
        <SelectField
          label="Type"
          {...bind('type')}
          options={acquisitionTypes.map((type) => ({ value: type as string, label: type }))}
        />
        <SelectField label="Country" {...bind('country')} options={countriesWith(texts.country)} />
        <CountryNote country={texts.country} />
        <StateEditor country={texts.country} field={bind('state')} />
        <TextField label="Search term" {...bind('searchTerm')} maxLength={120} optional autoComplete="off" />
        <TextArea
          label="Note"
          {...bind('note')}
          max={lengths.note}
          optional
          hint="Only staff see it."
          className={classNames(styles.whole, styles.note)}
        />
      </Section>
    </div>
  )
}
