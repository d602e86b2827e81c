import { useRef, useState } from 'react'
import type { PictureRefusal } from '#kit/shared/picture.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { addOrChangeVehicle, getVehicleLog, type VehicleForm } from '../../contract/staff.ts'
import { getAllVehicles, getOperatingVehicles } from '../../contract.ts'
import { words } from '../../words.ts'

/** Seconds that six large pictures may take on a slow line. */
const patience = 600

export type Saving =
  | { step: 'editing'; message?: string }
  /** How much is sent, from 0 to 1. */
  | { step: 'sending'; sent: number }
  | { step: 'saved'; name: string }

/** Sends the form and says how far it is. */
export function useSave(onRefused: (images: readonly { image: number; reason: PictureRefusal }[]) => void) {
  const [saving, setSaving] = useState<Saving>({ step: 'editing' })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const sending = useRef(new AbortController())

  const refuse = (found: readonly FieldError[], message: string) => {
    setErrors(found)
    setSaving({ step: 'editing', message })
  }
  const save = async (form: VehicleForm) => {
    setErrors([])
    setSaving({ step: 'sending', sent: 0 })
    sending.current = new AbortController()
    const { signal } = sending.current
    try {
      const onProgress = (sent: number) => setSaving({ step: 'sending', sent })
      const { name } = await call(addOrChangeVehicle, { body: form }, { signal, onProgress, seconds: patience })
      await refresh(getAllVehicles, getOperatingVehicles, getVehicleLog)
      setSaving({ step: 'saved', name })
    } catch (error) {
      if (signal.aborted) return setSaving({ step: 'editing' })
      if (!(error instanceof ApiError) || error.errors.length === 0) return refuse([], messageOf(error))
      onRefused((error.extra.images as []) ?? [])
      refuse(error.errors, error.extra.images ? error.message : words.checkDetails)
    }
  }
  return { saving, errors, save, refuse, cancel: () => sending.current.abort() }
}

/** What the server says of itself is shown where somebody can do something about it. */
const messageOf = (error: unknown) =>
  error instanceof ApiError && [401, 403, 404, 413].includes(error.status) ? error.message : words.wentWrongLater
