import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { getInstallation } from '#features/settings/contract.ts'
import { checkUser, logout, type SignedInUser } from '#features/sign-in/contract.ts'
import { LoginForm } from '#features/sign-in/screens/login-form.tsx'
import { mainMenuOf } from '#features/sign-in/screens/signed-in.tsx'
import { TestAccount } from '#features/sign-in/screens/test-account.tsx'
import { forgetAnswers, useEndpoint, useWrite } from '#kit/ui/server-state.tsx'
import styles from './login.module.css'

export const meta = {
  title: 'Login – RentalRevolution',
  description: 'Sign in to the boat rental as an employee',
  noindex: true,
}

export default function Login() {
  const [, navigate] = useLocation()
  const { data: installation } = useEndpoint(getInstallation)
  const [filled, setFilled] = useState<{ email: string; password: string }>()
  const enter = (user: SignedInUser) => navigate(mainMenuOf(user), { replace: true })
  useArrivalOfSignedIn(enter)

  const account = installation?.test_account
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <section className={styles.entry}>
          <h1 className={styles.title}>Login</h1>
          <p className={styles.lead}>For the people who run the boats.</p>
          <LoginForm key={filled?.email} {...(filled && { filled })} onSignedIn={enter} />
        </section>
        {account && <TestAccount account={account} onFill={() => setFilled(account)} />}
      </div>
    </div>
  )
}

/** Who comes here signed in: an admin is treated as already in, anybody else is signed out. */
function useArrivalOfSignedIn(enter: (user: SignedInUser) => void) {
  const { data: user } = useEndpoint(checkUser)
  const { mutate: signOut, isIdle } = useWrite(logout, { onSuccess: () => void forgetAnswers() })
  const [arrived, setArrived] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only who was signed in on arrival counts
  useEffect(() => {
    if (!user || arrived) return
    setArrived(true)
    if (user.email === null) return
    if (user.admin) enter(user)
    else if (isIdle) signOut({})
  }, [user, arrived])
}
