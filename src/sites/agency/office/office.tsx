import type { ComponentProps } from 'react'
import { MainMenuAddress } from '#features/sign-in/screens/office-page.tsx'
import { type ShownTo, SignedIn } from '#features/sign-in/screens/signed-in.tsx'

/** Around every page of the agency's back office: who may see it, and where its main menu is. */
export function Office(props: ComponentProps<typeof SignedIn>) {
  return (
    <MainMenuAddress value="/internal">
      <SignedIn {...props} />
    </MainMenuAddress>
  )
}

/** A page of the agency's back office: for whom it is, and what it shows them. */
export const officePage = (access: ComponentProps<typeof SignedIn>['access'], show: ShownTo) => () => (
  <Office access={access}>{show}</Office>
)

/** What a page of the office is called, and what it is for: nothing for search engines. */
export const officeMeta = (page: string, description: string) => ({
  title: `${page} – Sternsinger`,
  description,
  noindex: true,
})
