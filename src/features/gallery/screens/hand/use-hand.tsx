import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLater } from '#kit/ui/use-later.ts'
import { useArtist } from '../use-artist.ts'
import type { Hand } from './hand.ts'
import { useVisitorHand } from './use-visitor-hand.ts'

const HandContext = createContext<Hand | undefined>(undefined)

/** What the person before the gallery does with it. */
export function useHand(): Hand {
  const hand = useContext(HandContext)
  if (!hand) throw new Error('useHand belongs into a HandOfSomebody')
  return hand
}

const loadArtistHand = () => import('./artist-hand.tsx')

/** Gives everything below a hand: the visitor's, or the artist's once it is known that the artist is signed in. */
export function HandOfSomebody({ children }: { children: ReactNode }) {
  const visitor = useVisitorHand()
  const isArtist = Boolean(useArtist())
  const [artist, setArtist] = useState<Hand>()
  const ArtistHand = useLater(loadArtistHand, isArtist)
  return (
    <HandContext value={artist ?? visitor}>
      {isArtist && ArtistHand && <ArtistHand onChange={setArtist} />}
      {children}
    </HandContext>
  )
}
