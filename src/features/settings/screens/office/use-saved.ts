import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { mainMenuOf } from '#features/sign-in/screens/signed-in.tsx'
import { loginAddress } from '#features/sign-in/screens/way-back.ts'
import { forgetAnswers } from '#kit/ui/forget-answers.ts'

const messageSeconds = 3
const leaveSeconds = 3.3

export type Saved = { signedOut: boolean; showsMessage: boolean }

/**
 * After saving: the success is shown for three seconds, then the page is left, for the main menu, or for the login where
 * the change ended the session.
 */
export function useSaved(user: SignedInUser): readonly [saved: Saved | undefined, save: (signedOut: boolean) => void] {
  const [saved, setSaved] = useState<Saved>()
  const [, navigate] = useLocation()
  const isSaved = saved !== undefined
  const signedOut = saved?.signedOut ?? false
  const menu = mainMenuOf(user)

  useEffect(() => {
    if (!isSaved) return
    const message = setTimeout(() => setSaved({ signedOut, showsMessage: false }), messageSeconds * 1000)
    const leave = setTimeout(() => {
      if (!signedOut) return navigate(menu)
      // In this order: who is already at the login is not sent there for another reason.
      navigate(loginAddress(menu, 'changed'), { replace: true })
      void forgetAnswers()
    }, leaveSeconds * 1000)
    return () => {
      clearTimeout(message)
      clearTimeout(leave)
    }
  }, [isSaved, signedOut, menu, navigate])

  return [saved, useCallback((signedOut: boolean) => setSaved({ signedOut, showsMessage: true }), [])]
}
