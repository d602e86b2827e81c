import { useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Tabs } from '#kit/ui/tabs.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPaperSettings, paperLookForm, savePaperLook, type ThemeForm, textsMax } from '../contract.ts'
import { accentRefusal, defaultLook } from '../rules/theme.ts'
import styles from './document-settings.module.css'

type LookFieldsProps = {
  saved: ThemeForm
  draft: ThemeForm
  onChange: (draft: ThemeForm) => void
}

const languages = [
  { id: 'de', label: 'German' },
  { id: 'en', label: 'English' },
] as const
type LanguageId = (typeof languages)[number]['id']

const words = {
  thanks: { label: 'Thanks', hint: 'Before the foot of the last page.' },
  paymentNote: { label: 'Note on paying', hint: 'Beside the account.' },
  footer: { label: 'Foot', hint: 'On every page, such as the register and its court.' },
} as const
const names = ['thanks', 'paymentNote', 'footer'] as const

/** Colour and texts in both languages; kept in the tab until they are saved. */
export function ThemeFields({ saved, draft, onChange }: LookFieldsProps) {
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [language, setLanguage] = useState<LanguageId>('de')
  const save = useWrite(savePaperLook, {
    refreshes: [getPaperSettings],
    onSuccess: () => toast('Papers look like this from now on'),
    onError: (error) => setErrors(error.errors),
  })
  const isSaved = JSON.stringify(saved) === JSON.stringify(draft)
  const submit = () => {
    if (save.isPending) return
    const found = errorsOf(paperLookForm, draft)
    setErrors(found)
    const wrong = languages.find(({ id }) => found.some(({ field }) => field.startsWith(`texts.${id}`)))
    if (wrong) setLanguage(wrong.id)
    if (found.length === 0) save.mutate({ body: draft })
  }
  const put = (name: keyof typeof words) => (text: string) =>
    onChange({ ...draft, texts: { ...draft.texts, [language]: { ...draft.texts[language], [name]: text } } })
  const refusal = accentRefusal(draft.accent)
  const fields = (
    <div className={styles.fields}>
      {names.map((name) => {
        const field = {
          ...words[name],
          optional: true,
          lang: language,
          name: `texts.${language}.${name}`,
          value: draft.texts[language][name],
          onChange: put(name),
        }
        return name === 'thanks' ? (
          <TextField key={name} {...field} />
        ) : (
          <TextArea key={name} {...field} max={textsMax[name]} />
        )
      })}
    </div>
  )
  return (
    <Form className={styles.form} errors={errors} onSubmit={submit}>
      <Field label="Colour" name="accent" error={refusal} hint="Of the star and of the bar with the total.">
        {(control) => (
          <span className={styles.colour}>
            <input
              {...control}
              type="color"
              className={styles.swatch}
              value={draft.accent}
              onChange={(event) => onChange({ ...draft, accent: event.target.value })}
            />
            <code>{draft.accent}</code>
            {draft.accent !== defaultLook.accent && (
              <Button variant="quiet" size="small" onClick={() => onChange({ ...draft, accent: defaultLook.accent })}>
                Star yellow
              </Button>
            )}
          </span>
        )}
      </Field>
      <Tabs
        label="Language of the papers"
        tabs={languages.map((one) => ({ ...one, content: fields }))}
        selected={language}
        onSelect={setLanguage}
      />
      <FormError message={save.error && save.error.errors.length === 0 ? save.error.message : undefined} />
      <div className={layout.end3}>
        <Button variant="secondary" disabled={isSaved} onClick={() => onChange(saved)}>
          Discard
        </Button>
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </Form>
  )
}
