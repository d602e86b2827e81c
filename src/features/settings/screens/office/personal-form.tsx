import { useState } from 'react'
import { checkUser, type SignedInUser } from '#features/sign-in/contract.ts'
import { capitalised } from '#features/sign-in/rules.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { language } from '#kit/shared/language.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Form } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { refresh } from '#kit/ui/server-state.tsx'
import { fieldOf, TextField, type TextFieldProps } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { personalForm, type PersonalForm as Sent, type SettingsCalls } from '../../contract/staff.ts'
import { getBusinessSettings } from '../../contract.ts'
import { words } from '../../words.ts'
import { languageOptions } from './language-options.ts'
import { SaveBar } from './save-bar.tsx'
import styles from './settings-form.module.css'
import { Pair, SettingsPart } from './settings-part.tsx'
import { useSaved } from './use-saved.ts'

type UserInfo = Answer<SettingsCalls['getUserInfo']>
type PersonalFormProps = { user: SignedInUser; calls: SettingsCalls; info: UserInfo }

/** What is typed, field by field; what is not there is as it is stored. Never the passwords. */
type Draft = Partial<
  Record<'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'additional' | 'zipCodeAndCity', string>
> & {
  weAreHiring?: boolean
  language?: Sent['language']
}

type TextName = Exclude<keyof Draft, 'weAreHiring' | 'language'>

const noPasswords = { password: '', repeat: '' }
const mismatch = { field: 'repeat', message: words.mismatch }

/** Name, contact, address and password of whoever is signed in; for admins also whether the business is hiring. */
export function PersonalForm({ user, calls, info }: PersonalFormProps) {
  const draftKey = `settings-${calls.business}-${user.id}`
  const [draft, setDraft] = useKept<Draft>(draftKey, {})
  const [passwords, setPasswords] = useState(noPasswords)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const [saved, setSaved] = useSaved(user)

  const values = { ...storedOf(user, info), ...draft }
  const write = useWrite(calls.updateSettings, {
    onSuccess: ({ signed_out }) => {
      forgetKept(draftKey)
      setPasswords(noPasswords)
      if (draft.language === undefined || signed_out) setSaved(signed_out)
      else toast(words.saved)
      // The address says a language as long as nobody chose one.
      if (draft.language === 'business' && language() !== 'en') location.replace('/RentalRevolution/settings#language')
      else if (!signed_out) void refresh(calls.getUserInfo, getBusinessSettings, checkUser)
    },
    onError: (error) => {
      setErrors(error.errors)
      if (error.errors.length === 0) setFailure(error.message)
    },
  })

  const submit = () => {
    if (write.isPending || saved) return
    const body = { ...values, password: passwords.password, weAreHiring: draft.weAreHiring, language: draft.language }
    const found = [...errorsOf(personalForm, body), ...(passwords.password === passwords.repeat ? [] : [mismatch])]
    setErrors(found)
    setFailure(undefined)
    if (found.length === 0) write.mutate({ body })
  }

  const field = fieldOf(values, (part) => setDraft((before) => ({ ...before, ...part })))
  return (
    <Form onSubmit={submit} errors={errors} className={styles.form}>
      <SettingsPart title={words.you} text={words.youText}>
        <Pair>
          <TextField label={words.firstName} autoComplete="given-name" {...field('firstName')} />
          <TextField label={words.lastName} autoComplete="family-name" {...field('lastName')} />
        </Pair>
        {writtenAs(values) && <p className={styles.note}>{writtenAs(values)}</p>}
        <TextField label={words.email} hint={words.emailHint} type="email" {...field('email')} />
      </SettingsPart>
      {!user.admin && <AddressPart field={field} />}
      {calls.business === 'rental' && (
        <SettingsPart name="language" title={words.officeLanguage} text={words.officeLanguageText}>
          <SelectField
            label={words.readIn}
            name="language"
            options={[{ value: 'business', label: words.asTheBusiness }, ...languageOptions]}
            value={draft.language ?? info.language ?? 'business'}
            onChange={(language) => setDraft((before) => ({ ...before, language }))}
          />
        </SettingsPart>
      )}
      {user.admin && (
        <SettingsPart title={words.jobs} text={words.hiringTexts[calls.business]}>
          <Checkbox
            name="weAreHiring"
            label={words.hiring}
            checked={values.weAreHiring}
            onChange={(weAreHiring) => setDraft((before) => ({ ...before, weAreHiring }))}
          />
        </SettingsPart>
      )}
      <PasswordPart passwords={passwords} onPasswords={setPasswords} />
      <SaveBar busy={write.isPending} saved={saved} failure={failure} note={words.signsOut} />
    </Form>
  )
}

function AddressPart({ field }: { field: (name: TextName) => Pick<TextFieldProps, 'name' | 'value' | 'onChange'> }) {
  return (
    <SettingsPart title={words.phoneAndAddress} text={words.phoneAndAddressText}>
      <TextField label={words.phone} optional type="tel" {...field('phone')} />
      <Pair>
        <TextField label={words.street} optional autoComplete="address-line1" {...field('address')} />
        <TextField label={words.additional} optional autoComplete="address-line2" {...field('additional')} />
      </Pair>
      <TextField label={words.city} optional autoComplete="off" {...field('zipCodeAndCity')} />
    </SettingsPart>
  )
}

type Passwords = typeof noPasswords

function PasswordPart({ passwords, onPasswords }: { passwords: Passwords; onPasswords: (next: Passwords) => void }) {
  const [shown, setShown] = useState(false)
  const passwordField = (name: keyof Passwords) => ({
    name,
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    spellCheck: false,
    autoCapitalize: 'none',
    value: passwords[name],
    onChange: (value: string) => onPasswords({ ...passwords, [name]: value }),
  })
  return (
    <SettingsPart title={words.password} text={words.passwordText}>
      <Pair>
        <TextField label={words.newPassword} optional {...passwordField('password')} />
        <TextField label={words.repeatPassword} optional {...passwordField('repeat')} />
      </Pair>
      <Checkbox label={words.showPasswords} checked={shown} onChange={setShown} />
    </SettingsPart>
  )
}

const storedOf = ({ first_name, last_name, email }: SignedInUser, info: UserInfo) => ({
  firstName: first_name,
  lastName: last_name,
  email,
  phone: info.phone,
  address: info.streetAndNumber,
  additional: info.additional,
  zipCodeAndCity: info.zipCodeAndCity,
  weAreHiring: info.weAreHiring,
})

/** Said only where it differs from what is typed. */
function writtenAs({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const typed = [firstName.trim(), lastName.trim()]
  const written = typed.map(capitalised)
  return written.every((name, i) => name === typed[i]) ? '' : words.writtenAs(written.join(' ').trim())
}
