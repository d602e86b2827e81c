import { useEffect, useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { forgetAnswers } from '#kit/ui/forget-answers.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { listenAnew } from '#kit/ui/live-updates.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import type { artLogin } from '../contract/art.ts'
import { credentials, login, type SignedInUser } from '../contract.ts'
import { words } from '../words.ts'

const failureSeconds = 3

/** Email and password. `filled`: what to start with, for trying the test account. `using`: the login of another site. */
export function LoginForm({
  filled,
  using = login,
  onSignedIn,
}: {
  filled?: { email: string; password: string }
  using?: typeof login | typeof artLogin
  onSignedIn: (user: SignedInUser) => void
}) {
  const [email, setEmail] = useState(filled?.email ?? '')
  const [password, setPassword] = useState(filled?.password ?? '')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()
  const write = useWrite(using, {
    onSuccess: async (user) => {
      await forgetAnswers()
      listenAnew()
      onSignedIn(user)
    },
    onError: (error) => {
      setErrors(error.errors)
      setFailure(error.status === 429 ? error.message : words.failed(error.code))
    },
  })

  useEffect(() => {
    if (failure === undefined) return
    const timer = setTimeout(() => setFailure(undefined), failureSeconds * 1000)
    return () => clearTimeout(timer)
  }, [failure])

  const submit = () => {
    const input = { email: email.trim(), password }
    const found = errorsOf(credentials, input)
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
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={20}
        value={password}
        onChange={setPassword}
      />
      <FormError message={failure} />
      <Button type="submit" size="large" wide busy={write.isPending}>
        {words.login}
      </Button>
    </Form>
  )
}
