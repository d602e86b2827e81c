import { useEffect, useState } from 'react'
import { forgetAnswers } from '#kit/ui/forget-answers.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { checkUser, logout, type SignedInUser } from '../contract.ts'

/**
 * Who comes to a page signed in: `onArrival` is told once and says whether they stay signed in; the others are signed out.
 * Gives whether somebody was.
 */
export function useArrival(onArrival: (user: SignedInUser) => 'stays' | 'leaves', onLeft = () => {}): boolean {
  const { data: user } = useEndpoint(checkUser)
  const [arrived, setArrived] = useState(false)
  const { mutate: signOut, isSuccess } = useWrite(logout, {
    onSuccess: () => {
      void forgetAnswers()
      onLeft()
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only who was signed in on arrival counts
  useEffect(() => {
    if (!user || arrived) return
    setArrived(true)
    if (user.email !== null && onArrival(user) === 'leaves') signOut({})
  }, [user, arrived])
  return isSuccess
}
