import { useEffect } from 'react'
import { logout } from '#features/sign-in/contract.ts'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { forgetAnswers, useWrite } from '#kit/ui/server-state.tsx'
import styles from './login.module.css'

export const meta = {
  title: 'Logout – RentalRevolution',
  description: 'Sign out of the boat rental',
  noindex: true,
}

export default function Logout() {
  const { mutate, isSuccess, error } = useWrite(logout, { onSuccess: () => void forgetAnswers() })
  useEffect(() => mutate({}), [mutate])

  return (
    <div className={styles.page}>
      <div className={styles.farewell}>
        <h1 className={styles.title}>{isSuccess ? 'You are signed out' : 'Signing out'}</h1>
        {error && <ErrorState title="You are still signed in" text={error.message} retry={() => mutate({})} />}
        {isSuccess && <RedirectTimer to="/RentalRevolution" seconds={3} text="You will be taken to the start page." />}
      </div>
    </div>
  )
}
