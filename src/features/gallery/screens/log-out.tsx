import { useState } from 'react'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { words } from '../words.ts'
import { signOut } from './use-artist.ts'

export function LogOut({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await signOut()
      toast(words.loggedOut)
    } catch (error) {
      setBusy(false)
      toast(error instanceof ApiError ? error.message : words.stillLoggedIn, { tone: 'danger' })
    }
  }
  return (
    <Button variant="secondary" size={size} busy={isBusy} onClick={() => void leave()}>
      {words.logOut}
    </Button>
  )
}
