import { useState } from 'react'
import { lengths } from '#features/customers/contract/handle.ts'
import formStyles from '#features/customers/screens/customer-form.module.css'
import { Letter } from '#features/customers/screens/letter/letter.tsx'
import { TextEditor } from '#features/customers/screens/letter/text-editor.tsx'
import type { Language } from '#kit/shared/countries.ts'
import { neutralIn, neutralSalutation, salutationsIn, salutationsOf } from '#kit/shared/greeting.ts'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { Opener } from '#kit/ui/opener.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import type { AcquisitionType } from '../../contract.ts'
import { bindTo, type EntryFormState } from '../../entries/screens/use-entry-form.ts'
import { getLetters } from '../../letters/contract.ts'
import { choicesFor } from '../../letters/screens/choices.ts'
import { SaveLetter } from '../../letters/screens/save-letter.tsx'
import { greetingOf, languageTo } from '../rules.ts'
import styles from './mail-editors.module.css'

/** What is written to a business: read, changed, or taken from the presets of its country. */
export function MailEditors({ form }: { form: EntryFormState }) {
  const { country, type, business, name, subject, salutation, body, preset: from } = form.texts
  const bind = bindTo(form)
  const [language, setLanguage] = useState<Language>()
  const shown = language ?? languageTo({ salutation, country })
  const own = useEndpoint(getLetters).data?.letters ?? []
  const choicesIn = (language: Language) =>
    choicesFor({ type: type as AcquisitionType, country, language, business }, own)
  const presets = choicesIn(shown)
  const usual = [
    ...new Set([neutralSalutation(country), ...salutationsOf(country), neutralIn(shown), ...salutationsIn(shown)]),
  ]
  const salutations = usual.includes(salutation) || salutation === '' ? usual : [salutation, ...usual]
  const isOurs = () =>
    subject === '' || languages.some(({ value }) => choicesIn(value).some(({ subjects }) => subjects.includes(subject)))
  const choose = (chosen: string) => {
    const preset = presets.find((one) => one.body === chosen)
    if (!preset) return
    // A subject that nobody wrote goes with the letter, and so does a greeting in another language.
    form.type({
      ...{ body: chosen, preset: preset.id },
      ...(isOurs() && { subject: preset.subjects[0] ?? '' }),
      ...(languageTo({ salutation, country }) !== shown && { salutation: neutralIn(shown) }),
    })
  }
  const subjects = subjectsOf(presets, from)
  return (
    <>
      <ChoiceGroup
        legend="Language of the presets"
        name="language"
        look="chips"
        className={formStyles.whole ?? ''}
        choices={languages}
        value={shown}
        onChange={setLanguage}
      />
      <TextEditor
        label="Email subject"
        name="subject"
        className={formStyles.whole}
        value={subject}
        onChange={(text) => form.type({ subject: text })}
        presets={subjects.map((one) => ({ value: one, label: one }))}
        preview={subject || <Empty>No subject yet</Empty>}
      >
        <TextField
          label={<VisuallyHidden>Email subject</VisuallyHidden>}
          {...bind('subject')}
          maxLength={lengths.subject}
          autoComplete="off"
        />
      </TextEditor>
      <SelectField
        label="Salutation"
        {...bind('salutation')}
        options={salutations.map((value) => ({ value, label: value }))}
        placeholder="Choose a salutation"
      />
      <TextField
        label="Name"
        {...bind('name')}
        hint="Needed to send"
        maxLength={lengths.name}
        required={false}
        autoComplete="off"
      />
      <TextEditor
        label="Email body"
        name="body"
        className={formStyles.whole}
        value={body}
        onChange={choose}
        presets={presets.map((preset) => ({
          value: preset.body,
          label: (
            <>
              <strong className={styles.preset}>{preset.name}</strong>
              <span className={styles.excerpt}>
                <Letter salutation="" html={withoutLinks(preset.body)} />
              </span>
            </>
          ),
        }))}
        preview={
          body === '' ? (
            <Empty>No body yet</Empty>
          ) : (
            <Letter salutation={greetingOf({ salutation, name, business }).replace(/,$/, '')} html={body} />
          )
        }
      >
        <TextArea
          label={<VisuallyHidden>Email body</VisuallyHidden>}
          {...bind('body')}
          max={lengths.body}
          hint="Plain text, or HTML: paragraphs, lists, links, bold and italic."
          spellCheck
          className={classNames(formStyles.code)}
        />
      </TextEditor>
      {subject !== '' && body !== '' && (
        <p className={formStyles.whole}>
          <Opener label="Save as own letter">
            {(onClose) => (
              <SaveLetter
                {...{ texts: form.texts, language: languageTo({ salutation, country }), letters: own, onClose }}
                onSaved={(preset) => form.type({ preset })}
              />
            )}
          </Opener>
        </p>
      )}
    </>
  )
}

const languages = [
  { value: 'de', label: 'German' },
  { value: 'en', label: 'English' },
] as const

/** Those of the letter that was taken first; each once. */
function subjectsOf(presets: ReturnType<typeof choicesFor>, from: string): string[] {
  const sorted = presets.toSorted((a, b) => Number(b.id === from) - Number(a.id === from))
  return [...new Set(sorted.flatMap(({ subjects }) => subjects))]
}

/** Presets are buttons, and no button may lead elsewhere. */
const withoutLinks = (html: string) => html.replaceAll(/<\/?a\b[^>]*>/g, '')

const Empty = ({ children }: { children: string }) => <span className={layout.muted}>{children}</span>
