import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with links or the like in it, as the words of a language put them in order. */
export const said = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
