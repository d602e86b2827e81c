import { useEffect, useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Form } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { Toaster } from '#kit/ui/toaster.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { newEmployee, register } from '../contract/register.ts'
import { words } from '../words.ts'
import { type EmployeeDraft, employeeDraftKey, emptyEmployee } from './employee-draft.ts'
import styles from './register-form.module.css'

const messageSeconds = 3

const noPasswords = { password: '', repeat: '' }

type Outcome = { tone: 'success' | 'danger'; text: string }
const added: Outcome = { tone: 'success', text: words.added }
const failed: Outcome = { tone: 'danger', text: words.notAdded }

/** Name, contact, address and first password of a new employee. */
export function RegisterForm() {
  const [draft, setDraft] = useKept(employeeDraftKey, emptyEmployee)
  const [passwords, setPasswords] = useState(noPasswords)
  const [shown, setShown] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [outcome, setOutcome] = useState<Outcome>()

  const finish = (how: Outcome) => {
    setOutcome(how)
    setDraft(emptyEmployee)
    setPasswords(noPasswords)
    setShown(false)
  }
  const write = useWrite(register, {
    onSuccess: () => finish(added),
    onError: (error) => {
      setErrors(error.errors)
      if (error.errors.length === 0) setOutcome(failed)
    },
  })

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), messageSeconds * 1000)
    return () => clearTimeout(timer)
  }, [outcome])

  const submit = () => {
    if (write.isPending) return
    const input = { ...draft, password: passwords.password }
    const mismatch = { field: 'repeat', message: words.mismatch }
    const found = [...errorsOf(newEmployee, input), ...(passwords.password === passwords.repeat ? [] : [mismatch])]
    setErrors(found)
    setOutcome(undefined)
    if (found.length > 0) return
    write.mutate({ body: input })
  }

  const field = (name: keyof EmployeeDraft, maxLength: number) => ({
    name,
    maxLength,
    autoComplete: 'off',
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
  })
  const passwordField = (name: keyof typeof noPasswords) => ({
    name,
    maxLength: 20,
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    spellCheck: false,
    autoCapitalize: 'none',
    value: passwords[name],
    onChange: (value: string) => setPasswords((before) => ({ ...before, [name]: value })),
  })
  return (
    <Form onSubmit={submit} errors={errors} className={styles.form}>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.who}</legend>
        <div className={styles.grid}>
          <TextField label={words.firstName} {...field('firstName', 25)} />
          <TextField label={words.lastName} {...field('lastName', 25)} />
          <TextField label={words.email} type="email" {...field('email', 50)} />
          <TextField label={words.phone} optional type="tel" {...field('phone', 25)} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.address}</legend>
        <div className={styles.grid}>
          <TextField label={words.street} optional {...field('address', 50)} />
          <TextField label={words.additional} optional {...field('additional', 50)} />
          <TextField label={words.city} optional {...field('zipCodeAndCity', 50)} />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{words.password}</legend>
        <div className={styles.grid}>
          <TextField label={words.password} {...passwordField('password')} />
          <TextField label={words.repeatPassword} {...passwordField('repeat')} />
          <Checkbox label={words.showPassword} checked={shown} onChange={setShown} className={styles.whole ?? ''} />
        </div>
      </fieldset>
      <div className={styles.end}>
        {outcome && <Banner tone={outcome.tone} title={outcome.text} />}
        <Button type="submit" size="large" busy={write.isPending}>
          {words.addEmployee}
        </Button>
      </div>
      <Toaster />
    </Form>
  )
}
