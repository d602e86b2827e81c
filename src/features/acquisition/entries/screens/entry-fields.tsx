import type { ReactNode } from 'react'
import { lengths } from '#features/customers/contract/handle.ts'
import { sendTime } from '#features/customers/rules.ts'
import styles from '#features/customers/screens/customer-form.module.css'
import { TextEditor } from '#features/customers/screens/letter/text-editor.tsx'
import { regionsOf } from '#kit/shared/regions.ts'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { type AcquisitionEntry, acquisitionTypes } from '../../contract.ts'
import { CountryNote, countriesWith } from '../../crawl/screens/countries.tsx'
import { MailEditors } from '../../outreach/screens/mail-editors.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { bindTo, type EntryFormState } from './use-entry-form.ts'

type EntryFieldsProps = { form: EntryFormState; entry: AcquisitionEntry; timeZone: string }

/** Everything that is kept of a business. */
export function EntryFields({ form, entry, timeZone }: EntryFieldsProps) {
  const { texts } = form
  const bind = bindTo(form)
  const goesOut = sendTime(texts.delay, { now: Temporal.Now.instant(), timeZone })
  return (
    <>
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
        <StateEditor form={form} />
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
    </>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

function StateEditor({ form }: { form: EntryFormState }) {
  const { country, state } = form.texts
  return (
    <TextEditor
      label="State"
      name="state"
      className={styles.whole}
      value={state}
      onChange={(text) => form.type({ state: text })}
      presets={regionsOf(country).map((region) => ({ value: region, label: region }))}
      noPresets={`There are no presets for ${country}.`}
      short
      preview={state || <span className={layout.muted}>No state yet</span>}
    >
      <TextField
        label={<VisuallyHidden>State</VisuallyHidden>}
        {...bindTo(form)('state')}
        maxLength={lengths.state}
        autoComplete="off"
      />
    </TextEditor>
  )
}
