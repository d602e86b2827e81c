import { useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { recover, recovery } from '../contract/recover.ts'
import { words } from '../words.ts'
import { loginPath } from './way-back.ts'

/** Asks for a new password by mail. Says the same whatever came of it, then leads back to the login. */
export function RecoverForm() {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const write = useWrite(recover)
  const sent = useArrival<HTMLDivElement>(write.isSuccess || write.isError, { isNote: true, takesFocus: false })

  if (write.isSuccess || write.isError) {
    return (
      <div className={layout.stack4}>
        <Banner tone="success" ref={sent}>
          {words.newPasswordSent}
        </Banner>
        <RedirectTimer to={loginPath} seconds={5} text={words.toLoginSoon} />
      </div>
    )
  }
  const submit = () => {
    const input = { email: email.trim() }
    const found = errorsOf(recovery, input)
    setErrors(found)
    if (found.length === 0) write.mutate({ body: input })
  }
  return (
    <Form onSubmit={submit} errors={errors} className={layout.stack4}>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={50}
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" size="large" wide busy={write.isPending}>
        {words.sendPassword}
      </Button>
    </Form>
  )
}
