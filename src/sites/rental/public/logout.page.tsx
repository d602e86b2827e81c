import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { words as outboxWords } from '#features/outbox/words.ts'
import { checkUser, logout } from '#features/sign-in/contract.ts'
import { employeeDraftKey } from '#features/sign-in/screens/employee-draft.ts'
import { loginPath } from '#features/sign-in/screens/way-back.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { forgetAnswers } from '#kit/ui/forget-answers.ts'
import { forgetKept } from '#kit/ui/kept-state.ts'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { words } from '../words.ts'
import styles from './login.module.css'

export const meta = {
  title: words.logoutTitle,
  description: words.logoutDescription,
  noindex: true,
}

const loadOutbox = () => import('#features/outbox/screens/outbox.ts')

/** Where nobody can tell, nothing holds them back. */
const countWaiting = (account: number) =>
  loadOutbox()
    .then(({ countOf }) => countOf(account))
    .catch(() => 0)

export default function Logout() {
  const [, navigate] = useLocation()
  const { data: user, isError } = useEndpoint(checkUser)
  const [begun, setBegun] = useState(false)
  /** What of theirs was not sent yet, and would be lost. */
  const [unsent, setUnsent] = useState<{ count: number; of: number }>()
  const { mutate, isSuccess, error } = useWrite(logout, {
    onSuccess: () => {
      forgetKept(employeeDraftKey)
      if (unsent) void loadOutbox().then(({ discardAll }) => discardAll(unsent.of))
      void forgetAnswers()
    },
  })

  // Where nobody knows whether there is a session, it is ended all the same.
  useEffect(() => {
    if (begun || !(user || isError)) return
    setBegun(true)
    if (user?.email === null) navigate(loginPath, { replace: true })
    else if (user)
      void countWaiting(user.id).then((count) => (count > 0 ? setUnsent({ count, of: user.id }) : mutate({})))
    else mutate({})
  }, [begun, user, isError, mutate, navigate])

  return (
    <div className={styles.page}>
      <div className={styles.farewell}>
        <h1>{isSuccess ? words.youAreSignedOut : unsent ? outboxWords.notSentYet : words.signingOut}</h1>
        {unsent && !isSuccess && (
          <>
            <p role="alert">{outboxWords.unsent(unsent.count)}</p>
            <ButtonLink to="/RentalRevolution/today">{outboxWords.stayAndSend}</ButtonLink>
            <Button variant="danger" onClick={() => mutate({})}>
              {outboxWords.discardAndLeave}
            </Button>
          </>
        )}
        {error && <ErrorState title={words.stillIn} text={error.message} retry={() => mutate({})} />}
        {isSuccess && <RedirectTimer to="/RentalRevolution" seconds={3} text={words.toStartPage} />}
      </div>
    </div>
  )
}
