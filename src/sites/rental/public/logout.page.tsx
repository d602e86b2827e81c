import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { checkUser, logout } from '#features/sign-in/contract.ts'
import { employeeDraftKey } from '#features/sign-in/screens/employee-draft.ts'
import { loginPath } from '#features/sign-in/screens/way-back.ts'
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

export default function Logout() {
  const [, navigate] = useLocation()
  const { data: user, isError } = useEndpoint(checkUser)
  const [begun, setBegun] = useState(false)
  const { mutate, isSuccess, error } = useWrite(logout, {
    onSuccess: () => {
      forgetKept(employeeDraftKey)
      void forgetAnswers()
    },
  })

  // Where nobody knows whether there is a session, it is ended all the same.
  useEffect(() => {
    if (begun || !(user || isError)) return
    setBegun(true)
    if (user?.email === null) navigate(loginPath, { replace: true })
    else mutate({})
  }, [begun, user, isError, mutate, navigate])

  return (
    <div className={styles.page}>
      <div className={styles.farewell}>
        <h1>{isSuccess ? words.youAreSignedOut : words.signingOut}</h1>
        {error && <ErrorState title={words.stillIn} text={error.message} retry={() => mutate({})} />}
        {isSuccess && <RedirectTimer to="/RentalRevolution" seconds={3} text={words.toStartPage} />}
      </div>
    </div>
  )
}
