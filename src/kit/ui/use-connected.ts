import { useSyncExternalStore } from 'react'
import { isLost, onConnectionChange } from './connection.ts'

/** Whether what is pressed can reach anybody: the device is online, and the server answers as far as is known. */
export const useConnected = (): boolean => useSyncExternalStore(follow, isConnected, () => true)

const isConnected = () => navigator.onLine && !isLost()

function follow(listener: () => void): () => void {
  const leave = onConnectionChange(listener)
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    leave()
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}
